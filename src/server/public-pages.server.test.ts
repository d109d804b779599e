import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { keepPublicPages, asDocument } from "./public-pages.server.ts";

const origin = "http://attest.test";

/** An app that counts what it renders. */
function app(page: (url: URL) => Response = (url) => htmlPage(`<p>${url.pathname}${url.search}</p>`)) {
  const asked: string[] = [];
  let at = 0;
  const pages = keepPublicPages(
    async (request) => {
      const url = new URL(request.url);
      asked.push(url.pathname + url.search);
      return page(url);
    },
    "p { color: red }",
    () => at,
  );
  const get = (address: string, headers: Record<string, string> = {}, method = "GET") =>
    pages.answer(new Request(origin + address, { method, headers }));
  return { asked, get, later: (milliseconds: number) => (at += milliseconds) };
}

function htmlPage(body: string): Response {
  return new Response(`<html><head><meta property="csp-nonce" content="x"/></head><body>${body}</body></html>`, {
    headers: { "content-type": "text/html; charset=utf-8" },
  });
}

describe("public pages", () => {
  test("are rendered once, however many ask at once, and in the encoding that is taken", async () => {
    const { asked, get } = app();
    const [plain, br] = await Promise.all([get("/"), get("/", { "accept-encoding": "gzip, br" })]);
    expect(await plain?.text()).toContain("<p>/</p>");
    expect(br?.headers.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(Buffer.from((await br?.arrayBuffer()) ?? new ArrayBuffer(0))).toString()).toContain("<p>/</p>");
    expect(asked).toEqual(["/"]);
    const refused = await get("/", { "accept-encoding": "br;q=0, gzip;q=0" });
    expect(refused?.headers.get("content-encoding")).toBeNull();
  });

  test("run no script and wait for no style sheet", async () => {
    const { get } = app(() =>
      htmlPage(
        `<link rel="modulepreload" nonce="n" href="/a.js"/><link rel="stylesheet" href="/a.css"/><script nonce="n" src="/a.js"></script><p>Words</p>`,
      ),
    );
    const answer = await get("/legal");
    const html = (await answer?.text()) ?? "";
    expect(html).toContain("<p>Words</p>");
    expect(html).toContain("<style>p { color: red }</style>");
    expect(html).not.toMatch(/a\.js|a\.css|nonce|<script/);
    expect(answer?.headers.get("content-security-policy")).toContain("script-src 'none'");
  });

  test("name the rules by which a browser fetches the next page ahead", async () => {
    const { asked, get } = app();
    const named = (await get("/"))?.headers.get("speculation-rules");
    const rules = await get(JSON.parse(named ?? "") as string);
    expect(rules?.headers.get("content-type")).toBe("application/speculationrules+json");
    expect(JSON.parse((await rules?.text()) ?? "")).toMatchObject({ prefetch: [{ eagerness: "moderate" }] });
    expect(asked).toEqual(["/"]);
  });

  test("are not for somebody who is signed in, for another address or for another method", async () => {
    const { asked, get } = app();
    expect(await get("/", { cookie: "better-auth.session_token=abc" })).toBeNull();
    expect(await get("/", { cookie: "__Secure-better-auth.session_token=abc" })).toBeNull();
    expect(await get("/sign-in")).toBeNull();
    expect(await get("/", {}, "POST")).toBeNull();
    expect(asked).toEqual([]);
  });

  test("a search that means nothing to the page makes no copy", async () => {
    const { asked, get } = app();
    for (const search of ["", "?utm=1", "?period=weekly", "?period=yearly"]) await get(`/pricing${search}`);
    expect(asked).toEqual(["/pricing", "/pricing?period=yearly"]);
  });

  test("what the browser has already is not sent again", async () => {
    const { get } = app();
    const first = await get("/");
    const again = await get("/", { "if-none-match": first?.headers.get("etag") ?? "" });
    expect(again?.status).toBe(304);
    expect((await get("/", { "if-none-match": '"other"' }))?.status).toBe(200);
  });

  test("are rendered again behind the first visitor who comes later", async () => {
    let version = 1;
    const { asked, get, later } = app(() => htmlPage(`<p>version ${version}</p>`));
    await get("/pricing");
    version = 2;
    later(5 * 60_000 + 1);
    expect(await (await get("/pricing"))?.text()).toContain("version 1");
    await expect.poll(async () => (await get("/pricing"))?.text()).toContain("version 2");
    expect(asked).toHaveLength(2);
  });

  test("what cannot be rendered is left to the app and tried again", async () => {
    let fails = true;
    const { asked, get } = app(() => (fails ? new Response("down", { status: 503 }) : htmlPage("<p>up</p>")));
    expect(await get("/pricing")).toBeNull();
    fails = false;
    expect(await (await get("/pricing"))?.text()).toContain("up");
    expect(asked).toHaveLength(2);
  });

  test("a page whose parts a script would put together is left to the app", () => {
    expect(asDocument(`<body><template id="B:0"></template></body>`, "")).toBeNull();
  });
});
