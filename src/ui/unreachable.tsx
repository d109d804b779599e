import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";

/** Nobody answered what a page does by itself; it can be done again. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      variant="danger"
      title="The server could not be reached"
      announce
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      Nothing was changed.
    </Alert>
  );
}
