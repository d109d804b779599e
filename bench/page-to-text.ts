import { extractPage } from "#app/features/sources/page-text.ts";

import type { Benchmark } from "./benchmark.ts";
import { printPages } from "./press.ts";
import { median, processorTimed, spread, timed } from "./side-by-side.ts";

const bytes = 200_000;
const rounds = 15;

/** A page as large as a news site's: a quarter article, the rest navigation, related links, comments and scripts. */
export const pageToText: Benchmark = {
  name: "page-to-text",
  measures: "time to read the main text out of an HTML page of 200 kB",
  unit: " ms",
  async run() {
    const html = largePage();
    let text = "";
    const read = () => {
      text = extractPage(html, "https://press.example/large").text;
    };
    for (let round = 0; round < 5; round += 1) read();
    const wall: number[] = [];
    const processor: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      processor.push(await processorTimed(async () => wall.push(await timed(read))));
    if (!text.includes("The ferry to the outer islands") || text.includes("Reader number")) {
      throw new Error("The main text was not told from what stands around it");
    }
    return {
      value: median(wall),
      target: null,
      figures: [
        ["wall time", spread(wall, "ms")],
        ["processor time", spread(processor, "ms")],
        ["page", `${(html.length / 1000).toFixed(0)} kB, of which ${(text.length / 1000).toFixed(0)} kB main text`],
      ],
    };
  },
};

function largePage(): string {
  const articles = printPages("Dorian Quillmere", 10).map(({ html }) => /<\/h1>([\s\S]*)<\/article>/.exec(html)?.[1] ?? "");
  const link = (index: number) =>
    `<li class="nav__item nav__item--level-${index % 3}"><a class="nav__link" href="/section/${index}/" data-track="nav-${index}">Section ${index}</a></li>`;
  const comment = (index: number) =>
    `<div class="comment" id="comment-${index}"><span class="comment__author">Reader number ${index}</span><p>I have read this twice and think that the ferry should run more often, whatever number ${index} says.</p></div>`;
  const navigation = `<nav class="site-nav"><ul>${Array.from({ length: 300 }, (_, index) => link(index)).join("")}</ul></nav>`;
  const start = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The week in the harbour</title></head><body>${navigation}<main><article><h1>The week in the harbour</h1>${articles.join("\n")}</article></main>`;
  let comments = "";
  for (let index = 0; start.length + comments.length < bytes * 0.8; index += 1) comments += comment(index);
  const script = `window.__state=${JSON.stringify("x".repeat(Math.max(0, bytes - start.length - comments.length - 120)))}`;
  return `${start}<section class="comments"><h2>Comments</h2>${comments}</section><script>${script}</script></body></html>`;
}
