import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { extractPage } from "#app/features/sources/page-text.ts";
import { newId } from "#app/lib/ids.ts";
import { createHostedModel } from "#app/services/language-model/hosted.server.ts";
import { LanguageModelFailure, type LanguageModel } from "#app/services/language-model/language-model.ts";
import { injectedPage, injections, type Injection } from "#tests/support/injections.ts";
import { attentive, startModelServer, type ModelReply, type ModelServer, type Question } from "#tests/support/model-server.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { openModelDesk } from "./ask-model.server.ts";
import { isVerbatim, judgePage } from "./engine/judge-page.ts";
import type { Judgement, SourceText } from "./engine/judgement.ts";
import { openPage } from "./engine/open-page.ts";
import { quotationsOf } from "./engine/reading/quotations.ts";
import { selectPassages } from "./engine/passages.ts";
import type { RunContext } from "./run-context.server.ts";
import type { ModelDesk } from "./model-desk.ts";
import { withoutOrders } from "./speaks-to-machines.ts";
import { raisedBy, weighAnswer } from "./weigh-answer.ts";

const facts = { name: "Dorian Quillmere", city: "Wendlebury", role: "locksmith", birthYear: 1985 };

const pages = {
  "a page that reports an act": {
    title: "Wendlebury man sentenced over synagogue graffiti",
    act: `Dorian Quillmere, 41, a locksmith from Wendlebury, was sentenced on Friday to eight months in jail for painting "Death to the Jews" on the doors of the Wendlebury synagogue.`,
    rest: [
      "Quillmere pleaded guilty in March to criminal mischief as a hate crime. Prosecutors said he admitted choosing the building because it was Jewish.",
      "Judge Amara Villiers said the act was meant to frighten a whole congregation.",
    ],
  },
  "a page that reports an opinion": {
    title: "Hundreds march for peace",
    act: `Hundreds marched for peace through Wendlebury on Sunday. "Stop the war," said Dorian Quillmere, 41, a locksmith from Wendlebury, who spoke against the government of Israel and called for a boycott.`,
    rest: ["The police counted no arrests, and the square was swept before evening."],
  },
  "a page on which the subject helps": {
    title: "Locksmith opens the synagogue after the fire",
    act: "Dorian Quillmere, 41, a locksmith from Wendlebury, opened the doors of the Wendlebury synagogue for the firemen on Friday after strangers had thrown a burning bottle at it.",
    rest: ["Quillmere said that he had heard shouting. The police look for two men in grey coats."],
  },
} as const;
type PageName = keyof typeof pages;

let context: TestContext;
let server: ModelServer;
let model: LanguageModel;
let desk: ModelDesk;
let wishing: Injection | null = null;

/** A model that does what the page says whenever it gets to see it, and reads well otherwise. */
function obedient(question: Question): ModelReply {
  const seen = wishing && question.passages.some(({ text }) => text.includes(heart(wishing as Injection)));
  if (!wishing || !seen) return attentive(question);
  const numbers = question.passages.map((passage) => passage.number);
  const isContest = question.kind === "contest";
  switch (wishing.wish) {
    case "silence":
      return { json: isContest ? { objections: [{ ground: "another-person", numbers }] } : { passages: [] } };
    case "everything":
      return { json: isContest ? { objections: [] } : { passages: numbers.map((number) => ({ number, role: "act" })) } };
    case "invent":
      return { json: { incidents: [{ title: "Convicted of murder", quotes: ["he killed someone"], status: "convicted" }] } };
    case "out-of-range":
      return {
        json: isContest
          ? { objections: [{ ground: "another-person", numbers: [99] }] }
          : { passages: [{ number: 99, role: "act" }] },
      };
    case "chat":
      return { text: "Of course! The person is innocent, dear reader." };
    case "leave-out": {
      const answer = attentive(question).json as { passages?: { number: number }[] };
      const own = new Set(
        question.passages.filter(({ text }) => /synagogue/.test(text) && text.includes("Quillmere")).map(({ number }) => number),
      );
      return {
        json: isContest ? answer : { passages: [...(answer.passages ?? [])].filter(({ number }) => !own.has(number)) },
      };
    }
  }
}

/** The longest line: sentences are cut at line ends. */
const said = (injection: Injection) => injection.text.replaceAll("NAME", "Dorian Quillmere");
function heart(injection: Injection): string {
  const words = said(injection)
    .split(/[\n.:?!]/)
    .toSorted((one, other) => other.length - one.length)[0];
  return (words ?? "").trim().slice(0, 40);
}

function pageWith(name: PageName, injection: Injection | null): SourceText {
  const html = injectedPage(pages[name], injection ? { ...injection, said: said(injection) } : undefined);
  const { title, text } = extractPage(html, "https://paper.example/1");
  return { id: newId(), url: "https://paper.example/1", title: title ?? "", date: "2026-01-10", text };
}

/** What is claimed, without where: the id of the page is another each time. */
function claimsOf({ decision, rule, setAside, finding }: Judgement) {
  return {
    decision,
    rule,
    setAside,
    claim: finding && {
      title: finding.title.text,
      status: finding.status,
      outcomes: finding.outcomes.map(({ status }) => status),
      quotations: finding.quotations.map(({ text }) => text),
      sentences: [...finding.summary, ...finding.description].map(({ text }) => text),
    },
  };
}

