import { afterEach, describe, expect, it } from "vitest";
import {
  startExaServer,
  startSearxngServer,
  type EngineReply,
  type EngineServer,
  type FoundPage,
} from "#tests/support/search-servers.ts";
import { describeWebSearch } from "./contract.ts";
import { createExaSearch } from "./exa.server.ts";
import { rankTogether } from "./rank-together.ts";
import { tidyAddress } from "./same-address.ts";
import { createSearxngSearch } from "./searxng.server.ts";
import { createSeveralSearch } from "./several.server.ts";
import { WebSearchFailure, type WebSearch, type WebSearchRequest } from "./web-search.ts";

let servers: EngineServer[] = [];
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
});

const pages: FoundPage[] = [
  { url: "https://paper.example/a", title: "A court report", text: "Odalys Brenk was fined." },
  { url: "https://paper.example/a/?utm_source=x#top", title: "The same page" },
  { url: "https://PAPER.example/b?id=2", title: "Another report" },
  { url: "javascript:alert(1)", title: "No page" },
];

const engines = {
  Exa: { start: startExaServer, create: (url: string) => createExaSearch({ apiKey: "key-of-ours", url }) },
  SearXNG: { start: startSearxngServer, create: (url: string) => createSearxngSearch({ url }) },
};

async function anEngine(name: keyof typeof engines, reply: (query: string, index: number) => EngineReply = () => ({ pages })) {
  const server = await engines[name].start(reply);
  servers.push(server);
  return { engine: engines[name].create(server.url), server };
}

const request = (changes: Partial<WebSearchRequest> = {}): WebSearchRequest => ({
  workspaceId: "00000000-0000-7000-8000-000000000000",
  query: '"Odalys Brenk" antisemitism',
  limit: 10,
  signal: new AbortController().signal,
  timeLimit: 5_000,
  ...changes,
});

async function failureOf(answer: Promise<unknown>): Promise<WebSearchFailure> {
  const error = await answer.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(WebSearchFailure);
  return error as WebSearchFailure;
}

describe.each(Object.keys(engines) as (keyof typeof engines)[])("%s", (name) => {
  describeWebSearch(async () => {
    const { engine } = await anEngine(name);
    const { engine: slow } = await anEngine(name, () => "hang");
    return {
      engine,
      workspaceId: request().workspaceId,
      query: '"Odalys Brenk"',
      slow: { engine: slow, done: () => Promise.resolve() },
    };
  });

  it("gives each page once, under a tidy address", async () => {
    const { engine } = await anEngine(name);
    expect((await engine.search(request())).map((result) => (result.kind === "address" ? result.url : ""))).toEqual([
      "https://paper.example/a",
      "https://paper.example/b?id=2",
    ]);
  });

  it("is steered by the search-engine id", async () => {
    const { engine, server } = await anEngine(name);
    await engine.search(request({ searchEngineId: "attest-antisemitic-behavior", kind: "category" }));
    await engine.search(request({ searchEngineId: "attest-antisemitic-behavior", kind: "name" }));
    const [category, plain] = server.queries.filter(({ category: asked }, index, all) => asked !== all[index - 1]?.category);
    expect(category?.query).toBe('"Odalys Brenk" antisemitism');
    expect(category?.category).toContain("news");
    expect(plain?.category ?? "").not.toContain("news");
  });

  it.each([
    ["429 with a time to wait", { status: 429, headers: { "retry-after": "1" } } as const, 1_000],
    ["500", { status: 500 } as const, 400],
    ["a broken connection", "drop" as const, 400],
    ["a length that lies", "lying-length" as const, 400],
  ])("tries again after %s", async (_, bad, pause) => {
    const { engine } = await anEngine(name, (__, index) => (index === 0 ? bad : { pages }));
    const from = performance.now();
    expect(await engine.search(request())).toHaveLength(2);
    expect(performance.now() - from).toBeGreaterThanOrEqual(pause);
  });

  it.each([
    ["too many requests for longer than there is time", { status: 429, headers: { "retry-after": "90" } }, "rate-limited"],
    ["errors without end", { status: 500 }, "unavailable"],
    ["a wrong key", { status: 401 }, "refused"],
    ["silence", "hang", "timed-out"],
    ["a web page", "html", "malformed"],
    ["lengths that always lie", "lying-length", "unavailable"],
    ["a redirect to itself", "redirect", "malformed"],
    ["an answer without end", "endless", "malformed"],
    ["JSON that is something else", { status: 200, body: '{"results":{"a":1}}' }, "malformed"],
    ["broken JSON", { status: 200, body: '{"results":[' }, "malformed"],
  ] as [string, EngineReply, string][])("fails in the port's words after %s", async (_, reply, reason) => {
    const { engine } = await anEngine(name, () => reply);
    expect((await failureOf(engine.search(request({ timeLimit: 2_500 })))).reason).toBe(reason);
  });
});

it("Exa gets its key, and a page's text comes with it", async () => {
  const { engine, server } = await anEngine("Exa");
  const [first] = await engine.search(request());
  expect(first).toMatchObject({ text: "Odalys Brenk was fined." });
  expect(server.queries[0]?.headers["x-api-key"]).toBe("key-of-ours");
});

it("SearXNG whose engines are all out of order has not searched", async () => {
  const body = JSON.stringify({ results: [], unresponsive_engines: [["invented", "timeout"]] });
  const { engine } = await anEngine("SearXNG", () => ({ status: 200, body }));
  expect((await failureOf(engine.search(request()))).reason).toBe("unavailable");
});

describe("several engines", () => {
  const place = (url: string) => ({ kind: "address", url, title: "" }) as const;
  const fixed = (engine: string, answer: () => ReturnType<WebSearch["search"]>): WebSearch => ({ engine, search: answer });

  it("put first what more of them find, and find earlier", () => {
    expect(
      rankTogether([
        [place("https://a.example"), place("https://b.example"), place("https://c.example")],
        [place("https://d.example"), place("https://c.example")],
      ]).map((result) => (result.kind === "address" ? result.url : "")),
    ).toEqual(["https://c.example", "https://a.example", "https://d.example", "https://b.example"]);
  });

  it("answer while one answers, and fail when all do", async () => {
    const fails = fixed("Broken", () => Promise.reject(new WebSearchFailure("unavailable", "it could not be reached")));
    const works = fixed("Working", () => Promise.resolve([place("https://a.example")]));
    const both = createSeveralSearch([fails, works]);
    expect(both.engine).toBe("Broken and Working");
    expect(await both.search(request())).toHaveLength(1);
    expect((await failureOf(createSeveralSearch([fails, fails]).search(request()))).reason).toBe("unavailable");
  });
});

it.each([
  ["https://a.example/x/?utm_medium=mail&b=1#part", "https://a.example/x/?b=1"],
  ["HTTP://A.example:80/", "http://a.example"],
  ["ftp://a.example/", null],
  ["no address", null],
])("%s is %s", (given, tidy) => expect(tidyAddress(given)).toBe(tidy));
