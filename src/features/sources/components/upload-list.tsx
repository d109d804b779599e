import { Link } from "@tanstack/react-router";
import { CircleAlert, CircleCheck, CircleDashed, CircleMinus, RotateCcw, X } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { formatBytes } from "#app/ui/file-acceptance.ts";
import { Icon, type IconShape } from "#app/ui/icon.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { isSettled, type Upload, type UploadState } from "../upload-queue.ts";

type UploadListProps = {
  uploads: readonly Upload[];
  workspaceSlug: string;
  onCancel: (id: string) => void;
  onTryAgain: (id: string) => void;
};

/** Each file and how far it is. */
export function UploadList({ uploads, workspaceSlug, onCancel, onTryAgain }: UploadListProps) {
  return (
    <ul aria-label="Files" className="divide-y divide-line overflow-hidden rounded-lg border border-line">
      {uploads.map((upload) => (
        <li key={upload.id} className="flex items-start gap-3 px-3.5 py-2.5 text-sm">
          <StateMark state={upload.state} />
          <div className="min-w-0 flex-1">
            <div className="flex items-baseline gap-3">
              <span dir="auto" className="min-w-0 flex-1 truncate font-medium text-ink" title={upload.file.name}>
                {upload.file.name}
              </span>
              <span className="shrink-0 text-xs text-ink-muted tabular-nums">{formatBytes(upload.file.size)}</span>
            </div>
            <StateWords upload={upload} workspaceSlug={workspaceSlug} />
          </div>
          {isSettled(upload) ? null : (
            <Button
              variant="ghost"
              size="icon"
              className="-my-1"
              aria-label={`Cancel ${upload.file.name}`}
              onClick={() => onCancel(upload.id)}
            >
              <Icon icon={X} />
            </Button>
          )}
          {upload.state.name === "failed" || upload.state.name === "cancelled" ? (
            <Button
              variant="ghost"
              size="icon"
              className="-my-1"
              aria-label={`Try ${upload.file.name} again`}
              onClick={() => onTryAgain(upload.id)}
            >
              <Icon icon={RotateCcw} />
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

const marks: Record<Exclude<UploadState["name"], "uploading" | "reading">, { icon: IconShape; tone: string }> = {
  waiting: { icon: CircleDashed, tone: "text-ink-muted" },
  added: { icon: CircleCheck, tone: "text-success" },
  "already-there": { icon: CircleCheck, tone: "text-accent" },
  refused: { icon: CircleAlert, tone: "text-danger" },
  failed: { icon: CircleAlert, tone: "text-danger" },
  cancelled: { icon: CircleMinus, tone: "text-ink-muted" },
};

function StateMark({ state }: { state: UploadState }) {
  const mark = state.name === "uploading" || state.name === "reading" ? null : marks[state.name];
  return (
    <span className={`flex h-[1.5em] items-center ${mark?.tone ?? ""}`}>{mark ? <Icon icon={mark.icon} /> : <Spinner />}</span>
  );
}

function StateWords({ upload, workspaceSlug }: { upload: Upload; workspaceSlug: string }) {
  const { state, file } = upload;
  switch (state.name) {
    case "waiting":
      return <p className="text-ink-muted">Waiting</p>;
    case "uploading":
      return (
        <div className="mt-1 flex items-center gap-3">
          <Progress label={`Uploading ${file.name}`} value={state.sent} max={1} hideLabel />
          <span aria-hidden className="shrink-0 text-xs text-ink-muted tabular-nums">
            {Math.round(state.sent * 100)}%
          </span>
        </div>
      );
    case "reading":
      return <p className="text-ink-muted">Reading…</p>;
    case "added":
    case "already-there":
      return (
        <p className="text-ink-soft">
          {state.name === "added" ? "Added as " : "Already there: "}
          <Link
            to="/$workspaceSlug/library/$sourceId"
            params={{ workspaceSlug, sourceId: state.sourceId }}
            preload={false}
            dir="auto"
            className="link"
          >
            {state.title}
          </Link>
          {state.notice ? <span className="mt-0.5 block text-warning">{state.notice}</span> : null}
        </p>
      );
    case "refused":
      return <p className="text-danger">{state.message}</p>;
    case "failed":
      return <p className="text-danger">{state.message}</p>;
    case "cancelled":
      return <p className="text-ink-muted">Cancelled</p>;
  }
}
