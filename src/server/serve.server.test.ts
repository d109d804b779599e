import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import http from "node:http";
import net, { type AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import { isAppError } from "#app/lib/errors.ts";
import { megabytes } from "#app/lib/megabytes.ts";
import { readBody } from "./request-body.server.ts";
import { ensureFreeAddress, serveProduct, type RunningServer, type ServeOptions } from "./serve.server.ts";

let folder: string;
let running: RunningServer | undefined;
const script = `console.log(${JSON.stringify("x".repeat(3_000))});`;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "attest-serve-"));
  await mkdir(path.join(folder, "_build"));
  await writeFile(path.join(folder, "_build", "main-1a2b.js"), script);
  await writeFile(path.join(folder, "favicon.svg"), "<svg/>");
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(async () => {
  await running?.close(0);
  running = undefined;
});

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function start(
  fetch: ServeOptions["fetch"],
  more: Partial<ServeOptions["env"]> = {},
  onError: ServeOptions["onError"] = () => undefined,
): Promise<number> {
  const PORT = await freePort();
  const env = {
    APP_MODE: "embedded",
    HOST: "127.0.0.1",
    PORT,
    TRUST_PROXY: false,
    WEBSITE_URL: `http://127.0.0.1:${PORT}`,
    ...more,
  } as const;
  running = await serveProduct({ env, clientFolder: folder, fetch, onError });
  return PORT;
}

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

/** node:http instead of fetch(), which neither sets Host nor shows compressed bytes. */
function ask(port: number, url: string, options: http.RequestOptions & { body?: string | Buffer } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: "127.0.0.1", port, path: url, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on("error", reject);
    request.end(options.body);
  });
}

