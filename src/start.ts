import { createCsrfMiddleware, createMiddleware, createStart } from "@tanstack/react-start";
import { createSerializationAdapter } from "@tanstack/react-router";
import { AppError, isAppError, type ErrorCode, type FieldErrors } from "#app/lib/errors.ts";
import { fetchRaisingFailures } from "#app/lib/raised-failures.ts";
import { withPageHeaders } from "#app/server/page-headers.server.ts";
import { toWireError } from "#app/server/wire-errors.server.ts";

const appErrorAdapter = createSerializationAdapter({
  key: "AppError",
  test: isAppError,
  toSerializable: (error): { code: ErrorCode; message: string; fields: FieldErrors | null; requestId: string | null } => ({
    code: error.code,
    message: error.message,
    fields: error.fields ?? null,
    requestId: error.requestId ?? null,
  }),
  fromSerializable: ({ code, message, fields, requestId }) =>
    new AppError(code, message, { fields: fields ?? undefined, requestId: requestId ?? undefined }),
});

const pageHeaders = createMiddleware().server(({ next }) => withPageHeaders({ next }));

// Start's own protection is off once an app has a start.ts: without this a foreign page could call us.
const csrf = createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === "serverFn" });

const wireErrors = createMiddleware({ type: "function" }).server(async ({ next }) => {
  try {
    return await next();
  } catch (error) {
    throw await toWireError(error);
  }
});

export const startInstance = createStart(() => ({
  requestMiddleware: [pageHeaders, csrf],
  functionMiddleware: [wireErrors],
  serializationAdapters: [appErrorAdapter],
  serverFns: { fetch: fetchRaisingFailures },
}));
