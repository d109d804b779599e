import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { utcMinute } from "#app/ui/date-words.ts";
import { DefinitionList } from "#app/ui/definition-list.tsx";
import { Drawer } from "#app/ui/drawer.tsx";
import { notify } from "#app/ui/notify.ts";
import { Loading, SkeletonText } from "#app/ui/skeleton.tsx";
import type { SubjectRequestDetails } from "../request-view.ts";
import { subjectRequestKinds } from "../request-kinds.ts";
import { identityChecks } from "../subject-request.ts";
import { releaseSubjectRequest, takeSubjectRequest } from "../subject-requests.functions.ts";
import { subjectRequestQuery } from "../subject-requests.queries.ts";
import { DecideRequest } from "./decide-request.tsx";
import { HeldIncidents } from "./held-incidents.tsx";
import { IdentifyForm } from "./identify-form.tsx";
import { DeadlineBadge } from "./request-list.tsx";

export type AskedAbout = { kind: "subject" | "incident"; id: string; name: string };

type PanelProps = {
  ownId: string;
  /** What others of the staff's features do about whom or what it is about. */
  actions: (about: AskedAbout) => ReactNode;
};
type DrawerProps = PanelProps & { requestId: string; onClose: () => void };

/** One request from its words to its decision. */
export function RequestDrawer({ requestId, onClose, ...panel }: DrawerProps) {
  const request = useQuery(subjectRequestQuery(requestId));
  return (
    <Drawer
      open
      size="lg"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={<bdi>{request.data?.name ?? "Request"}</bdi>}
      description={
        request.data ? (
          <>
            {subjectRequestKinds[request.data.kind]} · <span className="whitespace-nowrap">{request.data.receipt}</span>
          </>
        ) : (
          "A request"
        )
      }
    >
      {request.isPending ? (
        <Loading>
          <SkeletonText lines={8} />
        </Loading>
      ) : null}
      {request.isError && !request.data ? (
        <Alert variant="danger" title="This request could not be loaded" announce>
          {failureMessage(request.error)}
        </Alert>
      ) : null}
      {request.data === null ? <Alert variant="warning">This request does not exist.</Alert> : null}
      {request.data ? <RequestPanel request={request.data} {...panel} /> : null}
    </Drawer>
  );
}

function RequestPanel({ request, ownId, actions }: PanelProps & { request: SubjectRequestDetails }) {
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [isIdentifying, setIdentifying] = useState(false);
  const refresh = () => queryClient.invalidateQueries({ queryKey: ["admin"] });
  const mayWork = request.may_not_work === null;
  const isOwn = request.taken_by?.id === ownId;

  async function run(work: () => Promise<unknown>, done: string) {
    setPending(true);
    try {
      await work();
      notify.success(done);
    } catch (error) {
      notify.error(`It was not done\n${failureMessage(error)}`);
    }
    await refresh();
    setPending(false);
  }

  return (
    <div className="grid gap-8">
      <section aria-label="The request" className="grid gap-4">
        <div className="flex flex-wrap items-center gap-2">
          <DeadlineBadge request={request} />
        </div>
        <DefinitionList
          items={[
            { term: "E-mail", value: <bdi className="wrap-anywhere">{request.email}</bdi>, id: "email" },
            { term: "Confirmed", value: utcMinute(new Date(request.confirmed_at)), id: "confirmed" },
            ...(request.about
              ? [
                  {
                    term: "About",
                    value: (
                      <span className="whitespace-pre-wrap" dir="auto">
                        {request.about}
                      </span>
                    ),
                    id: "about",
                  },
                ]
              : []),
            {
              term: "In their words",
              value: (
                <p dir="auto" className="whitespace-pre-wrap">
                  {request.statement}
                </p>
              ),
              id: "statement",
            },
          ]}
        />
        {request.status === "open" ? (
          <div className="flex flex-wrap items-center gap-3">
            {request.taken_by === null ? (
              <Button
                variant="primary"
                pending={isPending}
                onClick={() =>
                  void run(() => takeSubjectRequest({ data: { requestId: request.id } }), "You work on this request")
                }
              >
                Take this request
              </Button>
            ) : isOwn ? (
              <Button
                variant="outline"
                pending={isPending}
                onClick={() => void run(() => releaseSubjectRequest({ data: { requestId: request.id } }), "Back in the queue")}
              >
                Release
              </Button>
            ) : null}
            {request.may_not_work && request.taken_by !== null ? (
              <p className="text-sm text-ink-muted">{request.may_not_work}.</p>
            ) : null}
          </div>
        ) : null}
      </section>
      <section aria-labelledby="request-identity" className="grid gap-3">
        <h3 id="request-identity" className="text-base font-semibold text-ink">
          Who asks
        </h3>
        {request.identity && !isIdentifying ? (
          <>
            <DefinitionList
              items={[
                { term: "Checked", value: identityChecks[request.identity.check], id: "check" },
                { term: "What was checked", value: <bdi>{request.identity.note}</bdi>, id: "note" },
                {
                  term: "By",
                  value: (
                    <>
                      <bdi>{request.identity.by}</bdi>, {utcMinute(new Date(request.identity.at))}
                    </>
                  ),
                  id: "by",
                },
                {
                  term: "Whom it is about",
                  value: request.subject ? <bdi>{request.subject.name}</bdi> : "Nobody recorded",
                  id: "subject",
                },
              ]}
            />
            <div className="flex flex-wrap gap-2">
              {mayWork ? (
                <Button variant="outline" onClick={() => setIdentifying(true)}>
                  Check again
                </Button>
              ) : null}
              {request.subject ? actions({ kind: "subject", ...request.subject }) : null}
            </div>
          </>
        ) : mayWork ? (
          <IdentifyForm
            request={request}
            onSaved={async () => {
              await refresh();
              setIdentifying(false);
            }}
          />
        ) : (
          <p className="text-sm text-ink-muted">Not checked yet.</p>
        )}
      </section>
      {request.identity && request.subject ? (
        <HeldIncidents request={request} mayChange={mayWork} onChanged={refresh} actions={actions} />
      ) : null}
      <DecideRequest request={request} mayDecide={mayWork} onChanged={refresh} />
    </div>
  );
}
