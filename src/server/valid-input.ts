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
 * A server function's validator: parses its input at the door.
 * @throws AppError `invalid` with the first message, and all messages by field
 */
export function valid<Schema extends z.ZodType>(schema: Schema) {
  return (input: z.input<Schema>): z.output<Schema> => {
    const result = schema.safeParse(input);
    if (result.success) return result.data;
    throw new AppError("invalid", result.error.issues[0]?.message ?? "This input is invalid", {
      fields: fieldErrors(result.error),
    });
  };
}
