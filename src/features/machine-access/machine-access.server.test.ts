import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerApi } from "#app/features/public-api/answer-api.server.ts";
import { apiSchemas } from "#app/features/public-api/api-schemas.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { answerInstallation, answerJobs, answerStartJob } from "./answer-machine.server.ts";
import { startableJobs } from "./startable-jobs.ts";

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

type Keys = { none: null; wrong: string; anon: string; service: string; jobs: string };

function keys(): Keys {
  const { BACKEND_ANON_KEY: anon, SERVICE_ROLE_KEY: service, JOB_TRIGGER_KEY: jobs } = context.app.env;
  return { none: null, wrong: `${jobs}x`, anon, service, jobs };
}

function ask(key: string | null, header: "apikey" | "authorization" = "apikey"): Request {
  const value = header === "apikey" ? key : `Bearer ${key}`;
  return new Request("http://127.0.0.1/api/x", {
    headers: { "x-forwarded-for": "192.0.2.77", ...(key === null ? {} : { [header]: value ?? "" }) },
  });
}

/** The status of a call with each of the keys. */
async function statuses(call: (request: Request) => Promise<Response>): Promise<Record<keyof Keys, number>> {
  const answers = await Promise.all(Object.entries(keys()).map(async ([name, key]) => [name, (await call(ask(key))).status]));
  return Object.fromEntries(answers) as Record<keyof Keys, number>;
}

async function waitingJobs(): Promise<number> {
  const { rows } = await context.db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where name = 'verify-audit' and state = 'created'`,
  );
  return rows[0]?.count ?? 0;
}

describe("the publishable key", () => {
  test("is enough to read what the API is, and so is the service-role key; nothing else is", async () => {
    const call = (request: Request) => answerApi(context.app, request, "/");
    expect(await statuses(call)).toEqual({ none: 401, wrong: 401, anon: 200, service: 200, jobs: 403 });
    expect(await (await call(ask(keys().anon))).json()).toMatchObject({
      name: "Attest API",
      description: "/api/v1/openapi.json",
    });
  });
});

describe("the service-role key", () => {
  test("alone reads how the installation is: counts of jobs and the ends of the audit log's chains", async () => {
    const call = (request: Request) => answerInstallation(context.app, request);
    expect(await statuses(call)).toEqual({ none: 401, wrong: 401, anon: 403, service: 200, jobs: 403 });
    const told = (await (await call(ask(keys().service, "authorization"))).json()) as {
      jobs: { name: string; waiting: number }[];
      audit: { chains: { chain: string; sequence: number; hash: string }[] };
    };
    expect(told.jobs.find(({ name }) => name === "run-search")).toMatchObject({ running: 0, failed: 0 });
    const { rows } = await context.db.execute(sql`select chain, sequence::int, hash from audit_heads order by chain`);
    expect(told.audit.chains).toEqual(rows);
  });
});

describe("the job-trigger key", () => {
  test("alone starts a job, once while it waits; what is refused enqueues nothing", async () => {
    const call = (request: Request) => answerStartJob(context.app, request, "verify-audit");
    const { jobs, ...others } = keys();
    for (const key of Object.values(others)) expect((await call(ask(key))).status).toBeGreaterThanOrEqual(401);
    expect(await waitingJobs()).toBe(0);
    const answers = await Promise.all([call(ask(jobs)), call(ask(jobs, "authorization"))]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(await answers[0].json()).toEqual({ job: "verify-audit", status: "queued" });
    expect(await waitingJobs()).toBe(1);
  });

  test("starts nothing that needs to be told what to work on", async () => {
    for (const name of ["run-search", "constructor", "make-report", ""]) {
      const answer = await answerStartJob(context.app, ask(keys().jobs), name);
      expect(answer.status, name).toBe(404);
      expect(apiSchemas.Problem.parse(await answer.json()).code).toBe("not-found");
    }
    const listed = (await (await answerJobs(context.app, ask(keys().jobs))).json()) as { jobs: { name: string }[] };
    expect(listed.jobs.map(({ name }) => name)).toEqual(Object.keys(startableJobs));
    expect((await answerJobs(context.app, ask(keys().anon))).status).toBe(403);
  });

  test("each job that it starts is one that the product asks for by itself, with nothing to work on", async () => {
    const folder = path.resolve(import.meta.dirname, "..");
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".job.server.ts"));
    const sources = await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
    for (const name of Object.keys(startableJobs)) {
      const asking = sources.filter(
        (text) => text.includes(`"${name}"`) && /enqueue\(app\.db, (?:queue|"[\w-]+"), \{\}/.test(text),
      );
      expect(asking, name).toHaveLength(1);
    }
  });
});

test("guessing keys is slowed down", async () => {
  const call = () => {
    const request = new Request("http://127.0.0.1/api/x", { headers: { "x-forwarded-for": "192.0.2.78", apikey: "anon_guess" } });
    return answerInstallation(context.app, request);
  };
  for (let index = 0; index < 60; index += 1) expect((await call()).status).toBe(401);
  expect((await call()).status).toBe(429);
});
