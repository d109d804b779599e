import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { member, signedIn } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import * as creation from "./create-workspace.server.ts";
import * as members from "./members.server.ts";
import * as setup from "./setup.server.ts";
import { workspaceRoles } from "./workspace.ts";
import { setupSchema, workspaceInput, workspaceSettingsSchema } from "./workspace-input.ts";
import * as workspaces from "./workspaces.server.ts";

const memberInput = workspaceInput.extend({ memberId: z.uuid("Member ID is invalid") });

export const getWorkspaces = createServerFn({ method: "GET" })
  .middleware([signedIn])
  .handler(({ context: { ctx } }) => workspaces.list(ctx));

export const createWorkspace = createServerFn({ method: "POST" })
  .middleware([signedIn])
  .handler(({ context: { ctx } }) => creation.create(ctx));

export const getWorkspaceById = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(workspaceInput))
  .handler(({ context: { ctx } }) => workspaces.find(ctx));

export const setupWorkspace = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(workspaceInput.extend(setupSchema.shape)))
  .handler(({ context: { ctx }, data }) => setup.setUp(ctx, data));

export const updateWorkspace = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(workspaceInput.extend(workspaceSettingsSchema.shape)))
  .handler(({ context: { ctx }, data }) => setup.updateSettings(ctx, data));

/** Any text as the slug: what is wrong with it is the answer. */
export const checkWorkspaceSlug = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(workspaceInput.extend({ slug: z.string().max(200), name: z.string().max(500) })))
  .handler(({ context: { ctx }, data }) => setup.checkSlug(ctx, data));

export const getWorkspaceMembers = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(workspaceInput))
  .handler(({ context: { ctx } }) => members.list(ctx));

export const changeMemberRole = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(memberInput.extend({ role: z.enum(workspaceRoles, { error: "Role is invalid" }) })))
  .handler(({ context: { ctx }, data }) => members.changeRole(ctx, data));

export const transferWorkspace = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(memberInput))
  .handler(({ context: { ctx }, data }) => members.transferOwnership(ctx, data));

export const removeMember = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(memberInput))
  .handler(({ context: { ctx }, data }) => members.remove(ctx, data));

export const leaveWorkspace = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(workspaceInput))
  .handler(({ context: { ctx } }) => members.leave(ctx));
