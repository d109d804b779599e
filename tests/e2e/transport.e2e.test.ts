import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { demoWorkspace } from "#app/db/demo/manifest.ts";
import { newId } from "#app/lib/ids.ts";
import { sessionOf } from "#tests/support/running-product.ts";
import { callServer, encodePayload, ownPageHeaders } from "#tests/support/server-call.ts";
import { listServerFunctions } from "#tests/support/server-functions.ts";
import { arrangeTwoWorkspaces, fingerprint, type TwoWorkspaces } from "#tests/support/two-workspaces.ts";
import { runningProduct } from "#tests/support/product.ts";

const { address } = runningProduct();
const functions = listServerFunctions();
let world: TwoWorkspaces;
beforeAll(async () => {
  world = await arrangeTwoWorkspaces();
});
afterAll(async () => {
  if (!world) return;
  for (const { ids, member } of [world.ours, world.theirs]) {
    await callServer("cancelSearch", {
      method: "POST",
      cookie: member,
      data: { workspaceId: ids.workspaceId, runId: ids.runId },
    });
  }
  await world.close();
});

async function answerOf(path: string, init: RequestInit = {}): Promise<{ status: number; text: string; headers: Headers }> {
  const response = await fetch(new URL(path, address), { redirect: "manual", ...init });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

describe("calls that no page of ours makes", () => {
  test("POSTs from another site, and from nowhere, are refused for every function, and do nothing", async () => {
    const before = await fingerprint(world.db);
    const body = await encodePayload({ ...world.ours.ids, reason: "Elsewhere", verdict: "dispute" });
    const origins: Record<string, string>[] = [
      { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" },
      { origin: "http://other.localhost", "sec-fetch-site": "same-site" },
      { origin: "null" },
      { origin: "https://elsewhere.example" },
      {},
    ];
    for (const { name } of functions.filter(({ method }) => method === "POST")) {
      for (const headers of origins) {
        const answer = await answerOf(`/_server/${name}`, {
          method: "POST",
          body,
          headers: { ...headers, cookie: world.ours.member, "content-type": "application/json", "x-tsr-serverFn": "true" },
        });
        expect({ name, headers, status: answer.status }).toEqual({ name, headers, status: 403 });
      }
    }
    expect(await fingerprint(world.db)).toEqual(before);
  });

  test("a form of another site is refused as well", async () => {
    const answer = await answerOf("/_server/signOutUser", {
      method: "POST",
      body: new URLSearchParams({ a: "1" }),
      headers: { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site", cookie: world.ours.member },
    });
    expect(answer.status).toBe(403);
    const still = await callServer("getWorkspaces", { method: "GET", cookie: world.ours.member });
    expect(still.status).toBe(200);
  });

  test("the wrong method is 405 for every function", async () => {
    for (const { name, method } of functions) {
      const other = method === "GET" ? "POST" : "GET";
      const answer = await answerOf(`/_server/${name}`, {
        method: other,
        headers: { ...ownPageHeaders(address), cookie: world.ours.member },
      });
      expect({ name, status: answer.status, allow: answer.headers.get("allow") }).toEqual({ name, status: 405, allow: method });
    }
  });

  test.each(["noSuchCall", "__proto__", "constructor", "..%2f..%2fsecrets", "createDossier%00", ""])(
    "there is no call “%s”",
    async (name) => {
      for (const method of ["GET", "POST"] as const) {
        const answer = await answerOf(`/_server/${name}`, {
          method,
          headers: { ...ownPageHeaders(address), "x-tsr-serverFn": "true" },
        });
        expect(answer.status, answer.text).toBe(404);
        expect(answer.text).not.toMatch(/info not found|\bat \w+ \(/);
      }
    },
  );

  const garbage: [title: string, body: string][] = [
    ["words", "workspaceId=1"],
    ["half of an object", '{"t":10,"i":0,"p":{'],
    ["plain JSON", '{"data":{"workspaceId":"x"}}'],
    ["a list", "[1,2,3]"],
    ["null", "null"],
    ["a tree of an unknown kind", '{"t":{"t":9999,"i":0},"f":127,"m":[]}'],
    ["a tree without a root", '{"t":null,"f":127,"m":[]}'],
    ["a tree that points outside of itself", '{"t":{"t":4,"i":77},"f":127,"m":[]}'],
    ["a deep tree", `${'{"t":'.repeat(2_000)}1${"}".repeat(2_000)}`],
  ];
  test.each(garbage)("a body of %s is 400, in words", async (_title, body) => {
    const post = await answerOf("/_server/createDossier", {
      method: "POST",
      body,
      headers: {
        ...ownPageHeaders(address),
        "x-tsr-serverFn": "true",
        "content-type": "application/json",
        cookie: world.ours.member,
      },
    });
    expect(post.status, post.text).toBe(400);
    const get = await answerOf(`/_server/getDossiers?payload=${encodeURIComponent(body)}`, {
      headers: { ...ownPageHeaders(address), "x-tsr-serverFn": "true", cookie: world.ours.member },
    });
    expect([400, 413, 414, 431], get.text).toContain(get.status);
    for (const { text } of [post, get]) expect(text).not.toMatch(/\bat \w+ \(|node_modules|seroval/i);
  });

  test.each([undefined, null, "words", 7, [], { workspaceId: { toString: "x" } }])(
    "data that is %j is 400, in words",
    async (data) => {
      for (const name of ["createDossier", "getDossiers"]) {
        const method = name === "createDossier" ? "POST" : "GET";
        const answer = await callServer(name, { method, data, cookie: world.ours.member });
        expect(answer.status, answer.text).toBe(400);
        expect(answer.error?.message).toBe("Workspace ID is invalid");
      }
    },
  );

  test("a call of several megabytes is 413", async () => {
    const answer = await answerOf("/_server/addPastedSource", {
      method: "POST",
      body: await encodePayload({ workspaceId: world.ours.ids.workspaceId, text: "x".repeat(5_000_000) }),
      headers: {
        ...ownPageHeaders(address),
        "x-tsr-serverFn": "true",
        "content-type": "application/json",
        cookie: world.ours.member,
      },
    });
    expect(answer.status).toBe(413);
  });
});

describe("raw routes", () => {
  type Asked = { status: number; text: string; headers: Headers };
  const routes: {
    title: string;
    path: (ids: { workspaceId: string; sourceId: string; runId: string }) => string;
    key?: "sourceId" | "runId";
    method: string;
  }[] = [
    { title: "upload", path: (ids) => `/api/workspaces/${ids.workspaceId}/sources`, method: "POST" },
    {
      title: "original",
      path: (ids) => `/api/workspaces/${ids.workspaceId}/sources/${ids.sourceId}/original`,
      key: "sourceId",
      method: "GET",
    },
    {
      title: "archived",
      path: (ids) => `/api/workspaces/${ids.workspaceId}/sources/${ids.sourceId}/archived`,
      key: "sourceId",
      method: "GET",
    },
    {
      title: "events",
      path: (ids) => `/api/workspaces/${ids.workspaceId}/searches/${ids.runId}/events`,
      key: "runId",
      method: "GET",
    },
  ];
  const page =
    "<!doctype html><title>Minutes of the board</title><main><h1>Minutes of the board</h1><p>The harbour board met on Thursday and approved the minutes of the meeting before.</p></main>";

  function ask(
    path: string,
    method: string,
    cookie: string | undefined,
    headers: Record<string, string> = ownPageHeaders(address),
  ): Promise<Asked> {
    return answerOf(path, {
      method,
      headers: { ...headers, "x-file-name": "minutes.html", ...(cookie ? { cookie } : {}) },
      ...(method === "POST" ? { body: page } : {}),
    });
  }

  test.each(routes)("$title: whom it lets in, and which ids it takes", async ({ path, key, method }) => {
    const { ours, theirs, waiting } = world;
    const before = await fingerprint(world.db);
    const right = path(ours.ids);
    expect(await ask(right, method, undefined)).toMatchObject({ status: 401, text: expect.stringContaining("Please sign in") });
    expect(await ask(right, method, theirs.member)).toMatchObject({
      status: 404,
      text: expect.stringContaining("This workspace does not exist"),
    });
    expect(await ask(right, method, waiting)).toMatchObject({ status: 403 });
    for (const workspaceId of [theirs.ids.workspaceId, newId()]) {
      expect(await ask(path({ ...ours.ids, workspaceId }), method, ours.member)).toMatchObject({
        status: 404,
        text: expect.stringContaining("This workspace does not exist"),
      });
    }
    for (const workspaceId of ["not-a-uuid", "7", "%00", "..%2f.."]) {
      const answer = await ask(path({ ...ours.ids, workspaceId }), method, ours.member);
      expect([400, 404], `${workspaceId}: ${answer.text.slice(0, 200)}`).toContain(answer.status);
    }
    if (key) {
      const foreign = await ask(path({ ...ours.ids, [key]: theirs.ids[key] }), method, ours.member);
      const unknown = await ask(path({ ...ours.ids, [key]: newId() }), method, ours.member);
      expect(foreign.status).toBe(404);
      const words = (answer: Asked) => (JSON.parse(answer.text) as { error: { message: string } }).error.message;
      expect(words(foreign)).toBe(words(unknown));
      for (const secret of theirs.secrets) expect(foreign.text).not.toContain(secret);
      const malformed = await ask(path({ ...ours.ids, [key]: "not-a-uuid" }), method, ours.member);
      expect(malformed).toMatchObject({ status: 400, text: expect.stringMatching(/(?:Source|Search) ID is invalid/) });
    }
    expect(await fingerprint(world.db)).toEqual(before);
  });

  test("an upload comes from a page of ours, is archived byte for byte, and is shown without what it could do", async () => {
    const { ours } = world;
    const upload = `/api/workspaces/${ours.ids.workspaceId}/sources`;
    const origins: Record<string, string>[] = [
      { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" },
      { origin: "https://elsewhere.example" },
      {},
    ];
    for (const headers of origins) {
      expect(await ask(upload, "POST", ours.member, headers)).toMatchObject({ status: 403 });
    }
    const hostile = page.replace(
      "<main>",
      `<script>document.title = "ran"</script><base href="https://elsewhere.example/"><main><img src="https://elsewhere.example/pixel.gif" onerror="alert(1)"><a href="javascript:alert(1)">link</a>`,
    );
    const added = await answerOf(upload, {
      method: "POST",
      body: hostile,
      headers: { ...ownPageHeaders(address), cookie: ours.member, "x-file-name": encodeURIComponent('פרוטוקול "1".html') },
    });
    expect(added.status, added.text).toBe(201);
    const { sourceId } = JSON.parse(added.text) as { sourceId: string };
    const again = await answerOf(upload, {
      method: "POST",
      body: hostile,
      headers: { ...ownPageHeaders(address), cookie: ours.member, "x-file-name": "again.html" },
    });
    expect(again.status).toBe(200);
    expect(JSON.parse(again.text)).toMatchObject({ ok: true, sourceId, alreadyThere: true });

    const original = await ask(`${upload}/${sourceId}/original`, "GET", ours.member);
    expect(original.text).toBe(hostile);
    expect(original.headers.get("content-disposition")).toMatch(/^attachment;/);
    expect(original.headers.get("content-type")).toBe("application/octet-stream");
    expect(original.headers.get("x-content-type-options")).toBe("nosniff");

    const archived = await ask(`${upload}/${sourceId}/archived`, "GET", ours.member);
    expect(archived.status).toBe(200);
    expect(archived.text).not.toMatch(/<script|onerror|javascript:|<base|src="https?:/i);
    const policy = archived.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("sandbox");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script-src (?!'none')/);
    expect(archived.headers.get("referrer-policy")).toBe("no-referrer");
    expect(archived.headers.get("cache-control")).toContain("no-store");
  });

  test("what cannot be read is answered with the reason; a file that is too large is 413", async () => {
    const { ours } = world;
    const upload = `/api/workspaces/${ours.ids.workspaceId}/sources`;
    const before = await fingerprint(world.db);
    const send = (body: BodyInit, name: string) =>
      answerOf(upload, {
        method: "POST",
        body,
        headers: { ...ownPageHeaders(address), cookie: ours.member, "x-file-name": name },
      });
    const program = new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0]);
    const refused: [body: BodyInit, name: string, words: RegExp][] = [
      ["", "empty.txt", /^This file is empty$/],
      [program, "tool.pdf", /^This file is .*: only web pages/],
      ["%PDF-1.7\nbroken", "broken.pdf", /cannot be read/],
    ];
    for (const [body, name, words] of refused) {
      const answer = await send(body, name);
      expect(answer.status).toBe(200);
      expect(JSON.parse(answer.text)).toEqual({ ok: false, code: expect.any(String), message: expect.stringMatching(words) });
    }
    const large = await send(new Uint8Array(51 * 1024 * 1024), "large.pdf");
    expect(large).toMatchObject({ status: 413, text: expect.stringContaining("larger than 50 MB") });
    expect(await fingerprint(world.db)).toEqual(before);
  });

  test("the events of a search are its own people's, as a stream", async () => {
    const { ours } = world;
    const stopped = new AbortController();
    const response = await fetch(new URL(`/api/workspaces/${ours.ids.workspaceId}/searches/${ours.ids.runId}/events`, address), {
      headers: { cookie: ours.member },
      signal: stopped.signal,
    });
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    expect(response.headers.get("cache-control")).toContain("no-store");
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = "";
    while (!heard.includes("data: ")) heard += (await reader?.read())?.value ?? "";
    stopped.abort();
    expect(heard).toContain(ours.ids.runId);
  });

  test("live and ready answer everybody, and tell nothing more", async () => {
    expect(await answerOf("/api/health")).toMatchObject({ status: 200 });
    const ready = await answerOf("/api/ready");
    expect(ready.status).toBe(200);
    expect(JSON.parse(ready.text)).toEqual({ status: "ready", database: true, queue: true });
    expect((await answerOf("/api/nothing")).status).toBe(404);
  });
});

describe("what every page sends along", () => {
  test.each(["/", "/sign-in", `/${demoWorkspace.slug}/dossiers/new`, `/${demoWorkspace.slug}/library`])("%s", async (path) => {
    const cookie = sessionOf("owner");
    const ask = () => answerOf(path, { headers: path === "/sign-in" ? {} : { cookie } });
    const answer = await ask();
    expect(answer.status).toBe(200);
    const policy = answer.headers.get("content-security-policy") ?? "";
    const nonce = /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(policy)?.[1];
    expect(nonce?.length).toBeGreaterThan(20);
    for (const rule of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy).toContain(rule);
    }
    expect(policy).not.toContain("unsafe-eval");
    expect(/script-src[^;]*/.exec(policy)?.[0]).not.toContain("unsafe-inline");
    const scripts = [...answer.text.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
    expect(scripts.length).toBeGreaterThan(0);
    for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`);
    expect((await ask()).headers.get("content-security-policy")).not.toBe(policy);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("referrer-policy")).toMatch(/^(?:strict-origin-when-cross-origin|no-referrer|same-origin)$/);
    expect(answer.headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-powered-by")).toBeNull();
  });

  test("what a person types into an address stays text", async () => {
    const answer = await answerOf(
      `/${demoWorkspace.slug}/library?q=${encodeURIComponent("</script><script>alert(1)</script>")}`,
      {
        headers: { cookie: sessionOf("owner") },
      },
    );
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain("<script>alert(1)");
  });

  test("another host's name is not answered", async () => {
    // fetch sets Host itself, so this one is written by hand.
    const { request } = await import("node:http");
    const status = await new Promise<number | undefined>((resolve, reject) => {
      request(new URL("/sign-in", address), { headers: { host: "elsewhere.example" } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on("error", reject)
        .end();
    });
    expect(status).toBe(421);
  });
});