describe("what a handler is told", () => {
  const echo = (request: Request) =>
    Response.json({
      ip: request.headers.get("x-forwarded-for"),
      host: request.headers.get("x-forwarded-host"),
      id: request.headers.get("x-request-id"),
    });

  it("replaces forged forwarding headers by the socket's address", async () => {
    const port = await start(echo);
    const headers = { "x-forwarded-for": "203.0.113.9", "x-forwarded-host": "evil.example", "x-request-id": "forged-id-0001" };
    const answer = await ask(port, "/", { headers });
    const told = JSON.parse(answer.body.toString()) as { ip: string; host: null; id: string };
    expect(told.ip).toBe("127.0.0.1");
    expect(told.host).toBeNull();
    expect(told.id).toBe(answer.headers["x-request-id"]);
    expect(told.id).not.toBe("forged-id-0001");
  });

  it("believes a proxy that it is told to trust", async () => {
    const port = await start(echo, { TRUST_PROXY: "loopback" });
    const answer = await ask(port, "/", {
      headers: { "x-forwarded-for": "198.51.100.1, 203.0.113.9", "x-request-id": "from-the-proxy" },
    });
    // The nearest address that is not the proxy's own; what stands before it, the client may have written.
    expect(JSON.parse(answer.body.toString())).toMatchObject({ ip: "203.0.113.9", id: "from-the-proxy" });
  });

  it("answers to no foreign name on loopback", async () => {
    let calls = 0;
    const port = await start(() => {
      calls += 1;
      return new Response("inside");
    });
    expect((await ask(port, "/", { headers: { host: "rebound.example" } })).status).toBe(421);
    expect(calls).toBe(0);
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`])
      expect((await ask(port, "/", { headers: { host } })).status).toBe(200);
  });
});

describe("what a client receives", () => {
  it("has hardening headers that a handler's own win over", async () => {
    const port = await start(() => new Response("x", { headers: { "referrer-policy": "no-referrer" } }));
    const { headers } = await ask(port, "/");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("no-referrer");
  });

  it.each([
    "/external/a-key",
    "/reset-password/t",
    "/sign-up/confirm/t",
    "/sign-up/checkout/cs_1",
    "/invitations/t",
    "/confirm-email/t",
  ])("tells nobody of %s, also when it leads on", async (address) => {
    const port = await start((request) => Response.redirect(new URL("/elsewhere", request.url), 302));
    expect((await ask(port, address)).headers["referrer-policy"]).toBe("no-referrer");
    expect((await ask(port, "/elsewhere")).headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  });

  it("passes redirects on, whose headers cannot be changed", async () => {
    const port = await start((request) => Response.redirect(new URL("/sign-in", request.url), 302));
    const { status, headers } = await ask(port, "/");
    expect(status).toBe(302);
    expect(headers.location).toMatch(/\/sign-in$/);
    expect(headers["x-request-id"]).toMatch(/^[\w-]{36}$/);
  });

  it("keeps built files for ever, other files for an hour, and never answers for a missing one with a page", async () => {
    const port = await start(() => new Response("<!doctype html>", { headers: { "content-type": "text/html" } }));
    const built = await ask(port, "/_build/main-1a2b.js");
    expect(built.body.toString()).toBe(script);
    expect(built.headers["content-type"]).toContain("text/javascript");
    expect(built.headers["cache-control"]).toContain("immutable");
    expect((await ask(port, "/favicon.svg")).headers["cache-control"]).toBe("public, max-age=3600");
    expect((await ask(port, "/_build/gone.js")).status).toBe(404);
    expect((await ask(port, "/_build/..%2f..%2f..%2fetc/passwd")).status).toBe(404);
    expect((await ask(port, "/", { headers: { "if-none-match": String(built.headers.etag) } })).status).toBe(200);
    const again = await ask(port, "/_build/main-1a2b.js", { headers: { "if-none-match": String(built.headers.etag) } });
    expect(again.status).toBe(304);
    // From memory as from the disk, whatever was asked for before.
    for (const headers of [
      {},
      { "accept-encoding": "br" },
      { "accept-encoding": "gzip, br" },
      { "accept-encoding": "br;q=0.1" },
      {},
    ]) {
      const same = await ask(port, "/_build/main-1a2b.js", { headers });
      expect([same.status, same.headers.etag, same.headers["cache-control"], same.body]).toEqual([
        200,
        built.headers.etag,
        built.headers["cache-control"],
        built.body,
      ]);
    }
    const part = await ask(port, "/_build/main-1a2b.js", { headers: { range: "bytes=0-3" } });
    expect([part.status, part.body.toString()]).toEqual([206, script.slice(0, 4)]);
  });

  it("compresses text as the client allows", async () => {
    const page = `<p>${"שלום ".repeat(1_000)}</p>`;
    const port = await start(() => new Response(page, { headers: { "content-type": "text/html; charset=utf-8" } }));
    const br = await ask(port, "/", { headers: { "accept-encoding": "gzip, br" } });
    expect(br.headers["content-encoding"]).toBe("br");
    expect(br.headers.vary).toContain("accept-encoding");
    expect(brotliDecompressSync(br.body).toString()).toBe(page);
    const gzip = await ask(port, "/", { headers: { "accept-encoding": "gzip, br;q=0" } });
    expect(gunzipSync(gzip.body).toString()).toBe(page);
    const plain = await ask(port, "/");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.body.toString()).toBe(page);
  });

  it("sends each piece of a streamed page when it comes", async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const port = await start(() => {
      const stream = new ReadableStream({
        async start(controller) {
          controller.enqueue(new TextEncoder().encode("<p>first</p>"));
          await gate;
          controller.enqueue(new TextEncoder().encode("<p>second</p>"));
          controller.close();
        },
      });
      return new Response(stream, { headers: { "content-type": "text/html" } });
    });
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { "accept-encoding": "gzip" } });
    expect(response.headers.get("content-encoding")).toBe("gzip");
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe("<p>first</p>");
    release();
    expect((await reader?.read())?.value).toBe("<p>second</p>");
  });

  it("says nothing about an unexpected error and tells the log which request it was", async () => {
    const seen: { error: unknown; id: string }[] = [];
    const fail = () => {
      throw new Error("the subject's name is Noor");
    };
    const port = await start(fail, {}, (error, id) => seen.push({ error, id }));
    const answer = await ask(port, "/");
    expect(answer.status).toBe(500);
    expect(answer.body.toString()).not.toContain("Noor");
    expect(seen).toHaveLength(1);
    expect(seen[0]?.id).toBe(answer.headers["x-request-id"]);
  });

  it("refuses a body over 64 MB in words", async () => {
    let calls = 0;
    const port = await start(async (request) => {
      calls += 1;
      return new Response(String((await request.arrayBuffer()).byteLength));
    });
    const body = Buffer.alloc(megabytes(64) + 1);
    const declared = await ask(port, "/", { method: "POST", body });
    expect(declared.status).toBe(413);
    expect(declared.body.toString()).toContain("64 MB");
    expect(calls).toBe(0);
    const fits = await ask(port, "/", { method: "POST", body: body.subarray(1) });
    expect(fits.body.toString()).toBe(String(megabytes(64)));
  });

  it("counts a body that does not say its length", async () => {
    const port = await start(async (request) => new Response(String((await request.arrayBuffer()).byteLength)));
    // Over the limit, but not endless: a client goes on reading its own stream after the connection has gone.
    let left = 96;
    const body = new ReadableStream({
      pull: (controller) => {
        if (left > 0) controller.enqueue(new Uint8Array(1024 * 1024));
        else controller.close();
        left -= 1;
      },
    });
    const sent = fetch(`http://127.0.0.1:${port}/`, { method: "POST", body, duplex: "half" } as RequestInit);
    // The answer, or a closed connection, but never the whole body counted out.
    const outcome = await Promise.race([
      sent.then(
        (response) => response.status,
        () => "closed",
      ),
      sleep(20_000, "hangs"),
    ]);
    expect([413, "closed"]).toContain(outcome);
  });
});

