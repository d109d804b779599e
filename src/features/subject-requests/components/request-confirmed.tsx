import { Alert } from "#app/ui/alert.tsx";
import { utcDay } from "#app/ui/date-words.ts";

type Props = { receipt: string; dueAt: string; isDecided: boolean };

/** The link was opened: the request stands in the queue, or has been decided since. */
export function RequestConfirmed({ receipt, dueAt, isDecided }: Props) {
  const number = <strong className="font-mono whitespace-nowrap">{receipt}</strong>;
  if (isDecided) {
    return (
      <Alert variant="success" title="Your request is decided" announce>
        The decision and its reason were mailed to you. The receipt number is {number}.
      </Alert>
    );
  }
  return (
    <Alert variant="success" title="Your request is confirmed" announce>
      It is decided by {utcDay(new Date(dueAt))} at the latest, and you are told by e-mail. Its receipt number is {number}.
    </Alert>
  );
}
