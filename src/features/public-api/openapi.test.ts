import { expect, test } from "vitest";
import { apiOperations, findOperation } from "./api-operations.ts";
import { describeApi } from "./openapi.ts";

const described = describeApi("https://attest.example/") as {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>;
  components: { schemas: Record<string, object> };
};

test("every operation is described, and nothing else", () => {
  const ids = Object.values(described.paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
  expect(ids.toSorted()).toEqual(["getIndex", ...apiOperations.map(({ id }) => id)].toSorted());
  expect(described.openapi).toBe("3.1.1");
  expect(described.servers).toEqual([{ url: "https://attest.example/api/v1" }]);
});

test("every reference leads to a schema", () => {
  const references = [...JSON.stringify(described).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = ""]) => reference);
  expect(references.length).toBeGreaterThan(20);
  for (const reference of references) {
    expect(reference).toMatch(/^#\/components\/schemas\//);
    expect(Object.keys(described.components.schemas)).toContain(reference.split("/").at(-1));
  }
});

test("there is no way to look anybody up by name", () => {
  expect(JSON.stringify(described.paths)).not.toMatch(/"name":"(?:name|query|q|subject)"/);
});

test.each([
  ["GET", "/dossiers", "listDossiers"],
  ["GET", "/dossiers/x/incidents/", "listIncidents"],
  ["POST", "/searches/x/cancel", "cancelSearch"],
])("%s %s is %s", (method, path, id) => {
  const found = findOperation(method, path);
  expect("operation" in found && found.operation.id).toBe(id);
});

test.each([
  ["DELETE", "/dossiers", ["GET"]],
  ["GET", "/people", []],
  ["GET", "/dossiers/a/b/c", []],
])("%s %s is none; there is %j", (method, path, allowed) => {
  expect(findOperation(method, path)).toEqual({ allowed });
});
