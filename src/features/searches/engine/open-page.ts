import { resolve } from "./attribution/coreference.ts";
import type { Discourse } from "./attribution/discourse.ts";
import { exculpationOf } from "./outcomes/exculpation.ts";
import { identify } from "./identity/identity.ts";
import { judgePage } from "./judge-page.ts";
import type { IdentityLedger, Judgement, Quotation, SourceText, SubjectFacts } from "./judgement.ts";
import { clearingsOf } from "./outcomes/clearings.ts";
import { stepsOf } from "./outcomes/ladder.ts";
import { type PageReading, readPage } from "./reading/page-reading.ts";
import { type Passage, selectPassages } from "./passages.ts";
import { gather, type SubjectRecord } from "./attribution/record.ts";

/** The evidence that is kept, and the age under 18 that the page gives the subject. */
export type IdentityReading = { ledger: IdentityLedger; childsAge: number | null };

/** What is asked of a page, in the order of a search's steps; pure, as the functions behind it are. */
export type OpenPage = {
  /** Whether the person that the page names is the subject, with the evidence: without judging any act. */
  identity(): IdentityReading;
  judgement(): Judgement;
  passages(): Passage[];
};

/**
 * A page opened for several questions: its sentences, names and who is meant by what are read once, when the first is
 * asked. A reading is many times its text, so drop what this returns when the answers are there.
 */
export function openPage(subject: SubjectFacts, page: SourceText): OpenPage {
  let reading: PageReading | null = null;
  let discourse: Discourse | null = null;
  const read = () => (reading ??= readPage(subject, page));
  const resolved = () => (discourse ??= resolve(read()));
  let gathered: SubjectRecord | null = null;
  const record = () => (gathered ??= gather(read(), resolved()));
  let judged: Judgement | null = null;
  const judgement = () =>
    (judged ??= judgePage(subject, page, "threshold", { reading: read(), discourse: resolved(), record: record() }));
  return {
    identity() {
      const { verdict, for: inFavour, against, missing, childsAge } = identify(subject, page, read(), resolved());
      return { ledger: { verdict, for: inFavour, against, missing }, childsAge };
    },
    judgement,
    // What speaks for and against in the eyes of the rules is shown too, wherever it stands.
    passages: () =>
      selectPassages(subject, page, read(), resolved(), [...groundsOf(judgement()), ...clearingOf(read(), resolved(), record())]),
  };
}

/** The passages on which a judgement rests. */
function groundsOf({ passage, finding }: Judgement): Quotation[] {
  return [
    ...(passage ? [passage] : []),
    ...(finding?.quotations ?? []),
    ...(finding?.outcomes.map(({ quotation }) => quotation) ?? []),
  ];
}

/** The sentences by which the rules clear the person, wherever they stand. */
function clearingOf(
  reading: PageReading,
  discourse: Discourse,
  record: SubjectRecord,
): { start: number; end: number; clears: true }[] {
  const taken = exculpationOf(reading, discourse, record);
  const steps = stepsOf(reading, discourse, record);
  const indices = [
    ...(taken ? [taken.sentence] : []),
    ...clearingsOf(reading, discourse, record, steps).map(({ sentence }) => sentence),
  ];
  return indices.flatMap((index) => {
    const sentence = reading.sentences[index];
    return sentence ? [{ start: sentence.start, end: sentence.end, clears: true as const }] : [];
  });
}
