import { and, asc, eq, isNull, lt, or } from "drizzle-orm";
import { sourceTimeStampFailures, sourceTimeStamps, sources } from "#app/db/schema/index.ts";
import { newId } from "#app/lib/ids.ts";
import type { Context, SystemActor } from "#app/server/context.ts";
import { FilesFailure } from "#app/services/files/files.ts";
import { TimeStampFailure } from "#app/services/time-stamps/time-stamps.ts";
import type { SourceRecord } from "./source-view.ts";

type Job = Pick<Context<SystemActor>, "db" | "services" | "now" | "log">;

/** A failed request is made again after this long, for as long as the source stands. */
const againAfterMs = 60 * 60_000;
/** Sources that one look asks for. */
const mostAtOnce = 200;

/**
 * Asks the configured authority for a time stamp over an archived source's bytes and keeps the verified token. One that
 * has a token of that authority is left alone. Why there is none is kept beside the source.
 * @throws TimeStampFailure `unreachable` unless it is the last try, so that the queue tries again
 */
export async function stampSource(
  ctx: Job,
  input: { sourceId: string; signal?: AbortSignal; isLastTry: boolean },
): Promise<"stamped" | "there" | "gone" | "failed"> {
  const { timeStamps } = ctx.services;
  if (!timeStamps) return "gone";
  const [source] = await ctx.db.select({ sha256: sources.sha256 }).from(sources).where(eq(sources.id, input.sourceId));
  if (!source) return "gone";
  const isOfThem = and(eq(sourceTimeStamps.sourceId, input.sourceId), eq(sourceTimeStamps.authority, timeStamps.authority));
  const [known] = await ctx.db.select({ id: sourceTimeStamps.id }).from(sourceTimeStamps).where(isOfThem);
  if (known) return "there";
  try {
    const stamp = await timeStamps.stamp(await ctx.services.files.get(source.sha256), input.signal);
    await ctx.db.transaction(async (tx) => {
      await tx
        .insert(sourceTimeStamps)
        .values({
          id: newId(),
          sourceId: input.sourceId,
          sha256: source.sha256,
          authority: stamp.authority,
          signer: stamp.signer,
          serialNumber: stamp.serialNumber,
          token: Buffer.from(stamp.token).toString("base64"),
          stampedAt: stamp.stampedAt,
          createdAt: ctx.now(),
        })
        .onConflictDoNothing({ target: [sourceTimeStamps.sourceId, sourceTimeStamps.authority] });
      await tx.delete(sourceTimeStampFailures).where(eq(sourceTimeStampFailures.sourceId, input.sourceId));
    });
    return "stamped";
  } catch (error) {
    const reason = reasonOf(error);
    if (!reason || input.signal?.aborted) throw error;
    const failure = { authority: timeStamps.authority, reason, failedAt: ctx.now() };
    await ctx.db
      .insert(sourceTimeStampFailures)
      .values({ sourceId: input.sourceId, ...failure })
      .onConflictDoUpdate({ target: sourceTimeStampFailures.sourceId, set: failure });
    if (!input.isLastTry && error instanceof TimeStampFailure && error.fault === "unreachable") throw error;
    ctx.log.warn({ sourceId: input.sourceId }, "an archived source got no time stamp");
    return "failed";
  }
}

function reasonOf(error: unknown): string | null {
  if (error instanceof TimeStampFailure) return error.message;
  if (error instanceof FilesFailure) return "The archived original could not be read.";
  return null;
}

/**
 * Asks for time stamps of the sources that have none from the configured authority: what was archived before there was
 * one, and what failed more than an hour ago. Oldest first, so many at a time.
 */
export async function askForMissing(ctx: Job): Promise<number> {
  const { timeStamps, jobs } = ctx.services;
  if (!timeStamps) return 0;
  const waiting = await ctx.db
    .select({ id: sources.id })
    .from(sources)
    .leftJoin(
      sourceTimeStamps,
      and(eq(sourceTimeStamps.sourceId, sources.id), eq(sourceTimeStamps.authority, timeStamps.authority)),
    )
    .leftJoin(sourceTimeStampFailures, eq(sourceTimeStampFailures.sourceId, sources.id))
    .where(
      and(
        isNull(sourceTimeStamps.id),
        isNull(sources.removedAt),
        or(
          isNull(sourceTimeStampFailures.sourceId),
          lt(sourceTimeStampFailures.failedAt, new Date(ctx.now().getTime() - againAfterMs)),
        ),
      ),
    )
    .orderBy(asc(sources.createdAt))
    .limit(mostAtOnce);
  for (const { id } of waiting) await jobs.enqueue(ctx.db, "stamp-source", { sourceId: id }, { key: `stamp-source-${id}` });
  return waiting.length;
}

/**
 * The earliest verified time stamp over these very bytes, or why there is none yet. A statement of its own: a source is
 * looked at one at a time.
 */
export async function timeStampOf(
  ctx: Pick<Context, "db" | "services">,
  source: { sourceId: string; sha256: string },
): Promise<SourceRecord["time_stamp"]> {
  const [stamp] = await ctx.db
    .select()
    .from(sourceTimeStamps)
    .where(and(eq(sourceTimeStamps.sourceId, source.sourceId), eq(sourceTimeStamps.sha256, source.sha256)))
    .orderBy(asc(sourceTimeStamps.stampedAt))
    .limit(1);
  if (stamp)
    return {
      state: "stamped",
      signer: stamp.signer,
      authority: stamp.authority,
      serial_number: stamp.serialNumber,
      stamped_at: stamp.stampedAt.toISOString(),
    };
  if (!ctx.services.timeStamps) return { state: "none" };
  const [failure] = await ctx.db
    .select()
    .from(sourceTimeStampFailures)
    .where(eq(sourceTimeStampFailures.sourceId, source.sourceId));
  return failure ? { state: "failed", reason: failure.reason, failed_at: failure.failedAt.toISOString() } : { state: "waiting" };
}
