import { AppError } from "#app/lib/errors.ts";

const prefix = "/_server/";
/** The longest call: half a million pasted characters, escaped. */
const longestCall = 4 * 1024 * 1024;

function refuse(error: AppError): Response {
  return Response.json({ error: { code: error.code, message: error.message } }, { status: error.status });
}

/**
 * Gives calls that the transport cannot read the status they deserve: a name that does not exist is 404, a
 * payload that is not the transport's own 400, one that is too long 413, instead of 500. Doors and the check
 * against foreign pages come first.
 */
export async function answerServerCall(
  request: Request,
  answer: (request: Request) => Promise<Response> | Response,
): Promise<Response> {
  const url = new URL(request.url);
  if (!url.pathname.startsWith(prefix)) return answer(request);
  const name = url.pathname.slice(prefix.length);
  // The transport looks names up in a plain object, which also has those of every object.
  if (!/^[a-z]\w*$/i.test(name) || name in {}) return refuse(noSuchCall());
  let call = request;
  let payload = url.searchParams.get("payload");
  if (request.method === "POST" && request.headers.get("content-type")?.includes("application/json")) {
    const text = await readBounded(request);
    if (text === null) return refuse(new AppError("too-large", "This call is too long"));
    payload = text === "" ? null : text;
    // From its parts: the server's own request object cannot be copied.
    const { method, headers, signal } = request;
    call = new Request(url, { method, headers: [...headers], body: text, signal });
  }
  const response = await answer(call);
  if (response.status !== 500) return response;
  if (payload !== null && !isTransportPayload(payload)) return refuse(unreadable());
  const body = await response.clone().text();
  if (body.includes("Server function info not found")) return refuse(noSuchCall());
  // What functions throw has become an AppError; this one the transport threw while it read the call.
  return body.includes("Seroval") ? refuse(unreadable()) : response;
}

const noSuchCall = () => new AppError("not-found", "There is no such call");
const unreadable = () => new AppError("invalid", "This call's payload cannot be read");

async function readBounded(request: Request): Promise<string | null> {
  if (Number(request.headers.get("content-length") ?? 0) > longestCall) return null;
  const decoder = new TextDecoder();
  let text = "";
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > longestCall) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** The transport sends seroval's JSON form: an object with the tree's root. */
function isTransportPayload(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && "t" in value;
  } catch {
    return false;
  }
}
