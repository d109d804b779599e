import type { groupIncidents } from "./incident-groups.ts";

type Groups = Record<Exclude<keyof ReturnType<typeof groupIncidents>, "findings" | "confirmedCount">, readonly unknown[]>;

/**
 * What is said where findings would stand: the title, and what became of the pages. It never says that pages report nothing
 * while cards below show what they report.
 */
export function noFindingWords(pagesRead: number, { needsHuman, possiblyAnother, setAside }: Groups): [string, string] {
  // Whether it is this person is for a person to decide as well.
  if (needsHuman.length + possiblyAnother.length > 0)
    return ["No finding: a person has to decide", "What they report stands below."];
  if (setAside.length > 0) return ["No finding is left", "Members set aside what was found."];
  return ["No incident was found", pagesRead > 0 ? "None of them supports a finding about this person." : ""];
}
