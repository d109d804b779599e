import { and, eq, inArray, ne } from "drizzle-orm";
import type { z } from "zod";
import { workspaces } from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { AppError } from "#app/lib/errors.ts";
import type { MemberContext } from "#app/server/context.ts";
import { slugIdeas } from "./slug-ideas.ts";
import { slugSchema, type setupSchema, type workspaceSettingsSchema } from "./workspace-input.ts";
import { canManage } from "./workspaces.policy.ts";

export const slugTaken = "This slug is already taken";

/** @throws AppError `forbidden` */
export function requireOwner(ctx: MemberContext): void {
  if (!canManage(ctx)) throw new AppError("forbidden", "Only an owner of this workspace can do this");
}

/**
 * Whether the workspace could have this slug, with the message when not, and up to three free ones for `name`. One's own
 * present slug is free.
 */
export async function checkSlug(
  ctx: MemberContext,
  input: { slug: string; name: string },
): Promise<{ message: string | null; suggestions: string[] }> {
  const parsed = slugSchema.safeParse(input.slug);
  const ideas = slugIdeas(input.name);
  const asked = parsed.success ? [parsed.data, ...ideas] : ideas;
  const rows = await ctx.db
    .select({ slug: workspaces.slug })
    .from(workspaces)
    .where(and(inArray(workspaces.slug, asked), ne(workspaces.id, ctx.workspaceId)));
  const taken = new Set(rows.map(({ slug }) => slug));
  const message = parsed.success ? (taken.has(parsed.data) ? slugTaken : null) : (parsed.error.issues[0]?.message ?? null);
  return { message, suggestions: ideas.filter((idea) => !taken.has(idea)).slice(0, 3) };
}

export type SaveOutcome = { ok: true; slug: string } | { ok: false; field: "slug"; message: string };

/**
 * Makes a new workspace ready: its name, slug, purpose and who accepted the terms of use. Once it is set up this changes
 * nothing any more and answers its slug, so that a press twice or a second tab ends well.
 */
export async function setUp(ctx: MemberContext, input: z.output<typeof setupSchema>): Promise<SaveOutcome> {
  requireOwner(ctx);
  return saving(ctx, async (tx) => {
    const [done] = await tx
      .update(workspaces)
      .set({
        name: input.name,
        slug: input.slug,
        purpose: input.purpose,
        acceptedUseAt: ctx.now(),
        acceptedUseBy: ctx.actor.userId,
        isOnboarded: true,
      })
      .where(and(eq(workspaces.id, ctx.workspaceId), eq(workspaces.isOnboarded, false)))
      .returning({ slug: workspaces.slug });
    if (!done) {
      const [known] = await tx.select({ slug: workspaces.slug }).from(workspaces).where(eq(workspaces.id, ctx.workspaceId));
      if (!known) throw new AppError("not-found", "This workspace does not exist");
      return known.slug;
    }
    const entry = { entity: "workspace", entityId: ctx.workspaceId, workspaceId: ctx.workspaceId } as const;
    await audit.record(tx, ctx, { ...entry, action: "set-up", details: { purposeCode: input.purpose } });
    return done.slug;
  });
}

/** Changes a workspace's name, slug and purpose. The old slug is free for others from then on. */
export async function updateSettings(ctx: MemberContext, input: z.output<typeof workspaceSettingsSchema>): Promise<SaveOutcome> {
  requireOwner(ctx);
  return saving(ctx, async (tx) => {
    await tx
      .update(workspaces)
      .set({ name: input.name, slug: input.slug, purpose: input.purpose })
      .where(eq(workspaces.id, ctx.workspaceId));
    const entry = { entity: "workspace", entityId: ctx.workspaceId, workspaceId: ctx.workspaceId } as const;
    await audit.record(tx, ctx, { ...entry, action: "change", details: { purposeCode: input.purpose } });
    return input.slug;
  });
}

/** The unique index decides between two who want one slug at the same moment. */
async function saving(
  ctx: MemberContext,
  work: (tx: Parameters<Parameters<MemberContext["db"]["transaction"]>[0]>[0]) => Promise<string>,
): Promise<SaveOutcome> {
  try {
    return { ok: true, slug: await ctx.db.transaction(work) };
  } catch (error) {
    if (isUniqueViolation(error)) return { ok: false, field: "slug", message: slugTaken };
    throw error;
  }
}

// PostgreSQL's unique_violation; the query library wraps the driver's error.
function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "23505") || isUniqueViolation(error.cause);
}
