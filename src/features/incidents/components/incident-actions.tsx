import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { laterDialog } from "#app/ui/later-dialog.ts";
import { onIntent, wish } from "#app/ui/later-part.tsx";
import { Menu, MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import { notify } from "#app/ui/notify.ts";
import { reviewVerdicts, type ReviewVerdict } from "../incident.ts";
import type { IncidentView } from "../incident-view.ts";
import {
  removeBehaviorIncidentFromDossier,
  restoreBehaviorIncidentToDossier,
  reviewBehaviorIncident,
  undoBehaviorIncidentReview,
} from "../incidents.functions.ts";
import { offerBehaviorIncident, withdrawBehaviorIncidentOffer } from "../sharing.functions.ts";
import type { Decision } from "./review-dialog.tsx";

const ReviewDialog = laterDialog(() => import("./review-dialog.tsx").then((module) => module.ReviewDialog));

const saved: Record<ReviewVerdict, string> = {
  confirm: "Confirmed",
  dispute: "Marked as disputed",
  "another-person": "Set aside: another person",
  "not-antisemitic": "Set aside: not antisemitic",
  "cannot-verify": "Set aside: cannot be verified",
  duplicate: "Set aside: duplicate",
  minor: "Set aside: minor",
};

type Props = { workspaceId: string; dossierId: string; incident: IncidentView; onChanged: () => void };

/** What a member may decide about an incident. Every decision asks for a reason and can be undone. */
export function IncidentActions({ workspaceId, dossierId, incident, onChanged }: Props) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const incidentId = incident.id;

  async function undo(what: () => Promise<unknown>) {
    try {
      await what();
      onChanged();
      notify.success("Undone");
    } catch (error) {
      notify.error(`It could not be undone\n${failureMessage(error, "The server could not be reached.")}`);
    }
  }

  function review(verdict: ReviewVerdict) {
    setDecision({
      what: verdict,
      save: async (reason) => {
        const { reviewId } = await reviewBehaviorIncident({ data: { workspaceId, incidentId, verdict, reason } });
        onChanged();
        notify.success(saved[verdict], {
          duration: 10_000,
          action: {
            label: "Undo",
            onPress: () => void undo(() => undoBehaviorIncidentReview({ data: { workspaceId, incidentId, reviewId } })),
          },
        });
      },
    });
  }

  function remove() {
    setDecision({
      what: "remove",
      save: async (reason) => {
        await removeBehaviorIncidentFromDossier({ data: { workspaceId, dossierId, incidentId, reason } });
        onChanged();
        notify.success("Removed from the dossier", {
          duration: 10_000,
          action: { label: "Undo", onPress: () => void restore() },
        });
      },
    });
  }

  async function offer() {
    try {
      const outcome = await offerBehaviorIncident({ data: { workspaceId, incidentId } });
      onChanged();
      if (!outcome.ok) return notify.warning(`It cannot be shared\n${outcome.message}`, { duration: 10_000 });
      notify.success("Offered for sharing\nA moderator decides whether others see it; yours stays as it is.", {
        duration: 10_000,
        action: { label: "Undo", onPress: () => void withdraw() },
      });
    } catch (error) {
      notify.error(`It could not be offered\n${failureMessage(error, "The server could not be reached.")}`);
    }
  }

  const withdraw = () => undo(() => withdrawBehaviorIncidentOffer({ data: { workspaceId, incidentId } }));
  const restore = () => undo(() => restoreBehaviorIncidentToDossier({ data: { workspaceId, dossierId, incidentId } }));
  const latest = incident.reviews.find((entry) => entry.undone_at === null);
  const isSetAside = incident.status === "rejected";
  // What others share is theirs and the moderators' to decide; each workspace only chooses whether a dossier shows it.
  if (!incident.is_private && !incident.removed) {
    return (
      <>
        <Button size="sm" variant="outline" onClick={remove} {...onIntent(ReviewDialog)}>
          Remove from dossier
        </Button>
        {decision ? <ReviewDialog key={decision.what} decision={decision} onClose={() => setDecision(null)} /> : null}
      </>
    );
  }

  return (
    <>
      {incident.removed ? (
        <Button size="sm" variant="outline" onClick={() => void restore()}>
          Put back
        </Button>
      ) : isSetAside && latest ? (
        <Button
          size="sm"
          variant="outline"
          onClick={() => void undo(() => undoBehaviorIncidentReview({ data: { workspaceId, incidentId, reviewId: latest.id } }))}
        >
          Undo “{reviewVerdicts[latest.verdict]}”
        </Button>
      ) : (
        <>
          {incident.is_confirmed || (incident.origin === "member" && incident.passages.length === 0) ? null : (
            <Button size="sm" variant="success" onClick={() => review("confirm")} {...onIntent(ReviewDialog)}>
              Confirm
            </Button>
          )}
          {incident.verification === "disputed" ? null : (
            <Button size="sm" variant="outline" onClick={() => review("dispute")} {...onIntent(ReviewDialog)}>
              Dispute
            </Button>
          )}
          <Menu
            onOpenChange={(open) => (open ? wish(ReviewDialog) : undefined)}
            trigger={
              <Button size="icon" variant="ghost" aria-label="More decisions">
                <Icon icon={Ellipsis} />
              </Button>
            }
          >
            {(["another-person", "not-antisemitic", "cannot-verify", "duplicate", "minor"] as const).map((verdict) => (
              <MenuItem key={verdict} onSelect={() => review(verdict)}>
                {reviewVerdicts[verdict]}
              </MenuItem>
            ))}
            <MenuSeparator />
            {latest ? (
              <MenuItem
                onSelect={() =>
                  void undo(() => undoBehaviorIncidentReview({ data: { workspaceId, incidentId, reviewId: latest.id } }))
                }
              >
                Undo “{reviewVerdicts[latest.verdict]}”
              </MenuItem>
            ) : null}
            {incident.is_private && incident.is_confirmed && incident.sharing === null ? (
              <MenuItem onSelect={() => void offer()}>Offer for sharing</MenuItem>
            ) : null}
            {incident.sharing?.status === "pending" ? (
              <MenuItem onSelect={() => void withdraw()}>Take the offer back</MenuItem>
            ) : null}
            <MenuItem tone="danger" onSelect={remove}>
              Remove from dossier
            </MenuItem>
          </Menu>
        </>
      )}
      {decision ? <ReviewDialog key={decision.what} decision={decision} onClose={() => setDecision(null)} /> : null}
    </>
  );
}
