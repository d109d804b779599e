import { History, MessageSquareText, Search, ShieldCheck } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { AssigneeMenu } from "#app/features/dossiers/components/assignee-menu.tsx";
import type { Dossier } from "#app/features/dossiers/dossiers.server.ts";
import { PageBadge, PageMark } from "#app/features/evidence-health/components/page-mark.tsx";
import { CardExtrasContext, type CardExtras } from "#app/features/incidents/components/card-extras.tsx";
import type { IncidentView } from "#app/features/incidents/incident-view.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { laterDrawer } from "#app/ui/later-dialog.ts";
import { onIntent } from "#app/ui/later-part.tsx";

// A drawer is loaded when it is opened first: the page itself is what most people came for.
const NotesDrawer = laterDrawer(() =>
  import("#app/features/notes/components/notes-drawer.tsx").then((module) => module.NotesDrawer),
);
const EvidenceHealthDrawer = laterDrawer(() =>
  import("#app/features/evidence-health/components/evidence-health-drawer.tsx").then((module) => module.EvidenceHealthDrawer),
);
const HistoryDrawer = laterDrawer(() =>
  import("#app/features/dossier-history/components/history-drawer.tsx").then((module) => module.HistoryDrawer),
);

type Open = { drawer: "notes"; incident?: { id: string; title: string } } | { drawer: "health" } | { drawer: "history" };

type Props = {
  workspaceId: string;
  dossier: Dossier;
  currentUserId: string;
  /** When the latest search began, if it was not the dossier's first. */
  searchedAgainAt: string | null;
  /** Where on the page its searches stand: far below the incidents of a long dossier. Null while there are none. */
  searchesId: string | null;
  onChanged: () => void;
  /** The incidents, whose cards bear what the tools know of them. */
  children: ReactNode;
};

/** The dossier's working tools: who looks after it, notes, the health of its evidence, its history. */
export function DossierTools({ workspaceId, dossier, currentUserId, searchedAgainAt, searchesId, onChanged, children }: Props) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  useEffect(() => {
    // Where a mail's link leads to.
    if (globalThis.location.hash === "#notes") setOpen({ drawer: "notes" });
  }, []);

  const extras = useMemo((): CardExtras => {
    const changes = new Map(dossier.page_changes.map((change) => [change.source_id, change]));
    const notes = new Map(dossier.note_counts.map(({ incident_id, count }) => [incident_id, count]));
    return {
      badges: (incident) => (
        <>
          {searchedAgainAt !== null && incident.created_at >= searchedAgainAt ? <Badge tone="accent">New</Badge> : null}
          {changes.size > 0 ? (
            <PageBadge changes={sourcesOf(incident).flatMap((sourceId) => changes.get(sourceId) ?? [])} />
          ) : null}
        </>
      ),
      sourceMark: (sourceId) => {
        const change = changes.get(sourceId);
        return change ? <PageMark change={change} /> : null;
      },
      actions: (incident) => (
        <Button
          size="sm"
          variant="ghost"
          {...onIntent(NotesDrawer)}
          onClick={() => setOpen({ drawer: "notes", incident: { id: incident.id, title: incident.title } })}
        >
          <Icon icon={MessageSquareText} />
          {notes.has(incident.id) ? `Notes (${notes.get(incident.id)})` : "Add a note"}
        </Button>
      ),
    };
  }, [dossier.page_changes, dossier.note_counts, searchedAgainAt]);

  function openIncident(incidentId: string) {
    close();
    // Once the drawer has given the focus back.
    setTimeout(() => document.getElementById(`incident-${incidentId}`)?.scrollIntoView({ block: "start" }), 50);
  }

  const noteCount = dossier.note_counts.reduce((sum, { count }) => sum + count, 0);
  const changedCount = dossier.page_changes.length;
  return (
    <>
      <div role="group" aria-label="Working tools" className="flex flex-wrap items-center gap-2">
        <AssigneeMenu
          workspaceId={workspaceId}
          dossierId={dossier.id}
          assignee={dossier.assignee}
          currentUserId={currentUserId}
          onChanged={onChanged}
        />
        <Button variant="outline" size="sm" {...onIntent(NotesDrawer)} onClick={() => setOpen({ drawer: "notes" })}>
          <Icon icon={MessageSquareText} />
          {noteCount > 0 ? `Notes (${noteCount})` : "Notes"}
        </Button>
        <Button variant="outline" size="sm" {...onIntent(EvidenceHealthDrawer)} onClick={() => setOpen({ drawer: "health" })}>
          <Icon icon={ShieldCheck} />
          Evidence health
          {changedCount > 0 ? <Badge tone="warning">{changedCount}</Badge> : null}
        </Button>
        <Button variant="outline" size="sm" {...onIntent(HistoryDrawer)} onClick={() => setOpen({ drawer: "history" })}>
          <Icon icon={History} />
          History
        </Button>
        {searchesId ? (
          <Button variant="outline" size="sm" onClick={() => goTo(searchesId)}>
            <Icon icon={Search} />
            Searches
          </Button>
        ) : null}
      </div>
      <CardExtrasContext value={extras}>{children}</CardExtrasContext>
      {open?.drawer === "notes" ? (
        <NotesDrawer
          workspaceId={workspaceId}
          dossierId={dossier.id}
          currentUserId={currentUserId}
          incident={open.incident}
          onOpenIncident={openIncident}
          onChanged={onChanged}
          onClose={close}
        />
      ) : null}
      {open?.drawer === "health" ? (
        <EvidenceHealthDrawer workspaceId={workspaceId} dossierId={dossier.id} onChanged={onChanged} onClose={close} />
      ) : null}
      {open?.drawer === "history" ? (
        <HistoryDrawer
          workspaceId={workspaceId}
          dossierId={dossier.id}
          onRestore={async (what) =>
            (await import("./-dossier-restore.ts")).restoreChange({ workspaceId, dossierId: dossier.id }, what)
          }
          onChanged={onChanged}
          onClose={close}
        />
      ) : null}
    </>
  );
}

const sourcesOf = (incident: IncidentView) => [
  ...new Set([
    ...incident.passages.map(({ source_id }) => source_id),
    ...incident.evidence.flatMap(({ source }) => (source ? [source.id] : [])),
  ]),
];

/** Keyboards and readers go on from there. */
function goTo(id: string): void {
  const place = document.getElementById(id);
  if (!place) return;
  const scroll = () => place.scrollIntoView({ block: "start" });
  scroll();
  place.focus({ preventScroll: true });
  // What comes into sight takes its true height only then, card by card on a slow machine, and parts of it are loaded: followed for
  // some seconds, or until somebody scrolls by themselves.
  const ending = new AbortController();
  for (const kind of ["wheel", "touchmove", "keydown", "pointerdown"])
    addEventListener(kind, () => ending.abort(), { signal: ending.signal, passive: true });
  let at = NaN;
  const until = performance.now() + followed;
  const follow = () => {
    if (ending.signal.aborted) return;
    if (Math.abs(place.getBoundingClientRect().top - at) >= 1 || Number.isNaN(at)) scroll();
    at = place.getBoundingClientRect().top;
    if (performance.now() < until) requestAnimationFrame(follow);
    else ending.abort();
  };
  requestAnimationFrame(follow);
}
/** In milliseconds. */
const followed = 5_000;
