import { createFileRoute, redirect } from "@tanstack/react-router";
import { getExternalUserByAccessKey } from "#app/features/reporters/reporters.functions.ts";
import { reportStatusSearch } from "#app/features/reporters/report-status-search.ts";

/**
 * A personal link: its key is exchanged for a short session and leaves the address bar at once. A key that nobody has
 * leads home, as specified.
 */
export const Route = createFileRoute("/external/$accessKey")({
  validateSearch: reportStatusSearch,
  headers: () => ({ "referrer-policy": "no-referrer" }),
  beforeLoad: async ({ params, search }) => {
    const user = await getExternalUserByAccessKey({ data: { accessKey: params.accessKey } });
    if (!user) throw redirect({ to: "/", replace: true });
    throw redirect({ to: "/external/reports", search, replace: true });
  },
});
