import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { FastResponse } from "srvx/node";
import { usedStyles } from "./used-styles.ts";

/*
 * The public pages are documents: they say the same to everyone who is not signed in and need no script. Rendered once,
 * without the app's scripts, they are served from memory like files. Who is signed in gets the app's own rendering.
 */

/** Pathname and the searches that make a page of its own. */
const documents: ReadonlyMap<string, readonly string[]> = new Map([
  ["/", [""]],
  ["/pricing", ["", "?period=monthly", "?period=yearly"]],
  ["/legal", [""]],
  ["/legal/method", [""]],
  ["/legal/acceptable-use", [""]],
  ["/legal/terms-of-use", [""]],
  ["/legal/privacy-policy", [""]],
]);

/** Prices may change at the provider; a page older than this is rendered again behind the next visitor. */
const freshFor = 5 * 60_000;

/**
 * The next page is fetched when a link is about to be followed, as the router does inside the app. A header names the rules:
 * a block of them in the page would be worked on before its first paint.
 */
const speculationAddress = "/speculation-rules.json";
const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: ["/", "/pricing*", "/legal*", "/sign-in", "/sign-up/*"] }, eagerness: "moderate" }],
});

const policy = [
  "default-src 'self'",
  "script-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** A body as it is sent, with the headers that go with it. */
type Body = { bytes: Uint8Array<ArrayBuffer>; etag: string; headers: Readonly<Record<string, string>> };
type Document = { plain: Body; br: Body; gzip: Body; renderedAt: number };

export type PublicPages = {
  /** The document that answers a request, or null when the app has to render: another address, or somebody signed in. */
  answer(request: Request): Promise<Response | null>;
};

/**
 * `render` answers a page as the app does for a visitor who is not signed in; `styles` is the app's style sheet. What it does not answer with 200, or sends
 * in pieces that a script would put together, is not kept: `answer` gives null and the app renders.
 */
export function keepPublicPages(
  render: (request: Request) => Promise<Response>,
  styles: string,
  now: () => number = Date.now,
): PublicPages {
  const kept = new Map<string, Document>();
  const under = new Map<string, Promise<Document | null>>();

  function rendered(address: string, origin: string): Promise<Document | null> {
    const already = under.get(address);
    if (already) return already;
    const work = renderDocument(render, new URL(address, origin), styles, now()).then(
      (document) => {
        if (document) kept.set(address, document);
        return document;
      },
      () => null,
    );
    under.set(address, work);
    void work.finally(() => under.delete(address));
    return work;
  }

  return {
    async answer(request) {
      if (request.method !== "GET" && request.method !== "HEAD") return null;
      const url = new URL(request.url);
      if (url.pathname === speculationAddress) return speculation(request);
      const searches = documents.get(url.pathname);
      if (!searches || isPersonal(request.headers)) return null;
      // Any other search means nothing to these pages, and must not make a copy of its own.
      const address = url.pathname + (searches.includes(url.search) ? url.search : "");
      const known = kept.get(address);
      if (known && now() - known.renderedAt > freshFor) void rendered(address, url.origin);
      const document = known ?? (await rendered(address, url.origin));
      return document && respond(request, document);
    },
  };
}

function speculation(request: Request): Response {
  const headers = { "content-type": "application/speculationrules+json", "cache-control": "public, max-age=3600" };
  return new FastResponse(request.method === "HEAD" ? null : speculationRules, { headers });
}

/** Whether a session may come with the request; the app decides what it is worth. */
function isPersonal(headers: Headers): boolean {
  return headers.has("authorization") || (headers.get("cookie") ?? "").includes("session_token");
}

async function renderDocument(
  render: (request: Request) => Promise<Response>,
  url: URL,
  styles: string,
  renderedAt: number,
): Promise<Document | null> {
  const response = await render(new Request(url, { headers: { accept: "text/html" } }));
  if (response.status !== 200 || !response.headers.get("content-type")?.startsWith("text/html")) return null;
  const html = asDocument(await response.text(), styles);
  if (html === null) return null;
  const bytes = new Uint8Array(Buffer.from(html));
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 27);
  return {
    plain: body(bytes, hash),
    br: body(new Uint8Array(br), hash, "br"),
    gzip: body(new Uint8Array(zipped), hash, "gzip"),
    renderedAt,
  };
}

function body(bytes: Uint8Array<ArrayBuffer>, hash: string, encoding?: "br" | "gzip"): Body {
  const etag = `"${hash}${encoding ? `-${encoding}` : ""}"`;
  const headers = {
    "cache-control": "private, no-cache, no-transform",
    vary: "cookie, accept-encoding",
    etag,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
    "speculation-rules": `"${speculationAddress}"`,
    ...(encoding && { "content-encoding": encoding }),
    "content-length": String(bytes.byteLength),
  };
  return { bytes, etag, headers };
}

/**
 * The rendered page in one piece: without scripts and what loads them, with its styles inside, so that nothing is waited
 * for. The renderer escapes every `<` of a text, so that the tags are where they seem to be. Null when a part was sent
 * later, to be put into its place by a script.
 */
export function asDocument(html: string, styles: string): string | null {
  if (/<template id="B:/.test(html)) return null;
  const used = usedStyles(styles, html);
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "")
    .replaceAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g, () => `<style>${used}</style>`)
    .replaceAll(/<meta\b[^>]*\bproperty="csp-nonce"[^>]*>/g, "")
    .replaceAll(/(<[a-z]+\b[^>]*?) nonce="[^"]*"/g, "$1");
}

const takesBrotli = takes("br");
const takesGzip = takes("gzip");

function takes(name: string): RegExp {
  return new RegExp(`(?:^|[\\s,])${name}(?!\\s*;\\s*q=0(?:\\.0*)?(?:$|[\\s,]))`);
}

// The server's own kind of response: it goes to the socket as it is, without the streams of the standard one.
function respond(request: Request, document: Document): Response {
  const accepted = request.headers.get("accept-encoding") ?? "";
  const { bytes, etag, headers } = takesBrotli.test(accepted)
    ? document.br
    : takesGzip.test(accepted)
      ? document.gzip
      : document.plain;
  if (request.headers.get("if-none-match") === etag) {
    const { "content-length": _, "content-encoding": __, ...rest } = headers;
    return new FastResponse(null, { status: 304, headers: rest });
  }
  return new FastResponse(request.method === "HEAD" ? null : bytes, { headers: { ...headers } });
}
