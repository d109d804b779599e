import { queryOptions } from "@tanstack/react-query";
import { getPendingEmail, getSessions } from "./profile.functions.ts";
import { getCheckoutUser } from "./sign-up.functions.ts";
import { getSecondFactors } from "./second-factor.functions.ts";
import { getWaiting } from "./waiting.functions.ts";

export const pendingEmailQuery = () => queryOptions({ queryKey: ["pendingEmail"], queryFn: () => getPendingEmail() });

export const sessionsQuery = () => queryOptions({ queryKey: ["sessions"], queryFn: () => getSessions() });

export const secondFactorsQuery = () => queryOptions({ queryKey: ["secondFactors"], queryFn: () => getSecondFactors() });

export const waitingQuery = () => queryOptions({ queryKey: ["waiting"], queryFn: () => getWaiting() });

/** Asked for anew whenever it is shown: a payment may have arrived in the meantime. */
export const checkoutUserQuery = (checkoutSessionId: string) =>
  queryOptions({
    queryKey: ["checkoutUser", checkoutSessionId],
    queryFn: () => getCheckoutUser({ data: { checkoutSessionId } }),
    staleTime: 0,
  });
