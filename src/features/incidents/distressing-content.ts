import { createIsomorphicFn } from "@tanstack/react-start";
import { getRequestHeader } from "@tanstack/react-start/server";
import { distressCookieOf } from "./distress-cookie.ts";

/** Whether distressing content is covered for this person, known at the first paint; it is unless they chose otherwise. */
export const readIsCovered = createIsomorphicFn()
  .server((userId: string) => distressCookieOf(getRequestHeader("cookie"), userId))
  .client((userId: string) => distressCookieOf(document.cookie, userId));
