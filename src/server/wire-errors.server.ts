import { isNotFound, isRedirect } from "@tanstack/react-router";
import { getRequest, setResponseStatus } from "@tanstack/react-start/server";
import { describeError } from "#app/lib/describe-error.ts";
import { AppError, isAppError, ourSide } from "#app/lib/errors.ts";
import { getApp } from "./app.server.ts";
import { requestIdOf } from "./door.server.ts";

// Class 08: connection exceptions; 57P: the server is going down; 53: out of resources.
const databaseAway = /^(08|57P|53|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)/;

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  if ("code" in error && typeof error.code === "string") return error.code;
  return codeOf(error.cause);
}

function isDatabaseAway(error: unknown): boolean {
  if (databaseAway.test(codeOf(error))) return true;
  const message = error instanceof Error ? `${error.message} ${error.cause instanceof Error ? error.cause.message : ""}` : "";
  return /Connection terminated|timeout exceeded when trying to connect|Query read timeout/.test(message);
}

/**
 * Turns whatever a server function threw into what may cross the wire, and sets the response's status. The
 * unexpected is logged without its message and told without its detail.
 */
export async function toWireError(error: unknown): Promise<unknown> {
  if (isRedirect(error) || isNotFound(error) || error instanceof Response) return error;
  const requestId = requestIdOf(getRequest());
  const appError = isAppError(error)
    ? new AppError(error.code, error.message, { fields: error.fields, requestId })
    : isDatabaseAway(error)
      ? new AppError("unavailable", "The database cannot be reached right now. Nothing was saved; please try again.", {
          requestId,
        })
      : new AppError("unexpected", ourSide, { requestId });
  if (!isAppError(error)) {
    const { log } = await getApp();
    log.error({ requestId, error: describeError(error) }, "a server function failed");
  }
  setResponseStatus(appError.status);
  return appError;
}
