import { isAppError } from "#app/lib/errors.ts";
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
    const { code, message, fields, requestId } = told;
    return Response.json(
      { error: { code, message, fields, requestId } },
      { status: told.status, headers: { "cache-control": "no-store" } },
    );
  }
}

/** For `ANY` of a raw route: what it has no handler for would otherwise be answered with a page. */
export function methodNotAllowed(allowed: string): () => Response {
  return () =>
    Response.json(
      { error: { code: "invalid", message: `Only ${allowed} is possible here` } },
      { status: 405, headers: { allow: allowed, "cache-control": "no-store" } },
    );
}
