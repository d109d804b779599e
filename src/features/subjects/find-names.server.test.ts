import { isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { subjectAliases, subjects } from "#app/db/schema/index.ts";
import { newId } from "#app/lib/ids.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { findAlike } from "./find-names.server.ts";
import { nameKeys } from "./subject-embedding.ts";

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

async function record(names: readonly string[]): Promise<string[]> {
  const rows = names.map((name) => {
    const { normalised, phonetic } = nameKeys(name);
    return { id: newId(), name, normalisedName: normalised, phoneticKeys: phonetic, embedding: [], embeddingModel: "test" };
  });
  await context.db.insert(subjects).values(rows);
  return rows.map(({ id }) => id);
}

const letters = "abcdefghijklmnopqrstuvwxyz";
/** Hundreds of names that sound like one another and share most of their letters. */
const crowd = (first: string, last: string) =>
  Array.from({ length: 500 }, (_, index) => `${first} ${last} ${letters[index % 26]}${letters[Math.floor(index / 26)]}son`);

test("the very name is found among hundreds that are like it, whenever it was recorded", async () => {
  const [early] = await record(["Ilse Okafor"]);
  await record(crowd("Ilse", "Okafor"));
  const [late] = await record(["Ilse Okafor"]);
  const found = await findAlike(context.db, "ilse OKAFOR", isNull(subjects.mergedInto), 6);
  expect(found.slice(0, 2).map(({ id }) => id)).toEqual([early, late].toSorted());
  expect(found).toHaveLength(6);
});

test("another name of somebody is found as their own is", async () => {
  const [id = ""] = await record(["Ottoline Torvald"]);
  const { normalised, phonetic } = nameKeys("Marguerite Vanterpool");
  await context.db
    .insert(subjectAliases)
    .values({ id: newId(), subjectId: id, name: "Marguerite Vanterpool", normalisedName: normalised, phoneticKeys: phonetic });
  await record(crowd("Marguerite", "Vanterpool"));
  expect((await findAlike(context.db, "Marguerite Vanterpool", undefined, 3))[0]?.id).toBe(id);
});

test("an empty name is like nobody's", async () => {
  expect(await findAlike(context.db, " ", undefined, 3)).toEqual([]);
});
