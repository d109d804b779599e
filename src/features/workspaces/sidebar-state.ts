import { createIsomorphicFn } from "@tanstack/react-start";
import { getRequestHeader } from "@tanstack/react-start/server";
import { readSidebarCookie } from "#app/ui/sidebar-state.ts";

/** Expanded or collapsed as the cookie says, so that the first paint is right; expanded by default. */
export const readSidebarState = createIsomorphicFn()
  .server(() => readSidebarCookie(getRequestHeader("cookie")) ?? true)
  .client(() => readSidebarCookie(document.cookie) ?? true);
