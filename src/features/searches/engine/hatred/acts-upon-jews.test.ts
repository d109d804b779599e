import { describe, expect, it } from "vitest";
import { upon } from "./acts-upon-jews.ts";

const isUpon = (told: string, ...quotes: string[]) =>
  upon.some((reads) => reads({ told, quotes, whole: [told, ...quotes].join(" ") }));

/* One row for each way in which an act is done to Jews, beside a twin that lacks what makes it one. */
describe("an act done to Jews or to what is theirs", () => {
  it.each([
    [
      "what the faith forbids",
      "slipping bacon into the soup of an observant Jewish colleague",
      "slipping bacon into the soup of a colleague",
    ],
    [
      "names marked",
      "circulating a list of the staff with the Jews underlined",
      "circulating a list of the staff with the absent underlined",
    ],
    [
      "a manner aped",
      "mimicking the gait of an elderly Hasid in front of customers",
      "mimicking the gait of an elderly sergeant in front of customers",
    ],
    [
      "loyalty doubted",
      "doubting whether a Jewish judge could be loyal to the country",
      "doubting whether a Jewish judge could attend on Friday",
    ],
    ["an old accusation", "accusing rabbis of eating children", "accusing rabbis of arriving late"],
    [
      "a name for all",
      "calling the bank's Jewish chairman a bloodsucking spider",
      "calling the bank's Jewish chairman a careful banker",
    ],
    ["a weapon shown", "waving a machete outside a synagogue", "waving a scarf outside a synagogue"],
    [
      "found out",
      "withdrawing the offer when the winner turned out to be Jewish",
      "withdrawing the offer when the winner turned out to be a minor",
    ],
    [
      "a town cleared of them",
      "promising voters to clear the square of kaftans and sidelocks",
      "promising voters to clear the square of stalls and bicycles",
    ],
    ["killers honoured", "praising the gunman who attacked a synagogue", "praising the officer who guarded a synagogue"],
    [
      "a task",
      "asking pupils to list the benefits of the Nuremberg Laws",
      "asking pupils to list the victims of the Nuremberg Laws",
    ],
    ["marks of a camp", "tattooing a number on a Jewish friend's arm", "bandaging a Jewish friend's arm"],
  ])("%s", (_, act, twin) => {
    expect(isUpon(act)).toBe(true);
    expect(isUpon(twin)).toBe(false);
  });

  it("reads the note on the brick", () => {
    expect(isUpon('throwing a brick through the window of a kosher deli with a note that read "…"', "leave or burn")).toBe(true);
    expect(isUpon('leaving a note at a kosher deli that read "…"', "see you on Monday")).toBe(false);
  });
});
