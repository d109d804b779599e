import { createHash } from "node:crypto";
import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";
import { identityDecisions, searchRunPages, searchRuns, sources, users } from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { paragraphs, sentences } from "#app/lib/language/sentences.ts";
import type { MemberContext } from "#app/server/context.ts";
import { clusterNamesakes } from "./engine/identity/namesakes.ts";
import { withoutOrders } from "./speaks-to-machines.ts";
import { archivedPage, wasRead } from "./steps/pages.server.ts";

/** More pages than these are not told apart: a name so common needs a known fact first. */
const mostPages = 60;

/** Begins the reason of every decision that is made here, so that it says by itself why the page was set aside. */
const ofThisName = "Another person of this name: ";

export type NamesakePage = {
  sourceId: string;
  title: string;
  url: string | null;
  /** YYYY-MM-DD. */
  date: string | null;
  /** The sentence that names them, as the page has it. */
  quotation: string | null;
  isSetAside: boolean;
};

/** The people whom the pages of a search seem to speak of, each with their pages. */
export type Namesakes = {
  groups: { key: string; pages: NamesakePage[]; isChosen: boolean }[];
  chosen: { key: string; reason: string; by: string | null; decidedAt: string } | null;
};

async function readGroups(ctx: MemberContext, runId: string) {
  const [run] = await ctx.db
    .select({
      subjectId: searchRuns.subjectId,
      dossierId: searchRuns.dossierId,
      facts: searchRuns.facts,
      status: searchRuns.status,
    })
    .from(searchRuns)
    .where(and(eq(searchRuns.id, runId), eq(searchRuns.workspaceId, ctx.workspaceId)));
  if (!run) return null;
  const rows =
    run.status === "delivered"
      ? await ctx.db
          .select({ identity: searchRunPages.identity, ...archivedPage })
          .from(searchRunPages)
          .innerJoin(sources, eq(sources.id, searchRunPages.sourceId))
          .where(wasRead(runId))
          .orderBy(asc(searchRunPages.position))
          .limit(mostPages + 1)
      : [];
  const naming = rows.filter(({ identity }) => identity !== null && identity.verdict !== "unnamed");
  const pages = new Map(naming.map((row) => [row.id, row]));
  const documents = [...pages.values()].map(
    ({ id, url, title, date, text }) => withoutOrders({ id, url, title, date, text }).page,
  );
  const isKnown = Object.keys(run.facts).some((fact) => fact !== "name" && fact !== "aliases");
  const { clusters } =
    documents.length < 2 || rows.length > mostPages
      ? { clusters: [] }
      : clusterNamesakes(run.facts.name, isKnown ? run.facts : undefined, documents);
  return { run, pages, clusters: clusters.length < 2 ? [] : clusters };
}

/** The sentence that the offset stands in. */
function sentenceAt(text: string, offset: number): string | null {
  const around = ({ start, end }: { start: number; end: number }) => start <= offset && offset < end;
  const paragraph = paragraphs(text).find(around);
  const sentence = paragraph && sentences(text, paragraph.start, paragraph.end).find(around);
  return sentence ? text.slice(sentence.start, sentence.end) : null;
}

/** The same pages always have the same key, whatever was decided of them meanwhile. */
function keyOf(sourceIds: readonly string[]): string {
  return createHash("sha256").update(sourceIds.toSorted().join(" ")).digest("hex").slice(0, 24);
}

const isStanding = (ctx: MemberContext, subjectId: string, sourceIds: string[]) =>
  and(
    eq(identityDecisions.workspaceId, ctx.workspaceId),
    eq(identityDecisions.subjectId, subjectId),
    inArray(identityDecisions.sourceId, sourceIds),
    isNull(identityDecisions.undoneAt),
  );

async function standing(ctx: MemberContext, subjectId: string, sourceIds: string[]) {
  if (sourceIds.length === 0) return [];
  return ctx.db
    .select({
      sourceId: identityDecisions.sourceId,
      isOfChoice: identityDecisions.isOfChoice,
      reason: identityDecisions.reason,
      by: users.name,
      decidedAt: identityDecisions.decidedAt,
    })
    .from(identityDecisions)
    .leftJoin(users, eq(users.id, identityDecisions.decidedBy))
    .where(isStanding(ctx, subjectId, sourceIds))
    .orderBy(desc(identityDecisions.decidedAt));
}

/** Takes back what was decided of these pages by a choice among people of this name, and nothing else; how many they were. */
async function takeBack(ctx: MemberContext, subjectId: string, sourceIds: string[]): Promise<number> {
  const undone = await ctx.db
    .update(identityDecisions)
    .set({ undoneAt: ctx.now() })
    .where(and(isStanding(ctx, subjectId, sourceIds), eq(identityDecisions.isOfChoice, true)))
    .returning({ id: identityDecisions.id });
  return undone.length;
}

