import { allegationStatuses } from "./allegation.ts";
import { verifications, type Verification } from "./incident.ts";

export const deskViews = ["list", "timeline", "places"] as const;
export type DeskView = (typeof deskViews)[number];

export const deskSorts = ["date", "oldest", "found", "status", "title"] as const;
export type DeskSort = (typeof deskSorts)[number];

/** A word of the ladder as an address has it ('on-trial'), or 'none' where no authority is involved. */
export const statusWords = [...allegationStatuses.map((word) => word.replaceAll(" ", "-")), "none"];

/**
 * How the incidents of a dossier are looked at, as the page's address keeps it: what stands for the usual is left out.
 * Lists are joined by commas; days are YYYY-MM-DD.
 */
export type DeskSearch = {
  view?: Exclude<DeskView, "list">;
  sort?: Exclude<DeskSort, "date">;
  status?: string;
  verification?: string;
  /** Hosts, and ids of library sources that have no address. */
  source?: string;
  from?: string;
  to?: string;
  /** 'no' leaves out what has no known date while a period is chosen. */
  undated?: "no";
  /** One or two incidents that are being compared. */
  compare?: string;
};

/** The same with nothing left out. */
export type DeskState = {
  view: DeskView;
  sort: DeskSort;
  filters: DeskFilters;
  compare: string[];
};

export type DeskFilters = {
  statuses: string[];
  verifications: Verification[];
  sources: string[];
  from: string | null;
  to: string | null;
  withUndated: boolean;
};

const longestList = 30;
const longestSource = 255;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function listOf(value: unknown, isOne: (item: string) => boolean): string[] {
  if (typeof value !== "string" && typeof value !== "number") return [];
  const items = String(value)
    .split(",")
    .map((item) => item.trim().toLowerCase());
  return [...new Set(items.filter((item) => item !== "" && isOne(item)))].slice(0, longestList);
}

function dayOf(value: unknown): string | null {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : null;
}

const oneOf = <Name extends string>(names: readonly Name[], value: unknown, usual: Name): Name =>
  names.find((name) => name === value) ?? usual;

/** What an address means; whatever cannot be meant falls back to the usual. */
export function readDesk(search: Record<string, unknown>): DeskState {
  const from = dayOf(search["from"]);
  const to = dayOf(search["to"]);
  return {
    view: oneOf(deskViews, search["view"], "list"),
    sort: oneOf(deskSorts, search["sort"], "date"),
    filters: {
      statuses: listOf(search["status"], (word) => statusWords.includes(word)),
      verifications: listOf(search["verification"], (word) => verifications.some((one) => one === word)) as Verification[],
      sources: listOf(search["source"], (source) => source.length <= longestSource),
      from,
      // A period that ends before it begins is no period.
      to: from !== null && to !== null && to < from ? null : to,
      withUndated: search["undated"] !== "no",
    },
    compare: listOf(search["compare"], (id) => uuid.test(id)).slice(0, 2),
  };
}

/** The address of a state, without what is usual. */
export function writeDesk({ view, sort, filters, compare }: DeskState): DeskSearch {
  const list = (items: readonly string[]) => (items.length > 0 ? items.join(",") : undefined);
  const written: Record<keyof DeskSearch, string | undefined> = {
    view: view === "list" ? undefined : view,
    sort: sort === "date" ? undefined : sort,
    status: list(filters.statuses),
    verification: list(filters.verifications),
    source: list(filters.sources),
    from: filters.from ?? undefined,
    to: filters.to ?? undefined,
    undated: filters.withUndated ? undefined : "no",
    compare: list(compare),
  };
  return Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined));
}

export const noFilters: DeskFilters = {
  statuses: [],
  verifications: [],
  sources: [],
  from: null,
  to: null,
  withUndated: true,
};

/** How many filters are set. */
export function countFilters({ statuses, verifications: checks, sources, from, to, withUndated }: DeskFilters): number {
  return statuses.length + checks.length + sources.length + [from, to].filter(Boolean).length + (withUndated ? 0 : 1);
}

const deskKeys: (keyof DeskSearch)[] = ["view", "sort", "status", "verification", "source", "from", "to", "undated", "compare"];

/** An address in which a part of the incidents' state is another; the rest of it, and what else stands in it, stays. */
export function changeDesk<Known extends Record<string, unknown>>(known: Known, part: Partial<DeskState>): Known & DeskSearch {
  const rest = Object.entries(known).filter(([key]) => !deskKeys.some((own) => own === key));
  return { ...(Object.fromEntries(rest) as Known), ...writeDesk({ ...readDesk(known), ...part }) };
}
