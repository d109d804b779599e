import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase, type Database } from "#app/db/db.server.ts";
import { sources, workspaces } from "#app/db/schema/index.ts";
import { newId } from "#app/lib/ids.ts";
import { foldForSearch, longestSearchText } from "#app/lib/search-folding.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { describeWebSearch } from "./contract.ts";
import { createLibrarySearch } from "./library.server.ts";

let test: TestDatabase;
let db: Database;
let pool: Pool;

beforeAll(async () => {
  test = await createTestDatabase();
  ({ db, pool } = openDatabase(test.connectionString));
});

afterAll(async () => {
  await pool.end();
  await test.drop();
});

async function aWorkspace(): Promise<string> {
  const id = newId();
  await db.insert(workspaces).values({ id, slug: id, name: "Harbour Watch", plan: "pro", billingPeriod: "monthly" });
  return id;
}

async function aSource(workspaceId: string, title: string, text: string): Promise<string> {
  const sha256 = createHash("sha256").update(title).update(text).digest("hex");
  const [row] = await db
    .insert(sources)
    .values({
      workspaceId,
      kind: "text",
      origin: "paste",
      contentType: "text/plain",
      sha256,
      byteSize: text.length,
      title,
      text,
      textSha256: sha256,
      searchText: foldForSearch(`${title}\n${text}`),
      archivedAt: new Date("2025-03-01T09:00:00Z"),
    })
    .returning({ id: sources.id });
  return row?.id ?? "";
}

async function find(workspaceId: string, query: string, limit = 10): Promise<string[]> {
  const signal = new AbortController().signal;
  const results = await createLibrarySearch(db).search({ workspaceId, query, limit, signal, timeLimit: 5_000 });
  return results.map((result) => (result.kind === "source" ? result.sourceId : result.url));
}

describeWebSearch(async () => {
  const workspaceId = await aWorkspace();
  await aSource(workspaceId, "Quay notice", "The quay at Port Ellery is closed.");
  await aSource(workspaceId, "Quay again", "Port Ellery's quay, quay, quay is open.");
  let release: () => void = () => undefined;
  // A lock on the table: what a database does that is busy with something else.
  const hold = new Promise<void>((resolve) => (release = resolve));
  const lock = async () => {
    const client = await pool.connect();
    await client.query("begin");
    await client.query("lock table sources in access exclusive mode");
    void hold.then(async () => {
      await client.query("rollback");
      client.release();
    });
  };
  const engine = createLibrarySearch(db);
  return {
    engine,
    workspaceId,
    query: "quay",
    slow: {
      engine: {
        engine: engine.engine,
        search: async (request) => {
          await lock();
          return engine.search(request);
        },
      },
      done: async () => {
        release();
        await expectUnlocked();
      },
    },
  };
});

async function expectUnlocked(): Promise<void> {
  await db.select({ id: sources.id }).from(sources).limit(1);
}

