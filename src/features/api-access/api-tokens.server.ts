import { createHash, randomBytes } from "node:crypto";
import { and, desc, eq, isNull, lt, or } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { apiTokens, users } from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { requireOwner } from "#app/features/workspaces/setup.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import type { MemberContext } from "#app/server/context.ts";
import type { ApiScope, ApiToken } from "./api-token.ts";

const prefix = "attest_";
/** How stale the time of last use may be: reading is not worth a write each time. */
const usedEvery = 60_000;

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/**
 * Makes a token that acts in the name of who makes it. The token is in this answer alone; what is kept is its hash. Tokens
 * spend credits and read everything: making and revoking them is for owners.
 * @throws AppError `forbidden` for who is not an owner
 */
export async function create(
  ctx: MemberContext,
  input: { name: string; scopes: readonly ApiScope[] },
): Promise<{ tokenId: string; token: string }> {
  requireOwner(ctx);
  const token = prefix + randomBytes(32).toString("base64url");
  const tokenId = newId();
  await ctx.db.transaction(async (tx) => {
    await tx.insert(apiTokens).values({
      id: tokenId,
      workspaceId: ctx.workspaceId,
      name: input.name,
      tokenHash: hashToken(token),
      ending: token.slice(-4),
      scopes: [...new Set(input.scopes)],
      createdBy: ctx.actor.userId,
      createdAt: ctx.now(),
    });
    await audit.record(tx, ctx, {
      action: "create-api-token",
      entity: "workspace",
      entityId: ctx.workspaceId,
      workspaceId: ctx.workspaceId,
      details: { tokenId },
    });
  });
  return { tokenId, token };
}

/** The workspace's tokens, newest first, the revoked ones too, at most 100. */
export async function list(ctx: MemberContext): Promise<ApiToken[]> {
  const rows = await ctx.db
    .select({
      id: apiTokens.id,
      name: apiTokens.name,
      ending: apiTokens.ending,
      scopes: apiTokens.scopes,
      createdBy: users.name,
      createdAt: apiTokens.createdAt,
      lastUsedAt: apiTokens.lastUsedAt,
      revokedAt: apiTokens.revokedAt,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.createdBy))
    .where(eq(apiTokens.workspaceId, ctx.workspaceId))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id))
    .limit(100);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    ending: row.ending,
    scopes: row.scopes as ApiScope[],
    created_by: row.createdBy,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    revoked_at: row.revokedAt?.toISOString() ?? null,
  }));
}

/**
 * Ends a token at once. Revoking twice changes nothing.
 * @throws AppError `not-found`; `forbidden` for who is not an owner
 */
export async function revoke(ctx: MemberContext, tokenId: string): Promise<{ revoked: boolean }> {
  requireOwner(ctx);
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ revokedAt: apiTokens.revokedAt })
      .from(apiTokens)
      .where(and(eq(apiTokens.id, tokenId), eq(apiTokens.workspaceId, ctx.workspaceId)))
      .for("update");
    if (!row) throw new AppError("not-found", "This token does not exist");
    if (row.revokedAt) return { revoked: false };
    await tx.update(apiTokens).set({ revokedAt: ctx.now(), revokedBy: ctx.actor.userId }).where(eq(apiTokens.id, tokenId));
    await audit.record(tx, ctx, {
      action: "revoke-api-token",
      entity: "workspace",
      entityId: ctx.workspaceId,
      workspaceId: ctx.workspaceId,
      details: { tokenId },
    });
    return { revoked: true };
  });
}

export type TokenHolder = { tokenId: string; workspaceId: string; userId: string; scopes: ApiScope[] };

/** Whose a token is, and what it may do; null for one that is unknown or revoked. Notes that it was used. */
export async function findHolder(db: Queryable, token: string, now: Date): Promise<TokenHolder | null> {
  if (!token.startsWith(prefix) || token.length > 100) return null;
  const [row] = await db
    .select({
      tokenId: apiTokens.id,
      workspaceId: apiTokens.workspaceId,
      userId: apiTokens.createdBy,
      scopes: apiTokens.scopes,
    })
    .from(apiTokens)
    .where(and(eq(apiTokens.tokenHash, hashToken(token)), isNull(apiTokens.revokedAt)));
  if (!row) return null;
  await db
    .update(apiTokens)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(apiTokens.id, row.tokenId),
        or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, new Date(now.getTime() - usedEvery))),
      ),
    );
  return { ...row, scopes: row.scopes as ApiScope[] };
}
