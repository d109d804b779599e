import { fromCrossJSON, toJSONAsync } from "seroval";
import { runningProduct } from "./product.ts";

export type ServerCall = {
  method: "GET" | "POST";
  data?: unknown;
  /** A Cookie header. */
  cookie?: string | undefined;
  headers?: Record<string, string>;
  /** Where the product runs; the one that runs for the journeys unless given. */
  address?: string;
};

/** What came back: the outcome of a call that succeeded, or the one error that crosses the wire. */
export type ServerAnswer = {
  status: number;
  headers: Headers;
  text: string;
  result: unknown;
  error: { code: string; message: string; fields: Record<string, string> | null } | null;
};

/** What a browser sends with a call of a page of ours. */
export function ownPageHeaders(address: string): Record<string, string> {
  return { origin: address, "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" };
}

/** The payload as the browser's side of the framework writes it (its client-rpc/serverFnFetcher.ts). */
export async function encodePayload(data: unknown): Promise<string> {
  return JSON.stringify(await toJSONAsync({ data }));
}

/** Calls a server function of the running product as its own pages do. */
export async function callServer(name: string, call: ServerCall): Promise<ServerAnswer> {
  const { method, data, cookie, address = runningProduct().address } = call;
  const payload = data === undefined ? undefined : await encodePayload(data);
  const url = new URL(`/_server/${name}`, address);
  if (method === "GET" && payload !== undefined) url.searchParams.set("payload", payload);
  const response = await fetch(url, {
    method,
    redirect: "manual",
    headers: {
      ...ownPageHeaders(address),
      "x-tsr-serverFn": "true",
      accept: "application/x-tss-framed, application/x-ndjson, application/json",
      ...(cookie === undefined ? {} : { cookie }),
      ...(method === "POST" && payload !== undefined ? { "content-type": "application/json" } : {}),
      ...call.headers,
    },
    ...(method === "POST" && payload !== undefined ? { body: payload } : {}),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, ...readAnswer(text, response.headers) };
}

/** The session cookie of somebody who signs in now, as a Cookie header. */
export async function signInByCall(email: string, password: string, address?: string): Promise<string> {
  const answer = await callServer("signInUser", { method: "POST", data: { email, password }, ...(address ? { address } : {}) });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  if (cookie === "") throw new Error(`${email} was not signed in: ${answer.status} ${answer.text}`);
  return cookie;
}

type Read = Pick<ServerAnswer, "result" | "error">;

function readAnswer(text: string, headers: Headers): Read {
  if (!headers.has("x-tss-serialized")) return { result: undefined, error: null };
  const { error, result } = fromCrossJSON<{ result?: unknown; error?: ServerAnswer["error"] }>(JSON.parse(text), {
    refs: new Map(),
    plugins: [appErrorPlugin],
  });
  return { result, error: error ?? null };
}

/** Reads the product's own error (src/start.ts's adapter) as plain data; any other error is not ours and throws. */
const appErrorPlugin: NonNullable<Parameters<typeof fromCrossJSON>[1]["plugins"]>[number] = {
  tag: "$TSR/t/AppError",
  test: () => false,
  parse: {},
  serialize: () => "",
  deserialize: (node: { v: unknown }, context: { deserialize: (node: never) => unknown }) => context.deserialize(node.v as never),
};
