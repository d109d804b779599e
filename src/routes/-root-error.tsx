import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { useRouter, useRouterState, type ErrorComponentProps } from "@tanstack/react-router";
import { useEffect } from "react";
import { isAppError } from "#app/lib/errors.ts";
import { ErrorScreen } from "#app/ui/error-screen.tsx";

/** The root error screen of the specification's section 2, for every route. */
export function RootError({ error: thrown, reset }: ErrorComponentProps) {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const isHome = useRouterState({ select: (state) => state.location.pathname === "/" });
  useEffect(() => queries.reset(), [queries]);
  const requestId = isAppError(error) ? error.requestId : undefined;
  return (
    <ErrorScreen
      message={error.message}
      {...(requestId ? { reference: requestId } : {})}
      details={error.message}
      isHome={isHome}
      canGoBack={router.history.canGoBack()}
      onRetry={() => {
        reset();
        void router.invalidate();
      }}
      onHome={() => void router.navigate({ to: "/" })}
      onBack={() => router.history.back()}
    />
  );
}
