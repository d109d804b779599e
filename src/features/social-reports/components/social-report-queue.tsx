import { useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState, type ReactNode } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "#app/ui/card.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { formatBytes } from "#app/ui/file-acceptance.ts";
import { Icon } from "#app/ui/icon.tsx";
import { notify } from "#app/ui/notify.ts";
import { Hash } from "#app/ui/quotation.tsx";
import { RelativeTime } from "#app/ui/relative-time.tsx";
import { largestResult, resultRefusals } from "../social-report-words.ts";
import { socialReportStatusLabels, type SocialReportStatus } from "../social-report-status.ts";
import type { StaffSocialReportView } from "../social-report-view.ts";
import { openSocialReportInfoAsStaff, updateSocialReportStatus, uploadSocialReport } from "../social-reports.functions.ts";
import { MaskedInfo } from "./masked-info.tsx";

const moved: Record<SocialReportStatus, string> = {
  pending: "Back in the queue",
  in_progress: "You work on this request\nIt stands under “In progress” now.",
  complete: "Complete\nThe requester is told by e-mail.",
};

type Props = {
  request: StaffSocialReportView;
  ownId: string;
  /** What others of the staff's features do about it. */
  actions?: ReactNode;
};

/** One request as staff work it: take, look at what is known, upload the result, complete. */
export function SocialReportQueueItem({ request, ownId, actions }: Props) {
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isOwn = request.assignee?.id === ownId;
  const refresh = () => queryClient.invalidateQueries({ queryKey: ["admin", "social-reports"] });

  async function run(work: () => Promise<string | null>, done: string) {
    if (isPending) return;
    setPending(true);
    setProblem(null);
    try {
      const refusal = await work();
      if (refusal === null) notify.success(done);
      setProblem(refusal);
    } catch (error) {
      setProblem(failureMessage(error));
    }
    await refresh();
    setPending(false);
    // What has moved on is under another tab now.
    requestAnimationFrame(() => document.activeElement === document.body && document.getElementById("main")?.focus());
  }

  const move = (status: SocialReportStatus) =>
    void run(async () => {
      await updateSocialReportStatus({ data: { socialReportId: request.id, status } });
      return null;
    }, moved[status]);

  function upload([file]: File[]) {
    if (!file) return;
    const form = new FormData();
    form.set("socialReportId", request.id);
    form.set("file", file);
    void run(async () => {
      const outcome = await uploadSocialReport({ data: form });
      return outcome.ok ? null : outcome.message;
    }, `Uploaded\n${file.name}`);
  }

  return (
    <Card as="article">
      <CardHeader
        title={<span dir="auto">{request.workspace_name}</span>}
        description={
          <>
            Asked for by <bdi>{request.requested_by.name}</bdi>, <RelativeTime date={new Date(request.created_at)} />
          </>
        }
        actions={
          <Badge tone={request.status === "complete" ? "success" : "neutral"}>{socialReportStatusLabels[request.status]}</Badge>
        }
      />
      <CardBody className="grid gap-5">
        {request.assignee ? (
          <p className="text-sm text-ink-soft">
            {isOwn ? (
              "You work on this request."
            ) : (
              <>
                Worked on by <bdi>{request.assignee.name}</bdi>.
              </>
            )}
          </p>
        ) : null}
        <MaskedInfo parts={request.info} open={() => openSocialReportInfoAsStaff({ data: { socialReportId: request.id } })} />
        {request.status === "in_progress" && isOwn ? (
          <FileDrop
            label={request.file ? "Upload another result in its place" : "Upload the result"}
            hint="PDF, CSV, JSON or ZIP, at most 50 MB"
            accept=".pdf,.csv,.json,.zip"
            maxBytes={largestResult}
            multiple={false}
            disabled={isPending}
            onFiles={(accepted, refused) => {
              const reason = refused[0]?.reason;
              if (reason) setProblem(resultRefusals[reason]);
              else upload(accepted);
            }}
          />
        ) : null}
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
        {problem ? (
          <Alert variant="danger" announce>
            {problem}
          </Alert>
        ) : null}
      </CardBody>
      <CardFooter>
        <div className="flex flex-wrap gap-2">
          {request.status === "pending" ? (
            <Button variant="primary" pending={isPending} onClick={() => move("in_progress")}>
              Take this request
            </Button>
          ) : null}
          {request.status === "in_progress" && isOwn ? (
            <>
              <Button variant="primary" pending={isPending} disabled={!request.file} onClick={() => move("complete")}>
                Complete
              </Button>
              <Button variant="outline" disabled={isPending} onClick={() => move("pending")}>
                Put back
              </Button>
            </>
          ) : null}
          {request.status === "complete" ? (
            <Button variant="outline" pending={isPending} onClick={() => move("in_progress")}>
              Reopen
            </Button>
          ) : null}
          {actions}
        </div>
      </CardFooter>
    </Card>
  );
}
