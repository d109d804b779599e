import { useQuery } from "@tanstack/react-query";
import { Check, Ellipsis, MessageCircleQuestion, RotateCcw, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isAllowedChange } from "#app/features/incidents/moderation.ts";
import { failureMessage } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { AlertDialog } from "#app/ui/alert-dialog.tsx";
import { Button } from "#app/ui/button.tsx";
import { focusFirstField } from "#app/ui/focus-first.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useFetchedWhenIdle } from "#app/ui/later-part.tsx";
import { Menu, MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import { notify } from "#app/ui/notify.ts";
import type { ModerationCase } from "../case-view.ts";
import {
  claimBehaviorIncident,
  deleteBehaviorIncident,
  handOnBehaviorIncident,
  releaseBehaviorIncident,
  updateBehaviorIncidentStatus,
  writeToReport,
} from "../moderation.functions.ts";
import { moderatorsQuery } from "../moderation.queries.ts";
import { ApproveForm, decisionForms, RejectForm, ReopenForm } from "./decision-forms.ts";
import { WriteForm } from "./write-form.tsx";

export type CaseAction = "approve" | "reject" | "ask" | "note" | "hand-on" | "reopen";

type Props = {
  report: ModerationCase;
  action: CaseAction | null;
  onAction: (action: CaseAction | null) => void;
  onClose: () => void;
  onDecided: (title: string, decisionId: string) => void;
  onChanged: () => Promise<void>;
};

/** What a moderator may do with the report: beside it, so that its evidence stays in sight. */
export function CaseActions({ report, action, onAction, onClose, onDecided, onChanged }: Props) {
  useFetchedWhenIdle(decisionForms);
  const [isDeleting, setDeleting] = useState(false);
  const people = useQuery({ ...moderatorsQuery(), enabled: action === "hand-on" });
  const incidentId = report.id;
  const buttons = useRef<HTMLDivElement>(null);
  const begun = useRef<CaseAction | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const giveUp = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (!(event.target instanceof Node) || form.current?.contains(event.target) !== true) return;
    // Words are given up by the button alone.
    const words = form.current.querySelectorAll<HTMLInputElement>("[name=reason], [name=message]");
    if ([...words].every(({ value }) => value.trim() === "")) onAction(null);
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => giveUp(event);
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
  useEffect(() => {
    // What was begun and given up leaves the focus where it was begun; what stands in the menu, at the menu.
    if (action === null && begun.current !== null) {
      const group = buttons.current;
      (
        group?.querySelector<HTMLElement>(`[data-begins="${begun.current}"]`) ?? group?.querySelector("button:last-of-type")
      )?.focus();
    }
    begun.current = action;
  }, [action]);
  const isHeld = report.claim !== null && !report.claim.is_mine;
  const mayDecide = report.may_not_decide === null && !isHeld;
  const may = (to: "approved" | "rejected" | "pending") => mayDecide && isAllowedChange(report.status, to);

  async function takeOver() {
    try {
      await claimBehaviorIncident({ data: { incidentId, takeOver: true } });
      await onChanged();
    } catch (error) {
      notify.error(`It could not be claimed\n${failureMessage(error)}`);
    }
  }
  async function letGo() {
    try {
      await releaseBehaviorIncident({ data: { incidentId } });
      await onChanged();
    } catch (error) {
      notify.error(`It could not be let go\n${failureMessage(error)}`);
    }
  }
  function decided(title: string, decisionId: string) {
    begun.current = null;
    onDecided(title, decisionId);
  }
  async function wrote(words: string) {
    await onChanged();
    onAction(null);
    notify.success(words);
  }

  return (
    <div className="grid gap-4">
      {isHeld ? (
        <Alert
          variant="warning"
          title={`${report.claim?.name ?? "Somebody else"} is deciding this report`}
          announce
          actions={
            <Button size="sm" variant="outline" onClick={() => void takeOver()}>
              Take over
            </Button>
          }
        >
          Take it over only if you have spoken to each other.
        </Alert>
      ) : null}
      {action === null ? (
        <div ref={buttons} role="group" aria-label="Decide" className="flex flex-wrap items-center gap-2">
          {may("approved") ? (
            <Button data-begins="approve" variant="success" onClick={() => onAction("approve")}>
              <Icon icon={Check} />
              Approve
            </Button>
          ) : null}
          {may("rejected") ? (
            <Button data-begins="reject" variant="danger" onClick={() => onAction("reject")}>
              <Icon icon={X} />
              {report.status === "approved" ? "Withdraw approval" : "Reject"}
            </Button>
          ) : null}
          {may("pending") ? (
            <Button data-begins="reopen" variant="outline" onClick={() => onAction("reopen")}>
              <Icon icon={RotateCcw} />
              Open again
            </Button>
          ) : null}
          {report.reporter && report.status === "pending" ? (
            <Button data-begins="ask" variant="outline" onClick={() => onAction("ask")}>
              <Icon icon={MessageCircleQuestion} />
              Ask the reporter
            </Button>
          ) : null}
          <Menu
            trigger={
              <Button size="icon" variant="ghost" aria-label="More">
                <Icon icon={Ellipsis} />
              </Button>
            }
          >
            <MenuItem onSelect={() => onAction("hand-on")}>Hand on</MenuItem>
            <MenuItem onSelect={() => onAction("note")}>Note for moderators</MenuItem>
            {report.claim?.is_mine ? <MenuItem onSelect={() => void letGo()}>Let go of the claim</MenuItem> : null}
            <MenuSeparator />
            <MenuItem tone="danger" onSelect={() => setDeleting(true)}>
              Delete for good
            </MenuItem>
          </Menu>
        </div>
      ) : (
        <div className="rounded-lg border border-accent/60 bg-raised p-4" ref={form}>
          {action === "approve" ? (
            <ApproveForm
              ref={focusFirstField}
              report={report}
              onDone={(id) => decided("Approved", id)}
              onCancel={() => onAction(null)}
            />
          ) : null}
          {action === "reject" ? (
            <RejectForm
              ref={focusFirstField}
              similar={report.similar_incidents}
              submitLabel="Reject"
              onReject={async (rejection) => {
                const outcome = await updateBehaviorIncidentStatus({ data: { incidentId, status: "rejected", ...rejection } });
                if (outcome.ok) decided("Rejected", outcome.decisionId);
              }}
              onCancel={() => onAction(null)}
            />
          ) : null}
          {action === "reopen" ? (
            <ReopenForm
              ref={focusFirstField}
              onReopen={async (reason) => {
                const outcome = await updateBehaviorIncidentStatus({ data: { incidentId, status: "pending", reason } });
                if (outcome.ok) decided("Opened again", outcome.decisionId);
              }}
              onCancel={() => onAction(null)}
            />
          ) : null}
          {action === "ask" ? (
            <WriteForm
              ref={focusFirstField}
              title="Ask the reporter"
              label="Question"
              hint="They read and answer it on their page. Your name is not shown."
              submitLabel="Ask"
              onWrite={async (text, idempotencyKey) => {
                await writeToReport({ data: { incidentId, text, idempotencyKey } });
                await wrote("The reporter has been asked");
              }}
              onCancel={() => onAction(null)}
            />
          ) : null}
          {action === "note" ? (
            <WriteForm
              ref={focusFirstField}
              title="Note for moderators"
              label="Note"
              hint="Moderators alone see it."
              submitLabel="Save the note"
              onWrite={async (text, idempotencyKey) => {
                await writeToReport({ data: { incidentId, text, idempotencyKey, isNote: true } });
                await wrote("The note has been saved");
              }}
              onCancel={() => onAction(null)}
            />
          ) : null}
          {action === "hand-on" ? (
            <WriteForm
              ref={focusFirstField}
              title="Hand on"
              label="Note"
              hint="What the next moderator should know. The reporter does not see it."
              submitLabel="Hand on"
              people={people.data ?? []}
              onWrite={async (note, idempotencyKey, userId) => {
                await handOnBehaviorIncident({ data: { incidentId, userId, note, idempotencyKey } });
                await wrote("The report has been handed on");
              }}
              onCancel={() => onAction(null)}
            />
          ) : null}
        </div>
      )}
      <AlertDialog
        open={isDeleting}
        onOpenChange={setDeleting}
        title="Delete this report for good?"
        description="The report, its evidence and its thread are deleted, in every dossier too. The trail keeps that it was there. This cannot be undone; rejecting can."
        confirmLabel="Delete for good"
        onConfirm={async () => {
          await deleteBehaviorIncident({ data: { incidentId } });
          onClose();
          await onChanged();
          notify.success("Deleted");
        }}
      />
    </div>
  );
}
