import { AppError } from "#app/lib/errors.ts";

const prefix = "/_server/";

function refuse(error: AppError): Response {
  return Response.json({ error: { code: error.code, message: error.message } }, { status: error.status });
}

/**
 * Server functions answer with proper statuses also for calls that the transport itself cannot read: a name
 * that does not exist is 404, a payload that is not the transport's own is 400, instead of 500.
 */
export async function answerServerCall(
  request: Request,
  answer: (request: Request) => Promise<Response> | Response,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.startsWith(prefix)) return answer(request);
  const payload = request.method === "GET" ? searchParams.get("payload") : await readJson(request);
  if (payload !== null && !isTransportPayload(payload)) {
    return refuse(new AppError("invalid", "This call's payload cannot be read"));
  }
  const response = await answer(request);
  if (response.status === 500 && !response.headers.has("x-tss-serialized")) {
    return refuse(new AppError("not-found", "There is no such call"));
  }
  return response;
}

async function readJson(request: Request): Promise<string | null> {
  if (!request.headers.get("content-type")?.includes("application/json")) return null;
  const text = await request.clone().text();
  return text === "" ? null : text;
}

/** The transport sends seroval's JSON form: an object with the tree's root and its flags. */
function isTransportPayload(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && "t" in value;
  } catch {
    return false;
  }
}
