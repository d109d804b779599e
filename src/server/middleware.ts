import { createMiddleware } from "@tanstack/react-start";
import { openDoor, requireMember, requireStaff, requireUser } from "./door.server.ts";
import type { StaffPermission } from "./permissions.ts";
import { requireReporter } from "./reporter-session.server.ts";

/*
 * The doors. Each server function names exactly one: it proves who calls and, for `member`, which workspace
 * they are in, for `staff`, that they hold the permission it names, and mints the context that operations trust.
 */

/** Nobody needs to be signed in. */
export const anyone = createMiddleware({ type: "function" }).server(async ({ next }) =>
  next({ context: { ctx: await openDoor() } }),
);

/** Somebody is signed in; access to the app is not required. */
export const signedIn = createMiddleware({ type: "function" }).server(async ({ next }) =>
  next({ context: { ctx: await requireUser() } }),
);

/** A member of the workspace that the call names as `workspaceId`, with access to the app. */
export const member = createMiddleware({ type: "function" }).server(async ({ next, data }) => {
  return next({ context: { ctx: await requireMember(workspaceOf(data)) } });
});

/** Somebody of the staff who holds this permission; access to the app is not required. */
export function staff<const P extends StaffPermission>(permission: P) {
  return createMiddleware({ type: "function" }).server(async ({ next }) =>
    next({ context: { ctx: await requireStaff(permission) } }),
  );
}

/** Somebody who opened a personal link. Whether the link is active, and may submit, is the operation's to ask. */
export const reporter = createMiddleware({ type: "function" }).server(async ({ next }) =>
  next({ context: { ctx: await requireReporter() } }),
);

/**
 * A member, when the call names a workspace; else somebody of the staff who holds this permission. For calls that the
 * specification gives both: `ctx` says who it is by having a `workspaceId` or not.
 */
export function memberOrStaff<const P extends StaffPermission>(permission: P) {
  return createMiddleware({ type: "function" }).server(async ({ next, data }) => {
    const workspaceId = workspaceOf(data);
    return next({
      context: { ctx: workspaceId === undefined ? await requireStaff(permission) : await requireMember(workspaceId) },
    });
  });
}

/** Not validated yet: each function's own schema comes after its door. */
function workspaceOf(data: unknown): unknown {
  return typeof data === "object" && data !== null && "workspaceId" in data ? data.workspaceId : undefined;
}