describe("the workspace's library", () => {
  it("finds a phrase where its words stand together, and words wherever they stand", async () => {
    const workspaceId = await aWorkspace();
    const together = await aSource(workspaceId, "Court round-up", "On Monday, Odalys Brenk appeared in court.");
    const apart = await aSource(workspaceId, "Letters", "Brenk Hardware is sold. Odalys Farrow retires. A court is built.");
    expect(await find(workspaceId, '"Odalys Brenk"')).toEqual([together]);
    expect(await find(workspaceId, '"odalys brenk" court')).toEqual([together]);
    expect((await find(workspaceId, "odalys brenk court")).toSorted()).toEqual([together, apart].toSorted());
    expect(await find(workspaceId, "odalys submarine")).toEqual([]);
    expect(await find(workspaceId, '"alys Brenk"')).toEqual([]);
  });

  it("finds hyphened and possessive names, and accents written or left out", async () => {
    const workspaceId = await aWorkspace();
    const id = await aSource(workspaceId, "Mina Al‑Khabar’s shop", "Señor Łukasz Müller bought it.");
    for (const query of ['"Mina Al-Khabar"', "al-khabar", "Senor", "lukasz MULLER", '"Łukasz Müller"', "Khabar's"]) {
      expect(await find(workspaceId, query), query).toEqual([id]);
    }
    expect(await find(workspaceId, "khabar-al")).toEqual([]);
  });

  it.each([
    ["Hebrew", "נפתלי בן־ארי דיבר בעצרת.", ["נפתלי בן ארי", '"בן-ארי"', "נַפְתָּלִי"], ["ארינפ", '"ארי נפתלי"']],
    ["Arabic", "تحدّث أحمد الطاهر في الاجتماع.", ["احمد", '"أحمد الطاهر"', "الطَّاهِر"], ["طاهر", '"الطاهر أحمد"']],
    ["Cyrillic", "Семён Ёлкин выступил вчера.", ["семен", '"Семен Елкин"', "ЁЛКИН"], ["елки", '"Елкин Семен"']],
    ["Chinese", "昨天林美玲在会议上发言。", ["林美玲", '"林美玲"', "会议 林美玲"], ["玲美林", "林玲"]],
    ["Japanese", "きのう高橋美咲さんが話した。", ["高橋美咲", "高橋 話した"], ["美咲高橋"]],
    ["Thai", "นายสมชาย ใจดี กล่าวเมื่อวาน", ["สมชาย", '"สมชาย ใจดี"'], ["ชายสม"]],
    ["Korean", "어제 김하늘 씨가 말했다.", ["김하늘"], ["하늘김"]],
    ["Devanagari", "कल अनिल शर्मा ने कहा।", ["अनिल शर्मा", '"अनिल शर्मा"'], ["शर्म"]],
  ])("finds names in %s", async (_, text, found, missed) => {
    const workspaceId = await aWorkspace();
    const id = await aSource(workspaceId, "Page", text);
    await aSource(workspaceId, "Other", "Nothing to see.");
    for (const query of found) expect(await find(workspaceId, query), query).toEqual([id]);
    for (const query of missed) expect(await find(workspaceId, query), query).toEqual([]);
  });

  it("finds a phrase behind the 16,383rd word", async () => {
    const workspaceId = await aWorkspace();
    const filler = Array.from({ length: 20_000 }, (_, index) => `w${index % 500}`).join(" ");
    const id = await aSource(workspaceId, "Long", `${filler} Tadeo Brannick ${filler.slice(0, 1000)}`);
    expect(await find(workspaceId, '"Tadeo Brannick"')).toEqual([id]);
    expect(await find(workspaceId, '"Brannick Tadeo"')).toEqual([]);
  });

  it("takes the longest text that is kept for search, in the script and with the words that fill the index most", async () => {
    const workspaceId = await aWorkspace();
    const letters = Array.from({ length: 400 }, (_, index) => String.fromCodePoint(0xac00 + index));
    const words = letters.flatMap((one) => letters.map((other) => one + other)).join(" ");
    const [row] = await db
      .insert(sources)
      .values({
        workspaceId,
        kind: "text",
        origin: "paste",
        contentType: "text/plain",
        sha256: "0",
        byteSize: 1,
        title: "Full",
        text: "Full",
        textSha256: "0",
        searchText: words.slice(0, longestSearchText),
        archivedAt: new Date("2025-03-01T09:00:00Z"),
      })
      .returning({ id: sources.id });
    expect(await find(workspaceId, words.slice(249_990, 249_995))).toEqual([row?.id]);
  });

  it("puts a page that speaks of it more often first", async () => {
    const workspaceId = await aWorkspace();
    const filler = "one two three four five six seven eight nine ten. ".repeat(20);
    const once = await aSource(workspaceId, "Once", `${filler} Brenk.`);
    const often = await aSource(workspaceId, "Often", `Brenk, Brenk and Brenk. ${filler}`);
    expect(await find(workspaceId, "brenk")).toEqual([often, once]);
  });

  it("never shows another workspace's sources, nor those that were removed", async () => {
    const [mine, theirs] = [await aWorkspace(), await aWorkspace()];
    const id = await aSource(mine, "Mine", "Odalys Brenk, kept");
    const removed = await aSource(mine, "Removed", "Odalys Brenk, removed");
    await aSource(theirs, "Theirs", "Odalys Brenk, theirs");
    await db.update(sources).set({ removedAt: new Date() }).where(eq(sources.id, removed));
    expect(await find(mine, "brenk")).toEqual([id]);
    expect(await find(await aWorkspace(), "brenk")).toEqual([]);
  });

  it("says that it could not be read when the database is out of reach", async () => {
    const gone = openDatabase(test.connectionString.replace(/\/test_[0-9a-f]+/, "/gone"));
    const search = createLibrarySearch(gone.db).search({
      workspaceId: newId(),
      query: "brenk",
      limit: 5,
      signal: new AbortController().signal,
      timeLimit: 5_000,
    });
    await expect(search).rejects.toMatchObject({ name: "WebSearchFailure", reason: "unavailable" });
    await gone.pool.end();
  });

  it("reads the index", async () => {
    const workspaceId = await aWorkspace();
    for (let index = 0; index < 300; index += 1) await aSource(workspaceId, `Page ${index}`, `words ${index} of a page`);
    await db.execute(sql`analyze sources`);
    const { rows } = await db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute(sql`explain select id from sources where search_vector @@ plainto_tsquery('simple', 'brenk odalys')`);
    });
    expect(JSON.stringify(rows)).toContain("sources_search_vector_idx");
  });
});