/**
 * Whether the pages that a delivered search has read speak of two people or more who share the name, and which pages are
 * whose, by the engine's reading of what they say; null when they speak of one, or when the search is not this
 * workspace's. Nothing is decided here: which of them is meant is for a person to say.
 */
export async function findNamesakes(ctx: MemberContext, runId: string): Promise<Namesakes | null> {
  const read = await readGroups(ctx, runId);
  if (!read || read.clusters.length === 0) return null;
  const { run, pages, clusters } = read;
  const decisions = await standing(ctx, run.subjectId, clusters.flat());
  const setAside = new Set(decisions.map(({ sourceId }) => sourceId));
  const latest = decisions.find(({ isOfChoice }) => isOfChoice);
  const groups = clusters.map((ids) => ({
    key: keyOf(ids),
    pages: ids.flatMap((id): NamesakePage[] => {
      const page = pages.get(id);
      if (!page) return [];
      const named = page.identity?.for.find(({ kind, quotation }) => kind === "name" && quotation !== null);
      return [
        {
          sourceId: id,
          title: page.title,
          url: page.url,
          date: page.date,
          quotation: named?.quotation ? sentenceAt(page.text, named.quotation.start) : null,
          isSetAside: setAside.has(id),
        },
      ];
    }),
    isChosen: false,
  }));
  const left = groups.filter(({ pages: own }) => own.some(({ isSetAside }) => !isSetAside));
  const only = latest && left.length === 1 ? left[0] : undefined;
  if (only) only.isChosen = true;
  return {
    groups,
    chosen:
      only && latest
        ? {
            key: only.key,
            reason: latest.reason.slice(ofThisName.length),
            by: latest.by,
            decidedAt: latest.decidedAt.toISOString(),
          }
        : null,
  };
}

export type NamesakeChoice = { ok: true; setAside: number } | { ok: false; message: string };

/**
 * Says which of the people who share the name is the subject: every page of the others is remembered as another person's,
 * with the reason. Later searches set these pages aside; the record of this one stays as it was. Choosing the same again
 * changes nothing, choosing another takes the former choice back first.
 * @throws AppError `not-found` for another workspace's search
 */
export async function chooseNamesake(
  ctx: MemberContext,
  input: { runId: string; key: string; reason: string },
): Promise<NamesakeChoice> {
  const read = await readGroups(ctx, input.runId);
  if (!read) throw new AppError("not-found", "This search does not exist");
  const { run, clusters } = read;
  const chosen = clusters.find((ids) => keyOf(ids) === input.key);
  if (!chosen) return { ok: false, message: "These pages are no longer sorted this way. Please look again." };
  const others = clusters.filter((ids) => ids !== chosen).flat();
  const now = ctx.now();
  return ctx.db.transaction(async (tx): Promise<NamesakeChoice> => {
    // One choice at a time for a subject of this workspace.
    await tx.select({ id: searchRuns.id }).from(searchRuns).where(eq(searchRuns.id, input.runId)).for("update");
    await takeBack({ ...ctx, db: tx }, run.subjectId, chosen);
    const known = new Set((await standing({ ...ctx, db: tx }, run.subjectId, others)).map(({ sourceId }) => sourceId));
    const fresh = others.filter((id) => !known.has(id));
    if (fresh.length > 0) {
      await tx.insert(identityDecisions).values(
        fresh.map((sourceId) => ({
          workspaceId: ctx.workspaceId,
          subjectId: run.subjectId,
          sourceId,
          isOfChoice: true,
          reason: `${ofThisName}${input.reason}`,
          decidedBy: ctx.actor.userId,
          decidedAt: now,
        })),
      );
      await audit.record(tx, ctx, {
        action: "another-person",
        entity: "dossier",
        entityId: run.dossierId,
        workspaceId: ctx.workspaceId,
        details: { runId: input.runId },
      });
    }
    return { ok: true, setAside: fresh.length };
  });
}

/**
 * Takes the choice among the people of this name back: their pages are looked at again by the next search. Decisions that
 * were made of single findings stay.
 * @throws AppError `not-found` for another workspace's search
 */
export async function undoNamesakeChoice(ctx: MemberContext, runId: string): Promise<{ restored: number }> {
  const read = await readGroups(ctx, runId);
  if (!read) throw new AppError("not-found", "This search does not exist");
  const { run, clusters } = read;
  const ids = clusters.flat();
  if (ids.length === 0) return { restored: 0 };
  return ctx.db.transaction(async (tx) => {
    const restored = await takeBack({ ...ctx, db: tx }, run.subjectId, ids);
    if (restored > 0)
      await audit.record(tx, ctx, {
        action: "undo-review",
        entity: "dossier",
        entityId: run.dossierId,
        workspaceId: ctx.workspaceId,
        details: { runId },
      });
    return { restored };
  });
}
