import { createServerFn } from "@tanstack/react-start";
import { getRequest } from "@tanstack/react-start/server";
import { member } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import { list } from "./list-sources.server.ts";
import { addByUrlSchema, addPastedSchema, getSourceSchema, listSourcesSchema, sourceInput } from "./source-input.ts";
import * as sources from "./sources.server.ts";

export const getSources = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(listSourcesSchema))
  .handler(({ context: { ctx }, data }) => list(ctx, data));

/** One source, or null: the screen goes back to the library. */
export const getSourceById = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(getSourceSchema))
  .handler(({ context: { ctx }, data }) => sources.find(ctx, data));

/** Fetching ends when the person who asked for it leaves. */
export const addSourceByUrl = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(addByUrlSchema))
  .handler(({ context: { ctx }, data }) => sources.addByUrl(ctx, { url: data.url, signal: getRequest().signal }));

export const addPastedSource = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(addPastedSchema))
  .handler(({ context: { ctx }, data }) => sources.addPasted(ctx, data));

export const removeSource = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(sourceInput))
  .handler(({ context: { ctx }, data }) => sources.remove(ctx, data.sourceId));

export const restoreSource = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(sourceInput))
  .handler(({ context: { ctx }, data }) => sources.restore(ctx, data.sourceId));
