import { describe, expect, test } from "vitest";
import { everyChoice } from "./table.ts";
import { tables } from "./tables.ts";

describe("the tables of plain sentences", () => {
  test.each(tables)("$name: every cell names whom it is asked of, and stands for itself", ({ cells }) => {
    const all = [...cells()];
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter(({ text, subject }) => !text.includes(subject)).map(({ id }) => id)).toEqual([]);
    expect(new Set(all.map(({ title, text }) => `${title}\n${text}`)).size).toBe(all.length);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter(({ text }) => /[{}]/.test(text)).map(({ id }) => id)).toEqual([]);
  });

  test("every choice of each part is made once", () => {
    expect([...everyChoice(["a", "b"], ["c", "d"])].map(({ id, chosen }) => `${id} ${chosen.join("")}`)).toEqual([
      "0.0 ac",
      "0.1 ad",
      "1.0 bc",
      "1.1 bd",
    ]);
  });
});
