/** What hangs on a subject, in the words of the preview of a merge; one for each table that names subjects. */
export const movedWords = {
  dossiers: ["dossier", "dossiers"],
  behavior_incidents: ["incident", "incidents"],
  search_runs: ["search", "searches"],
  identity_facts: ["fact that a workspace knows", "facts that workspaces know"],
  identity_decisions: ["decision on who is meant", "decisions on who is meant"],
  personal_info_searches: ["search for identity facts", "searches for identity facts"],
  proposed_facts: ["proposed fact", "proposed facts"],
  subject_aliases: ["other name", "other names"],
  subject_facts: ["fact with a source", "facts with sources"],
  subject_requests: ["request of the person", "requests of the person"],
  tombstone_spans: ["place of something deleted", "places of something deleted"],
} as const;
export type MovedTable = keyof typeof movedWords;
export const movedTables = Object.keys(movedWords) as MovedTable[];

/** As many rows of one table as a preview counts. */
export const mostPreviewed = 1_000;

/** "3 dossiers, 1 incident"; "nothing" when there is nothing. */
export function describeMoved(counts: Readonly<Record<MovedTable, number>>): string[] {
  return movedTables
    .filter((table) => counts[table] > 0)
    .map((table) => {
      const count = counts[table];
      const words = movedWords[table][count === 1 ? 0 : 1];
      return `${count >= mostPreviewed ? `${mostPreviewed} or more` : count} ${words}`;
    });
}
