/** Reads the fields of an evaluation row; each throws an Error in words when the field is not as said. */
export type Row = Record<string, unknown>;

export function text(row: Row, field: string): string {
  const value = row[field];
  if (typeof value !== "string") throw new Error(`"${field}" must be a string`);
  return value;
}

/** A string, or "" when the field is missing or null. */
export function optionalText(row: Row, field: string): string {
  const value = row[field];
  if (value === undefined || value === null) return "";
  return text(row, field);
}

export function object(row: Row, field: string): Row {
  const value = row[field];
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Error(`"${field}" must be an object`);
  return value as Row;
}

export function objects(row: Row, field: string): Row[] {
  const value = row[field];
  if (!Array.isArray(value)) throw new Error(`"${field}" must be an array`);
  return value.map((one, index) => {
    if (typeof one !== "object" || one === null || Array.isArray(one)) throw new Error(`"${field}[${index}]" must be an object`);
    return one as Row;
  });
}

/** A day (YYYY-MM-DD, time of day dropped), or null. */
export function day(row: Row, field: string): string | null {
  const value = row[field];
  if (value === undefined || value === null || value === "") return null;
  const match = typeof value === "string" ? /^\d{4}-\d{2}-\d{2}/.exec(value) : null;
  if (!match) throw new Error(`"${field}" must be a date (YYYY-MM-DD)`);
  return match[0];
}
