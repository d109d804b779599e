import { useQuery } from "@tanstack/react-query";
import { Link, useMatchRoute } from "@tanstack/react-router";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { utcDay } from "#app/ui/date-words.ts";
import { billingQuery } from "../billing.queries.ts";

/** Above every page of a workspace whose payment is missing: until when it works on, or that it is read-only. */
export function StandingBanner({
  workspaceId,
  workspaceSlug,
  isOwner,
}: {
  workspaceId: string;
  workspaceSlug: string;
  isOwner: boolean;
}) {
  const { data: billing } = useQuery({ ...billingQuery(workspaceId), staleTime: 60_000 });
  const matchRoute = useMatchRoute();
  const standing = billing?.standing;
  if (!standing || standing.kind === "full") return null;
  const what =
    standing.reason === "disputed" ? "A payment of this workspace is disputed." : "The last payment did not go through.";
  const [title, words] =
    standing.kind === "grace"
      ? [
          what,
          `Everything works until ${utcDay(new Date(standing.until))}; after that the workspace can be read and nothing more.`,
        ]
      : standing.reason === "ended"
        ? [
            "The subscription of this workspace has ended.",
            "Everything can be read and nothing is deleted. Nothing new can be made.",
          ]
        : [what, "The workspace is read-only until it is settled. Nothing is deleted."];
  // There the card and the plans stand below: a button that leads to where one is does nothing.
  const isThere = matchRoute({ to: "/$workspaceSlug/settings/billing" }) !== false;
  return (
    <div className="px-4 pt-4 md:px-8">
      <Alert
        variant={standing.kind === "grace" ? "warning" : "danger"}
        title={title}
        actions={
          isOwner && !isThere ? (
            <Button asChild size="sm" variant="outline">
              <Link to="/$workspaceSlug/settings/billing" params={{ workspaceSlug }}>
                Go to billing
              </Link>
            </Button>
          ) : undefined
        }
      >
        {words} {isOwner ? null : "The owner of the workspace can settle it."}
      </Alert>
    </div>
  );
}
