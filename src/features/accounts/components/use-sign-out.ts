import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { notify } from "#app/ui/notify.ts";
import { signOutUser } from "../accounts.functions.ts";
import { currentUserQuery } from "../current-user.queries.ts";

/** Ends the session and forgets everything that was loaded for it. */
export function useSignOut(): { signOut: () => Promise<void>; isPending: boolean } {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  async function signOut() {
    setPending(true);
    try {
      await signOutUser();
      queryClient.setQueryData(currentUserQuery().queryKey, null);
      await router.navigate({ to: "/sign-in" });
      // Only once its page is left: what is still shown would be asked for again, by nobody.
      queryClient.clear();
      router.clearCache();
    } catch {
      notify.error("You are still signed in\nThe server could not be reached. Please try again.");
    }
    setPending(false);
  }
  return { signOut, isPending };
}
