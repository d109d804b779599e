import { Archive, Hourglass, TriangleAlert } from "lucide-react";
import { Icon } from "#app/ui/icon.tsx";
import type { ReportedEvidence } from "../report.ts";

/** Whether a copy of a piece of evidence stands in the archive, in words. */
export function EvidenceState({ evidence }: { evidence: Pick<ReportedEvidence, "state" | "failure" | "url"> }) {
  const look =
    evidence.state === "archived"
      ? { icon: Archive, tone: "text-success", words: evidence.url ? "Page archived" : "File archived" }
      : evidence.state === "waiting"
        ? { icon: Hourglass, tone: "text-ink-muted", words: "The page is being archived" }
        : {
            icon: TriangleAlert,
            tone: "text-warning",
            words: `No copy could be made: ${evidence.failure ?? "unknown"}. The address is kept; a screenshot helps.`,
          };
  return (
    <span className={`inline-flex items-start gap-1.5 text-xs ${look.tone}`}>
      <Icon icon={look.icon} size="sm" />
      <span className="min-w-0 wrap-anywhere">{look.words}</span>
    </span>
  );
}
