import fc from "fast-check";
import { expect, it } from "vitest";
import {
  choiceParam,
  dayParam,
  flagParam,
  patternParam,
  readSearch,
  textParam,
  uuidParam,
  wholeNumberParam,
} from "./search-params.ts";

const id = "01890a5d-ac96-774b-bcce-b302099a8057";
const read = readSearch({
  q: textParam(5),
  sort: choiceParam(["newest", "name"]),
  user: uuidParam,
  missing: flagParam,
  at: wholeNumberParam(0, 100),
  due: dayParam,
  code: patternParam(/^[a-z]+$/),
});

it("reads what fits, each by itself", () => {
  const all = { q: "Amaru", sort: "name", user: id, missing: true, at: 7, due: "2026-11-21", code: "viewed" } as const;
  expect(read(all)).toEqual(all);
  expect(read({ ...all, sort: "worst", user: "abc", at: 101, code: "Viewed" })).toEqual({
    q: "Amaru",
    missing: true,
    due: "2026-11-21",
  });
  expect(read({ other: 1 })).toStrictEqual({});
});

it("says of what does not fit that it is not there, so that it takes the place of what the address says", () => {
  expect(read({ sort: "worst" })).toStrictEqual({ sort: undefined });
});

it.each([
  [{ q: "Amaruka" }, { q: "Amaru" }],
  [{ q: 1984 }, { q: "1984" }],
  [{ q: false }, { q: "false" }],
  [{ q: ["x"] }, {}],
  [{ q: null }, {}],
  [{ at: "12" }, { at: 12 }],
  [{ at: "1e1" }, {}],
  [{ at: "" }, {}],
  [{ at: -1 }, {}],
  [{ at: 1.5 }, {}],
  [{ missing: "true" }, {}],
  [{ missing: false }, {}],
  [{ due: "21.11.2026" }, {}],
  [{ due: "2026-02-30" }, {}],
  [{ due: "2026-13-01" }, {}],
  [{ due: "2024-02-29" }, { due: "2024-02-29" }],
  [{ sort: "constructor" }, {}],
])("%j is read as %j", (given, expected) => {
  expect(read(given)).toEqual(expected);
});

it("takes any address without a complaint, and what it read it reads as the same again", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom("q", "sort", "user", "missing", "at", "due", "__proto__"), fc.anything()),
      (search) => {
        const once = read(search);
        expect(read(once)).toEqual(once);
      },
    ),
  );
});
