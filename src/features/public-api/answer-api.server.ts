import { findHolder } from "#app/features/api-access/api-tokens.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { App } from "#app/server/app.server.ts";
import type { MemberContext } from "#app/server/context.ts";
import { countRefusal, requireKey, whichKey } from "#app/server/installation-keys.server.ts";
import { memberOf } from "#app/server/members.server.ts";
import { consume } from "#app/server/rate-limit.server.ts";
import { answerCall, answered } from "./answer-call.server.ts";
import { apiOperations, findOperation, type ApiOperation } from "./api-operations.ts";
import { problem } from "./problem.ts";
import { perform, type ApiInput } from "./public-api.server.ts";

/** Calls a minute of one token. */
const perToken = { limit: 120, windowSeconds: 60 };

/** Answers one call of the public API; `path` is what stands below /api/v1. Every failure is a problem document. */
export function answerApi(app: App, request: Request, path: string): Promise<Response> {
  return answerCall(app, request, (requestId) => answer(app, request, path, requestId));
}

async function answer(app: App, request: Request, path: string, requestId: string): Promise<Response> {
  if (path === "/" && request.method === "GET") return index(app, request, requestId);
  const found = findOperation(request.method, path);
  if ("allowed" in found) {
    if (found.allowed.length === 0) throw new AppError("not-found", "There is nothing here. /api/v1 says what there is.");
    const allow = found.allowed.join(", ");
    return problem({ status: 405, code: "method", detail: `Only ${allow} is possible here`, requestId }, { allow });
  }
  const { ctx, tokenId, scopes } = await letIn(app, request);
  if (!scopes.includes(found.operation.scope)) {
    throw new AppError("forbidden", `The token lacks the scope ${found.operation.scope}`);
  }
  const rate = await consume(app.db, `api-token:${tokenId}`, { ...perToken, now: new Date() });
  if (!rate.allowed) return tooMany(requestId, rate.retryAfterSeconds);
  const result = await perform(ctx, found.operation.id, readInput(found.operation, found.params, request));
  if (result instanceof Response) return result;
  return answered(result, requestId, found.operation.status);
}

/** What the API is and has, for any client that names itself. It says nothing of a workspace. */
async function index(app: App, request: Request, requestId: string): Promise<Response> {
  await requireKey(app, request, ["publishable", "service-role"]);
  const operations = apiOperations.map(({ id, method, path, scope, summary }) => ({ id, method, path, scope, summary }));
  const body = { name: "Attest API", version: "1", description: "/api/v1/openapi.json", operations };
  return answered(body, requestId);
}

function tooMany(requestId: string, seconds: number): Response {
  return problem(
    { status: 429, code: "too-many-requests", detail: `Too many calls. Try again in ${seconds} seconds.`, requestId },
    { "retry-after": String(seconds) },
  );
}

/**
 * Who calls: a client that names itself with one of the installation's keys, and a token that says for which workspace
 * and in whose name. One answer for every way in which the two are not right.
 */
async function letIn(app: App, request: Request): Promise<{ ctx: MemberContext; tokenId: string; scopes: readonly string[] }> {
  const key = request.headers.get("apikey") ?? "";
  const token = /^Bearer (\S+)$/iu.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";
  const named = whichKey(app.env, key);
  const isClient = named === "publishable" || named === "service-role";
  const holder = isClient ? await findHolder(app.db, token, new Date()) : null;
  const ctx = holder ? await memberOf(app, request, holder) : null;
  if (holder && ctx) return { ctx, tokenId: holder.tokenId, scopes: holder.scopes };
  await countRefusal(app, request);
  throw new AppError("not-signed-in", "A valid apikey header and a workspace's token (Authorization: Bearer) are needed");
}

function readInput(operation: ApiOperation, params: Record<string, string>, request: Request): ApiInput {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const errors: Record<string, string> = {};
  const checkedParams = operation.params.safeParse(params);
  const checkedQuery = operation.query.safeParse(query);
  for (const checked of [checkedParams, checkedQuery]) {
    for (const issue of checked.error?.issues ?? []) errors[String(issue.path[0] ?? "")] ??= issue.message;
  }
  const idempotencyKey = request.headers.get("idempotency-key") ?? "";
  if (operation.isKeyed && !isUuid(idempotencyKey)) errors["Idempotency-Key"] = "The Idempotency-Key header has to be a UUID";
  const [first] = Object.values(errors);
  if (first !== undefined) throw new AppError("invalid", first, { fields: errors });
  const page = (checkedQuery.data ?? {}) as { limit?: number; cursor?: string };
  return {
    params: checkedParams.data as Record<string, string>,
    page: { limit: page.limit ?? 50, cursor: page.cursor?.toLowerCase() ?? null },
    idempotencyKey,
  };
}
