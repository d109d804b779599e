import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

import { beforeAll, expect, test } from "vitest";

import { demoWorkspace } from "#app/db/demo/manifest.ts";
import { ensureBuilt } from "#app/server/build.server.ts";
import { runningProduct } from "#tests/support/product.ts";
import { sessionOf } from "#tests/support/running-product.ts";

const projectFolder = path.resolve(import.meta.dirname, "../..");

/** Of all that start-up knows, a browser may have the anon key and the two addresses (specification, section 5). */
let secrets: [name: string, value: string][];
beforeAll(async () => {
  const { dataDir, databaseUrl } = runningProduct();
  const kept = JSON.parse(await readFile(path.join(dataDir, "secrets.json"), "utf8")) as Record<string, string>;
  secrets = Object.entries({ ...kept, DATABASE_URL: databaseUrl, DATA_DIR: dataDir }).filter(
    ([name, value]) => name !== "BACKEND_ANON_KEY" && typeof value === "string",
  );
  // What would be looked for in vain proves nothing.
  expect(secrets.map(([name]) => name)).toEqual(
    expect.arrayContaining(["AUTH_SECRET", "ENCRYPTION_KEY", "SERVICE_ROLE_KEY", "JOB_TRIGGER_KEY", "STRIPE_SECRET_KEY"]),
  );
  for (const [name, value] of secrets) expect(value.length, name).toBeGreaterThan(8);
});

function expectNoSecret(where: string, text: string): void {
  for (const [name, value] of secrets) {
    expect(text.includes(value), `${name} in ${where}`).toBe(false);
  }
  // Whatever its value: nothing that looks like the key of a provider or the address of a database.
  expect(
    text.match(/\b(?:sk_(?:live|test|embedded)_|whsec_|service_|jobs_)[0-9a-zA-Z]{16,}|postgres(?:ql)?:\/\/\S+@/)?.[0],
    where,
  ).toBe(undefined);
}

test("no file of the built client holds a secret, or reads a variable", async () => {
  const { clientFolder: folder } = await ensureBuilt(projectFolder);
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const text = await readFile(path.join(file.parentPath, file.name), "latin1");
    expectNoSecret(file.name, text);
    if (!/\.(?:js|css|html)$/.test(file.name)) continue;
    expect(text.match(/process\.env\.[A-Z_]{4,}/g)?.filter((name) => name !== "process.env.NODE_ENV") ?? [], file.name).toEqual(
      [],
    );
    expect(
      text.match(/SERVICE_ROLE_KEY|JOB_TRIGGER_KEY|STRIPE_(?:SECRET|WEBHOOK)\w*|AUTH_SECRET|ENCRYPTION_KEY/)?.[0],
      file.name,
    ).toBe(undefined);
  }
});

const home = `/${demoWorkspace.slug}`;
const pages: [who: "owner" | "staff" | "nobody", path: string][] = [
  ...["/", "/pricing", "/legal", "/sign-in", "/forgot-password", "/sign-up/pro/monthly", "/sign-up/checkout/x", "/inbox"].map(
    (path) => ["nobody", path] as ["nobody", string],
  ),
  ...["/no/such/page", "/checkout/events", "/docs/api", "/verify"].map((path) => ["nobody", path] as ["nobody", string]),
  ...[
    "/dossiers/new",
    "/library",
    "/settings",
    "/settings/members",
    "/settings/billing",
    "/settings/credits",
    "/settings/api",
  ].map((path) => ["owner", `${home}${path}`] as ["owner", string]),
  ["owner", "/account"],
  ["owner", "/account/security"],
  ...["users", "external-users", "subjects", "moderation", "deepsocial-requests", "audit"].map(
    (path) => ["staff", `/admin/${path}`] as ["staff", string],
  ),
];

test.each(pages)("what %s is sent as %s holds no secret", async (who, page) => {
  const response = await fetch(new URL(page, runningProduct().address), {
    headers: who === "nobody" ? {} : { cookie: sessionOf(who) },
  });
  expect(response.headers.get("content-type")).toContain("text/html");
  const text = await response.text();
  expect(text.length).toBeGreaterThan(500);
  expectNoSecret(page, [...response.headers].flat().join("\n") + text);
});
