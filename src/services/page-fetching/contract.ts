import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PageFetchFailure, type PageFetching } from "./page-fetching.ts";

export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** A site on loopback; `requests` are the paths it was asked for. */
export type TestSite = { origin: string; requests: { path: string; userAgent: string }[]; close: () => Promise<void> };

export async function openSite(pages: Record<string, SiteHandler>): Promise<TestSite> {
  const requests: TestSite["requests"] = [];
  const server: Server = createServer((request, response) => {
    const path = request.url ?? "";
    requests.push({ path, userAgent: request.headers["user-agent"] ?? "" });
    const handler = pages[path];
    if (handler) handler(request, response);
    else response.writeHead(404).end("nothing here");
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

export const page =
  (body: string | Buffer, headers: Record<string, string> = {}, status = 200): SiteHandler =>
  (_, response) => {
    response.writeHead(status, { "content-type": "text/html; charset=utf-8", ...headers }).end(body);
  };

export const redirect =
  (to: string, status = 302): SiteHandler =>
  (_, response) => {
    response.writeHead(status, { location: to }).end();
  };

/** How a fetch failed, in its code and its words. */
export async function failureOf(promise: Promise<unknown>): Promise<{ code: string; message: string }> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof PageFetchFailure)) throw new Error("No failure of ours", { cause: error });
  return { code: error.code, message: error.message };
}

const text = "<p>The council met on Monday.</p>";

/**
 * What every adapter of the port must do.
 *
 * @param make an adapter with short limits (64 kB, 1.5 s, 10 redirects) that may speak to 127.0.0.1 alone
 */
