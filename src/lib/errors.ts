/**
 * The one error that crosses the wire. `code` is closed; each has one HTTP status. Expected outcomes
 * of an operation are returned as a union instead; this is for what stops a call.
 */
export const errorStatuses = {
  "not-signed-in": 401,
  forbidden: 403,
  "not-found": 404,
  invalid: 400,
  conflict: 409,
  "not-enough-credits": 402,
  "too-many-requests": 429,
  "too-large": 413,
  refused: 422,
  unavailable: 503,
  unexpected: 500,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

export type FieldErrors = Record<string, string>;

export class AppError extends Error {
  readonly code: ErrorCode;
  /** Messages by field name, for a form to show beside its fields. */
  readonly fields: FieldErrors | undefined;
  /** The request's id: what a person quotes and what the logs carry. */
  readonly requestId: string | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: { fields?: FieldErrors | undefined; requestId?: string | undefined; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.fields = options.fields;
    this.requestId = options.requestId;
  }

  get status(): number {
    return errorStatuses[this.code];
  }
}

export function isAppError(error: unknown): error is AppError {
  return error instanceof AppError;
}

/**
 * What a person is told when a call failed: the product's own words, or that nobody answered. What should not have happened
 * comes with the request's id, by which it is found in the logs.
 */
export function failureMessage(error: unknown, otherwise = "The server could not be reached. Please try again."): string {
  if (!isAppError(error)) return otherwise;
  return error.code === "unexpected" && error.requestId ? `${error.message} Reference: ${error.requestId}` : error.message;
}

/** What did not reach the server, where it was to save something. */
export const notSaved = "The server could not be reached. Nothing was saved; please try again.";

/** All that is told of what should not have happened; the rest stands in the log. */
export const ourSide = "Something went wrong on our side. Please try again.";
