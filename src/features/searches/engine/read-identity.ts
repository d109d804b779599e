import { identify } from "./identity.ts";
import type { IdentityLedger, SourceText, SubjectFacts } from "./judgement.ts";
import { readPage } from "./page-reading.ts";

/** Whether the person that a page names is the subject, with the evidence: the ledger alone, without judging any act. */
export function readIdentity(subject: SubjectFacts, page: SourceText): IdentityLedger {
  const { verdict, for: inFavour, against, missing } = identify(subject, page, readPage(subject, page));
  return { verdict, for: inFavour, against, missing };
}