export function describePageFetching(make: () => PageFetching): void {
  describe("page fetching", () => {
    let site: TestSite;
    let fetching: PageFetching;
    beforeAll(async () => {
      fetching = make();
      const hops = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`/hop/${index}`, redirect(`/hop/${index + 1}`)]));
      site = await openSite({
        ...hops,
        "/": page(text),
        "/gzip": page(gzipSync(text), { "content-encoding": "gzip" }),
        "/br": page(brotliCompressSync(text), { "content-encoding": "br" }),
        "/deflate": page(deflateSync(text), { "content-encoding": "deflate" }),
        "/raw-deflate": page(deflateRawSync(text), { "content-encoding": "deflate" }),
        "/twice": page(brotliCompressSync(gzipSync(text)), { "content-encoding": "gzip, br" }),
        "/not-gzip": page(text, { "content-encoding": "gzip" }),
        "/odd-encoding": page(text, { "content-encoding": "snappy" }),
        "/bomb": page(gzipSync(Buffer.alloc(64 * 1024 * 1024)), { "content-encoding": "gzip" }),
        "/hebrew": page(Buffer.from([0xf9, 0xec, 0xe5, 0xed]), { "content-type": "text/html; charset=windows-1255" }),
        "/moved": redirect("/"),
        "/moved-relative": redirect("moved#part", 301),
        "/loop": redirect("/loop-back"),
        "/loop-back": redirect("/loop"),
        "/few-hops": redirect("/hop/10"),
        "/hop/12": page(text),
        "/to-private": redirect("http://10.0.0.7/"),
        "/to-metadata": redirect("http://169.254.169.254/latest/meta-data/"),
        "/to-decimal": redirect("http://2886729729/"),
        "/to-file": redirect("file:///etc/passwd"),
        "/410": page("gone", {}, 410),
        "/500": page("broken", {}, 500),
        "/503": page("later", { "retry-after": "30" }, 503),
        "/image": page(Buffer.from([0x89, 0x50]), { "content-type": "image/png" }),
        "/empty": page(""),
        "/blank": page(" \n\t \n"),
        "/untyped": (_, response) => response.writeHead(200).end(text),
        "/endless": (_, response) => {
          response.writeHead(200, { "content-type": "text/html" });
          const timer = setInterval(() => response.write("x".repeat(8_192)), 5);
          response.on("close", () => clearInterval(timer));
        },
        "/slow": (_, response) => {
          response.writeHead(200, { "content-type": "text/html" });
          const timer = setInterval(() => response.write("x"), 50);
          response.on("close", () => clearInterval(timer));
        },
        "/silent": () => undefined,
        "/cut": (_, response) => {
          response.writeHead(200, { "content-type": "text/html", "content-length": "1000" });
          response.write("half");
          setTimeout(() => response.destroy(), 20);
        },
      });
    });
    afterAll(async () => {
      await fetching.close();
      await site.close();
    });

    const fetchPath = (path: string, signal?: AbortSignal) =>
      fetching.fetch(signal ? { url: site.origin + path, signal } : { url: site.origin + path });

    it("returns the page as it was sent", async () => {
      const fetched = await fetchPath("/");
      expect(Buffer.from(fetched.bytes).toString()).toBe(text);
      expect(fetched).toMatchObject({
        finalUrl: `${site.origin}/`,
        status: 200,
        contentType: "text/html; charset=utf-8",
        redirects: [],
      });
      expect(fetched.fetchedAt).toBeInstanceOf(Date);
    });

    it.each(["/gzip", "/br", "/deflate", "/raw-deflate", "/twice", "/untyped"])("reads %s", async (path) => {
      expect(Buffer.from((await fetchPath(path)).bytes).toString()).toBe(text);
    });

    it("leaves the bytes of another character set alone", async () => {
      const fetched = await fetchPath("/hebrew");
      expect([...fetched.bytes]).toEqual([0xf9, 0xec, 0xe5, 0xed]);
      expect(fetched.contentType).toContain("windows-1255");
    });

    it("follows redirects and says where it has been", async () => {
      const fetched = await fetchPath("/moved-relative");
      expect(fetched.finalUrl).toBe(`${site.origin}/`);
      expect(fetched.redirects).toEqual([`${site.origin}/moved-relative`, `${site.origin}/moved`]);
    });

    it("follows a few redirects", async () => {
      expect((await fetchPath("/few-hops")).redirects).toHaveLength(3);
    });

    it.each([
      ["/loop", "too-many-redirects", "This page redirects too often"],
      ["/hop/0", "too-many-redirects", "This page redirects too often"],
      ["/to-private", "private-address", "This address is on a private network"],
      ["/to-metadata", "private-address", "This address is on a private network"],
      ["/to-decimal", "private-address", "This address is on a private network"],
      ["/to-file", "unsupported-scheme", "Only http and https addresses can be read"],
      ["/404", "not-found", "The page was not found (404)"],
      ["/410", "not-found", "The page was not found (410)"],
      ["/500", "site-error", "The site answered with an error (500)"],
      ["/503", "site-error", "The site answered with an error (503)"],
      ["/image", "not-text", "The page is not text"],
      ["/not-gzip", "not-text", "The page is not text"],
      ["/odd-encoding", "not-text", "The page is not text"],
      ["/bomb", "too-large", "The page is larger than 20 MB"],
      ["/endless", "too-large", "The page is larger than 20 MB"],
      ["/slow", "timed-out", "The page took longer than 20 seconds"],
      ["/silent", "timed-out", "The page took longer than 20 seconds"],
      ["/cut", "unreachable", "The site could not be reached"],
      ["/empty", "empty", "The page is empty"],
      ["/blank", "empty", "The page is empty"],
    ])("refuses %s as %s, in words", async (path, code, message) => {
      expect(await failureOf(fetchPath(path))).toEqual({ code, message });
    });

    it("says how long the site asks to wait", async () => {
      await expect(fetchPath("/503")).rejects.toMatchObject({ status: 503, retryAfter: 30 });
    });

    it.each([
      ["", "not-an-address"],
      ["not an address", "not-an-address"],
      ["example.org/page", "not-an-address"],
      ["http://", "not-an-address"],
      ["ftp://example.org/a", "unsupported-scheme"],
      ["file:///etc/passwd", "unsupported-scheme"],
      ["javascript:alert(1)", "unsupported-scheme"],
      ["data:text/html,hello", "unsupported-scheme"],
    ])("refuses the address %j as %s", async (url, code) => {
      expect((await failureOf(fetching.fetch({ url }))).code).toBe(code);
    });

    it("stops when the caller goes, with the caller's reason", async () => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new Error("cancelled")), 50);
      await expect(fetchPath("/silent", controller.signal)).rejects.toThrow("cancelled");
    });
  });
}
