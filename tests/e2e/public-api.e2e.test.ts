import { createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect } from "vitest";

import { demoWorkspace } from "#app/db/demo/manifest.ts";
import { webhookDeliveries, webhookEndpoints } from "#app/db/schema/index.ts";
import { deliverWebhook } from "#app/features/webhooks/deliver-webhook.job.server.ts";
import type { Context, SystemActor } from "#app/server/context.ts";
import { createHttpPageFetching } from "#app/services/page-fetching/http.server.ts";
import { expectAccessible, expectFieldMessage, expectToFit, expectVisible, screens, test } from "#tests/support/browser.ts";
import { aDemoDossier, delivered } from "#tests/support/demo-dossier.ts";
import { runningProduct } from "#tests/support/product.ts";
import { asOwner, demoWorkspaceId, openProductDatabase, startWorker } from "#tests/support/running-product.ts";

type Secrets = { AUTH_SECRET: string; BACKEND_ANON_KEY: string };
let product: ReturnType<typeof openProductDatabase>;
let secrets: Secrets;
let incidentId = "";
let dossierId = "";
let receiver: Server;
const received: { headers: Record<string, string | string[] | undefined>; body: string }[] = [];

/*
 * The product speaks to no private address, so the system that is told stands on a server of this test, and the job that
 * tells it is worked here, with the product's own code, database and secret.
 */
beforeAll(async () => {
  product = openProductDatabase();
  secrets = JSON.parse(await readFile(path.join(runningProduct().dataDir, "secrets.json"), "utf8")) as Secrets;
  receiver = createServer((request, response) => {
    let body = "";
    request.on("data", (piece) => (body += String(piece)));
    request.on("end", () => {
      received.push({ headers: request.headers, body });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const worker = await startWorker();
  ({ dossierId } = await aDemoDossier("Tadeo Brannick"));
  const { behavior_incidents: incidents } = await delivered(dossierId);
  incidentId = incidents.find(({ standing }) => standing === "finding")?.id ?? "";
  await worker.stop();
}, 90_000);
afterAll(async () => {
  await product.close();
  await new Promise((resolve) => receiver.close(resolve));
});

const ask = (token: string, what: string) =>
  fetch(`${runningProduct().address}/api/v1${what}`, {
    headers: { apikey: secrets.BACKEND_ANON_KEY, authorization: `Bearer ${token}` },
  });

/** Tells the receiver what waits for this webhook, as the worker would tell an address that is public. */
async function deliver(url: string): Promise<void> {
  const { db } = product;
  const [endpoint] = await db.select({ id: webhookEndpoints.id }).from(webhookEndpoints).where(eq(webhookEndpoints.url, url));
  const endpointId = endpoint?.id ?? "";
  const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  await db.update(webhookEndpoints).set({ url: hook }).where(eq(webhookEndpoints.id, endpointId));
  const [delivery] = await db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.endpointId, endpointId))
    .orderBy(desc(webhookDeliveries.createdAt))
    .limit(1);
  const pageFetching = createHttpPageFetching({ websiteUrl: "http://127.0.0.1", allowAddress: () => true });
  const ctx = { db, now: () => new Date(), services: { pageFetching }, actor: { kind: "system", job: "deliver-webhook" } };
  await deliverWebhook(ctx as unknown as Context<SystemActor>, {
    deliveryId: delivery?.id ?? "",
    workspaceId: await demoWorkspaceId(),
    installationSecret: secrets.AUTH_SECRET,
    signal: new AbortController().signal,
  });
  await pageFetching.close();
  await db.update(webhookEndpoints).set({ url }).where(eq(webhookEndpoints.id, endpointId));
}

describe.each(screens)("the public API at $name", (screen) => {
  test("a token is made, read with, and dead when it is revoked", { timeout: 60_000 }, async ({ visit }) => {
    const { page } = await visit(screen, { as: "owner" });
    await page.goto(`/${demoWorkspace.slug}/settings/api`);
    const section = page.getByRole("region", { name: "API tokens" });
    const name = `Archive of ${screen.name} <b>`;
    await section.getByRole("button", { name: "Make a token" }).click();
    await expectFieldMessage(section.getByLabel("Name of the new token"), "Name is required");
    await section.getByLabel("Name of the new token").fill(name);
    await section.getByRole("button", { name: "Make a token" }).click();
    await expectVisible(section.getByText("Copy the token now: it is shown this once"));
    const token = await section.locator("code").innerText();
    expect(token).toMatch(/^attest_/);
    await expectAccessible(page);
    await expectToFit(page);

    const answer = await ask(token, "/dossiers");
    expect(answer.status).toBe(200);
    expect(JSON.stringify(await answer.json())).toContain(dossierId);
    // What it was not made for is refused, in the form that problems have.
    const refused = await ask(token, `/dossiers/${dossierId}/exports/json`);
    expect([403, 404]).toContain(refused.status);
    expect(refused.headers.get("content-type")).toBe("application/problem+json");
    await page.reload();
    const row = section.getByRole("listitem").filter({ hasText: name });
    await expectVisible(row.getByText(/last used on/));
    expect(await page.content()).not.toContain(token);

    await row.getByRole("button", { name: `Revoke ${name}` }).click();
    await expectAccessible(page);
    await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
    await expectVisible(row.getByText("Revoked", { exact: true }));
    expect((await ask(token, "/dossiers")).status).toBe(401);
  });

  test("a webhook tells of a decision, signed with the secret that was shown once", { timeout: 60_000 }, async ({ visit }) => {
    const { page } = await visit(screen, { as: "owner" });
    await page.goto(`/${demoWorkspace.slug}/settings/api`);
    const section = page.getByRole("region", { name: "Webhooks" });
    const url = `https://hooks.harbour-watch.example/${screen.width}`;
    await section.getByRole("button", { name: "Add a webhook" }).click();
    await expectFieldMessage(section.getByLabel("Address of the new webhook"), "Address is required");
    await section.getByLabel("Address of the new webhook").fill("http://hooks.harbour-watch.example");
    await section.getByRole("button", { name: "Add a webhook" }).click();
    await expectFieldMessage(section.getByLabel("Address of the new webhook"), "Address has to begin with https://");
    await section.getByLabel("Address of the new webhook").fill(url);
    await section.getByRole("button", { name: "Add a webhook" }).click();
    await expectVisible(section.getByText("Copy the signing secret now: it is shown this once"));
    const secret = await section.locator("code").innerText();
    await expectAccessible(page);
    await expectToFit(page);

    await asOwner("reviewBehaviorIncident", "POST", { incidentId, verdict: "confirm", reason: "Read the court's report" });
    received.length = 0;
    await deliver(url);
    const [told] = received;
    expect(JSON.parse(told?.body ?? "{}")).toMatchObject({ event: "incident.changed", data: { incident_id: incidentId } });
    expect(told?.body).not.toMatch(/Brannick|Tadeo/);
    const [, time = "", signature = ""] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(told?.headers["attest-signature"])) ?? [];
    expect(signature).toBe(createHmac("sha256", secret).update(`${time}.${told?.body}`).digest("hex"));

    await page.reload();
    const row = section.getByRole("listitem").filter({ hasText: url });
    await row.getByText("Deliveries (1)").click();
    await expectVisible(row.getByText(/incident\.changed · delivered \(204\)/));
    expect(await page.content()).not.toContain(secret);
    await row.getByRole("button", { name: `Remove the webhook ${url}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await row.waitFor({ state: "detached" });
  });
});
