import { TriangleAlert } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

type ErrorScreenProps = {
  message: string;
  /** Technical details behind a toggle: a stack, a cause. */
  details?: string;
  /** An id that support can look up. */
  reference?: string;
  /** On the home route the way out is "Home"; elsewhere "Go Back". */
  isHome: boolean;
  /** Whether there is a page to go back to; without one "Go Back" leads home. */
  canGoBack: boolean;
  /** Inside a page that has its own main area already. */
  nested?: boolean;
  /** What the first button says where it does something else than trying again. */
  retryLabel?: string;
  onRetry: () => void;
  onHome: () => void;
  onBack: () => void;
};

export function ErrorScreen({
  message,
  details,
  reference,
  isHome,
  canGoBack,
  nested = false,
  retryLabel = "Try Again",
  onRetry,
  onHome,
  onBack,
}: ErrorScreenProps) {
  const [shown, setShown] = useState(false);
  const detailsId = useId();
  const Area = nested ? "div" : "main";
  return (
    <Area className="grid min-h-[70dvh] place-items-center px-5 py-16">
      <div className="w-full max-w-lg">
        <span className="grid size-12 place-items-center rounded-full border border-danger/40 bg-danger-soft text-danger">
          <Icon icon={TriangleAlert} size="xl" />
        </span>
        <div role="alert">
          <h1 className="mt-5 text-2xl font-semibold text-ink">Something went wrong.</h1>
          <p className="mt-2 whitespace-pre-line text-ink-soft">{message}</p>
        </div>
        {reference ? (
          <p className="mt-2 text-sm text-ink-muted">
            Reference <code className="font-mono text-ink-soft">{reference}</code>
          </p>
        ) : null}
        <div className="mt-6 flex flex-wrap gap-2">
          <Button variant="primary" onClick={onRetry}>
            {retryLabel}
          </Button>
          <Button variant="outline" onClick={isHome || !canGoBack ? onHome : onBack}>
            {isHome ? "Home" : "Go Back"}
          </Button>
        </div>
        {details ? (
          <div className="mt-6">
            <Button variant="link" size="sm" aria-expanded={shown} aria-controls={detailsId} onClick={() => setShown(!shown)}>
              {shown ? "Hide error" : "Show error"}
            </Button>
            <pre
              id={detailsId}
              hidden={!shown}
              tabIndex={0}
              role="region"
              aria-label="Error details"
              className="mt-2 max-h-80 overflow-auto rounded-md border border-line bg-sunken p-4 font-mono text-xs whitespace-pre-wrap text-ink-soft"
            >
              {details}
            </pre>
          </div>
        ) : null}
      </div>
    </Area>
  );
}
