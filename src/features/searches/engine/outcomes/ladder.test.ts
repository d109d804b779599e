import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AllegationStatus } from "#app/features/incidents/allegation.ts";
import { judgePage } from "../judge-page.ts";
import { settleJudgements } from "../judge-subject.ts";
import { type Step, statusFrom } from "./step.ts";

/** From lowest to highest; what stands beside the ladder is no rung of it. */
const rungs: AllegationStatus[] = [
  "alleged",
  "arrested",
  "charged",
  "indicted",
  "on trial",
  "pleaded guilty",
  "convicted",
  "sentenced",
];
const heightOf = (status: AllegationStatus | null) => (status === null ? -1 : rungs.indexOf(status));

const step = fc.record({
  status: fc.constantFrom<AllegationStatus>(...rungs, "disciplined", "apologised"),
  sentence: fc.nat(30),
}) satisfies fc.Arbitrary<Step>;

describe("the status word of any steps", () => {
  it("is one of theirs, and none of them stands higher", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const word = statusFrom(steps);
        expect(word === null).toBe(steps.length === 0);
        if (word === null) return;
        expect(steps).toContain(word);
        for (const { status } of steps) expect(heightOf(status)).toBeLessThanOrEqual(Math.max(heightOf(word.status), 0));
      }),
    );
  });

  it("does not depend on their order, and is never higher with one fewer", () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), fc.nat(), (steps, at) => {
        const word = heightOf(statusFrom(steps)?.status ?? null);
        expect(heightOf(statusFrom(steps.toReversed())?.status ?? null)).toBe(word);
        expect(heightOf(statusFrom(steps.toSpliced(at % steps.length, 1))?.status ?? null)).toBeLessThanOrEqual(word);
      }),
    );
  });
});

const name = "Evander Tullock";
const act = `${name}, 40, of Brome, shouted "kill the Jews" at worshippers outside the synagogue in Brome on 22 April 2023.`;
/** Sentences and the step that each states of the subject; null where it states none of theirs. */
const told: [string, AllegationStatus | null][] = [
  [`${name} was arrested that night.`, "arrested"],
  [`${name} was charged with a hate crime.`, "charged"],
  [`A grand jury indicted ${name} for a hate crime.`, "indicted"],
  [`${name} pleaded guilty to a hate crime in June.`, "pleaded guilty"],
  [`${name} was convicted of a hate crime in July.`, "convicted"],
  [`${name} was sentenced to a year in prison in August.`, "sentenced"],
  [`${name} could be sentenced to ten years if he is convicted.`, null],
  [`${name} has not been convicted of anything.`, null],
  ["Prosecutors asked that he be jailed for ten years.", null],
  ["In another case Odo Marran was sentenced to four years for arson.", null],
];

const pages = fc.subarray(told.map((_, index) => index));
const page = (indices: readonly number[], id: string) => ({
  id,
  url: null,
  title: "",
  date: "2023-09-01",
  text: [act, ...indices.map((index) => told[index]?.[0] ?? "")].join(" "),
});
const judged = (indices: readonly number[], id = "page") => judgePage({ name, city: "Brome" }, page(indices, id));
const highest = (indices: readonly number[]) => Math.max(0, ...indices.map((index) => heightOf(told[index]?.[1] ?? null)));

describe("the status word of a page", () => {
  it("is never higher than the highest step that it states of the subject", () => {
    fc.assert(
      fc.property(pages, (indices) => {
        expect(heightOf(judged(indices).finding?.status ?? null)).toBeLessThanOrEqual(highest(indices));
      }),
      { numRuns: 60 },
    );
  });

  it("is not raised by merging: a merged finding has a word of one of its pages, and every page is in one finding", () => {
    fc.assert(
      fc.property(fc.array(pages, { minLength: 1, maxLength: 4 }), (several) => {
        const each = several.map((indices, index) => ({
          judgement: judged(indices, `p${index}`),
          page: page(indices, `p${index}`),
        }));
        const kept = each.filter(({ judgement }) => judgement.decision !== "none");
        for (const order of [each, each.toReversed()]) {
          const { findings } = settleJudgements(order);
          const inFindings = findings.flatMap(({ sourceIds }) => sourceIds);
          expect(inFindings.toSorted()).toEqual(kept.map(({ page: { id } }) => id).toSorted());
          for (const { finding, sourceIds } of findings) {
            const words = kept
              .filter(({ page: { id } }) => sourceIds.includes(id))
              .map(({ judgement }) => judgement.finding?.status);
            expect(heightOf(finding.status)).toBeLessThanOrEqual(Math.max(...words.map((word) => heightOf(word ?? null))));
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
