import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { WorkspaceFileSystem } from "./file-system.ts";
import {
  afterMoves,
  buildTree,
  findTyped,
  foldNames,
  foldersAround,
  movesTo,
  searchRows,
  visibleRows,
  whyNotThere,
} from "./file-tree.ts";

const at = (day: number) => `2026-01-${String(day).padStart(2, "0")}T00:00:00.000Z`;
const folder = (id: string, parent: string | null = null, name = id, day = 1) => ({
  id,
  workspace_id: "w",
  parent_folder_id: parent,
  name,
  created_at: at(day),
  updated_at: at(day),
});
const dossier = (id: string, place: string | null = null, name = id, day = 1) => ({
  id,
  folder_id: place,
  subject_name: name,
  is_fetching_behavior_incidents: false,
  created_at: at(day),
});
const files = (given: Partial<WorkspaceFileSystem>): WorkspaceFileSystem => ({ version: 1, folders: [], dossiers: [], ...given });

const sample = buildTree(
  files({
    folders: [folder("north"), folder("2024", "north"), folder("archive"), folder("2023", "north")],
    dossiers: [
      dossier("d1", null, "Zora Bly"),
      dossier("d2", "2024", "Ødger Łukasik"),
      dossier("d3", "north", "Ana Ruiz"),
      dossier("d4", "2024", "רות לבנון"),
    ],
  }),
);
const drawn = (rows: ReturnType<typeof visibleRows>) => rows.map(({ entry, level }) => `${"·".repeat(level)}${entry.label}`);

describe("visibleRows", () => {
  test("folders first, each by name and number, those inside what is open", () => {
    expect(drawn(visibleRows(sample, new Set()))).toEqual(["·archive", "·north", "·Zora Bly"]);
    expect(drawn(visibleRows(sample, new Set(["north", "2024"])))).toEqual([
      "·archive",
      "·north",
      "··2023",
      "··2024",
      "···Ødger Łukasik",
      "···רות לבנון",
      "··Ana Ruiz",
      "·Zora Bly",
    ]);
  });

  test("say their level, their place among their siblings, whether they are open, and how many dossiers they hold", () => {
    const row = visibleRows(sample, new Set(["north"])).find(({ entry }) => entry.id === "2024");
    expect(row).toMatchObject({ level: 2, position: 2, siblings: 3, isOpen: false, entry: { dossierCount: 2 } });
    expect(sample.entries.get("north")?.dossierCount).toBe(3);
    expect(visibleRows(sample, new Set()).at(-1)?.isOpen).toBeNull();
  });

  test("two of one name are told apart by age; a folder and a dossier of one name are no twins", () => {
    const tree = buildTree(
      files({
        folders: [folder("b", null, "Letters", 2), folder("a", null, "Letters", 1), folder("c", "a", "Letters", 3)],
        dossiers: [dossier("d", null, "Letters")],
      }),
    );
    expect(["a", "b", "c", "d"].map((id) => tree.entries.get(id)?.label)).toEqual([
      "Letters",
      "Letters (2)",
      "Letters",
      "Letters",
    ]);
  });

  test("what names a folder that is gone stands at the top", () => {
    expect(drawn(visibleRows(buildTree(files({ dossiers: [dossier("d", "gone", "Ana Ruiz")] })), new Set()))).toEqual([
      "·Ana Ruiz",
    ]);
  });
});

describe("searchRows", () => {
  const search = (query: string) => searchRows(sample, foldNames(sample), query);

  test("finds names without their accents, with the folders around them", () => {
    expect(drawn(search("luka odg").rows)).toEqual(["·north", "··2024", "···Ødger Łukasik"]);
    expect([...search("luka").matches]).toEqual(["d2"]);
    expect(drawn(search("לבנון").rows)).toEqual(["·north", "··2024", "···רות לבנון"]);
  });

  test("finds folders, closed where nothing inside was found", () => {
    expect(search("north").rows).toMatchObject([{ entry: { id: "north" }, isOpen: false, siblings: 1 }]);
  });

  test("nothing for what no name holds, and for what holds no word", () => {
    expect(search("nobody")).toEqual({ rows: [], matches: new Set() });
    expect(search(" … ")).toEqual({ rows: [], matches: new Set() });
  });
});

test("typing goes to the next line that begins so, round and round", () => {
  const rows = visibleRows(sample, new Set(["north", "2024"]));
  const label = (index: number) => rows[index]?.entry.label;
  expect(label(findTyped(rows, 0, "a"))).toBe("Ana Ruiz");
  expect(label(findTyped(rows, 6, "a"))).toBe("archive");
  expect(label(findTyped(rows, 0, "20"))).toBe("2023");
  expect(label(findTyped(rows, 0, "o"))).toBe("Ødger Łukasik");
  expect(findTyped(rows, 0, "q")).toBe(-1);
});

describe("moving", () => {
  test("not into itself, nor into what lies in it, nor to where it is", () => {
    expect(whyNotThere(sample, ["north"], "north")).toBe("inside-itself");
    expect(whyNotThere(sample, ["d1", "north"], "2024")).toBe("inside-itself");
    expect(whyNotThere(sample, ["d2"], "2024")).toBe("already-there");
    expect(whyNotThere(sample, ["d2", "d1"], "2024")).toBeNull();
    expect(whyNotThere(sample, ["north"], null)).toBe("already-there");
  });

  test("what lies in a folder that moves goes with it", () => {
    expect(movesTo(sample, ["north", "d2", "d1"], "archive")).toEqual([
      { kind: "folder", id: "north", from: null, to: "archive" },
      { kind: "dossier", id: "d1", from: null, to: "archive" },
    ]);
  });

  test("whatever is moved where it may be, no folder ever lies in itself", () => {
    const ids = ["a", "b", "c", "d", "e"];
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...ids), fc.option(fc.constantFrom(...ids))), { maxLength: 40 }), (moves) => {
        let state = files({ folders: ids.map((id) => folder(id)) });
        for (const [id, to] of moves) {
          const tree = buildTree(state);
          if (whyNotThere(tree, [id], to) === null) state = afterMoves(state, movesTo(tree, [id], to));
        }
        const tree = buildTree(state);
        for (const id of ids) expect(foldersAround(tree, id)).not.toContain(id);
        expect(visibleRows(tree, new Set(ids))).toHaveLength(ids.length);
      }),
    );
  });
});
