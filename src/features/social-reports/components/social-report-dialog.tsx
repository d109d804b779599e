import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { creditCosts } from "#app/features/billing/credits.ts";
import { creditBalanceQuery } from "#app/features/billing/credits.queries.ts";
import { canUse } from "#app/features/billing/plan-gates.policy.ts";
import { planNames } from "#app/features/billing/plans.ts";
import type { Plan } from "#app/features/workspaces/workspace.ts";
import { failureMessage } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { AlertDialog } from "#app/ui/alert-dialog.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { formatBytes } from "#app/ui/file-acceptance.ts";
import { Icon } from "#app/ui/icon.tsx";
import { notify } from "#app/ui/notify.ts";
import { Hash } from "#app/ui/quotation.tsx";
import { RelativeTime } from "#app/ui/relative-time.tsx";
import { Loading, SkeletonText } from "#app/ui/skeleton.tsx";
import { TopUpNotice } from "#app/ui/top-up-notice.tsx";
import { useForm } from "#app/ui/use-form.ts";
import { socialReportInfoSchema } from "../social-report.ts";
import { socialReportStatusLabels } from "../social-report-status.ts";
import type { SocialReportView } from "../social-report-view.ts";
import { cancelSocialReport, createSocialReport, openSocialReportInfo } from "../social-reports.functions.ts";
import { socialReportsQuery } from "../social-reports.queries.ts";
import { MaskedInfo } from "./masked-info.tsx";
import { InfoRows, infoGroups, readInfo } from "./social-report-form.tsx";

const cost = creditCosts["social-media-search"];

type Props = {
  workspaceId: string;
  dossierId: string;
  plan: Plan;
  subjectName: string;
  topUpAddress: string;
  onClose: () => void;
};

