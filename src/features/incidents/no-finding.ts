/** What a delivered search came to that leaves a dossier without a finding. */
export type Outcome = {
  pagesRead: number;
  needsHuman: number;
  possiblyAnother: number;
  /** By members of the workspace. */
  setAside: number;
};

/**
 * What is said where findings would stand. It never says that pages report nothing while cards below it show what they report:
 * what is for a person to decide, may be somebody else's or was set aside by members is named as that.
 */
export function noFindingWords({ pagesRead, needsHuman, possiblyAnother, setAside }: Outcome): { title: string; why: string } {
  if (needsHuman + possiblyAnother > 0) {
    const title = needsHuman > 0 ? "No finding: a person has to decide" : "No finding: possibly another person";
    const told = [
      needsHuman > 0 ? `${needsHuman} ${needsHuman === 1 ? "report waits" : "reports wait"} below for a person to decide` : "",
      possiblyAnother > 0
        ? `${possiblyAnother} ${possiblyAnother === 1 ? "stands" : "stand"} apart below, possibly about another person`
        : "",
    ];
    return { title, why: `${told.filter(Boolean).join("; ")}.` };
  }
  if (setAside > 0)
    return { title: "No finding is left", why: "What was found was set aside by members and stands below with their reasons." };
  return {
    title: "No incident was found",
    why: pagesRead === 0 ? "" : "None of them supports a finding about this person.",
  };
}