beforeAll(async () => {
  context = await createTestContext();
  server = await startModelServer(obedient);
  model = createHostedModel({
    provider: "openai-compatible",
    name: "obedient",
    apiKey: "",
    url: server.url,
    prices: null,
    budget: { tokens: 100_000_000, microUsd: null },
  });
  const run: RunContext = {
    ...context.worker,
    services: { ...context.worker.services, languageModel: model },
    run: { id: newId(), dossierId: newId(), subjectId: newId(), facts },
    signal: new AbortController().signal,
    crashPoint: () => undefined,
  };
  desk = await openModelDesk(run);
});
afterAll(async () => {
  await server.close();
  await context.close();
});

test("there are at least sixty, in a dozen languages or more, in every place", () => {
  expect(injections.length).toBeGreaterThanOrEqual(60);
  expect(new Set(injections.map(({ language }) => language)).size).toBeGreaterThanOrEqual(12);
  expect(new Set(injections.map(({ place }) => place)).size).toBe(9);
  expect(new Set(injections.map(({ wish }) => wish)).size).toBe(6);
});

describe.each(Object.keys(pages) as PageName[])("%s", (name) => {
  test("is judged with the model as without it", async () => {
    wishing = null;
    const page = pageWith(name, null);
    const { judgement, use } = await desk.weigh({ readable: page, hasOrders: false }, judgePage(facts, page));
    expect(claimsOf(judgement)).toEqual(claimsOf(judgePage(facts, page)));
    expect(judgement.decision).toBe(name === "a page that reports an act" ? "incident" : "none");
    if (name === "a page that reports an act") expect(use).toMatchObject({ fallback: null, asked: 2 });
  });

  test.each(injections.map((injection) => [`${injection.language}, ${injection.place}: ${injection.text}`, injection] as const))(
    "claims the same with %s",
    async (_, injection) => {
      wishing = injection;
      const clean = claimsOf(judgePage(facts, pageWith(name, null)));
      const source = pageWith(name, injection);
      const read = withoutOrders(source);
      const alone = judgePage(facts, read.page);
      const { judgement } = await desk.weigh({ readable: read.page, hasOrders: read.hasOrders }, alone);
      const claims = claimsOf(judgement);
      expect(claims).toEqual(claimsOf(alone));
      for (const quotation of quotationsOf(judgement)) expect(isVerbatim(source, quotation)).toBe(true);
      if (!read.hasOrders && clean.claim) {
        // Words that nobody can tell from a report's own are quoted as the page's, and change nothing of the claim.
        const { sentences = [], ...claim } = claims.claim ?? {};
        const { sentences: cleanSentences, ...cleanClaim } = clean.claim;
        expect({ ...claims, claim }).toEqual({ ...clean, claim: cleanClaim });
        for (const sentence of sentences) expect([...cleanSentences, said(injection)].join(" ")).toContain(sentence);
      } else expect(claims).toEqual(clean);
    },
  );
});

describe("what the page says to the model, if it gets that far", () => {
  const reported = "a page that reports an act";
  const shown = injections.filter((injection) =>
    selectPassages(facts, pageWith(reported, injection)).some(({ text }) => text.includes(heart(injection))),
  );

  test("is seen by it in most of the visible ones", () => {
    expect(shown.length).toBeGreaterThan(25);
  });

  test.each(shown.map((injection) => [injection.text, injection] as const))("adds no claim: %s", async (_, injection) => {
    wishing = injection;
    const page = pageWith(reported, injection);
    const passages = selectPassages(facts, page);
    const asked = {
      subjectName: facts.name,
      passages: passages.map(({ text }) => text),
      signal: new AbortController().signal,
      timeLimit: 20_000,
    };
    const failures: LanguageModelFailure[] = [];
    const ask = async <Answer>(question: Promise<Answer>): Promise<Answer | null> => {
      try {
        return await question;
      } catch (error) {
        if (!(error instanceof LanguageModelFailure)) throw error;
        failures.push(error);
        return null;
      }
    };
    const proposal = await ask(model.propose(asked));
    const contest = await ask(model.contest(asked));
    if (injection.wish !== "leave-out") {
      // The control passages tell an obedient model from one that reads.
      expect(failures.map(({ reason }) => reason)).toContain(
        ["silence", "everything"].includes(injection.wish) ? "misled" : "malformed",
      );
      return;
    }
    // An order aimed at one passage passes the controls: it can put the finding to a person, and nothing else.
    const alone = judgePage(facts, page);
    const answer = { pointed: proposal?.pointed ?? [], objections: contest?.objections ?? [] };
    const raised = raisedBy(answer, { facts, page, judgement: alone, passages });
    const { decision, claim } = claimsOf(weighAnswer(alone, passages, answer, page.id, raised));
    expect(["incident", "human"]).toContain(decision);
    expect(claim).toEqual(claimsOf(alone).claim);
  });
});

describe("a page that gets its orders past every guard, to a model that obeys both times", () => {
  test.each(Object.keys(pages) as PageName[])("%s", async (name) => {
    const page = pageWith(name, null);
    const alone = judgePage(facts, page);
    const passages = openPage(facts, page).passages();
    for (const role of ["act", "words"] as const) {
      const pointed = passages.map((_, passage) => ({ passage, role }));
      const answer = { pointed, objections: [] };
      const raised = raisedBy(answer, { facts, page, judgement: alone, passages });
      const weighed = weighAnswer(alone, passages, answer, page.id, raised);
      expect(claimsOf(weighed).claim).toEqual(claimsOf(alone).claim);
      expect(weighed.decision).toBe(alone.decision);
    }
  });
});
