import { GitCompareArrows, ListFilter, SearchX } from "lucide-react";
import { memo, type ReactNode, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import { utcDay } from "#app/ui/date-words.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { laterDialog } from "#app/ui/later-dialog.ts";
import { laterPart, onIntent, useFetchedWhenIdle } from "#app/ui/later-part.tsx";
import { Select } from "#app/ui/select.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { Tab, Tabs, TabPanel, TabsList } from "#app/ui/tabs.tsx";
import { VeilProvider } from "#app/ui/veil.tsx";
import { facetsOf, filterIncidents, sortIncidents } from "../desk-filters.ts";
import {
  countFilters,
  type DeskSearch,
  type DeskSort,
  type DeskState,
  type DeskView,
  noFilters,
  readDesk,
} from "../desk-search.ts";
import { distressCookie } from "../distress-cookie.ts";
import { readIsCovered } from "../distressing-content.ts";
import { groupIncidents } from "../incident-groups.ts";
import type { IncidentView } from "../incident-view.ts";
import { noFindingWords } from "../no-finding.ts";
import { AddIncident } from "./add-incident.tsx";
import { IdentityLedger, IncidentCard, type EvidencePlace } from "./incident-card.tsx";

const IncidentTimeline = laterPart(() => import("./incident-timeline.tsx").then((module) => module.IncidentTimeline));
const IncidentPlaces = laterPart(() => import("./incident-places.tsx").then((module) => module.IncidentPlaces));
const DeskTerms = laterPart(() => import("./desk-terms.tsx").then((module) => module.DeskTerms));
const DeskFiltersPanel = laterPart(() => import("./desk-filters-panel.tsx").then((module) => module.DeskFiltersPanel));
const CompareIncidentsDialog = laterDialog(() =>
  import("./compare-incidents-dialog.tsx").then((module) => module.CompareIncidentsDialog),
);
/** What stands in the page and not before it: it is there by the time somebody has read a line. */
const soon = [IncidentTimeline, IncidentPlaces, DeskFiltersPanel, IdentityLedger, DeskTerms];

type Props = {
  workspaceId: string;
  dossierId: string;
  subjectName: string;
  userId: string;
  incidents: readonly IncidentView[];
  /** The latest search, where it has delivered. */
  delivered: { searchEngine: string | null; createdAt: string; counts: { pages: number; read: number } } | null;
  isSearching: boolean;
  /** False while the page is drawn no further than its first screen. */
  isWhole: boolean;
  /** The page's address: how the incidents are looked at. */
  search: DeskSearch;
  /** What is to be another; the rest is as the last press left it, drawn or not. */
  onChange: (part: Partial<DeskState>) => void;
  onOpenEvidence: (place: EvidencePlace) => void;
  onChanged: () => void;
};

const sorts: { value: DeskSort; label: string }[] = [
  { value: "date", label: "Newest event first" },
  { value: "oldest", label: "Oldest event first" },
  { value: "found", label: "Newest found first" },
  { value: "status", label: "Furthest outcome first" },
  { value: "title", label: "Title, A to Z" },
];

/** A card with its quotations is taller than most screens, and stands half a screen down. */
const firstCards = 1;

/** Below this all cards are drawn at once; above, the browser lays out those near the screen. */
const manyCards = 12;

/** The incidents of a dossier as list, timeline and by place, filtered, sorted and compared; the address says how. */
export function IncidentDesk(props: Props) {
  const { incidents, delivered, isSearching, subjectName, userId } = props;
  const [isCovered, setCovered] = useState(() => readIsCovered(userId));
  const desk = readDesk(props.search);
  useFetchedWhenIdle(soon);
  // A press is answered at once; what it makes of two hundred cards is drawn when there is time for it.
  const view = useDeferredValue(desk.view);
  const sort = useDeferredValue(desk.sort);
  const filters = useDeferredValue(desk.filters);
  const isFiltered = countFilters(desk.filters) > 0;
  const change = props.onChange;

  const key = JSON.stringify(filters);
  // The filters are read from the address anew each time; their words say whether they changed.
  // oxlint-disable-next-line react/exhaustive-deps
  const matching = useMemo(() => new Set(filterIncidents(incidents, filters)), [incidents, key]);
  const whole = useMemo(() => groupIncidents(sortIncidents(incidents, sort)), [incidents, sort]);
  const findings = useMemo(() => whole.findings.filter((incident) => matching.has(incident)), [whole, matching]);
  const disputed = whole.findings.filter((incident) => incident.statements.length > 0).length;
  const unreviewed = whole.findings.length - whole.confirmedCount;
  const compared = desk.compare.flatMap((id) => incidents.find((incident) => incident.id === id) ?? []);
  const [left, right] = compared;
  // Once drawn, the cards stay: coming back to them, or taking a filter away, only shows them again.
  const [hasList, setHasList] = useState(view === "list");
  if (view === "list" && !hasList) setHasList(true);

  function cover(next: boolean) {
    setCovered(next);
    document.cookie = distressCookie(userId, next);
  }
  function toggleCompare(id: string, other?: string) {
    if (other !== undefined) return change({ compare: [other, id] });
    const rest = compared.map((incident) => incident.id).filter((one) => one !== id);
    change({ compare: rest.length < compared.length ? rest : [...rest.slice(-1), id] });
  }
  const toFocus = useRef<string | null>(null);
  function openInList(id: string) {
    toFocus.current = id;
    change({ view: "list" });
  }
  // The same functions for every drawing: a card is drawn again when its incident changed, not when the page did.
  const latest = useRef({ toggleCompare, openInList, onChanged: props.onChanged });
  useEffect(() => {
    latest.current = { toggleCompare, openInList, onChanged: props.onChanged };
  });
  const [onCompare] = useState(() => (id: string, other?: string) => latest.current.toggleCompare(id, other));
  const [onChanged] = useState(() => () => latest.current.onChanged());
  const [onOpen] = useState(() => (id: string) => latest.current.openInList(id));
  useEffect(() => {
    if (view !== "list" || toFocus.current === null) return;
    focusIncident(toFocus.current);
    toFocus.current = null;
  }, [view]);

  useEffect(forgetHiddenCaret, [view, matching]);

  const list = (of: readonly IncidentView[], canCompare = incidents.length > 1) => (
    <IncidentList
      workspaceId={props.workspaceId}
      dossierId={props.dossierId}
      incidents={of}
      matching={matching}
      isOneOfMany={incidents.length > manyCards}
      compared={canCompare ? desk.compare.join() : null}
      onCompare={onCompare}
      onOpenEvidence={props.onOpenEvidence}
      onChanged={onChanged}
    />
  );
  // The server draws what is seen first: a dossier may have hundreds of cards.
  const isCut = !props.isWhole && findings.length >= firstCards;
  const shown = isCut ? findings.slice(0, firstCards) : whole.findings;

  return (
    <VeilProvider isCovered={isCovered}>
      <section aria-labelledby="incidents-heading" className="grid gap-4">
        <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div>
            <h2 id="incidents-heading" className="text-lg font-semibold text-ink">
              Incidents
            </h2>
            <p className="text-sm text-ink-muted" role="status">
              {whole.confirmedCount} confirmed
              {disputed > 0 ? ` · ${disputed} disputed by the person recorded` : ""}
              {unreviewed > 0 ? ` · ${unreviewed} not confirmed, and not counted until a person confirms` : ""}
            </p>
            {incidents.length > 0 ? (
              <Disclosure summary="What the words here mean" className="text-sm print:hidden">
                <DeskTerms />
              </Disclosure>
            ) : null}
          </div>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
            {incidents.length > 0 ? (
              <Switch label="Cover distressing content" checked={isCovered} onCheckedChange={cover} />
            ) : null}
            <AddIncident
              workspaceId={props.workspaceId}
              dossierId={props.dossierId}
              userId={userId}
              subjectName={subjectName}
              onAdded={props.onChanged}
            />
          </div>
        </header>
        {incidents.length > 0 ? (
          <Tabs value={desk.view} onValueChange={(view) => change({ view: view as DeskView })}>
            <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 print:hidden">
              <TabsList aria-label="How incidents are shown">
                <Tab value="list">List</Tab>
                <Tab value="timeline" {...onIntent(IncidentTimeline)}>
                  Timeline
                </Tab>
                <Tab value="places" {...onIntent(IncidentPlaces)}>
                  By place
                </Tab>
              </TabsList>
              <Field label="Sort by" hideLabel className="w-full sm:w-56">
                {(control) => (
                  <Select
                    {...control}
                    size="sm"
                    options={sorts}
                    value={desk.sort}
                    onChange={(event) => change({ sort: event.target.value as DeskSort })}
                  />
                )}
              </Field>
            </div>
            <FilterPanel desk={desk} incidents={incidents} onFilter={(next) => change({ filters: next })} />
            <p aria-live="polite" className="mt-3 text-sm text-ink-muted empty:hidden">
              {isFiltered ? `${matching.size} of ${incidents.length} incidents match` : ""}
            </p>
            {isFiltered && matching.size === 0 ? (
              <EmptyState
                className="mt-3"
                icon={ListFilter}
                level={3}
                title="Nothing matches these filters"
                actions={
                  <Button variant="outline" onClick={() => change({ filters: noFilters })}>
                    Clear filters
                  </Button>
                }
              >
                <p>The dossier has {incidents.length} incidents; none of them fits all that is chosen.</p>
              </EmptyState>
            ) : null}
            <TabPanel value="list" forceMount keepsStyles hidden={view !== "list"}>
              {hasList ? list(shown) : null}
            </TabPanel>
            <TabPanel value="timeline" forceMount hidden={view !== "timeline"}>
              {view === "timeline" && findings.length > 0 ? (
                <IncidentTimeline incidents={findings} isOldestFirst={sort === "oldest"} onOpen={onOpen} />
              ) : null}
            </TabPanel>
            <TabPanel value="places" forceMount hidden={view !== "places"}>
              {view === "places" && findings.length > 0 ? <IncidentPlaces incidents={findings} onOpen={onOpen} /> : null}
            </TabPanel>
          </Tabs>
        ) : null}
      </section>
      {whole.findings.length === 0 && delivered && !isSearching ? (
        <NoFinding delivered={delivered} subjectName={subjectName} groups={whole} />
      ) : null}
      {isCut ? null : (
        <>
          <Kept
            title="A person has to decide"
            note="The rubric does not let a machine decide these. They are not findings."
            isShown={whole.needsHuman.some((incident) => matching.has(incident))}
          >
            {list(whole.needsHuman)}
          </Kept>
          <Kept
            title="Possibly another person"
            note="The name fits, but not enough else does. These are not findings about the subject."
            isShown={whole.possiblyAnother.some((incident) => matching.has(incident))}
          >
            {list(whole.possiblyAnother)}
          </Kept>
          {whole.setAside.length > 0 ? (
            <Disclosure
              look="heading"
              summary={
                <>
                  Set aside by members{" "}
                  <span className="text-sm font-normal text-ink-muted tabular-nums">{whole.setAside.length}</span>
                </>
              }
            >
              {list(whole.setAside, false)}
            </Disclosure>
          ) : null}
        </>
      )}
      {left && !right ? (
        <div
          data-dialog-footer=""
          className="sticky bottom-3 z-20 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line-strong bg-raised p-3 shadow-overlay"
        >
          <p className="min-w-0 flex-1 text-sm text-ink-soft" aria-live="polite">
            <bdi className="line-clamp-2 font-medium text-ink">{left.title}</bdi> is chosen. Press “Compare” on another one.
          </p>
          <Button size="sm" variant="outline" onClick={() => change({ compare: [] })}>
            Cancel
          </Button>
        </div>
      ) : null}
      {left && right ? (
        <CompareIncidentsDialog
          workspaceId={props.workspaceId}
          left={left}
          right={right}
          onClose={() => change({ compare: [] })}
          onMerged={() => {
            change({ compare: [] });
            props.onChanged();
          }}
        />
      ) : null}
    </VeilProvider>
  );
}

type NoFindingProps = {
  delivered: NonNullable<Props["delivered"]>;
  subjectName: string;
  groups: ReturnType<typeof groupIncidents>;
};

/** Where findings would stand: what was searched, and what became of it. */
function NoFinding({ delivered: { searchEngine, createdAt, counts }, subjectName, groups }: NoFindingProps) {
  const [title, why] = noFindingWords(counts.read, groups);
  return (
    <EmptyState icon={SearchX} title={title}>
      <p>
        {searchEngine ?? "The library"} was searched for <bdi>{subjectName}</bdi> on {utcDay(new Date(createdAt))}: {counts.pages}{" "}
        {counts.pages === 1 ? "page was" : "pages were"} found and {counts.read} read. {why}
      </p>
      <p className="mt-1">This is a result, and says nothing about what stands elsewhere.</p>
    </EmptyState>
  );
}

type IncidentListProps = Pick<Props, "workspaceId" | "dossierId" | "onOpenEvidence" | "onChanged"> & {
  incidents: readonly IncidentView[];
  /** The others are kept out of sight. */
  matching: ReadonlySet<IncidentView>;
  isOneOfMany: boolean;
  /** Ids of those that are being compared, joined; null where there is nothing to compare with. */
  compared: string | null;
  onCompare: (id: string, other?: string) => void;
};

const IncidentList = memo(function IncidentList({ incidents, matching, isOneOfMany, compared, ...shared }: IncidentListProps) {
  if (incidents.length === 0) return null;
  const chosen = compared?.split(",") ?? [];
  return (
    <ul className="grid gap-4">
      {incidents.map((incident) => (
        <li
          key={incident.id}
          hidden={!matching.has(incident)}
          className={
            isOneOfMany
              ? "[contain-intrinsic-block-size:auto_32rem] [content-visibility:auto] print:[content-visibility:visible]"
              : undefined
          }
        >
          <DeskCard {...shared} incident={incident} isCompared={compared === null ? null : chosen.includes(incident.id)} />
        </li>
      ))}
    </ul>
  );
});

type DeskCardProps = Pick<IncidentListProps, "workspaceId" | "dossierId" | "onOpenEvidence" | "onChanged" | "onCompare"> & {
  incident: IncidentView;
  /** Null where there is nothing to compare it with. */
  isCompared: boolean | null;
};

const DeskCard = memo(function DeskCard({ isCompared, onCompare, ...card }: DeskCardProps) {
  const { id } = card.incident;
  const compare =
    isCompared === null ? null : (
      <Button size="sm" variant={isCompared ? "secondary" : "ghost"} aria-pressed={isCompared} onClick={() => onCompare(id)}>
        <Icon icon={GitCompareArrows} size="sm" />
        Compare
      </Button>
    );
  return <IncidentCard {...card} onCompare={isCompared === null ? undefined : onCompare} extra={compare} />;
});

/**
 * Where somebody last pressed on words a caret stays, unseen. In what is hidden it makes the browser look for the next place in
 * sight at every press, through hundreds of cards.
 */
function forgetHiddenCaret(): void {
  const selection = getSelection();
  const at = selection?.anchorNode;
  const element = at instanceof Element ? at : at?.parentElement;
  if (element?.checkVisibility({ visibilityProperty: true }) === false) selection?.removeAllRanges();
}

function focusIncident(id: string): void {
  const card = document.getElementById(`incident-${id}`);
  if (!card) return;
  card.tabIndex = -1;
  card.focus({ preventScroll: true });
  card.scrollIntoView({ block: "start" });
}

type FilterPanelProps = {
  desk: DeskState;
  incidents: readonly IncidentView[];
  onFilter: (filters: DeskState["filters"]) => void;
};

/** Closed at first, also where an address brings filters: what is set stands on the button. */
function FilterPanel({ desk, incidents, onFilter }: FilterPanelProps) {
  const [isOpen, setOpen] = useState(false);
  // The button answers at once; a hundred choices are drawn after that.
  const isDrawn = useDeferredValue(isOpen);
  // What is chosen shows at once; how many each choice would leave is counted after that.
  const counted = useDeferredValue(desk.filters);
  const key = JSON.stringify(counted);
  // oxlint-disable-next-line react/exhaustive-deps
  const facets = useMemo(() => (isDrawn ? facetsOf(incidents, counted) : null), [isDrawn, incidents, key]);
  const id = useId();
  const set = countFilters(desk.filters);
  return (
    <div className="mt-3 grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          variant="outline"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          {...onIntent(DeskFiltersPanel)}
        >
          <Icon icon={ListFilter} size="sm" />
          {set > 0 ? `Filters (${set})` : "Filters"}
        </Button>
        {set > 0 && !isOpen ? (
          <Button size="sm" variant="ghost" onClick={() => onFilter(noFilters)}>
            Clear filters
          </Button>
        ) : null}
      </div>
      <div id={id} hidden={!isOpen}>
        {facets ? <DeskFiltersPanel filters={desk.filters} facets={facets} onFilter={onFilter} /> : null}
      </div>
    </div>
  );
}

function Kept(props: { title: string; note: string; isShown: boolean; children: ReactNode }) {
  return (
    <section aria-label={props.title} hidden={!props.isShown} className="grid gap-3">
      <header>
        <h2 className="text-lg font-semibold text-ink">{props.title}</h2>
        <p className="text-sm text-ink-muted">{props.note}</p>
      </header>
      {props.children}
    </section>
  );
}
