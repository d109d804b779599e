import { count, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiTokens, auditEntries, searchRuns, userPermissions, workspaceMembers } from "#app/db/schema/index.ts";
import * as tokens from "#app/features/api-access/api-tokens.server.ts";
import { apiScopeNames, type ApiScope } from "#app/features/api-access/api-token.ts";
import { newId } from "#app/lib/ids.ts";
import { aDossier, anIncident } from "#tests/support/confirmed-incident.ts";
import { aMember, aSource } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { answerApi } from "./answer-api.server.ts";
import { apiSchemas } from "./api-schemas.ts";

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

async function aToken(scopes: readonly ApiScope[] = apiScopeNames, ctx = context.member): Promise<string> {
  return (await tokens.create(ctx, { name: "A program", scopes })).token;
}

function call(path: string, token: string, given: { method?: string; key?: string; headers?: Record<string, string> } = {}) {
  const request = new Request(`http://127.0.0.1/api/v1${path}`, {
    method: given.method ?? "GET",
    headers: {
      apikey: given.key ?? context.app.env.BACKEND_ANON_KEY,
      authorization: `Bearer ${token}`,
      "x-forwarded-for": `192.0.2.${path.length}`,
      ...given.headers,
    },
  });
  return answerApi(context.app, request, path.replace(/\?.*$/u, ""));
}

async function expectProblem(response: Response, status: number, code: string): Promise<string> {
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  const told = apiSchemas.Problem.parse(await response.json());
  expect({ status: response.status, told: told.status, code: told.code }).toEqual({ status, told: status, code });
  return told.detail;
}

describe("who is let in", () => {
  test("a key of the installation and a token, both right; one answer for everything else", async () => {
    const token = await aToken();
    expect((await call("/dossiers", token)).status).toBe(200);
    expect((await call("/dossiers", token, { key: context.app.env.SERVICE_ROLE_KEY })).status).toBe(200);
    const details = await Promise.all([
      expectProblem(await call("/dossiers", token, { key: "" }), 401, "not-signed-in"),
      expectProblem(await call("/dossiers", token, { key: "anon_wrong" }), 401, "not-signed-in"),
      expectProblem(await call("/dossiers", "attest_wrong"), 401, "not-signed-in"),
      expectProblem(await call("/dossiers", ""), 401, "not-signed-in"),
    ]);
    expect(new Set(details).size).toBe(1);
  });

  test("the token is kept as a hash alone, and a revoked one is dead at once", async () => {
    const made = await tokens.create(context.member, { name: "A program", scopes: ["dossiers:read"] });
    const [row] = await context.db.select().from(apiTokens).where(eq(apiTokens.id, made.tokenId));
    expect(JSON.stringify(row)).not.toContain(made.token);
    expect(await tokens.revoke(context.member, made.tokenId)).toEqual({ revoked: true });
    expect(await tokens.revoke(context.member, made.tokenId)).toEqual({ revoked: false });
    await expectProblem(await call("/dossiers", made.token), 401, "not-signed-in");
    await expect(tokens.revoke(context.stranger, made.tokenId)).rejects.toMatchObject({ code: "not-found" });
    await expect(tokens.create({ ...context.member, role: "member" }, { name: "x", scopes: [] })).rejects.toMatchObject({
      code: "forbidden",
    });
  });

  test("the token ends with its maker's membership and access", async () => {
    const leaving = await aMember(context.db, context.workspaceId, { role: "owner", firstName: "Tadeo", lastName: "Whitlock" });
    const token = await aToken(["dossiers:read"], context.as(leaving, context.workspaceId));
    expect((await call("/dossiers", token)).status).toBe(200);
    await context.db.update(userPermissions).set({ useApp: false }).where(eq(userPermissions.userId, leaving.userId));
    await expectProblem(await call("/dossiers", token), 401, "not-signed-in");
    await context.db.update(userPermissions).set({ useApp: true }).where(eq(userPermissions.userId, leaving.userId));
    await context.db.delete(workspaceMembers).where(eq(workspaceMembers.userId, leaving.userId));
    await expectProblem(await call("/dossiers", token), 401, "not-signed-in");
  });

  test("a token does what its scopes say, and no more", async () => {
    const token = await aToken(["sources:read"]);
    expect((await call("/sources", token)).status).toBe(200);
    expect(await expectProblem(await call("/dossiers", token), 403, "forbidden")).toContain("dossiers:read");
  });

  test("beyond 120 calls a minute it waits", async () => {
    const token = await aToken(["sources:read"]);
    for (let index = 0; index < 120; index += 1) expect((await call("/sources?limit=1", token)).status).toBe(200);
    const refused = await call("/sources?limit=1", token);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    await expectProblem(refused, 429, "too-many-requests");
  });
});

