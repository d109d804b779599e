import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { refuseMinor, validateSubjectName } from "./subject-name.ts";

const message = (raw: string) => {
  const checked = validateSubjectName(raw);
  return checked.ok ? null : checked.message;
};

describe("validateSubjectName", () => {
  it.each([
    ["", "Name is required"],
    [" \t\n ", "Name is required"],
    ["\u200b\u200e", "Name is required"],
    ["A", "Name must be at least 2 characters"],
    ["x".repeat(201), "Name must be at most 200 characters"],
    ["12345", "Name must contain letters"],
    ["--- ...", "Name must contain letters"],
    ["mira@tarnhollow.example", "This is an e-mail address: enter the person's name"],
    ["https://tarnhollow.example/mira", "This is a web address: enter the person's name"],
    ["www.tarnhollow.example", "This is a web address: enter the person's name"],
    ["@miraq", "This is an account's handle: enter the person's name"],
    ["<b>Mira</b> Quarn", "Name cannot contain markup"],
    ["Mira &lt;Quarn", "Name cannot contain markup"],
    ["Mira\u202eQuarn", "Name cannot contain characters that change the reading direction"],
    ["Free Quarnia", "This looks like a slogan: enter a person's name"],
    ["Stop the trams", "This looks like a slogan: enter a person's name"],
    ["Mira Quarn!", "This looks like a slogan: enter a person's name"],
    ["Quarn Ferries Inc", "This looks like an organisation: Attest records people only"],
    ["University of Tarnhollow", "This looks like an organisation: Attest records people only"],
    ["The Tarnhollow Press", "This looks like an organisation: Attest records people only"],
    ["Mira😀 Quarn", "Name cannot contain “😀”"],
    ["Mira Quarn; --", "Name cannot contain “;”"],
    ["Mira 0551234567", "Name cannot contain a number"],
    ["Mir\u0430 Quarn", "“Mir\u0430” mixes letters of different alphabets"],
    ["Mira \ud800 Quarn", "Name contains an invalid character"],
  ])("refuses %j", (raw, expected) => {
    expect(message(raw)).toBe(expected);
  });

  it.each([
    "Mira Quarn",
    "Quarn",
    "O’Quarn-Lindqvist, Jr.",
    "Temperance Church",
    "Ban Soo-min",
    "מירה כהן-לביא",
    "ד״ר נועם לביא",
    "ميرا الحداد",
    "علی‌رضا مرادی",
    "Мира Кварнова",
    "Μίρα Κουαρνή",
    "김미라",
    "山田みら",
    "欧阳美",
    "मीरा कुमारी",
    "Murugan a/l Ravi",
    "מירה Quarn",
    "qwrtz plkj",
  ])("accepts %s", (name) => {
    expect(validateSubjectName(name)).toEqual({ ok: true, name });
  });

  it("cleans what is harmless", () => {
    expect(validateSubjectName("  Mira\u200b\u00a0 Quarn\u0007 \n")).toEqual({ ok: true, name: "Mira Quarn" });
    expect(validateSubjectName("Mira Que\u0301rn")).toEqual({ ok: true, name: "Mira Quérn" });
  });

  it("answers any string, and accepts its own answer unchanged", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" })), (raw) => {
        const checked = validateSubjectName(raw);
        if (checked.ok) expect(validateSubjectName(checked.name)).toEqual(checked);
        else expect(checked.message).not.toBe("");
      }),
    );
  });
});

describe("refuseMinor", () => {
  const refusal = "Attest does not record people under 18";
  it("takes the birthday for the last of the year", () => {
    expect(refuseMinor(2008, "2026-11-21")).toBe(refusal);
    expect(refuseMinor(2008, "2026-12-31")).toBeNull();
    expect(refuseMinor(2007, "2026-01-01")).toBeNull();
    expect(refuseMinor(2019, "2026-12-31")).toBe(refusal);
    expect(refuseMinor(2040, "2026-11-21")).toBe(refusal);
    expect(refuseMinor(undefined, "2026-11-21")).toBeNull();
  });
});

it.each(["The", "He", "An", "Police", "Mayor", "The Court", "the defendant", "Она"])("%s names nobody in particular", (name) => {
  expect(validateSubjectName(name)).toEqual({
    ok: false,
    message: expect.stringMatching(/nobody in particular|organisation/) as string,
  });
});

it.each(["Will", "May", "Sukarno", "Judge Reinhold-Mbeki", "Rabbi Ezra Onyango", "Grace Police", "El Anatsui-Berg"])(
  "%s can be a person",
  (name) => {
    expect(validateSubjectName(name)).toMatchObject({ ok: true });
  },
);
