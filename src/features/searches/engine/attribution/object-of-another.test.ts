import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

const judge = (text: string) =>
  judgePage({ name: "Ana Ruiz" }, { id: "p", url: null, title: "", date: "2024-05-06", text }, "uncontradicted").decision;

const steps = [
  "was fined for sending antisemitic messages to a rabbi.",
  "has been charged with spraying swastikas on a synagogue.",
  "is to stand trial for spraying swastikas on a synagogue.",
];

describe("a name that ends what is told of somebody else", () => {
  it.each(
    ["The man who robbed", "The man accused of stalking", "The tenant suing", "One of those who attacked"].map((ahead) => [
      ahead,
    ]),
  )("%s Ana Ruiz was fined", (ahead) => {
    for (const step of steps) expect(judge(`${ahead} Ana Ruiz ${step}`)).not.toBe("incident");
  });

  it.each([["Police said that"], ["The teacher"], ["The man police named as"], ["Officers who said that"], [""]])(
    "not: %s Ana Ruiz was fined",
    (ahead) => {
      expect(judge(`${ahead} Ana Ruiz ${steps[0] ?? ""}`.trim())).toBe("incident");
    },
  );
});

describe("whoever tells of it between commas", () => {
  it.each([
    "Convicted of spraying swastikas on a synagogue, he was, Ana Ruiz said, a danger to her family.",
    "Arrested for sending antisemitic messages to a rabbi, the man, Ana Ruiz recalls, had smiled.",
  ])("%s", (text) => {
    expect(judge(text)).not.toBe("incident");
  });
});
