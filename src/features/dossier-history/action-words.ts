/*
 * What the audit trail's codes say of a dossier, after the name of who did it. An action that is not here is told by its
 * code's own words: nothing is left out of a history because somebody forgot to name it.
 */
const words: Record<string, string> = {
  "dossier:create": "made the dossier",
  "dossier:delete": "deleted the dossier",
  "dossier:restore": "put the dossier back",
  "dossier:move": "filed the dossier elsewhere",
  "dossier:search": "started a search",
  "dossier:cancel-search": "cancelled a search",
  "dossier:deliver-search": "delivered a search",
  "dossier:search-personal-info": "started a search for public facts",
  "dossier:remove-incident": "removed an incident",
  "dossier:restore-incident": "put an incident back",
  "dossier:add-incident": "added an incident by hand",
  "dossier:add-fact": "added a fact",
  "dossier:remove-fact": "removed a fact",
  "dossier:restore-fact": "put a fact back",
  "dossier:add-note": "wrote a note",
  "dossier:edit-note": "changed a note",
  "dossier:remove-note": "removed a note",
  "dossier:restore-note": "put a note back",
  "dossier:assign": "assigned the dossier",
  "dossier:unassign": "took the dossier off somebody's hands",
  "dossier:check-evidence": "started a check of the live pages",
  "dossier:cancel-evidence-check": "cancelled a check of the live pages",
  "dossier:finish-evidence-check": "finished a check of the live pages",
  "dossier:monitor-dossier": "set a schedule for searching again",
  "dossier:stop-monitoring": "turned monitoring off",
  "dossier:export-json": "exported the dossier as JSON",
  "dossier:export-csv": "exported the dossier as CSV",
  "dossier:export-bundle": "exported the evidence bundle",
  "report:request-report": "asked for a report",
  "report:make-report": "made a report",
  "report:cancel-report": "cancelled a report",
  "report:export": "downloaded a report",
  "social-report:request": "asked for a social media search",
  "social-report:cancel": "cancelled a social media search",
  "social-report:download": "downloaded the result of a social media search",
  "subject:accept-fact": "accepted a public fact",
  "subject:set-fact-aside": "set a public fact aside",
  "subject:reopen-fact": "opened a public fact again",
  "subject:offer-facts": "finished a search for public facts",
  "incident:create": "wrote an incident",
  "incident:update": "changed an incident",
  "incident:add-evidence": "added evidence to an incident",
  "incident:remove-evidence": "took added evidence away",
  "incident:restore-evidence": "put added evidence back",
  "incident:join-sources": "found another source of an incident",
  "incident:confirm": "confirmed an incident",
  "incident:dispute": "disputed an incident",
  "incident:another-person": "set an incident aside: another person",
  "incident:not-antisemitic": "set an incident aside: not antisemitic",
  "incident:cannot-verify": "set an incident aside: cannot be verified",
  "incident:duplicate": "set an incident aside: duplicate",
  "incident:minor": "set an incident aside: minor",
  "incident:undo-review": "undid a decision",
  "incident:offer-for-sharing": "offered an incident for sharing",
  "incident:withdraw-offer": "took an offer for sharing back",
  "incident:merge-incident": "merged another incident into this one",
  "incident:split-incident": "split a merged incident off again",
  "incident:approve": "approved a shared incident",
  "incident:reject": "rejected a shared incident",
  "incident:reopen": "opened a shared incident again",
  "incident:undo-decision": "undid a decision about a shared incident",
  "incident:delete": "deleted an incident",
  "incident:lapse": "deleted an incident: its time was over",
  "incident:dispute-opened": "recorded that the person disputes an incident",
  "incident:dispute-closed": "closed the person's dispute of an incident",
  "incident:corrected": "corrected an incident at the person's request",
  "incident:correction-undone": "undid a correction of an incident",
  "social-report:start": "began a social media search",
  "social-report:complete": "completed a social media search",
};

export function wordsOf(entity: string, action: string): string {
  return words[`${entity}:${action}`] ?? `${action.replaceAll("-", " ")} (${entity.replaceAll("-", " ")})`;
}

/** What staff do with a workspace's things is written in its trail; who of them did it is not its business. */
const ofStaff = new Set(["dispute-opened", "dispute-closed", "corrected", "correction-undone", "delete"]);
const ofMembers = new Set(["request", "cancel", "download"]);

export function isStaffAction(entity: string, action: string): boolean {
  return entity === "social-report" ? !ofMembers.has(action) : entity === "incident" && ofStaff.has(action);
}

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** What the counts of an entry say; null where there are none. */
export function countsOf(details: Record<string, string | number | boolean | null>): string | null {
  const said: string[] = [];
  const count = (name: string) => (typeof details[name] === "number" ? details[name] : null);
  const incidents = count("incidentCount");
  if (incidents !== null) said.push(counted(incidents, "incident"));
  const facts = count("factCount");
  if (facts !== null) said.push(`${counted(facts, "fact")} offered`);
  const pages = count("pageCount");
  if (pages !== null) said.push(counted(pages, "page"));
  for (const outcome of ["changed", "corrected", "gone", "unreachable", "unchanged"]) {
    const found = count(`${outcome}Count`);
    if (found) said.push(outcome === "unreachable" ? `${found} could not be reached` : `${found} ${outcome}`);
  }
  return said.length > 0 ? said.join(", ") : null;
}
