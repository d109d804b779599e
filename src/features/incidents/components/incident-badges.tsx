import { CircleCheck, CircleHelp, Gavel, Hourglass, MessageSquareQuote, Share2, ShieldCheck, TriangleAlert } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { allegationLabel, isExonerating } from "../allegation-words.ts";
import type { IncidentView } from "../incident-view.ts";

/** The latest word of the allegation ladder, as the source has it. */
export function AllegationBadge({ incident }: { incident: IncidentView }) {
  if (incident.allegation === null) {
    return (
      <Badge tone="neutral" icon={MessageSquareQuote}>
        Reported by the source
      </Badge>
    );
  }
  return isExonerating(incident.allegation) ? (
    <Badge tone="success" icon={ShieldCheck}>
      {allegationLabel(incident.allegation)}
    </Badge>
  ) : (
    <Badge tone="warning" icon={Gavel}>
      {allegationLabel(incident.allegation)}
    </Badge>
  );
}

const verificationWords = {
  unreviewed: "Unreviewed: found by machine",
  confirmed: "Confirmed",
  disputed: "Disputed",
} as const;

export function VerificationBadge({ incident }: { incident: IncidentView }) {
  const words = verificationWords[incident.verification];
  if (incident.verification === "confirmed") {
    return (
      <Badge tone="success" icon={CircleCheck}>
        {words}
      </Badge>
    );
  }
  if (incident.verification === "disputed") {
    return (
      <Badge tone="danger" icon={TriangleAlert}>
        {words}
      </Badge>
    );
  }
  return (
    <Badge tone="outline" icon={CircleHelp}>
      {incident.origin === "member" ? "Unreviewed: written by a member" : words}
    </Badge>
  );
}

/** Whether others see it: shared, offered and waiting, or offered and not accepted. */
export function SharingBadge({ incident }: { incident: IncidentView }) {
  if (!incident.is_private || incident.sharing?.status === "approved") {
    return <Badge icon={Share2}>{incident.origin === "reporter" ? "Shared: reported and approved" : "Shared"}</Badge>;
  }
  if (incident.sharing === null) return null;
  return incident.sharing.status === "pending" ? (
    <Badge tone="outline" icon={Hourglass}>
      Offered for sharing
    </Badge>
  ) : (
    <Badge tone="outline">Not accepted for sharing: {incident.sharing.reason}</Badge>
  );
}
