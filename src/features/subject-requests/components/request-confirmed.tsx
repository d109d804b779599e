import { Alert } from "#app/ui/alert.tsx";
import { utcDay } from "#app/ui/date-words.ts";

/** The link was opened: the request stands in the queue. */
export function RequestConfirmed({ receipt, dueAt }: { receipt: string; dueAt: string }) {
  return (
    <Alert variant="success" title="Your request is confirmed" announce>
      It is decided by {utcDay(new Date(dueAt))} at the latest, and you are told by e-mail. Its receipt number is{" "}
      <strong className="font-mono whitespace-nowrap">{receipt}</strong>.
    </Alert>
  );
}
