import { createFileRoute } from "@tanstack/react-router";
import { answerInstallation } from "#app/features/machine-access/answer-machine.server.ts";
import { getApp } from "#app/server/app.server.ts";

/** How the installation is, for trusted machines that hold the service-role key. */
export const Route = createFileRoute("/api/installation")({
  server: { handlers: { GET: async ({ request }) => answerInstallation(await getApp(), request) } },
});
