import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { notify } from "#app/ui/notify.ts";
import { settleCheckout } from "../billing.functions.ts";

/**
 * After the provider's checkout has sent the browser back: asks what became of it, so that the page is right before any
 * webhook has come, tells the person, and takes the id out of the address.
 */
export function useCheckoutReturn(options: {
  workspaceId: string;
  checkoutSessionId: string | undefined;
  done: string;
  forget: () => void;
}): void {
  const { workspaceId, checkoutSessionId, done, forget } = options;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!checkoutSessionId) return;
    const id = "checkout-return";
    const settle = async () => {
      notify.loading("Asking what became of the payment", { id });
      try {
        const { status } = await settleCheckout({ data: { workspaceId, checkoutSessionId } });
        if (status === "complete") notify.success(done, { id });
        else notify.info("Nothing was paid\nYou can start again whenever you like.", { id });
        await queryClient.invalidateQueries({ queryKey: ["workspace", workspaceId] });
        await queryClient.invalidateQueries({ queryKey: ["workspaces"] });
      } catch (error) {
        notify.error(failureMessage(error, "The payment could not be looked up\nIt shows here as soon as it is known."), { id });
      }
    };
    forget();
    void settle();
    // Once for an id, whatever else changes on the page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [checkoutSessionId]);
}
