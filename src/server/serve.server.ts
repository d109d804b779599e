import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { FastResponse, serve } from "srvx/node";
import { staticMiddleware } from "srvx/static";
import { ourSide } from "#app/lib/errors.ts";
import { megabytes } from "#app/lib/megabytes.ts";
import { keepBuildFiles } from "./build-files.server.ts";

import { compressed } from "./compress.server.ts";
import { InvalidEnvironment, isLoopback, type Env } from "./env.ts";

/** A file of 50 MB, the largest that a person may choose, with the form around it; more is not read. */
const largestBody = megabytes(64);

export type RunningServer = {
  /**
   * Takes no new requests, lets those under way finish for at most `patience` milliseconds and ends live streams at
   * once; browsers open those again by themselves.
   */
  close(patience: number): Promise<void>;
};

export type ServeOptions = {
  env: Pick<Env, "HOST" | "PORT" | "TRUST_PROXY" | "WEBSITE_URL" | "APP_MODE">;
  /** The folder with the browser's files: `_build/…` and what stands at the root. */
  clientFolder: string;
  fetch: (request: Request) => Response | Promise<Response>;
  /** Told of what a request's handler threw; the client only sees a 500. */
  onError: (error: unknown, requestId: string) => void;
};

/**
 * The HTTP server around the built app. A request reaches `fetch` with an `x-request-id`, and with an
 * `x-forwarded-for` that holds the one address that can be believed. Throws InvalidEnvironment for HOST and PORT.
 */
export async function serveProduct(options: ServeOptions): Promise<RunningServer> {
  const { env, onError } = options;
  const onDisk = staticMiddleware({ dir: options.clientFolder, encodings: true, compress: false });
  const assets = keepBuildFiles(
    (request) => onDisk(request, () => text(404, "Not found")),
    (pathname) => ({
      "cache-control": pathname.startsWith("/_build/") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    }),
  );
  const files = filesBelow(options.clientFolder);
  const isKnownHost = hostCheck(env);
  const liveStreams = new Set<ServerResponse>();

  const answer = async (request: Request, next: () => Response | Promise<Response>): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (files.has(pathname)) return assets(request);
    // A file of an older build: an HTML page in its place would be run as a script.
    if (pathname.startsWith("/_build/")) return text(404, "Not found");
    return compressed(request, await next());
  };

  const server = serve({
    fetch: options.fetch,
    hostname: env.HOST,
    port: env.PORT,
    trustProxy: env.TRUST_PROXY,
    maxRequestBodySize: largestBody,
    silent: true,
    gracefulShutdown: false,
    manual: true,
    node: { requestTimeout: 300_000, headersTimeout: 30_000, keepAliveTimeout: 10_000, exclusive: true },
    middleware: [
      async (request, next) => {
        const trusted = env.TRUST_PROXY !== false;
        const requestId = (trusted && cleanId(request.headers.get("x-request-id"))) || randomUUID();
        let response: Response;
        if (!isKnownHost(request.headers.get("host"))) {
          response = text(421, "This server does not answer to that host name");
        } else if (Number(request.headers.get("content-length") ?? 0) > largestBody) {
          response = await refuseBody(request.runtime?.node?.req as IncomingMessage | undefined);
        } else {
          const address = request.ip ?? "";
          for (const name of forwardedHeaders) if (!trusted) request.headers.delete(name);
          request.headers.set("x-forwarded-for", address);
          request.headers.set("x-request-id", requestId);
          try {
            response = await answer(request, next);
          } catch (error) {
            if (!request.signal.aborted) onError(error, requestId);
            response = errorResponse(error);
          }
        }
        const wire = request.runtime?.node?.res as ServerResponse | undefined;
        if (wire !== undefined && response.headers.get("content-type")?.startsWith("text/event-stream")) {
          liveStreams.add(wire);
          wire.once("close", () => liveStreams.delete(wire));
        }
        return withCommonHeaders(response, { requestId, env, url: request.url });
      },
    ],
  });
  const node = server.node?.server as Server;
  const open = trackOpenResponses(node);
  try {
    await server.serve();
  } catch (error) {
    throw listenProblem(error, env);
  }
  return { close: (patience) => closeGracefully(node, open, liveStreams, patience) };
}

/** Throws InvalidEnvironment when the server could not listen there, long before it is about to. */
export async function ensureFreeAddress(env: Pick<Env, "HOST" | "PORT">): Promise<void> {
  const { createServer } = await import("node:net");
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) => reject(listenProblem(error, env)));
    probe.listen({ host: env.HOST, port: env.PORT, exclusive: true }, () => probe.close(() => resolve()));
  });
}

