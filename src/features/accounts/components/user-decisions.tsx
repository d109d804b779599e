import { useQuery } from "@tanstack/react-query";
import { permissionFlags } from "#app/server/permissions.ts";
import { RelativeTime } from "#app/ui/relative-time.tsx";
import { Loaded } from "#app/ui/loaded.tsx";
import { Timeline, TimelineItem } from "#app/ui/timeline.tsx";
import type { UserDecision } from "../user-decisions.server.ts";
import { permissionWords } from "../permission-words.ts";
import { userDecisionsQuery } from "../users.queries.ts";

/** What staff decided about an account before, with the reasons. */
export function UserDecisions({ userId }: { userId: string }) {
  const decisions = useQuery(userDecisionsQuery(userId));
  return (
    <section aria-labelledby="user-decisions" className="grid gap-3">
      <h3 id="user-decisions" className="text-base font-semibold text-ink">
        Decisions
      </h3>
      <Loaded
        query={decisions}
        failed="The decisions could not be loaded"
        lines={3}
        nothing="Nothing was decided about this account yet."
      >
        {(loaded) => (
          <Timeline label="Decisions about this account">
            {loaded.map((decision) => (
              <TimelineItem
                key={decision.id}
                date={<RelativeTime date={decision.decided_at} />}
                title={titleOf(decision)}
                meta={`by ${decision.decided_by}`}
              >
                <p dir="auto" className="text-sm wrap-anywhere text-ink-soft">
                  {decision.reason}
                </p>
              </TimelineItem>
            ))}
          </Timeline>
        )}
      </Loaded>
    </section>
  );
}

function titleOf({ kind, changes }: UserDecision): string {
  if (kind === "suspend") return "Suspended";
  if (kind === "unsuspend") return "Suspension ended";
  if (kind === "sign-out") return "Signed out everywhere";
  const words = (given: boolean) =>
    permissionFlags.filter((flag) => changes[flag] === given).map((flag) => permissionWords[flag].label);
  const [given, taken] = [words(true), words(false)];
  return [given.length > 0 ? `Given: ${given.join(", ")}` : "", taken.length > 0 ? `Taken: ${taken.join(", ")}` : ""]
    .filter(Boolean)
    .join("; ");
}
