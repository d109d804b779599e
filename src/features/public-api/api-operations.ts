import { z } from "zod";
import type { ApiScope } from "#app/features/api-access/api-token.ts";
import { pageQuery, type ApiSchemaName } from "./api-schemas.ts";

/** What one call of the public API takes, needs and answers: routing, checking and the description come from it. */
export type ApiOperation = {
  id: string;
  method: "GET" | "POST";
  /** Below /api/v1, with parameters in braces. */
  path: string;
  scope: ApiScope;
  summary: string;
  params: z.ZodObject;
  query: z.ZodObject;
  /** Whether it takes the Idempotency-Key header, without which it is refused. */
  isKeyed?: boolean;
  status: 200 | 202;
  answers: ApiSchemaName | "file";
};

const id = (name: string) => z.uuid(`${name} is invalid`);
const nothing = z.object({});
const dossier = z.object({ dossierId: id("Dossier ID") });
const search = z.object({ searchId: id("Search ID") });

/** The public API. There is no way to look people up by name, one or many (product rule 7). */
export const apiOperations = [
  {
    id: "listDossiers",
    method: "GET",
    path: "/dossiers",
    scope: "dossiers:read",
    summary: "The workspace's dossiers, oldest first",
    params: nothing,
    query: pageQuery,
    status: 200,
    answers: "DossierPage",
  },
  {
    id: "getDossier",
    method: "GET",
    path: "/dossiers/{dossierId}",
    scope: "dossiers:read",
    summary: "One dossier",
    params: dossier,
    query: nothing,
    status: 200,
    answers: "Dossier",
  },
  {
    id: "listIncidents",
    method: "GET",
    path: "/dossiers/{dossierId}/incidents",
    scope: "dossiers:read",
    summary: "The confirmed incidents of a dossier, oldest first; a page may hold fewer than asked for",
    params: dossier,
    query: pageQuery,
    status: 200,
    answers: "IncidentPage",
  },
  {
    id: "listSources",
    method: "GET",
    path: "/sources",
    scope: "sources:read",
    summary: "What is known of the library's sources, oldest first",
    params: nothing,
    query: pageQuery,
    status: 200,
    answers: "SourcePage",
  },
  {
    id: "getSource",
    method: "GET",
    path: "/sources/{sourceId}",
    scope: "sources:read",
    summary: "What is known of one source",
    params: z.object({ sourceId: id("Source ID") }),
    query: nothing,
    status: 200,
    answers: "Source",
  },
  {
    id: "startSearch",
    method: "POST",
    path: "/dossiers/{dossierId}/searches",
    scope: "searches:write",
    summary: "Search again for a dossier (25 credits)",
    params: dossier,
    query: nothing,
    isKeyed: true,
    status: 202,
    answers: "Search",
  },
  {
    id: "getSearch",
    method: "GET",
    path: "/searches/{searchId}",
    scope: "searches:write",
    summary: "How far a search is",
    params: search,
    query: nothing,
    status: 200,
    answers: "Search",
  },
  {
    id: "cancelSearch",
    method: "POST",
    path: "/searches/{searchId}/cancel",
    scope: "searches:write",
    summary: "Cancel a search; its credits are given back",
    params: search,
    query: nothing,
    status: 200,
    answers: "Cancelled",
  },
  {
    id: "exportDossier",
    method: "GET",
    path: "/dossiers/{dossierId}/exports/{format}",
    scope: "exports:read",
    summary: "A dossier as a download: json (DossierExport), csv, or bundle (ZIP with the archived originals)",
    params: dossier.extend({ format: z.enum(["json", "csv", "bundle"], { error: "format is json, csv or bundle" }) }),
    query: nothing,
    status: 200,
    answers: "file",
  },
] as const satisfies readonly ApiOperation[];
export type ApiOperationId = (typeof apiOperations)[number]["id"];

/** The operation that a method and a path below /api/v1 name, with the path's parameters; or the methods it has. */
export function findOperation(
  method: string,
  path: string,
): { operation: (typeof apiOperations)[number]; params: Record<string, string> } | { allowed: string[] } {
  const matches = apiOperations.flatMap((operation) => {
    const pattern = new RegExp(`^${operation.path.replaceAll(/\{(\w+)\}/gu, "(?<$1>[^/]{1,200})")}/?$`, "u");
    const match = pattern.exec(path);
    return match ? [{ operation, params: { ...match.groups } }] : [];
  });
  const right = matches.find(({ operation }) => operation.method === method);
  return right ?? { allowed: matches.map(({ operation }) => operation.method) };
}
