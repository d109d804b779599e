import type { ReactNode } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { Unreachable } from "#app/ui/unreachable.tsx";
import { useOnce } from "#app/ui/use-once.ts";
import { hoursToConfirm } from "../subject-request.ts";
import { confirmSubjectRequest } from "../subject-requests.functions.ts";

type Props = {
  requestKey: string;
  /** Leads on to an address without the key. */
  onConfirmed: (confirmed: { receipt: string; dueAt: string; isDecided: boolean }) => void;
  /** To where a request is made. */
  again: ReactNode;
};

/** Confirms a request as soon as the page is alive. */
export function ConfirmRequest({ requestKey, onConfirmed, again }: Props) {
  const { outcome, hasFailed, retry } = useOnce(async () => {
    const confirmed = await confirmSubjectRequest({ data: { key: requestKey } });
    if (confirmed.ok) {
      onConfirmed({ receipt: confirmed.receipt, dueAt: confirmed.due_at, isDecided: confirmed.is_decided });
    }
    return confirmed;
  });
  if (hasFailed) return <Unreachable onRetry={retry} />;
  if (!outcome || outcome.ok) {
    return (
      <Alert variant="loading" announce>
        Confirming your request…
      </Alert>
    );
  }
  return (
    <Alert variant="warning" title="This link does not work" announce actions={again}>
      It is older than {hoursToConfirm} hours, or was not copied whole. Make the request again: nobody has read the first one.
    </Alert>
  );
}
