import { errorStatuses, isAppError, type ErrorCode } from "#app/lib/errors.ts";
import { toWireError } from "./wire-errors.server.ts";

/**
 * Answers a raw HTTP route. What its work throws becomes JSON, `{ error: { code, message, fields?, requestId? } }`,
 * with the error's status; the unexpected is logged and told without its detail, as for server functions.
 */
export async function rawHandler(request: Request, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    // Who asked has left, and what was under way ended for it: nothing failed, and nobody reads the answer.
    if (request.signal.aborted) return new Response(null, { status: 499 });
    const told = await toWireError(error);
    if (told instanceof Response) return told;
    if (!isAppError(told)) throw told;
    return errorResponse(told.code, told.message, { fields: told.fields, requestId: told.requestId });
  }
}

/** An expected refusal, in the same form as an error that was thrown. */
export function errorResponse(
  code: ErrorCode,
  message: string,
  more: { fields?: Record<string, string> | undefined; requestId?: string | undefined } = {},
): Response {
  return Response.json(
    { error: { code, message, ...more } },
    { status: errorStatuses[code], headers: { "cache-control": "no-store" } },
  );
}
