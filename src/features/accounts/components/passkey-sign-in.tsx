import { KeyRound } from "lucide-react";
import { useState } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { beginPasskeySignIn, signInWithPasskey } from "../second-factor.functions.ts";
import { suspendedWords } from "./refusal-words.ts";
import { usePasskeys, wasPutAway } from "./use-passkeys.ts";

/** Signing in by a passkey; not shown where there can be none. */
export function PasskeySignIn({ onEntered }: { onEntered: () => Promise<void> }) {
  const isPossible = usePasskeys();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (!isPossible) return null;
  async function signIn() {
    setPending(true);
    setFailure(null);
    try {
      const { startAuthentication } = await import("@simplewebauthn/browser");
      const options = JSON.parse(await beginPasskeySignIn()) as Parameters<typeof startAuthentication>[0]["optionsJSON"];
      const response = await startAuthentication({ optionsJSON: options });
      const outcome = await signInWithPasskey({ data: { response: { ...response } } });
      if (outcome.ok) return await onEntered();
      setFailure(
        outcome.reason === "unknown-passkey"
          ? "No account has this passkey."
          : outcome.reason === "suspended"
            ? suspendedWords
            : "Too many tries. Please try again later.",
      );
    } catch (error) {
      if (!wasPutAway(error)) setFailure("The passkey could not be read. Please try again, or use your password.");
    }
    setPending(false);
    return undefined;
  }
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      {failure ? (
        <Alert variant="danger" announce>
          {failure}
        </Alert>
      ) : null}
      <Button size="lg" pending={isPending} onClick={() => void signIn()}>
        <Icon icon={KeyRound} />
        Sign in with a passkey
      </Button>
    </div>
  );
}
