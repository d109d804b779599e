import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { UsersRound } from "lucide-react";
import { useState } from "react";
import { reasonMessage } from "#app/features/incidents/review.ts";
import { AppError, failureMessage } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { utcDay } from "#app/ui/date-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Quotation } from "#app/ui/quotation.tsx";
import { laterDialog } from "#app/ui/later-dialog.ts";
import { onIntent } from "#app/ui/later-part.tsx";
import { chooseNamesake, undoNamesakeChoice } from "../namesakes.functions.ts";
import { namesakesQuery } from "../namesakes.queries.ts";
import type { Namesakes } from "../namesakes.server.ts";

const ReasonDialog = laterDialog(() => import("#app/ui/reason-dialog.tsx").then((module) => module.ReasonDialog));

type Props = { workspaceId: string; workspaceSlug: string; runId: string };
type Group = Namesakes["groups"][number];

const numbers = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** "Two people share this name": the pages of each, and the choice of whom the dossier is about. Nothing when there is one. */
export function NamesakeChoice({ workspaceId, workspaceSlug, runId }: Props) {
  const { data, isError, refetch } = useQuery(namesakesQuery(workspaceId, runId));
  const [choosing, setChoosing] = useState<Group | null>(null);
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: namesakesQuery(workspaceId, runId).queryKey });
  const undo = useMutation({
    mutationFn: () => undoNamesakeChoice({ data: { workspaceId, runId } }),
    onSuccess: refresh,
  });
  // Silence would say that there is one person.
  if (isError)
    return (
      <Alert
        variant="danger"
        className="mb-4"
        actions={
          <Button size="sm" variant="outline" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        Whether the pages tell of several people of this name could not be asked.
      </Alert>
    );
  if (!data) return null;
  const count = data.groups.length;
  return (
    <section aria-label="People of this name" className="mb-4 grid gap-3">
      <div>
        <h3 className="flex items-center gap-2 text-base font-semibold text-ink">
          <Icon icon={UsersRound} className="text-warning" />
          {numbers[count] ?? count} people seem to share this name
        </h3>
        <p className="text-sm text-ink-soft">
          {data.chosen
            ? `Chosen by ${data.chosen.by ?? "a former member"} on ${utcDay(new Date(data.chosen.decidedAt))}: ${data.chosen.reason}`
            : "The pages that were read do not all tell of one person. Say whom this dossier is about, and later searches set the pages of the others aside."}
        </p>
      </div>
      <ol className="grid gap-3">
        {data.groups.map((group, index) => (
          <li key={group.key} className="grid gap-2 rounded-lg border border-line p-3.5">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span className="flex items-center gap-2 text-sm font-medium">
                Person {index + 1}
                {group.isChosen ? <Badge tone="success">This dossier</Badge> : null}
                {data.chosen && !group.isChosen ? <Badge>Set aside</Badge> : null}
              </span>
              {group.isChosen ? (
                <Button size="sm" variant="outline" pending={undo.isPending} onClick={() => undo.mutate()}>
                  Take the choice back
                </Button>
              ) : (
                <Button size="sm" variant="outline" {...onIntent(ReasonDialog)} onClick={() => setChoosing(group)}>
                  This is the person<span className="sr-only">: person {index + 1}</span>
                </Button>
              )}
            </div>
            <ul className="grid gap-2">
              {group.pages.map((page) => (
                <li key={page.sourceId} className="grid gap-1 text-sm">
                  <Link
                    to="/$workspaceSlug/library/$sourceId"
                    params={{ workspaceSlug, sourceId: page.sourceId }}
                    dir="auto"
                    className="w-fit text-ink underline decoration-line-strong underline-offset-4 hover:text-accent"
                  >
                    {page.title}
                  </Link>
                  {page.quotation ? <Quotation text={page.quotation} /> : null}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {undo.isError ? (
        <Alert variant="danger" announce>
          {failureMessage(undo.error)}
        </Alert>
      ) : null}
      {choosing ? (
        <ReasonDialog
          title="Whom is this dossier about?"
          description="The pages of the others are remembered as another person's. Findings that rest on them keep their own review. This can be taken back."
          submitLabel="This is the person"
          check={reasonMessage}
          save={async (reason) => {
            const answer = await chooseNamesake({ data: { workspaceId, runId, key: choosing.key, reason } });
            await refresh();
            if (!answer.ok) throw new AppError("conflict", answer.message);
          }}
          explain={failureMessage}
          onClose={() => setChoosing(null)}
        >
          <div className="text-sm">
            <p className="font-medium text-ink">Person {data.groups.findIndex(({ key }) => key === choosing.key) + 1}</p>
            <ul className="mt-1 max-h-32 list-disc overflow-y-auto ps-5 text-ink-soft">
              {choosing.pages.map((page) => (
                <li key={page.sourceId} dir="auto">
                  {page.title}
                </li>
              ))}
            </ul>
          </div>
        </ReasonDialog>
      ) : null}
    </section>
  );
}
