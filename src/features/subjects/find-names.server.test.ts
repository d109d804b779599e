import { eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { subjectAliases, subjects } from "#app/db/schema/index.ts";
import { newId } from "#app/lib/ids.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { findAlike } from "./find-names.server.ts";
import { fileNames } from "./file-names.server.ts";
import { keyColumns } from "./look-up-keys.ts";
import { nameKeys } from "./subject-embedding.ts";

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

async function record(names: readonly string[]): Promise<string[]> {
  const rows = names.map((name) => {
    return { id: newId(), name, ...keyColumns(name), embedding: [], embeddingModel: "test" };
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
  const name = "Marguerite Vanterpool";
  await context.db.insert(subjectAliases).values({ id: newId(), subjectId: id, name, ...keyColumns(name) });
  await record(crowd("Marguerite", "Vanterpool"));
  expect((await findAlike(context.db, "Marguerite Vanterpool", undefined, 3))[0]?.id).toBe(id);
});

test("an empty name is like nobody's", async () => {
  expect(await findAlike(context.db, " ", undefined, 3)).toEqual([]);
});

test.each([
  ["a letter lost", "Leopold Hasenfatz"],
  ["a letter too many", "Leopold Hasenfrantz"],
  ["another letter", "Leopold Hasemfratz"],
  ["two letters exchanged", "Leopold Hasenfartz"],
  ["mistakes in both words", "Leopoldt Hasenfratzt"],
  ["an initial", "L. Hasenfratz"],
  ["a short form, turned round", "Hasenfratz, Leo"],
  ["another script", "Леопольд Хазенфратц"],
  ["a middle name", "Leopold Amadeo Hasenfratz"],
])("somebody is found by %s", async (_, typed) => {
  const known = await context.db.select({ id: subjects.id }).from(subjects).where(eq(subjects.name, "Leopold Hasenfratz"));
  const id = known[0]?.id ?? (await record(["Leopold Hasenfratz", "Leontine Hasenclever", "Lothar Hasenfuss"]))[0];
  const [best] = await findAlike(context.db, typed, undefined, 5);
  expect(best).toMatchObject({ id, match: true });
});

test("a name written as two words is found by the one, and a person recorded by initial by the whole name", async () => {
  const [ann, initial] = await record(["Mary Ann Oberholt", "T. Oberholt"]);
  expect((await findAlike(context.db, "Maryann Oberholt", undefined, 3))[0]?.id).toBe(ann);
  expect((await findAlike(context.db, "Tobias Oberholt", undefined, 3))[0]?.id).toBe(initial);
});

test.each([
  ["Hsieh Tsung-lin", "Xie Zonglin"],
  ["Chung Byoung-hwa", "Jeong Byeonghwa"],
  ["服部 誠", "Makoto Hattori"],
])("%s is found by %s, which has no letters in common with it", async (name, typed) => {
  const [id] = await record([name]);
  const [best] = await findAlike(context.db, typed, undefined, 5);
  expect(best).toMatchObject({ id, match: true });
});

test("names filed by an older version are filed anew when their keys are taken away", async () => {
  const [id = ""] = await record(["Ehud Barzelton"]);
  await context.db
    .update(subjects)
    .set({ normalisedName: "old", phoneticKeys: ["old"], lookUpKeys: null })
    .where(eq(subjects.id, id));
  await fileNames(context.db);
  const [row] = await context.db.select().from(subjects).where(eq(subjects.id, id));
  expect(row).toMatchObject(keyColumns("Ehud Barzelton"));
});

test("a name that has no keys yet is found, and the job files it", async () => {
  const { normalised, phonetic } = nameKeys("Quentin Abelmarle");
  const id = newId();
  await context.db.insert(subjects).values({
    id,
    name: "Quentin Abelmarle",
    normalisedName: normalised,
    phoneticKeys: phonetic,
    embedding: [],
    embeddingModel: "test",
  });
  expect((await findAlike(context.db, "Quentin Abelmarl", undefined, 3))[0]?.id).toBe(id);
  await fileNames(context.db);
  const [row] = await context.db.select({ keys: subjects.lookUpKeys }).from(subjects).where(eq(subjects.id, id));
  expect(row?.keys).toEqual(keyColumns("Quentin Abelmarle").lookUpKeys);
  expect((await findAlike(context.db, "Q. Abelmarle", undefined, 3))[0]?.id).toBe(id);
});
