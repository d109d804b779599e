import { expect, test } from "vitest";
import { knownFactsSchema } from "./dossier.ts";

const messageOf = (aliases: string) => {
  const result = knownFactsSchema.safeParse({ aliases });
  return result.success ? null : result.error.issues[0];
};

test.each(["", "Bene Osei; בנדיקטה אוסיי", "Bénédicte Ossey, B. Osei,"])("other names that are names: “%s”", (aliases) => {
  expect(messageOf(aliases)).toBeNull();
});

test.each([
  ["a", "“a”: Name must be at least 2 characters"],
  ["Bene Osei, x", "“x”: Name must be at least 2 characters"],
  ["Bene Osei; 1984", "“1984”: Name must contain letters"],
  ["<b>Bene</b>", "“<b>Bene</b>”: Name cannot contain markup"],
])("“%s” holds something that is no name", (aliases, message) => {
  expect(messageOf(aliases)).toMatchObject({ path: ["aliases"], message });
});
