/**
 * One line of CSV (RFC 4180): every cell quoted, and one that a spreadsheet would take for a formula made text by an
 * apostrophe before it (it would begin with = + - @, a tab or a carriage return; OWASP, "CSV Injection").
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(value: string | number | null): string {
  const text = String(value ?? "");
  // White space and invisible marks before the sign do not stop every spreadsheet.
  const isFormula = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r]/u.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** Marks the file as UTF-8 for spreadsheets that would guess otherwise. */
export const csvStart = "\uFEFF";
