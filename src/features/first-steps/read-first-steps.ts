import { createIsomorphicFn } from "@tanstack/react-start";
import { getRequestHeader } from "@tanstack/react-start/server";
import { stepsDone } from "./first-steps.ts";

/** The steps that this person has put away, known at the first paint: nothing appears and then goes. */
export const readStepsDone = createIsomorphicFn()
  .server((userId: string) => stepsDone(getRequestHeader("cookie"), userId))
  .client((userId: string) => stepsDone(document.cookie, userId));
