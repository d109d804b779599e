import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { useRouter, useRouterState, type ErrorComponentProps } from "@tanstack/react-router";
import { useEffect } from "react";
import { isAppError } from "#app/lib/errors.ts";
import { ErrorScreen } from "#app/ui/error-screen.tsx";
import { wordsOf } from "#app/ui/when-offline.ts";

/** The root error screen of the specification's section 2, for every route. */
export function RootError({ error: thrown, reset }: ErrorComponentProps) {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const { pathname, href } = useRouterState({ select: (state) => state.location });
  const isHome = pathname === "/";
  const isSignedOut = isAppError(error) && error.code === "not-signed-in";
  useEffect(() => queries.reset(), [queries]);
  const requestId = isAppError(error) ? error.requestId : undefined;
  return (
    <ErrorScreen
      message={isSignedOut ? "Your session has ended. Please sign in again." : wordsOf(error)}
      {...(requestId ? { reference: requestId } : {})}
      details={error.message}
      isHome={isHome}
      canGoBack={router.history.canGoBack()}
      {...(isSignedOut ? { retryLabel: "Sign in" } : {})}
      onRetry={() => {
        // A page loaded anew: nothing of the ended session stays in its memory.
        if (isSignedOut) return window.location.assign(`/sign-in?next=${encodeURIComponent(href)}`);
        reset();
        void router.invalidate();
      }}
      onHome={() => void router.navigate({ to: "/" })}
      onBack={() => router.history.back()}
    />
  );
}
