import type { AppError, FieldErrors } from "#app/lib/errors.ts";
import { z } from "zod";

/** A failed call of the public API (RFC 9457, "Problem Details for HTTP APIs"). */
export const problemSchema = z.object({
  type: z.literal("about:blank"),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string().describe("One of a closed list, for programs"),
  instance: z.string().optional().describe("The request's id, to quote when something went wrong"),
  errors: z.record(z.string(), z.string()).optional().describe("Messages by parameter"),
});

const titles: Record<number, string> = {
  400: "Bad Request",
  401: "Unauthorized",
  402: "Payment Required",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  409: "Conflict",
  413: "Content Too Large",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
};

export function problem(
  given: { status: number; code: string; detail: string; requestId?: string; errors?: FieldErrors },
  headers: Record<string, string> = {},
): Response {
  const body: z.infer<typeof problemSchema> = {
    type: "about:blank",
    title: titles[given.status] ?? "Error",
    status: given.status,
    detail: given.detail,
    code: given.code,
    ...(given.requestId ? { instance: given.requestId } : {}),
    ...(given.errors ? { errors: given.errors } : {}),
  };
  return new Response(JSON.stringify(body), {
    status: given.status,
    headers: {
      "content-type": "application/problem+json",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      ...headers,
    },
  });
}

export function problemOf(error: AppError, requestId: string): Response {
  return problem({
    status: error.status,
    code: error.code,
    detail: error.message,
    requestId,
    ...(error.fields ? { errors: error.fields } : {}),
  });
}
