import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { searchRunPages, searchRunQueries, searchRuns, sources } from "#app/db/schema/index.ts";
import * as dossiers from "#app/features/dossiers/dossiers.server.ts";
import { newId } from "#app/lib/ids.ts";
import { createHostedModel } from "#app/services/language-model/hosted.server.ts";
import { PageFetchFailure, type PageFetching } from "#app/services/page-fetching/page-fetching.ts";
import { createExaSearch } from "#app/services/web-search/exa.server.ts";
import { createSearxngSearch } from "#app/services/web-search/searxng.server.ts";
import { createSeveralSearch } from "#app/services/web-search/several.server.ts";
import type { WebSearch } from "#app/services/web-search/web-search.ts";
import { attentive, startModelServer, type ModelReply, type ModelServer, type Question } from "#tests/support/model-server.ts";
import { startExaServer, startSearxngServer, type EngineReply, type EngineServer } from "#tests/support/search-servers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { replay } from "./past-searches.server.ts";
import { runSearch } from "./run-search.job.server.ts";
import * as searches from "./searches.server.ts";

const surnames = [
  "Quillmere",
  "Ashgrove",
  "Penhallow",
  "Tiverdale",
  "Okonmere",
  "Brackwell",
  "Fenwater",
  "Harrowgate",
  "Lindqvale",
  "Moorsby",
  "Wexcombe",
  "Tarrowby",
  "Ilminger",
  "Calloway-Reed",
];
/** Another one for each test, so that none finds what the library has from an earlier one. */
let name = "";
let surname = "";
function aPerson(): void {
  surname = surnames.shift() ?? "";
  name = `Dorian ${surname}`;
  world["https://paper.example/sentenced"] = html("Sentenced over graffiti", report());
}
const report =
  () => `${name}, 41, a locksmith from Wendlebury, was sentenced on Friday to eight months in jail for painting "Death to the Jews" on the doors of the Wendlebury synagogue.

${surname} pleaded guilty in March to criminal mischief as a hate crime. Prosecutors said he admitted choosing the building because it was Jewish.

Judge Amara Villiers said the act was meant to frighten a whole congregation.`;
const html = (title: string, text: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><article><h1>${title}</h1>${text
    .split("\n\n")
    .map((line) => `<p>${line}</p>`)
    .join("")}</article></main></body></html>`;

/** The world: some sites answer, some do not. */
const world: Record<string, string> = {
  "https://walled.example/story": html("Court report", "Subscribe to continue reading this story."),
  "https://gone.example/story": html("Page not found", "The page you are looking for could not be found."),
};
const pageFetching: PageFetching = {
  post: () => Promise.reject(new Error("Nothing is posted here")),
  async fetch({ url }) {
    const page = world[url];
    if (page === undefined) throw new PageFetchFailure("robots");
    return {
      finalUrl: url,
      status: 200,
      contentType: "text/html; charset=utf-8",
      bytes: Buffer.from(page),
      fetchedAt: new Date("2026-03-02T09:00:00Z"),
      redirects: [],
    };
  },
  close: () => Promise.resolve(),
};

let context: TestContext;
let exa: EngineServer;
let searxng: EngineServer;
let modelServer: ModelServer;
let exaReply: (query: string) => EngineReply;
let searxngReply: (query: string) => EngineReply;
let modelReply: (question: Question) => ModelReply;

beforeAll(async () => {
  exa = await startExaServer((query) => exaReply(query));
  searxng = await startSearxngServer((query) => searxngReply(query));
  modelServer = await startModelServer((question) => modelReply(question));
  context = await createTestContext({ pageFetching });
});
afterAll(async () => {
  await Promise.all([exa.close(), searxng.close(), modelServer.close()]);
  await context.close();
});

async function aRun(options: { tokens?: number; library?: WebSearch } = {}) {
  const services = {
    ...context.member.services,
    pageFetching,
    webSearch: createSeveralSearch([
      options.library ?? context.app.services.webSearch,
      createExaSearch({ apiKey: "key-of-ours", url: exa.url }),
      createSearxngSearch({ url: searxng.url }),
    ]),
    languageModel: createHostedModel({
      provider: "openai-compatible",
      name: "invented-1",
      apiKey: "",
      url: modelServer.url,
      prices: { input: 1_000_000, output: 1_000_000 },
      budget: { tokens: options.tokens ?? 200_000, microUsd: null },
    }),
  };
  const member = { ...context.member, services };
  const created = await dossiers.create(member, {
    workspaceId: context.workspaceId,
    idempotencyKey: newId(),
    name,
    facts: { city: "Wendlebury", role: "locksmith", birthYear: "1985" },
  });
  if (!created.ok) throw new Error("no credits");
  const [run] = await context.db
    .select({ id: searchRuns.id })
    .from(searchRuns)
    .where(eq(searchRuns.dossierId, created.dossierId));
  const runId = run?.id ?? "";
  await runSearch(
    { ...context.worker, services },
    { runId, workspaceId: context.workspaceId, signal: new AbortController().signal, isLastTry: true },
  );
  return { runId, record: await searches.findRecord(member, runId), dossierId: created.dossierId };
}

const found = (...urls: string[]): EngineReply => ({ pages: urls.map((url) => ({ url, title: "Found" })) });

describe("a search in the world", () => {
  test("reads what several engines find, each page once, and says what each answered", async () => {
    aPerson();
    exaReply = () => found("https://paper.example/sentenced", "https://walled.example/story", "https://gone.example/story");
    searxngReply = () => found("https://paper.example/sentenced?utm_source=feed");
    modelReply = attentive;
    const { runId, record, dossierId } = await aRun();
    const dossier = await dossiers.find(context.member, dossierId);
    expect(dossier?.behavior_incidents.map(({ standing, allegation }) => [standing, allegation])).toEqual([
      ["finding", "sentenced"],
    ]);
    const pages = await context.db.select().from(searchRunPages).where(eq(searchRunPages.runId, runId));
    expect(pages.map(({ url }) => url)).toHaveLength(3);
    const reasons = Object.fromEntries(record?.setAside.map(({ url, reason }) => [url, reason]) ?? []);
    expect(reasons["https://walled.example/story"]).toMatch(/subscribers/);
    expect(reasons["https://gone.example/story"]).toMatch(/does not exist/);
    expect(record?.queries[0]?.answers.map(({ engine, failure }) => [engine, failure])).toEqual([
      ["This workspace's library", null],
      ["Exa", null],
      ["SearXNG", null],
    ]);
    expect(exa.queries.some(({ query }) => /acquitted/.test(query))).toBe(true);
    expect(record?.model?.usage).toMatchObject({ asked: 2, repeated: 0, fallbacks: {} });
    expect(record?.model?.usage.costMicroUsd).toBeGreaterThan(0);
    expect(record?.model?.settings).toMatchObject({ model: "openai-compatible/invented-1", promptVersion: expect.any(String) });
  });

  test("asks the model nothing that it has answered", async () => {
    const before = modelServer.requests.length;
    const { record } = await aRun();
    expect(modelServer.requests).toHaveLength(before);
    expect(record?.model?.usage).toMatchObject({ asked: 0, repeated: 2, inputTokens: 0, costMicroUsd: 0 });
  });

  test("goes on without an engine that fails, and asks it no more", async () => {
    aPerson();
    exaReply = () => found("https://paper.example/sentenced");
    searxngReply = () => ({ status: 401 });
    searxng.queries.length = 0;
    const { record } = await aRun();
    expect(searxng.queries.length).toBeLessThanOrEqual(7);
    const told = record?.queries.flatMap(({ answers }) => answers.filter(({ engine }) => engine === "SearXNG")) ?? [];
    expect(told.every(({ failure }) => failure !== null)).toBe(true);
    expect(told.some(({ failure }) => failure?.includes("refused"))).toBe(true);
    expect(told.at(-1)?.failure).toMatch(/not asked/);
    expect(record?.queries.every(({ failure }) => failure === null)).toBe(true);
  });

  test("does not wait for an engine that never answers", async () => {
    aPerson();
    searxngReply = () => "hang";
    const from = performance.now();
    const { record } = await aRun();
    expect(performance.now() - from).toBeLessThan(12_000);
    expect(record?.queries[0]?.answers.find(({ engine }) => engine === "SearXNG")?.failure).toMatch(/in time/);
    expect(record?.pagesRead).toBe(1);
  });

  test("reads a page as the engine has it where the site does not allow reading", async () => {
    aPerson();
    searxngReply = () => found();
    exaReply = () => ({ pages: [{ url: "https://closed.example/report", title: "Sentenced", text: report() }] });
    const { runId, dossierId } = await aRun();
    expect((await dossiers.find(context.member, dossierId))?.behavior_incidents).toHaveLength(1);
    const [page] = await context.db
      .select({ by: searchRunPages.deliveredBy, url: sources.url, text: sources.text, origin: sources.origin })
      .from(searchRunPages)
      .innerJoin(sources, eq(sources.id, searchRunPages.sourceId))
      .where(eq(searchRunPages.runId, runId));
    expect(page).toMatchObject({ by: "Exa", url: "https://closed.example/report", origin: "search" });
    expect(page?.text).toContain("eight months in jail");
  });

  test.each([
    ["does not answer", () => ({ status: 500 }) as const, "unavailable"],
    ["refuses", () => ({ text: "No.", finish: "content_filter" }) as const, "refused"],
    ["writes claims of its own", () => ({ text: `${name} killed a man.` }), "malformed"],
    [
      "points at everything",
      (question: Question) => ({ json: { passages: question.passages.map(({ number }) => ({ number, role: "act" })) } }),
      "misled",
    ],
  ] as [string, (question: Question) => ModelReply, string][])(
    "goes on with the embedded engine where the model %s",
    async (_, reply, reason) => {
      aPerson();
      exaReply = () => found("https://paper.example/sentenced");
      modelReply = (question) => (question.kind === "contest" ? attentive(question) : reply(question));
      const { record, dossierId } = await aRun();
      expect((await dossiers.find(context.member, dossierId))?.behavior_incidents).toHaveLength(1);
      expect(record?.model?.usage.fallbacks).toEqual({ [reason]: 1 });
    },
    20_000,
  );

  test("stops asking the model when the budget is spent", async () => {
    aPerson();
    exaReply = () => found("https://paper.example/sentenced");
    modelReply = attentive;
    const before = modelServer.requests.length;
    const { record, dossierId } = await aRun({ tokens: 500 });
    expect(modelServer.requests).toHaveLength(before);
    expect(record?.model?.usage).toMatchObject({ fallbacks: { budget: 1 }, inputTokens: 0 });
    expect((await dossiers.find(context.member, dossierId))?.behavior_incidents).toHaveLength(1);
  });

  test("puts a finding against which the model argues to a human", async () => {
    aPerson();
    exaReply = () => found("https://paper.example/sentenced");
    modelReply = (question) => {
      if (question.kind === "propose") return attentive(question);
      const numbers = question.passages
        .filter(({ text }) => text.includes("pleaded guilty") || text.includes("shares only the name"))
        .map((passage) => passage.number);
      return { json: { objections: [{ ground: "another-actor", numbers }] } };
    };
    const { dossierId } = await aRun();
    const [incident] = (await dossiers.find(context.member, dossierId))?.behavior_incidents ?? [];
    expect(incident?.standing).toBe("needs-a-human");
    // Both sides: what it argues from stands beside it, word for word as the page has it.
    const { source_id: sourceId = "", text, start, end } = incident?.standing_passage ?? {};
    expect(text).toContain("pleaded guilty");
    const [source] = await context.db.select().from(sources).where(eq(sources.id, sourceId));
    expect(source?.text.slice(start, end)).toBe(text);
  });

  describe("where the rules alone cannot tie an act to the person", () => {
    const url = "https://paper.example/column";
    const wanted: [words: string, role: string][] = [
      ["count the Jews", "words"],
      ["ended the column", "outcome"],
    ];
    /** Reads the column too, as a model that knows such words does. */
    function reading(question: Question): ModelReply {
      const { passages = [] } = attentive(question).json as { passages?: { number: number; role: string }[] };
      const own = wanted.flatMap(([words, role]) =>
        question.passages.filter(({ text }) => text.includes(words)).map(({ number }) => ({ number, role })),
      );
      return { json: { passages: [...passages.filter(({ number }) => own.every((one) => one.number !== number)), ...own] } };
    }
    async function search(reply: typeof modelReply) {
      aPerson();
      world[url] = html(
        "A column ends",
        `${name}, 41, a locksmith from Wendlebury, no longer has a column in the Wendlebury Bugle.\n\nHis last asked readers to count the Jews on the bank's board and "draw the usual conclusion". The editor called it antisemitic and ended the column.`,
      );
      exaReply = () => found(url);
      searxngReply = () => found();
      modelReply = reply;
      const run = await aRun();
      const dossier = await dossiers.find(context.member, run.dossierId);
      const incidents = dossier?.behavior_incidents ?? [];
      const standings = incidents.map(({ standing }) => standing);
      return { ...run, standings, why: incidents[0]?.standing_reason, replayed: await replay(context.member, run.runId) };
    }

    test("a model that does makes a finding of it, which the archive gives again", async () => {
      const alone = await search(() => ({ status: 500 }));
      expect(alone.standings).toEqual([]);
      const { standings, why, record, replayed } = await search((question) =>
        question.kind === "contest" ? attentive(question) : reading(question),
      );
      expect(standings).toEqual(["finding"]);
      expect(why).toMatch(/^A language model reads /);
      expect(record?.model?.usage).toMatchObject({ asked: 2, fallbacks: {} });
      expect(replayed).toMatchObject({ ok: true, isSame: true });
    }, 30_000);

    test("it waits for a human where the model's second answer objects", async () => {
      const { standings, replayed } = await search((question) => {
        if (question.kind === "propose") return reading(question);
        const about = (words: string) => question.passages.filter(({ text }) => text.includes(words)).map(({ number }) => number);
        return {
          json: {
            objections: [
              { ground: "another-person", numbers: about("shares only the name") },
              { ground: "unsettled", numbers: about("ended the column") },
            ],
          },
        };
      });
      expect(standings).toEqual(["needs-a-human"]);
      expect(replayed).toMatchObject({ ok: true, isSame: true });
    });

    test("half an answer is none: without the second the rules stand alone", async () => {
      const { standings, record } = await search((question) =>
        question.kind === "contest" ? { status: 400 } : reading(question),
      );
      expect(standings).toEqual([]);
      expect(record?.model?.usage.fallbacks).toEqual({ unavailable: 1 });
    });
  });

  test("fails, and charges nothing, when no engine could be searched", async () => {
    aPerson();
    exaReply = () => ({ status: 401 });
    searxngReply = () => ({ status: 401 });
    const { runId } = await aRun({ library: createSearxngSearch({ url: searxng.url }) });
    expect((await searches.findProgress(context.member, runId))?.status).toBe("failed");
    const queries = await context.db.select().from(searchRunQueries).where(eq(searchRunQueries.runId, runId));
    expect(queries.every(({ askedAt }) => askedAt === null)).toBe(true);
  });
});
