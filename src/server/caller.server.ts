import { getRequest } from "@tanstack/react-start/server";
import { callerAddress } from "./door.server.ts";

/** Who calls, beside what the door proves: their headers, and the one address that can be believed. */
export function thisCaller(): { headers: Headers; address: string } {
  return { headers: getRequest().headers, address: callerAddress() };
}
