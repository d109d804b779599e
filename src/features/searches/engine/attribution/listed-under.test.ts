import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

/* Releases of police forces that list whom they charged under a line for it. */

const notes =
  'Officers received nine reports from residents who had found handwritten notes in their mailboxes. The notes contained threats and antisemitic language, including the phrase "Jews leave or burn."';
const judged = (name: string, text: string) =>
  judgePage(
    { name },
    { id: "p", url: null, title: "Charges laid in mailbox investigation", date: "2024-06-03", text },
    "uncontradicted",
  );

describe("listed under a line", () => {
  it.each([
    `${notes}\n\nCHARGED:\nDana KESLER, 58, City of Dunley\n- Utter Threats (x9)\n- Criminal Harassment`,
    `${notes}\n\nCharged: Dana Kesler, 58, of Dunley.`,
    `${notes}\n\nThe following person has been charged:\n\nDana Kesler (58) of Dunley\n• Criminal harassment\n• Uttering threats`,
    `${notes}\n\nArrested and charged:\n1. Lee Nash, 40, of Dunley\n- Uttering threats\n2. Dana Kesler, 58, of Dunley\n- Uttering threats`,
  ])("%#: charged", (text) => {
    expect(judged("Dana Kesler", text)).toMatchObject({ decision: "incident", finding: { status: "charged" } });
  });

  it.each([
    `${notes}\n\nCHARGED:\nLee Nash, 58, City of Dunley\n- Utter Threats (x9)\n\nDana Kesler, the superintendent, thanked residents.`,
    `${notes}\n\nCHARGED:\nLee Nash, 22, uttering threats\nDana Kesler, 35, drink driving`,
    `${notes}\n\nCHARGED:\nDana Kesler, 35\n- Robbery of a shop\n- Theft`,
    `${notes}\n\nCONTACT:\nDana Kesler, 555 0100`,
    `${notes}\n\nCharged: Lee Nash, 58, of Dunley.\n\nPrepared by: Dana Kesler`,
  ])("%#: nobody else", (text) => {
    expect(judged("Dana Kesler", text).decision).not.toBe("incident");
  });
});