describe("a file of 100 MB, where at most 20 MB are taken", () => {
  const megabyte = 1024 * 1024;
  const most = 20 * megabyte;
  const words = "This file is larger than 20 MB";

  /** Sends `count` megabytes one by one, each when the one before is on its way, and stops once it is answered. */
  function stream(port: number, count: number, declared: number | null): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const headers = declared === null ? {} : { "content-length": declared };
      const request = http.request({ host: "127.0.0.1", port, path: "/", method: "POST", headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
          request.destroy();
        });
      });
      request.on("error", reject);
      const piece = Buffer.alloc(megabyte);
      const send = (left: number): void => {
        if (request.destroyed) return;
        if (left === 0) request.end();
        else request.write(piece, () => send(left - 1));
      };
      send(count);
    });
  }

  /** A handler that takes the file as the product's do, and how many bytes of it ever reached it. */
  async function startTaking() {
    const held = { bytes: 0, calls: 0 };
    const port = await start(async (request) => {
      held.calls += 1;
      const counting = new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, controller) => {
          held.bytes += chunk.length;
          controller.enqueue(chunk);
        },
      });
      const init = { method: "POST", headers: request.headers, body: request.body?.pipeThrough(counting), duplex: "half" };
      try {
        const bytes = await readBody(new Request("http://own.example/", init), most, words);
        return new Response(String(bytes.length));
      } catch (error) {
        return isAppError(error) ? new Response(error.message, { status: 413 }) : new Response("broken", { status: 500 });
      }
    });
    return { port, held };
  }

  it("is refused by the length that it declares: nothing of it is kept", async () => {
    const { port, held } = await startTaking();
    // Over what any request may have, and over what a file may have.
    for (const [count, said] of [
      [100, "The request is larger than 64 MB"],
      [60, words],
    ] as const) {
      const answer = await stream(port, count, count * megabyte);
      expect([answer.status, answer.body.toString()]).toEqual([413, said]);
    }
    expect(held.calls).toBe(1);
    expect(held.bytes).toBeLessThanOrEqual(megabyte);
  });

  it("is refused when more has come than may, although it told no length: no more than that is kept", async () => {
    const { port, held } = await startTaking();
    const answer = await stream(port, 100, null);
    expect([answer.status, answer.body.toString()]).toEqual([413, words]);
    expect(held.bytes).toBeGreaterThan(most);
    expect(held.bytes).toBeLessThanOrEqual(most + 2 * megabyte);
    // One that may be taken is, and the server goes on.
    expect((await stream(port, 20, null)).body.toString()).toBe(String(most));
  });
});

describe("closing", () => {
  it("lets a request under way finish, ends live streams, and takes no more", async () => {
    let begun: () => void = () => undefined;
    const started = new Promise<void>((resolve) => (begun = resolve));
    let cancelled = false;
    const port = await start(async (request) => {
      if (new URL(request.url).pathname === "/events") {
        const stream = new ReadableStream({
          start: (controller) => controller.enqueue(new TextEncoder().encode("data: 1\n\n")),
          cancel: () => {
            cancelled = true;
          },
        });
        return new Response(stream, { headers: { "content-type": "text/event-stream" } });
      }
      begun();
      await sleep(400);
      return new Response("finished");
    });
    const events = await fetch(`http://127.0.0.1:${port}/events`);
    const reader = events.body?.getReader();
    await reader?.read();
    const slow = ask(port, "/slow");
    await started;
    const before = performance.now();
    const closing = running?.close(3_000);
    running = undefined;
    expect((await slow).body.toString()).toBe("finished");
    expect((await reader?.read())?.done).toBe(true);
    await closing;
    expect(performance.now() - before).toBeLessThan(1_500);
    await sleep(50);
    expect(cancelled).toBe(true);
    await expect(ask(port, "/")).rejects.toThrow(/ECONNREFUSED/);
  });

  it("breaks off what takes longer than it may", async () => {
    const port = await start(async () => {
      await sleep(5_000, undefined, { ref: false });
      return new Response("late");
    });
    const hanging = ask(port, "/").catch((error: Error) => error.message);
    await sleep(100);
    const before = performance.now();
    await running?.close(300);
    running = undefined;
    expect(performance.now() - before).toBeLessThan(1_000);
    expect(await hanging).toMatch(/hang up|ECONNRESET/);
  });
});

it("names the variable when the address cannot be had", async () => {
  const port = await start(() => new Response("x"));
  await expect(ensureFreeAddress({ HOST: "127.0.0.1", PORT: port })).rejects.toThrow(
    `Invalid environment variable PORT: port ${port} is in use; set PORT to a free one`,
  );
  await expect(ensureFreeAddress({ HOST: "203.0.113.1", PORT: port })).rejects.toThrow(
    /^Invalid environment variable HOST: 203\.0\.113\.1 is not an address of this machine/,
  );
});
