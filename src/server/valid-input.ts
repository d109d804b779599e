import { z } from "zod";
import { AppError, type FieldErrors } from "#app/lib/errors.ts";

/** The messages of a failed parse by field: the first for each, nested fields joined by dots. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    const field = issue.path.join(".");
    fields[field] ??= issue.message;
  }
  return fields;
}

/**
 * The same input with strings that PostgreSQL can hold: without NUL, and with half characters made whole (U+FFFD).
 * Neither can be typed; only calls by hand carry them.
 */
function storable(input: unknown): unknown {
  if (typeof input === "string") return input.replaceAll("\u0000", "").toWellFormed();
  if (Array.isArray(input)) return input.map(storable);
  if (typeof input !== "object" || input === null || Object.getPrototypeOf(input) !== Object.prototype) return input;
  return Object.fromEntries(Object.entries(input).map(([key, value]) => [key, storable(value)]));
}

/**
 * A server function's validator: parses its input at the door.
 * @throws AppError `invalid` with the first message, and all messages by field
 */
export function valid<Schema extends z.ZodType>(schema: Schema) {
  return (input: z.input<Schema>): z.output<Schema> => {
    const result = schema.safeParse(storable(input));
    if (result.success) return result.data;
    throw new AppError("invalid", result.error.issues[0]?.message ?? "This input is invalid", {
      fields: fieldErrors(result.error),
    });
  };
}
