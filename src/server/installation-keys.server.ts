import { timingSafeEqual } from "node:crypto";
import { AppError } from "#app/lib/errors.ts";
import type { App } from "#app/server/app.server.ts";
import { consume } from "#app/server/rate-limit.server.ts";

/** The installation's keys, by what each is for. */
export type InstallationKey = "publishable" | "service-role" | "job-trigger";

/** Calls with a key or a token that is not valid, from one address. */
const refusals = { limit: 60, windowSeconds: 60 };

/** The key that a request names itself with: the `apikey` header, or a bearer token where a tool can send nothing else. */
export function keyGiven(request: Request): string {
  const bearer = /^Bearer (\S+)$/iu.exec(request.headers.get("authorization") ?? "")?.[1];
  return request.headers.get("apikey") ?? bearer ?? "";
}

/** Which of the installation's keys this is; null when it is none. Every comparison takes the same time. */
export function whichKey(env: App["env"], given: string): InstallationKey | null {
  const keys: [InstallationKey, string][] = [
    ["publishable", env.BACKEND_ANON_KEY],
    ["service-role", env.SERVICE_ROLE_KEY],
    ["job-trigger", env.JOB_TRIGGER_KEY],
  ];
  return keys.find(([, key]) => isSame(given, key))?.[0] ?? null;
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Counts a call that is not let in, by its address.
 * @throws AppError `too-many-requests`
 */
export async function countRefusal(app: App, request: Request): Promise<void> {
  const address = request.headers.get("x-forwarded-for") ?? "unknown";
  const rate = await consume(app.db, `api-refused:${address}`, { ...refusals, now: new Date() });
  if (!rate.allowed) throw new AppError("too-many-requests", "Too many calls with a key or a token that is not valid");
}

const keyNames: Record<InstallationKey, string> = {
  publishable: "the publishable key",
  "service-role": "the service-role key",
  "job-trigger": "the job-trigger key",
};

/**
 * Lets in who names themselves with one of these keys.
 * @throws AppError `not-signed-in` without a key of the installation, `forbidden` with another of its keys
 */
export async function requireKey(app: App, request: Request, wanted: readonly InstallationKey[]): Promise<void> {
  const key = whichKey(app.env, keyGiven(request));
  if (key && wanted.includes(key)) return;
  await countRefusal(app, request);
  const names = wanted.map((one) => keyNames[one]).join(" or ");
  if (key) throw new AppError("forbidden", `This call needs ${names}`);
  throw new AppError("not-signed-in", `A valid apikey header is needed: ${names}`);
}
