import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { anyone, member, signedIn } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import * as invitations from "./invitations.server.ts";
import { inviteSchema, workspaceInput } from "./workspace-input.ts";

const invitationInput = z.object({ invitationId: z.uuid("Invitation ID is invalid") });
/** Anything may stand in an address. */
const tokenInput = z.object({ tokenHash: z.string().max(200, "This link is not valid") });

export const getInvitations = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(workspaceInput))
  .handler(({ context: { ctx } }) => invitations.list(ctx));

export const inviteMember = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(workspaceInput.extend(inviteSchema.shape)))
  .handler(({ context: { ctx }, data }) => invitations.invite(ctx, data));

export const withdrawInvitation = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(workspaceInput.extend(invitationInput.shape)))
  .handler(({ context: { ctx }, data }) => invitations.withdraw(ctx, data));

export const getInvitationByToken = createServerFn({ method: "GET" })
  .middleware([anyone])
  .validator(valid(tokenInput))
  .handler(({ context: { ctx }, data }) => invitations.findByToken(ctx, data));

export const getMyInvitations = createServerFn({ method: "GET" })
  .middleware([signedIn])
  .handler(({ context: { ctx } }) => invitations.listForUser(ctx));

export const acceptInvitation = createServerFn({ method: "POST" })
  .middleware([signedIn])
  .validator(valid(z.union([tokenInput, invitationInput])))
  .handler(({ context: { ctx }, data }) => invitations.accept(ctx, data));
