import { useState } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { Button } from "#app/ui/button.tsx";
import { resendUserConfirmationEmail } from "../sign-up.functions.ts";
import { tooManyTriesWords } from "./refusal-words.ts";

/** Sends the confirming link again, to an address or for a sign-up, and says what came of it. */
export function ResendConfirmation({
  whose,
  label,
}: {
  whose: { email: string } | { checkoutSessionId: string };
  label?: string;
}) {
  const [isPending, setPending] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  async function send() {
    setPending(true);
    try {
      const outcome = await resendUserConfirmationEmail({ data: whose });
      setSaid(
        outcome.ok
          ? "Sent. Please look into your mail, also where unwanted mail goes."
          : tooManyTriesWords(outcome.retryAfterSeconds),
      );
    } catch (error) {
      setSaid(failureMessage(error));
    }
    setPending(false);
  }
  return (
    <div className="grid justify-items-start gap-2">
      <Button size="sm" pending={isPending} onClick={() => void send()}>
        {label ?? "Send the e-mail again"}
      </Button>
      <p aria-live="polite" className="text-xs text-ink-muted empty:hidden">
        {said}
      </p>
    </div>
  );
}
