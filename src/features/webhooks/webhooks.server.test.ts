import { createHmac } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { webhookDeliveries, webhookEndpoints } from "#app/db/schema/index.ts";
import { review } from "#app/features/incidents/incidents.server.ts";
import { createHttpPageFetching } from "#app/services/page-fetching/http.server.ts";
import { aDossier, anIncident } from "#tests/support/confirmed-incident.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { deliverWebhook } from "./deliver-webhook.job.server.ts";
import * as webhooks from "./webhooks.server.ts";

const installationSecret = "an installation's own secret";
const received: { headers: Record<string, string | string[] | undefined>; body: string }[] = [];
let answerWith = 204;
let receiver: Server;
let context: TestContext;
/** As configured when the product runs: public addresses alone. */
const strict = createHttpPageFetching({ websiteUrl: "http://127.0.0.1:3000" });
/** The same, but a receiver on loopback may be spoken to. */
const loose = createHttpPageFetching({ websiteUrl: "http://127.0.0.1:3000", allowAddress: () => true });

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = "";
    request.on("data", (piece) => (body += String(piece)));
    request.on("end", () => {
      received.push({ headers: request.headers, body });
      response.writeHead(answerWith, answerWith === 302 ? { location: "/elsewhere" } : {}).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  context = await createTestContext({ pageFetching: loose });
});
afterAll(async () => {
  await context.close();
  await Promise.all([strict.close(), loose.close()]);
  await new Promise((resolve) => receiver.close(resolve));
});
beforeEach(async () => {
  received.length = 0;
  answerWith = 204;
  await context.db.delete(webhookEndpoints);
});

async function aWebhook(): Promise<string> {
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  return (await webhooks.create(context.member, { url, events: ["incident.changed"] }, installationSecret)).secret;
}

async function anEvent(): Promise<string> {
  const dossier = await aDossier(context.member, "Benedikta Osei");
  const { incidentId } = await anIncident(context.member, dossier, { isConfirmed: false });
  await review(context.member, { incidentId, verdict: "confirm", reason: "Read it" });
  return incidentId;
}

async function theDelivery() {
  const [row] = await context.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.workspaceId, context.workspaceId));
  if (!row) throw new Error("There is no delivery");
  return row;
}

async function deliver(services = context.worker.services): Promise<void> {
  const { id } = await theDelivery();
  await deliverWebhook(
    { ...context.worker, services },
    { deliveryId: id, workspaceId: context.workspaceId, installationSecret, signal: new AbortController().signal },
  );
}

test("tells what happened by ids alone, signed with the time, once", async () => {
  const secret = await aWebhook();
  const incidentId = await anEvent();
  await deliver();
  await deliver();
  expect(received).toHaveLength(1);
  const [told] = received;
  const { id } = await theDelivery();
  expect(JSON.parse(told?.body ?? "")).toMatchObject({ id, event: "incident.changed", data: { incident_id: incidentId } });
  expect(told?.body).not.toContain("Osei");
  const [, time = "", signature = ""] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(told?.headers["attest-signature"])) ?? [];
  expect(signature).toBe(createHmac("sha256", secret).update(`${time}.${told?.body}`).digest("hex"));
  expect(await theDelivery()).toMatchObject({ status: "delivered", attempts: 1, responseStatus: 204, failure: null });
  const [row] = await context.db.select().from(webhookEndpoints);
  expect(JSON.stringify(row)).not.toContain(secret);
});

test.each([500, 404, 302])("after %i it tries again later, and gives up in the end", async (status) => {
  await aWebhook();
  await anEvent();
  answerWith = status;
  await deliver();
  const after = await theDelivery();
  expect(after).toMatchObject({ status: "waiting", attempts: 1, responseStatus: status });
  expect(after.nextAttemptAt?.getTime()).toBe(context.clock.now.getTime() + 10_000);
  for (let attempt = 0; attempt < 7; attempt += 1) await deliver();
  expect(await theDelivery()).toMatchObject({ status: "failed", attempts: 8, nextAttemptAt: null });
  expect(received).toHaveLength(8);
  const [shown] = await webhooks.list(context.member);
  expect(shown?.deliveries[0]).toMatchObject({ status: "failed", response_status: status });
});

test("a private address is never spoken to", async () => {
  await aWebhook();
  await anEvent();
  await deliver({ ...context.worker.services, pageFetching: strict });
  expect(received).toEqual([]);
  expect(await theDelivery()).toMatchObject({ status: "waiting", failure: "This address is on a private network" });
});

test("a webhook that was removed is told nothing more", async () => {
  await aWebhook();
  await anEvent();
  const [webhook] = await webhooks.list(context.member);
  await webhooks.remove(context.member, webhook?.id ?? "");
  await deliver();
  expect(received).toEqual([]);
  expect(await webhooks.list(context.member)).toEqual([]);
});

test("another workspace neither sees nor ends it; a member who is no owner makes none", async () => {
  await aWebhook();
  const [webhook] = await webhooks.list(context.member);
  expect(await webhooks.list(context.stranger)).toEqual([]);
  await expect(webhooks.remove(context.stranger, webhook?.id ?? "")).rejects.toMatchObject({ code: "not-found" });
  await expect(
    webhooks.create({ ...context.member, role: "member" }, { url: "https://x.example", events: [] }, installationSecret),
  ).rejects.toMatchObject({ code: "forbidden" });
});
