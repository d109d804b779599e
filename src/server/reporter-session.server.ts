import { createHash, randomBytes } from "node:crypto";
import { getRequest } from "@tanstack/react-start/server";
import { and, eq, gt, lt } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { externalUsers, reporterSessions } from "#app/db/schema/index.ts";
import { AppError } from "#app/lib/errors.ts";
import type { ReporterContext } from "./context.ts";
import { openDoor } from "./door.server.ts";

const cookieName = "attest_reporter";
const minute = 60 * 1000;
/** A session lives this long without use, */
const idleMilliseconds = 120 * minute;
/** and this long at most: the link opens another. */
const longestMilliseconds = 12 * 60 * minute;

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Tokens of sessions that were opened while their page is drawn: the browser has the cookie only with the page. */
const openedFor = new WeakMap<Request, string>();

/**
 * Opens a session for a link whose key was right; answers the Set-Cookie header that carries it. What else is asked while
 * `request` is answered is asked within it.
 */
export async function openReporterSession(
  db: Queryable,
  input: { externalUserId: string; now: Date; websiteUrl: string; request?: Request | undefined },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  if (input.request) openedFor.set(input.request, token);
  await db.insert(reporterSessions).values({
    externalUserId: input.externalUserId,
    tokenHash: hashOf(token),
    expiresAt: new Date(input.now.getTime() + idleMilliseconds),
    createdAt: input.now,
  });
  await db.delete(reporterSessions).where(lt(reporterSessions.expiresAt, input.now));
  const secure = input.websiteUrl.startsWith("https:") ? "; Secure" : "";
  // Lax, not Strict: who follows the link from a mail is led on within the same navigation.
  return `${cookieName}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${longestMilliseconds / 1000}${secure}`;
}

/** Ends every session of a link: its key was replaced. */
export async function endReporterSessions(tx: Queryable, externalUserId: string): Promise<void> {
  await tx.delete(reporterSessions).where(eq(reporterSessions.externalUserId, externalUserId));
}

function tokenOf(request: Request): string | null {
  const opened = openedFor.get(request);
  if (opened !== undefined) return opened;
  for (const pair of (request.headers.get("cookie") ?? "").split(/;\s*/)) {
    if (pair.startsWith(`${cookieName}=`)) return pair.slice(cookieName.length + 1);
  }
  return null;
}

/** In the words of the page, which stays open with what was typed in it. */
export const sessionEnded = "This link is not open any more. Open your personal link again; what you have typed is kept.";

/**
 * Lets in who opened a personal link, active or not. It is asked of the database each time, so that a link that was
 * replaced ends at once.
 * @throws AppError `forbidden`
 */
export async function requireReporter(request: Request = getRequest()): Promise<ReporterContext> {
  const ctx = await openDoor();
  const token = tokenOf(request);
  const now = ctx.now();
  const [row] =
    token === null
      ? []
      : await ctx.db
          .select({
            id: externalUsers.id,
            name: externalUsers.name,
            isActive: externalUsers.isActive,
            permissions: externalUsers.permissions,
            sessionId: reporterSessions.id,
            expiresAt: reporterSessions.expiresAt,
            openedAt: reporterSessions.createdAt,
          })
          .from(reporterSessions)
          .innerJoin(externalUsers, eq(externalUsers.id, reporterSessions.externalUserId))
          .where(and(eq(reporterSessions.tokenHash, hashOf(token)), gt(reporterSessions.expiresAt, now)));
  if (!row) throw new AppError("forbidden", sessionEnded);
  const end = Math.min(now.getTime() + idleMilliseconds, row.openedAt.getTime() + longestMilliseconds);
  if (end - row.expiresAt.getTime() > 5 * minute) {
    await ctx.db
      .update(reporterSessions)
      .set({ expiresAt: new Date(end) })
      .where(eq(reporterSessions.id, row.sessionId));
  }
  return {
    ...ctx,
    actor: {
      kind: "reporter",
      externalUserId: row.id,
      name: row.name,
      isActive: row.isActive,
      permissions: row.permissions,
    },
  };
}
