import { extractPage } from "#app/features/sources/page-text.ts";
import { openPage } from "#app/features/searches/engine/open-page.ts";
import { passagesUnder } from "#app/features/searches/model-desk.ts";
import { touchesTopic } from "#app/features/searches/touches-topic.ts";
import { isWorthAsking } from "#app/features/searches/weigh-answer.ts";
import { contestInstructions, proposeInstructions, questionOf, withControls } from "#app/services/language-model/prompts.ts";

import type { Benchmark } from "./benchmark.ts";
import { printPages } from "./press.ts";

const pageCount = 100;
const name = "Dorian Quillmere";
const subject = { name, city: "Wendlebury", role: "locksmith", birthYear: 1985 };
/** Characters to a token in English, roughly, for both sides alike. */
const tokensOf = (text: string) => Math.ceil(text.length / 4);
/** What the naive way tells the model before each page. */
const naiveInstructions = `Does this page report an antisemitic act of ${name}? Answer with JSON: the claims and their quotations.`;

/**
 * What is sent for each finding: numbered passages near the subject's mentions, for pages whose answer could change
 * something, with instructions, controls and the other side's question; beside it every page whole, one question each.
 */
export const modelTokens: Benchmark = {
  name: "model-tokens",
  measures: "tokens sent to a hosted model for each finding ÷ those of sending every page whole",
  unit: "×",
  async run() {
    let sent = 0;
    let whole = 0;
    let html = 0;
    let questions = 0;
    let findings = 0;
    for (const [index, page] of printPages(name, pageCount).entries()) {
      const { title, text } = extractPage(page.html, page.url);
      whole += tokensOf(naiveInstructions) + tokensOf(text);
      html += tokensOf(naiveInstructions) + tokensOf(page.html);
      const source = { id: String(index), url: page.url, title: title ?? "", date: null, text };
      const open = openPage(subject, source);
      const judgement = open.judgement();
      if (judgement.decision !== "none") findings += 1;
      const shown = open.passages();
      if (!isWorthAsking(judgement) || (!judgement.finding && !touchesTopic(shown))) continue;
      const passages = shown.map((passage) => passage.text);
      sent += tokensOf(proposeInstructions) + tokensOf(questionOf(name, withControls(name, passages, "unrelated")));
      questions += 1;
      if (judgement.decision !== "incident") continue;
      const under = passagesUnder(judgement, shown).map((passage) => passage.text);
      if (under.length === 0) continue;
      sent += tokensOf(contestInstructions) + tokensOf(questionOf(name, withControls(name, under, "mistaken")));
      questions += 1;
    }
    if (findings === 0) throw new Error("Nothing was found in the pages");
    return {
      value: sent / whole,
      target: { atMost: 0.25 },
      figures: [
        ["pages, findings, questions", `${pageCount}, ${findings}, ${questions}`],
        ["tokens for each finding", `${Math.round(sent / findings)}`],
        ["whole pages, main text alone", `${Math.round(whole / findings)} for each finding`],
        ["whole pages as HTML", `${Math.round(html / findings)} for each finding`],
      ],
    };
  },
};
