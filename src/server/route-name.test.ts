import { expect, test } from "vitest";
import { routeName } from "./route-name.ts";

test.each([
  ["/_server/createDossier", "/_server/createDossier"],
  ["/_server/Ana%20Ruiz", "/_server/…"],
  ["/api/health", "/api/health"],
  [
    "/api/workspaces/0197a1b2-0000-7000-8000-000000000001/searches/0197a1b2-0000-7000-8000-000000000002/events",
    "/api/workspaces/:id/searches/:id/events",
  ],
  ["/api/workspaces/merrow-harbour-trust/x", "/api/…"],
  ["/merrow-harbour-trust/library", "page"],
  ["/", "page"],
])("%s is called %s", (path, name) => {
  expect(routeName(path)).toBe(name);
});