function listenProblem(error: unknown, { HOST, PORT }: Pick<Env, "HOST" | "PORT">): Error {
  switch (error instanceof Error && "code" in error ? error.code : "") {
    case "EADDRINUSE":
      return new InvalidEnvironment("PORT", `port ${PORT} is in use; set PORT to a free one`);
    case "EACCES":
      return new InvalidEnvironment("PORT", `this user may not use port ${PORT}; set PORT to one above 1023`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
    case "EAFNOSUPPORT":
      return new InvalidEnvironment("HOST", `${HOST} is not an address of this machine; set HOST to 127.0.0.1 or 0.0.0.0`);
    default:
      return error instanceof Error ? error : new Error(String(error));
  }
}

// What a client may have written to look like somebody else. The library drops nothing of it by itself.
const forwardedHeaders = ["forwarded", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-port", "x-real-ip"];

function cleanId(value: string | null): string | undefined {
  return value !== null && /^[\w-]{8,64}$/.test(value) ? value : undefined;
}

/**
 * On loopback a foreign page could reach us under its own name by pointing that name at 127.0.0.1 (DNS rebinding) and
 * would then be our own origin; so only our names are answered there.
 */
function hostCheck(env: ServeOptions["env"]): (host: string | null) => boolean {
  if (!isLoopback(env.HOST) || env.TRUST_PROXY !== false) return () => true;
  const own = new Set(["localhost", "127.0.0.1", "[::1]", env.HOST, new URL(env.WEBSITE_URL).hostname]);
  return (host) => {
    if (host === null) return true;
    const name = host.toLowerCase().replace(/:\d+$/, "");
    return own.has(name) || name.endsWith(".localhost") || isLoopback(name);
  };
}

function text(status: number, message: string): Response {
  return new FastResponse(message, { status, headers: { "content-type": "text/plain; charset=utf-8" } });
}

function errorResponse(error: unknown): Response {
  const tooLarge = error instanceof Error && "code" in error && error.code === "ERR_BODY_TOO_LARGE";
  return tooLarge ? tooLargeResponse() : text(500, ourSide);
}

function tooLargeResponse(): Response {
  const response = text(413, "The request is larger than 64 MB");
  response.headers.set("connection", "close");
  return response;
}

/** Reads past the body for a while: a browser that is still sending shows a broken connection, not our words. */
async function refuseBody(body: IncomingMessage | undefined): Promise<Response> {
  if (body !== undefined) {
    body.resume();
    const ended = new Promise<void>((resolve) => body.once("close", resolve).once("end", resolve));
    await Promise.race([ended, sleep(10_000, undefined, { ref: false })]);
  }
  return tooLargeResponse();
}

/** Addresses that hold a secret: what they answer, a redirect above all, tells nobody where the browser came from. */
const secretAddress =
  /^\/(?:external|reset-password|sign-up\/confirm|sign-up\/checkout|invitations|confirm-email|subject-requests)\//;

type Around = { requestId: string; env: ServeOptions["env"]; url: string };

function withCommonHeaders(response: Response, { requestId, env, url }: Around): Response {
  let answered = response;
  try {
    answered.headers.set("x-request-id", requestId);
  } catch {
    // Redirects made by Response.redirect() cannot be changed.
    answered = new FastResponse(response.body, {
      status: response.status,
      statusText: response.statusText,
      headers: new Headers(response.headers),
    });
    answered.headers.set("x-request-id", requestId);
  }
  const { headers } = answered;
  const set = (name: string, value: string) => {
    if (!headers.has(name)) headers.set(name, value);
  };
  set("x-content-type-options", "nosniff");
  set("referrer-policy", secretAddress.test(new URL(url).pathname) ? "no-referrer" : "strict-origin-when-cross-origin");
  set("cross-origin-opener-policy", "same-origin");
  set("cross-origin-resource-policy", "same-origin");
  set("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
  if (env.APP_MODE === "hosted" && env.WEBSITE_URL.startsWith("https:")) set("strict-transport-security", "max-age=31536000");
  return answered;
}

function trackOpenResponses(server: Server): Set<ServerResponse> {
  const open = new Set<ServerResponse>();
  server.prependListener("request", (_request: IncomingMessage, response: ServerResponse) => {
    open.add(response);
    response.once("close", () => open.delete(response));
  });
  return open;
}

async function closeGracefully(
  server: Server,
  open: ReadonlySet<ServerResponse>,
  liveStreams: ReadonlySet<ServerResponse>,
  patience: number,
): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const deadline = Date.now() + patience;
  while (open.size > 0 && Date.now() < deadline) {
    for (const response of liveStreams) response.end();
    server.closeIdleConnections();
    await Promise.race([closed, sleep(50)]);
  }
  server.closeAllConnections();
  await closed;
}

function filesBelow(folder: string): ReadonlySet<string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  return new Set(names.map((name) => `/${name.split(path.sep).join("/")}`));
}
