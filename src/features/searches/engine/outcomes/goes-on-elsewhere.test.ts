import { describe, expect, test } from "vitest";
import { judgePage } from "../judge-page.ts";

const subject = { name: "Tomas Reeve" };
const decision = (text: string) =>
  judgePage(subject, { id: "p", url: null, title: "", date: "2024-05-01", text }, "uncontradicted").decision;

const report =
  'A federal grand jury has indicted Tomas Reeve, 34, of Dunley, on a hate crime count, the U.S. Attorney\'s Office announced on Tuesday.\n\nAccording to the indictment, Reeve followed a man wearing a kippah out of a market, shouted "filthy Jew" at him and broke his jaw.';

describe("a charge that goes on before another court is not taken back", () => {
  test.each([
    "Reeve had earlier been charged with assault in Dunley Municipal Court; that charge was dropped once the federal case was filed.",
    "State charges against him were dismissed after federal prosecutors took over the case.",
    "The county's charges against Reeve were withdrawn in favor of the federal prosecution.",
    "The state case was dismissed when a federal grand jury indicted Reeve.",
    "An assault charge in state court has been superseded by the indictment.",
    "He was first charged in county court, and those charges were dropped so that the federal case could proceed.",
    "The original charges in Dunley District Court were dismissed because federal prosecutors had charged him.",
    "The state's complaint was replaced by federal charges.",
    "The charge was withdrawn and laid anew in the Crown Court.",
    "The assault charge was dismissed without prejudice and refiled in Superior Court.",
    "Prosecutors in Dunley County dropped their charges after he was indicted by a federal grand jury.",
    "The municipal charge was dismissed and the case transferred to federal court.",
  ])("%s", (sentence) => {
    expect([decision(`${report}\n\n${sentence}`), decision(`${report} ${sentence}`)]).toEqual(["incident", "incident"]);
  });
});

describe("what has fallen is taken back all the same", () => {
  test.each([
    "The charges against Reeve were dismissed when the only witness recanted.",
    "The state charges were dismissed when the federal case was opened, and the federal case was then dismissed too.",
    "The state charges were dropped when the federal case was opened. The federal case was dismissed in April.",
    "The charges against Reeve were dropped after federal prosecutors charged another man.",
    "The charges against Reeve were dropped after a federal grand jury indicted Ben Foss.",
    "The charges against Reeve were dismissed after federal prosecutors declined to take the case.",
    "The charges against Reeve were dropped when the federal case was opened against an officer who had lied.",
    "The hate crime charge was dropped when federal prosecutors charged him with simple assault instead of a hate crime.",
    "The federal indictment against Reeve was dismissed on Friday.",
    "The indictment was withdrawn after the federal grand jury returned no charges.",
    "The charge was withdrawn and never laid again.",
  ])("%s", (sentence) => {
    expect(decision(`${report}\n\n${sentence}`)).not.toBe("incident");
  });
});
