import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";

export type FoundPage = { url: string; title: string; text?: string };

/** Pages as an answer, or a way of failing. */
export type EngineReply =
  | { pages: FoundPage[] }
  | { status: number; headers?: Record<string, string>; body?: string }
  | "hang"
  | "drop"
  | "html"
  | "lying-length"
  | "redirect"
  | "endless";

export type EngineServer = {
  url: string;
  queries: { query: string; category: string | null; headers: IncomingMessage["headers"] }[];
  close(): Promise<void>;
};

/** The parts of Exa's published search request that are used; anything else is refused. */
const exaRequest = z.strictObject({
  query: z.string().min(1),
  type: z.enum(["neural", "fast", "auto", "deep", "deep-reasoning", "instant"]),
  category: z
    .enum(["company", "research paper", "news", "pdf", "github", "personal site", "people", "financial report"])
    .optional(),
  numResults: z.int().min(1).max(100),
  contents: z.strictObject({ text: z.strictObject({ maxCharacters: z.int().positive() }) }),
});

/** A server on loopback that speaks Exa's protocol. */
export function startExaServer(reply: (query: string, index: number) => EngineReply): Promise<EngineServer> {
  return start(async (request, response, server) => {
    const checked = exaRequest.safeParse(JSON.parse((await bodyOf(request)) || "{}"));
    if (request.method !== "POST" || request.url !== "/search" || !request.headers["x-api-key"] || !checked.success) {
      send(response, 400, { error: checked.success ? "no such path, or no key" : z.prettifyError(checked.error) });
      return;
    }
    const { query, category, numResults } = checked.data;
    server.queries.push({ query, category: category ?? null, headers: request.headers });
    answer(response, request, reply(query, server.queries.length - 1), (pages) => ({
      requestId: "r1",
      results: pages.slice(0, numResults).map(({ url, title, text }) => ({
        id: url,
        url,
        title,
        publishedDate: null,
        author: null,
        ...(text === undefined ? {} : { text }),
      })),
    }));
  });
}

/** A server on loopback that speaks SearXNG's JSON API. */
export function startSearxngServer(reply: (query: string, index: number) => EngineReply): Promise<EngineServer> {
  return start(async (request, response, server) => {
    const url = new URL(request.url ?? "/", "http://searxng.invalid");
    if (request.method !== "GET" || url.pathname !== "/search" || url.searchParams.get("format") !== "json") {
      send(response, 403, {});
      return;
    }
    const query = url.searchParams.get("q") ?? "";
    const page = Number(url.searchParams.get("pageno") ?? "1");
    server.queries.push({ query, category: url.searchParams.get("categories"), headers: request.headers });
    answer(response, request, reply(query, server.queries.length - 1), (pages) => ({
      query,
      number_of_results: 0,
      results: (page === 1 ? pages : []).map(({ url: address, title }) => ({
        url: address,
        title,
        content: "",
        engine: "invented",
      })),
      answers: [],
      unresponsive_engines: [],
    }));
  });
}

function answer(
  response: ServerResponse,
  request: IncomingMessage,
  told: EngineReply,
  inProtocol: (pages: FoundPage[]) => unknown,
): void {
  switch (told) {
    case "hang":
      return;
    case "drop":
      request.socket.destroy();
      return;
    case "html":
      response.writeHead(200, { "content-type": "text/html" });
      response.end("<p>Welcome</p>");
      return;
    case "lying-length":
      response.writeHead(200, { "content-type": "application/json", "content-length": "5000" });
      response.write('{"results":[]}');
      setTimeout(() => request.socket.destroy(), 20);
      return;
    case "redirect":
      response.writeHead(302, { location: request.url ?? "/" });
      response.end();
      return;
    case "endless": {
      response.writeHead(200, { "content-type": "application/json" });
      const more = () => {
        while (!response.destroyed && response.write(" ".repeat(1_000_000)));
        if (!response.destroyed) response.once("drain", more);
      };
      more();
      return;
    }
    default:
      if ("status" in told) {
        response.writeHead(told.status, { "content-type": "application/json", ...told.headers });
        response.end(told.body ?? "{}");
      } else send(response, 200, inProtocol(told.pages));
  }
}

async function start(
  handle: (request: IncomingMessage, response: ServerResponse, server: EngineServer) => Promise<void>,
): Promise<EngineServer> {
  const queries: EngineServer["queries"] = [];
  const server = createServer((request, response) => void handle(request, response, own));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const own: EngineServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    queries,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return own;
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" });
  response.end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
