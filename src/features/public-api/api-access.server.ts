import { getApp } from "#app/server/app.server.ts";

/** The publishable key and the address of the API: the two that any client may know. */
export async function apiAccess(): Promise<{ publishableKey: string; apiUrl: string }> {
  const { env } = await getApp();
  return { publishableKey: env.BACKEND_ANON_KEY, apiUrl: new URL("/api/v1", env.WEBSITE_URL).href };
}
