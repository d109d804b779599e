import { describeError } from "#app/lib/describe-error.ts";
import { AppError, isAppError, ourSide } from "#app/lib/errors.ts";
import type { App } from "#app/server/app.server.ts";
import { requestIdOf } from "#app/server/door.server.ts";
import { problemOf } from "./problem.ts";

/** The answer to a program's call: JSON that nobody keeps and no browser takes for something else. */
export function answered(body: unknown, requestId: string, status = 200): Response {
  const headers = { "cache-control": "no-store", "x-content-type-options": "nosniff", "x-request-id": requestId };
  return Response.json(body, { status, headers });
}

/**
 * Answers a program's call by what `work` makes of it. Every failure is a problem document; one that is nobody's intention
 * is logged and told without its cause. A caller who went away gets 499 and no body.
 */
export async function answerCall(app: App, request: Request, work: (requestId: string) => Promise<Response>): Promise<Response> {
  const requestId = requestIdOf(request);
  try {
    return await work(requestId);
  } catch (error) {
    if (request.signal.aborted) return new Response(null, { status: 499 });
    if (isAppError(error)) return problemOf(error, requestId);
    app.log.error({ requestId, error: describeError(error) }, "a program's call failed");
    return problemOf(new AppError("unexpected", ourSide), requestId);
  }
}
