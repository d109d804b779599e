import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { decodeText } from "./decode.ts";

const samples: Record<string, { text: string; charsets: string[] }> = {
  Hebrew: {
    text: "דובר העירייה מסר כי הישיבה נדחתה לשבוע הבא, לאחר שחברי המועצה לא הגיעו להסכמה על התקציב.",
    charsets: ["windows-1255", "iso-8859-8"],
  },
  Russian: {
    text: "Пресс-служба города сообщила, что заседание перенесено на следующую неделю. Депутаты не согласились.",
    charsets: ["windows-1251", "koi8-r", "cp866"],
  },
  Arabic: {
    text: "قالت المتحدثة باسم البلدية إن الجلسة تأجلت إلى الأسبوع المقبل بعد أن فشل الأعضاء في الاتفاق.",
    charsets: ["windows-1256"],
  },
  Greek: {
    text: "Ο εκπρόσωπος του δήμου δήλωσε ότι η συνεδρίαση αναβλήθηκε για την επόμενη εβδομάδα.",
    charsets: ["windows-1253"],
  },
  French: {
    text: "La porte-parole a déclaré que la séance était reportée à la semaine prochaine, après l’échec du débat.",
    charsets: ["windows-1252"],
  },
  Polish: {
    text: "Rzeczniczka miasta powiedziała, że posiedzenie zostało przełożone na przyszły tydzień, gdyż radni się nie zgodzili.",
    charsets: ["windows-1250"],
  },
  Japanese: {
    text: "市の広報担当者は、会議が来週に延期されたと述べた。議員たちは予算について合意できなかった。",
    charsets: ["shift_jis", "euc-jp"],
  },
  Korean: { text: "시 대변인은 의원들이 예산에 합의하지 못해 회의가 다음 주로 연기되었다고 말했다.", charsets: ["euc-kr"] },
  "Chinese, traditional": { text: "市政府發言人說，會議已經延到下週，因為議員們沒有就預算達成一致的意見。", charsets: ["big5"] },
  Chinese: { text: "市政府发言人说，会议已经推迟到下周，因为议员们没有就预算达成一致的意见。", charsets: ["gbk"] },
};

const rows = Object.entries(samples).flatMap(([language, { text, charsets }]) =>
  charsets.map((charset) => ({ language, charset, text })),
);

describe("decodeText", () => {
  it.each(rows)("reads $language in $charset by its header", ({ charset, text }) => {
    expect(decodeText(iconv.encode(text, charset), `text/html; charset=${charset}`).text).toBe(text);
  });

  it.each(rows)("reads $language in $charset by its meta element", ({ charset, text }) => {
    const html = `<html><head><meta http-equiv="Content-Type" content="text/html; charset=${charset}"></head><body>${text}`;
    expect(decodeText(iconv.encode(html, charset), "text/html").text).toBe(html);
  });

  it.each(rows.filter((row) => row.charset !== "iso-8859-8"))(
    "reads $language in $charset without any declaration",
    ({ charset, text }) => {
      expect(decodeText(iconv.encode(text, charset)).text).toBe(text);
    },
  );

  it.each(Object.entries(samples))("reads %s in UTF-8 without a declaration", (_, { text }) => {
    expect(decodeText(Buffer.from(text))).toEqual({ text, charset: "utf-8" });
  });

  it("reads an XML declaration", () => {
    const xml = '<?xml version="1.0" encoding="windows-1251"?><p>Заседание перенесено</p>';
    expect(decodeText(iconv.encode(xml, "windows-1251")).text).toBe(xml);
  });

  it.each(["utf-8", "utf-16le", "utf-16be"])("obeys a byte order mark of %s before the header", (charset) => {
    const bytes = iconv.encode("Séance reportée", charset, { addBOM: true });
    expect(decodeText(bytes, "text/plain; charset=windows-1251")).toEqual({ text: "Séance reportée", charset });
  });

  it("reads UTF-16 without a mark", () => {
    expect(decodeText(iconv.encode("The hearing was postponed.", "utf-16le")).text).toBe("The hearing was postponed.");
  });

  it("does not believe a single-byte declaration on UTF-8 bytes", () => {
    expect(decodeText(Buffer.from("Séance reportée – déjà vu"), "text/html; charset=iso-8859-1").text).toBe(
      "Séance reportée – déjà vu",
    );
  });

  it("keeps reading UTF-8 with one broken byte as UTF-8", () => {
    const bytes = Buffer.concat([Buffer.from("ö".repeat(60)), Buffer.from([0xff]), Buffer.from("ä".repeat(60))]);
    expect(decodeText(bytes).text).toBe(`${"ö".repeat(60)}\ufffd${"ä".repeat(60)}`);
  });

  it("ignores a charset that does not exist", () => {
    expect(decodeText(Buffer.from("naïve"), "text/html; charset=klingon").text).toBe("naïve");
  });
});
