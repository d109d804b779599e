import { expect, test } from "vitest";
import { userSchema, type User } from "./account.ts";

const user: User = {
  id: "0197d2c0-0000-7000-8000-000000000001",
  email: "noor@harbour.example",
  first_name: "Noor",
  last_name: "Lindqvist",
  display_name: "Noor L.",
  avatar_url: null,
  created_at: "2026-03-02T09:00:00.000Z",
  updated_at: "2026-03-02T09:00:00.000Z",
};

test("a user is one with or without a picture, in the product's store or on the web", () => {
  for (const avatar_url of [null, `/api/pictures/${"0a".repeat(32)}`, "https://pictures.example/noor.png"]) {
    expect(userSchema.safeParse({ ...user, avatar_url }).success, String(avatar_url)).toBe(true);
  }
});

test.each([
  [{ id: "abc" }, "ID is invalid"],
  [{ email: " " }, "Email is required"],
  [{ email: "abc" }, "Email is invalid"],
  [{ first_name: "" }, "First name is required"],
  [{ last_name: " " }, "Last name is required"],
  [{ display_name: "" }, "Display name is required"],
  [{ display_name: "x".repeat(202) }, "Display name must be at most 201 characters"],
  [{ avatar_url: "abc" }, "Avatar URL is invalid"],
  [{ avatar_url: "javascript:alert(1)" }, "Avatar URL is invalid"],
  [{ avatar_url: "/api/pictures/../sources" }, "Avatar URL is invalid"],
])("%o is refused", (changes, message) => {
  const result = userSchema.safeParse({ ...user, ...changes });
  expect(result.error?.issues.map((issue) => issue.message)).toEqual([message]);
});
