import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** WebAuthn is for names over https, or localhost; an address of digits can hold none. */
function canUsePasskeys(): boolean {
  const isNamed = !/^[\d.:[\]]+$/.test(window.location.hostname);
  return isNamed && window.isSecureContext && typeof window.PublicKeyCredential === "function";
}

/** Whether this browser, at this address, can use passkeys; false until the page is alive. */
export function usePasskeys(): boolean {
  return useSyncExternalStore(never, canUsePasskeys, () => false);
}

/** Whether a person put an authenticator's dialog away, which is no failure. */
export function wasPutAway(error: unknown): boolean {
  return (
    error instanceof Error && /NotAllowedError|AbortError/.test(`${error.name} ${String((error as { code?: unknown }).code)}`)
  );
}
