import { z } from "zod";
import { apiScopes } from "#app/features/api-access/api-token.ts";
import { apiOperations, type ApiOperation } from "./api-operations.ts";
import { apiSchemas } from "./api-schemas.ts";

type Json = Record<string, unknown>;

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const problems = (status: string, description: string) => [
  status,
  { description, content: { "application/problem+json": { schema: reference("Problem") } } },
];

/** The description of /api/v1 (OpenAPI 3.1), made from the schemas that the calls are checked by. */
export function describeApi(websiteUrl: string): Json {
  const paths: Record<string, Json> = { "/": { get: describeIndex } };
  for (const operation of apiOperations) (paths[operation.path] ??= {})[operation.method.toLowerCase()] = describe(operation);
  return {
    openapi: "3.1.1",
    info: {
      title: "Attest API",
      version: "1",
      description:
        "Dossiers, their confirmed incidents with every quotation, sources, searches and exports of one workspace. " +
        "Name your client with the `apikey` header (the installation's publishable key) and the workspace with a token made " +
        "under Settings, API. There is no way to look people up in bulk, and findings that no person has confirmed are not answered. " +
        "A token may ask 120 times a minute.",
    },
    servers: [{ url: new URL("/api/v1", websiteUrl).href }],
    security: [{ apikey: [], token: [] }],
    paths,
    components: {
      securitySchemes: {
        apikey: { type: "apiKey", in: "header", name: "apikey", description: "The publishable key, or the service-role key" },
        token: {
          type: "http",
          scheme: "bearer",
          description: `A workspace's token. Scopes: ${Object.entries(apiScopes)
            .map(([scope, words]) => `\`${scope}\` (${words})`)
            .join("; ")}.`,
        },
      },
      schemas: describeSchemas(),
    },
  };
}

const describeIndex: Json = {
  operationId: "getIndex",
  summary: "What the API has",
  description: "Needs the `apikey` header alone.",
  security: [{ apikey: [] }],
  responses: Object.fromEntries([
    ["200", { description: "Done", content: { "application/json": { schema: { type: "object" } } } }],
    problems("401", "The key is missing or unknown"),
    problems("429", "Too many refused calls; wait a minute"),
  ]),
};

function describe(operation: ApiOperation): Json {
  const parameters = [
    ...describeParameters(operation.params, "path"),
    ...describeParameters(operation.query, "query"),
    ...(operation.isKeyed
      ? [
          {
            name: "Idempotency-Key",
            in: "header",
            required: true,
            description: "A UUID of your own: the same call sent again with it has one effect",
            schema: { type: "string", format: "uuid" },
          },
        ]
      : []),
  ];
  const content =
    operation.answers === "file"
      ? {
          "application/json": { schema: reference("DossierExport") },
          "text/csv": { schema: { type: "string" } },
          "application/zip": { schema: { type: "string", contentMediaType: "application/zip" } },
        }
      : { "application/json": { schema: reference(operation.answers) } };
  return {
    operationId: operation.id,
    summary: operation.summary,
    description: `Needs the scope \`${operation.scope}\`.`,
    parameters,
    responses: Object.fromEntries([
      [String(operation.status), { description: "Done", content }],
      problems("400", "A parameter is not valid"),
      problems("401", "The key or the token is missing, unknown or revoked"),
      ...(operation.isKeyed ? [problems("402", "Not enough credits"), problems("409", "A search is under way")] : []),
      problems("403", "The token lacks the scope"),
      problems("404", "There is no such thing in the workspace"),
      problems("429", "Too many calls; see Retry-After"),
    ]),
  };
}

function describeParameters(schema: z.ZodObject, place: "path" | "query"): Json[] {
  return Object.entries(schema.shape).map(([name, part]) => {
    const described = toJsonSchema(part as z.ZodType, "input");
    return { name, in: place, required: place === "path", schema: described };
  });
}

function toJsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json;
  return described;
}

function describeSchemas(): Json {
  const registry = z.registry<{ id: string }>();
  for (const [name, schema] of Object.entries(apiSchemas)) registry.add(schema, { id: name });
  const { schemas } = z.toJSONSchema(registry, { uri: (name) => `#/components/schemas/${name}`, io: "output" });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { $schema: _schema, $id: _id, ...described } = schema as Json;
      return [name, described];
    }),
  );
}