describe("reading", () => {
  test("dossiers and confirmed incidents, page by page, as described, each view written down", async () => {
    const token = await aToken();
    const dossier = await aDossier(context.member, "Benedikta Osei");
    const kept = [];
    for (const word of ["one", "two", "three"])
      kept.push((await anIncident(context.member, dossier, { title: word })).incidentId);
    await anIncident(context.member, dossier, { title: "Nobody has looked", isConfirmed: false });
    expect(apiSchemas.Dossier.parse(await (await call(`/dossiers/${dossier.dossierId}`, token)).json())).toMatchObject({
      subject: { name: "Benedikta Osei" },
      is_fetching_behavior_incidents: false,
    });
    const seen: string[] = [];
    let cursor: string | null = "";
    for (let pages = 0; cursor !== null && pages < 10; pages += 1) {
      const answer = await call(`/dossiers/${dossier.dossierId}/incidents?limit=2${cursor ? `&cursor=${cursor}` : ""}`, token);
      const page = apiSchemas.IncidentPage.parse(await answer.json());
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect(cursor).toBeNull();
    expect(seen.toSorted()).toEqual(kept.toSorted());
    const [views] = await context.db
      .select({ count: count() })
      .from(auditEntries)
      .where(eq(auditEntries.entityId, dossier.dossierId));
    expect(views?.count).toBeGreaterThan(0);
  });

  test("lists of dossiers and sources are whole over their pages", async () => {
    const token = await aToken();
    await aSource(context.member);
    for (const [path, schema] of [
      ["/dossiers", apiSchemas.DossierPage],
      ["/sources", apiSchemas.SourcePage],
    ] as const) {
      const whole = schema.parse(await (await call(`${path}?limit=100`, token)).json());
      const ids: string[] = [];
      let cursor: string | null = null;
      do {
        const page: { data: { id: string }[]; next_cursor: string | null } = schema.parse(
          await (await call(`${path}?limit=1${cursor ? `&cursor=${cursor}` : ""}`, token)).json(),
        );
        ids.push(...page.data.map(({ id }) => id));
        cursor = page.next_cursor;
      } while (cursor);
      expect(ids).toEqual(whole.data.map(({ id }) => id));
    }
  });

  test("what is not valid is said by parameter; what is another workspace's does not exist", async () => {
    const token = await aToken();
    const { dossierId } = await aDossier(context.member, "Casimir Adeyemi-Holt");
    expect(await expectProblem(await call("/dossiers?limit=0", token), 400, "invalid")).toBe(
      "limit must be a number from 1 to 100",
    );
    await expectProblem(await call("/dossiers?cursor=x", token), 400, "invalid");
    expect(await expectProblem(await call("/dossiers/abc", token), 400, "invalid")).toBe("Dossier ID is invalid");
    await expectProblem(await call(`/dossiers/${newId()}`, token), 404, "not-found");
    await expectProblem(await call("/people?name=Osei", token), 404, "not-found");
    await expectProblem(await call("/dossiers", token, { method: "DELETE" }), 405, "method");
    const theirs = await aToken(apiScopeNames, context.stranger);
    for (const path of [`/dossiers/${dossierId}`, `/dossiers/${dossierId}/incidents`, `/dossiers/${dossierId}/exports/json`]) {
      await expectProblem(await call(path, theirs), 404, "not-found");
    }
    const started = await call(`/dossiers/${dossierId}/searches`, theirs, {
      method: "POST",
      headers: { "idempotency-key": newId() },
    });
    await expectProblem(started, 404, "not-found");
  });
});

describe("searching", () => {
  test("started once for one key, followed and cancelled", async () => {
    const token = await aToken();
    const { dossierId } = await aDossier(context.member, "Leopold Sanogo-Reyes");
    const path = `/dossiers/${dossierId}/searches`;
    await expectProblem(await call(path, token, { method: "POST" }), 400, "invalid");
    const key = newId();
    const answers = await Promise.all(
      [1, 2, 3].map(() => call(path, token, { method: "POST", headers: { "idempotency-key": key } })),
    );
    const started = await Promise.all(answers.map(async (answer) => apiSchemas.Search.parse(await answer.json())));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    const [search] = started;
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    const [runs] = await context.db.select({ count: count() }).from(searchRuns).where(eq(searchRuns.dossierId, dossierId));
    expect(runs?.count).toBe(2);
    await expectProblem(await call(path, token, { method: "POST", headers: { "idempotency-key": newId() } }), 409, "conflict");
    expect(await (await call(`/searches/${search?.id}`, token)).json()).toMatchObject({ status: "queued", cost: 25 });
    expect(await (await call(`/searches/${search?.id}/cancel`, token, { method: "POST" })).json()).toEqual({ cancelled: true });
    expect(await (await call(`/searches/${search?.id}`, token)).json()).toMatchObject({ status: "cancelled" });
    const theirs = await aToken(apiScopeNames, context.stranger);
    await expectProblem(await call(`/searches/${search?.id}`, theirs), 404, "not-found");
    await expectProblem(await call(`/searches/${search?.id}/cancel`, theirs, { method: "POST" }), 404, "not-found");
  });
});

test("an export comes as a file", async () => {
  const token = await aToken(["exports:read"]);
  const dossier = await aDossier(context.member, "Rosalind Achterberg");
  await anIncident(context.member, dossier);
  const answer = await call(`/dossiers/${dossier.dossierId}/exports/json`, token);
  expect(answer.headers.get("content-disposition")).toContain("attachment");
  expect(apiSchemas.DossierExport.parse(await answer.json()).incidents).toHaveLength(1);
  await expectProblem(await call(`/dossiers/${dossier.dossierId}/exports/xml`, token), 400, "invalid");
});
