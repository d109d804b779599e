import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { loadSettings } from "./env.server.ts";
import { variableNames } from "./env.ts";

let project: string;

beforeEach(async () => {
  project = await mkdtemp(path.join(os.tmpdir(), "attest-env-"));
  for (const name of variableNames) vi.stubEnv(name, undefined);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(project, { recursive: true });
});

const secretsFile = () => path.join(project, "data", "secrets.json");

describe("the secrets of embedded mode", () => {
  it("are made once, for this user alone, and kept with the data", async () => {
    const first = await loadSettings(project);
    expect(first.DATA_DIR).toBe(path.join(project, "data"));
    expect(first.AUTH_SECRET).toMatch(/^[0-9a-f]{48}$/);
    expect((await stat(secretsFile())).mode & 0o777).toBe(0o600);
    expect((await stat(first.DATA_DIR)).mode & 0o777).toBe(0o700);
    expect(await loadSettings(project)).toEqual(first);
  });

  it("are the same for processes that start at the same moment", async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => loadSettings(project)));
    expect(new Set(all.map((settings) => settings.AUTH_SECRET)).size).toBe(1);
    expect(JSON.parse(await readFile(secretsFile(), "utf8"))).toMatchObject({ AUTH_SECRET: all[0]?.AUTH_SECRET });
    expect(await readdir(path.join(project, "data"))).toEqual(["secrets.json"]);
  });

  it("yield to a variable, which is not kept", async () => {
    const { JOB_TRIGGER_KEY: own } = await loadSettings(project);
    vi.stubEnv("JOB_TRIGGER_KEY", "given");
    expect((await loadSettings(project)).JOB_TRIGGER_KEY).toBe("given");
    vi.stubEnv("JOB_TRIGGER_KEY", undefined);
    expect((await loadSettings(project)).JOB_TRIGGER_KEY).toBe(own);
  });

  it("gain what a newer version needs and keep what was there", async () => {
    const { AUTH_SECRET } = await loadSettings(project);
    await writeFile(secretsFile(), JSON.stringify({ AUTH_SECRET }));
    const second = await loadSettings(project);
    expect(second.AUTH_SECRET).toBe(AUTH_SECRET);
    expect((await loadSettings(project)).STRIPE_SECRET_KEY).toBe(second.STRIPE_SECRET_KEY);
  });

  it("are never replaced when their file is damaged", async () => {
    await loadSettings(project);
    await writeFile(secretsFile(), "{");
    await expect(loadSettings(project)).rejects.toThrow(/^Invalid environment variable DATA_DIR: .*secrets\.json is damaged/);
    expect(await readFile(secretsFile(), "utf8")).toBe("{");
  });
});

it("touches nothing when a variable is wrong", async () => {
  vi.stubEnv("PORT", "none");
  await expect(loadSettings(project)).rejects.toThrow(/^Invalid environment variable PORT: /);
  expect(await readdir(project)).toEqual([]);
});

it("refuses a data folder that cannot be one", async () => {
  await writeFile(path.join(project, "file"), "");
  for (const folder of ["file", "file/below"]) {
    vi.stubEnv("DATA_DIR", path.join(project, folder));
    await expect(loadSettings(project)).rejects.toThrow(/^Invalid environment variable DATA_DIR: .* cannot be a folder/);
  }
});

it("makes a data folder at any depth and takes one that is there as it is", async () => {
  vi.stubEnv("DATA_DIR", path.join(project, "a/b/c"));
  expect((await loadSettings(project)).DATA_DIR).toBe(path.join(project, "a/b/c"));
  await chmod(path.join(project, "a/b/c"), 0o750);
  await loadSettings(project);
  expect((await stat(path.join(project, "a/b/c"))).mode & 0o777).toBe(0o750);
});

it("signs with one secret in every process of a hosted installation, without asking for one", async () => {
  vi.stubEnv("APP_MODE", "hosted");
  vi.stubEnv("DATABASE_URL", "postgresql://attest@db.example/attest");
  for (const name of ["WEBSITE_URL", "BACKEND_URL"]) vi.stubEnv(name, "https://attest.example");
  for (const name of ["SEARCH_API_KEY", "LANGUAGE_MODEL_API_KEY", "BACKEND_ANON_KEY", "SERVICE_ROLE_KEY", "JOB_TRIGGER_KEY"])
    vi.stubEnv(name, `${name}-value`);
  vi.stubEnv("STRIPE_SECRET_KEY", "sk_live_1");
  vi.stubEnv("STRIPE_WEBHOOK_SECRET", "whsec_1");
  vi.stubEnv("SMTP_URL", "smtp://mail.example");
  for (const name of ["S3_ENDPOINT", "POSTHOG_HOST"]) vi.stubEnv(name, "https://service.example");
  for (const name of ["S3_REGION", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY", "POSTHOG_KEY"])
    vi.stubEnv(name, `${name}-value`);
  for (const plan of ["BASIC", "PRO", "ENTERPRISE"]) vi.stubEnv(`STRIPE_PRODUCT_${plan}`, `prod_${plan}`);
  const one = await loadSettings(project);
  expect(one.AUTH_SECRET).toMatch(/^[0-9a-f]{64}$/);
  expect((await loadSettings(project)).AUTH_SECRET).toBe(one.AUTH_SECRET);
  vi.stubEnv("SERVICE_ROLE_KEY", "another");
  expect((await loadSettings(project)).AUTH_SECRET).not.toBe(one.AUTH_SECRET);
  expect(await readdir(one.DATA_DIR)).toEqual([]);
});
