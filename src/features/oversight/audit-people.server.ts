import { and, desc, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import { externalUsers, subjects, users } from "#app/db/schema/index.ts";
import { searchNames } from "#app/features/subjects/search-names.server.ts";
import { likePatterns } from "#app/lib/fold-plain.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { foldForSearch } from "#app/lib/search-folding.ts";
import type { StaffContext } from "#app/server/context.ts";
import type { AuditPerson } from "./audit-person.ts";

type AuditContext = StaffContext<"manage_users">;
type Kind = AuditPerson["kind"];

/** Suggested of each kind. */
const mostSuggested = 4;
/** Whose entries are shown for a name that many have. */
const mostNamed = 40;

const kinds: readonly Kind[] = ["user", "external-user", "subject"];

/** Reporters and subjects are named to those alone who may look after them (decision 0013). */
function mayName(ctx: AuditContext, kind: Kind): boolean {
  const { manage_external_users, manage_subjects } = ctx.actor.permissions;
  if (kind === "external-user") return manage_external_users;
  return kind === "user" || manage_subjects;
}

/**
 * People whom the trail may speak of, by words of their name (a subject's in any script), by their e-mail address or by
 * their id: users, and the reporters and subjects that the reader may name; at most four of each.
 */
export async function findPeople(ctx: AuditContext, input: { query: string }): Promise<AuditPerson[]> {
  return search(ctx, input.query.trim(), kinds, mostSuggested);
}

/** The ids that a filter of the trail stands for: an id itself, whosever it is, or those of the people so named. */
export async function idsOf(ctx: AuditContext, text: string, of: readonly Kind[] = kinds): Promise<string[]> {
  const given = text.trim().toLowerCase();
  if (isUuid(given)) return [given];
  const people = await search(ctx, text.trim(), of, mostNamed);
  // A whole address means the one who has it, not those whose address holds it.
  const named = people.some(({ email }) => email === given) ? people.filter(({ email }) => email === given) : people;
  return named.map(({ id }) => id);
}

async function search(ctx: AuditContext, query: string, of: readonly Kind[], most: number): Promise<AuditPerson[]> {
  if (query === "") return [];
  const asked = of.filter((kind) => mayName(ctx, kind));
  const found = await Promise.all(asked.map((kind) => readers[kind](ctx, query, most)));
  return found.flat();
}

const readers: Record<Kind, (ctx: AuditContext, query: string, most: number) => Promise<AuditPerson[]>> = {
  user: async (ctx, query, most) => {
    const named = and(isNull(users.deletedAt), ...likePatterns(query).map((pattern) => sql`${users.searchText} like ${pattern}`));
    const rows = await ctx.db
      .select({ id: users.id, name: users.name, email: users.email })
      .from(users)
      .where(isUuid(query) ? eq(users.id, query) : named)
      .orderBy(desc(users.id))
      .limit(most);
    return rows.map((row) => ({ ...row, kind: "user" }));
  },
  "external-user": async (ctx, query, most) => {
    const words = foldForSearch(query).split(" ").filter(Boolean).slice(0, 8);
    if (words.length === 0) return [];
    const rows = await ctx.db
      .select({ id: externalUsers.id, name: externalUsers.name, email: externalUsers.email })
      .from(externalUsers)
      .where(
        isUuid(query)
          ? eq(externalUsers.id, query)
          : and(...words.map((word): SQL => sql`${externalUsers.searchText} like ${`%${word}%`}`)),
      )
      .orderBy(desc(externalUsers.id))
      .limit(most);
    return rows.map((row) => ({ ...row, kind: "external-user" }));
  },
  subject: async (ctx, query, most) => {
    if (query.includes("@")) return [];
    const ids = isUuid(query) ? [query] : (await searchNames(ctx.db, query, undefined, most)).ids;
    if (ids.length === 0) return [];
    const rows = await ctx.db.select({ id: subjects.id, name: subjects.name }).from(subjects).where(inArray(subjects.id, ids));
    const byId = new Map(rows.map((row) => [row.id, row]));
    // Those named alike come first.
    return ids.flatMap((id) => {
      const row = byId.get(id.toLowerCase());
      return row ? [{ ...row, kind: "subject" as const, email: null }] : [];
    });
  },
};