/** A social media search: what it is and costs, the form, and the requests made so far. */
export function SocialReportDialog(props: Props) {
  const { workspaceId, dossierId, plan, onClose } = props;
  const formId = useId();
  const queryClient = useQueryClient();
  const { data: balance } = useQuery(creditBalanceQuery(workspaceId));
  const requests = useQuery(socialReportsQuery(workspaceId, dossierId));
  const [isSent, setSent] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const idempotencyKey = useRef(crypto.randomUUID());
  // Asking again is a press of its own: nobody pays twice for one request.
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const sent = useRef<HTMLHeadingElement>(null);
  const isWaiting = requests.data?.some(({ status }) => status !== "complete") ?? false;
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: socialReportsQuery(workspaceId, dossierId).queryKey });
    await queryClient.invalidateQueries({ queryKey: creditBalanceQuery(workspaceId).queryKey });
  };
  const form = useForm({
    schema: socialReportInfoSchema,
    read: readInfo,
    onSubmit: async (info) => {
      setRefusal(null);
      setSent(false);
      const outcome = await createSocialReport({
        data: { workspaceId, dossierId, info, idempotencyKey: idempotencyKey.current },
      });
      if (outcome.ok) {
        idempotencyKey.current = crypto.randomUUID();
        await refresh();
        setAsking(false);
        setSent(true);
        // What was pressed is gone: the focus goes on at what it made.
        sent.current?.focus();
      } else if (outcome.reason === "plan")
        setRefusal("Social media searches are part of the Enterprise plan. Nothing was charged.");
      // Others spend from the same credits: what there is now is said beside the way to more.
      else queryClient.setQueryData(creditBalanceQuery(workspaceId).queryKey, outcome.balance);
    },
  });
  const isOpen = canUse(plan, "social-media-search");
  const showsForm = isOpen && (isAsking ?? (!requests.isPending && !isWaiting));
  const wantsFocus = useRef(false);
  useEffect(() => {
    if (!showsForm || !wantsFocus.current) return;
    wantsFocus.current = false;
    document.getElementById(formId)?.querySelector("input")?.focus();
  }, [showsForm, formId]);
  const [firstName = "", ...rest] = props.subjectName.split(" ");
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      size="xl"
      title="Social media search"
      description="Staff look for public posts of this person, and upload what they found to this dossier."
      footer={
        showsForm || (isOpen && requests.isPending) ? (
          <Button type="submit" form={formId} variant="primary" pending={form.isPending || !showsForm}>
            Send the request for {cost} credits
          </Button>
        ) : isOpen ? (
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
        ) : (
          <Button asChild variant="primary">
            <a href="/pricing">See the plans</a>
          </Button>
        )
      }
    >
      <div className="grid gap-6">
        {isOpen ? (
          <p className="text-sm text-ink-soft">
            It costs {cost} credits{balance === undefined ? "" : `; your workspace has ${balance}`}. They are given back when you
            cancel while the request is pending. Enter only what you know already: it is stored encrypted, shown to your workspace
            and to the staff who work on it, erased 90 days after completion, and left out of every export.
          </p>
        ) : (
          <Alert variant="info" title="Social media searches are part of the Enterprise plan">
            Your workspace is on the {planNames[plan]} plan. Staff would look through public profiles and posts, and deliver what
            they found as a file on this page.
          </Alert>
        )}
        {showsForm ? (
          <form
            id={formId}
            {...form.formProps}
            onInput={() => {
              form.formProps.onInput();
              // A colleague's request does not take away what is being typed.
              setAsking(true);
            }}
            className="grid gap-6"
          >
            {infoGroups.map((group) => (
              <InfoRows
                key={group.part}
                group={group}
                errors={form.errors}
                {...(group.part === "names" ? { firstName: { firstName, lastName: rest.join(" ") } } : {})}
              />
            ))}
          </form>
        ) : null}
        {isOpen && requests.isPending ? (
          <Loading>
            <SkeletonText lines={6} />
          </Loading>
        ) : null}
        {showsForm && balance !== undefined && balance < cost ? (
          <TopUpNotice address={props.topUpAddress}>
            A social media search costs {cost}; your workspace has {balance}. Nothing was charged, and what you typed here stays.
            Owners can add credits.
          </TopUpNotice>
        ) : null}
        {(refusal ?? form.failure) ? (
          <Alert variant="danger" title="The request was not sent" announce>
            {refusal ?? form.failure}
          </Alert>
        ) : null}
        <section aria-label="Requests of this dossier" className="grid gap-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h3 ref={sent} tabIndex={-1} className="font-semibold text-ink">
              Asked for so far
            </h3>
            {isOpen && !showsForm && !requests.isPending ? (
              <Button
                size="sm"
                variant="outline"
                onClick={() => {
                  wantsFocus.current = true;
                  setAsking(true);
                }}
              >
                Ask for another search
              </Button>
            ) : null}
          </div>
          {/* Here and in no toast, which would lie over the request on a phone. */}
          {isSent && !showsForm ? (
            <Alert variant="success" title="Request sent" announce>
              Staff will work on it; you are told by e-mail.
            </Alert>
          ) : null}
          {requests.isPending ? (
            <Loading>
              <SkeletonText lines={2} />
            </Loading>
          ) : null}
          {requests.isError ? <Alert variant="danger">{failureMessage(requests.error)}</Alert> : null}
          {requests.data?.length === 0 ? <p className="text-sm text-ink-muted">Nothing has been asked for yet.</p> : null}
          <ul className="grid gap-4">
            {requests.data?.map((request) => (
              <RequestRow key={request.id} workspaceId={workspaceId} request={request} onChanged={() => void refresh()} />
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  );
}

function RequestRow({
  workspaceId,
  request,
  onChanged,
}: {
  workspaceId: string;
  request: SocialReportView;
  onChanged: () => void;
}) {
  const [isCancelling, setCancelling] = useState(false);
  return (
    <li className="grid gap-3 rounded-lg border border-line p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
        <Badge tone={request.status === "complete" ? "success" : "neutral"}>{socialReportStatusLabels[request.status]}</Badge>
        <span className="text-ink-muted">
          <bdi>{request.requested_by.name}</bdi>, <RelativeTime date={new Date(request.created_at)} />
        </span>
        {request.status === "pending" ? (
          <Button size="sm" variant="outline" className="ms-auto" onClick={() => setCancelling(true)}>
            Cancel the request
          </Button>
        ) : null}
      </div>
      {request.file && request.data ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <a href={request.data} download className="link inline-flex items-center gap-1.5">
            <Icon icon={Download} />
            <span dir="auto">{request.file.name}</span>
          </a>
          <span className="text-ink-muted">{formatBytes(request.file.bytes)}</span>
          <Hash value={request.file.sha256} />
        </div>
      ) : null}
      <MaskedInfo parts={request.info} open={() => openSocialReportInfo({ data: { workspaceId, socialReportId: request.id } })} />
      {isCancelling ? (
        <AlertDialog
          open
          onOpenChange={setCancelling}
          title="Cancel this request?"
          description={`The ${cost} credits are given back, and what was entered is erased.`}
          confirmLabel="Cancel the request"
          cancelLabel="Keep it"
          onConfirm={async () => {
            await cancelSocialReport({ data: { workspaceId, socialReportId: request.id } });
            notify.success(`Cancelled\n${cost} credits were given back.`);
            onChanged();
          }}
        />
      ) : null}
    </li>
  );
}
