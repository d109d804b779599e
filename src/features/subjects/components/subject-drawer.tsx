import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { failureMessage, notSaved } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { DefinitionList } from "#app/ui/definition-list.tsx";
import { Drawer } from "#app/ui/drawer.tsx";
import { notify } from "#app/ui/notify.ts";
import { ReasonDialog } from "#app/ui/reason-dialog.tsx";
import { Loading, SkeletonText } from "#app/ui/skeleton.tsx";
import type { StaffSubject } from "../manage-subjects.server.ts";
import { factLabels } from "../subject-facts.ts";
import { reasonMessage } from "#app/features/incidents/review.ts";
import { deleteSubject, markSubjectMinor, unmarkSubjectMinor, updateSubject } from "../subjects.functions.ts";
import { staffSubjectQuery } from "../subjects.queries.ts";
import { MergeDialog } from "./merge-dialog.tsx";
import { SubjectForm } from "./subject-form.tsx";
import { SubjectHistory } from "./subject-history.tsx";
import { countWords, SubjectBadges } from "./subject-list.tsx";

type Asked = "mark-minor" | "unmark-minor" | "delete";

/** One person: what staff recorded of them, and what may be done about it. */
export function SubjectDrawer(props: {
  subjectId: string;
  onClose: () => void;
  onOpen: (subjectId: string) => void;
  /** What others of the staff's features do about the person, beside what is done here. */
  actions?: ((subject: StaffSubject) => ReactNode) | undefined;
  /** What others of the staff's features show of the person, between what is recorded and its history. */
  children?: (subject: StaffSubject) => ReactNode;
}) {
  const subject = useQuery(staffSubjectQuery(props.subjectId));
  return (
    <Drawer
      open
      size="lg"
      onOpenChange={(open) => (open ? undefined : props.onClose())}
      title={<bdi>{subject.data?.name ?? "Subject"}</bdi>}
      description={
        subject.data
          ? `${countWords(subject.data.dossier_count, "dossier", "dossiers")}, ${countWords(subject.data.incident_count, "incident", "incidents")}`
          : "A person recorded"
      }
    >
      {subject.isPending ? (
        <Loading>
          <SkeletonText lines={8} />
        </Loading>
      ) : null}
      {subject.isError && !subject.data ? (
        <Alert variant="danger" title="This subject could not be loaded" announce>
          {failureMessage(subject.error)}
        </Alert>
      ) : null}
      {subject.data === null ? <Alert variant="warning">This subject does not exist.</Alert> : null}
      {subject.data ? <SubjectPanel key={subject.data.id} subject={subject.data} {...props} /> : null}
    </Drawer>
  );
}

function SubjectPanel(props: {
  subject: StaffSubject;
  onClose: () => void;
  onOpen: (subjectId: string) => void;
  actions?: ((subject: StaffSubject) => ReactNode) | undefined;
  children?: (subject: StaffSubject) => ReactNode;
}) {
  const { subject, onClose, onOpen } = props;
  const queryClient = useQueryClient();
  const [isEditing, setEditing] = useState(false);
  const [isMerging, setMerging] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  // All but the preview of a merge: of people who were just merged there is none.
  const refresh = () =>
    queryClient.invalidateQueries({ queryKey: ["admin"], predicate: ({ queryKey }) => queryKey[1] !== "merge-preview" });

  async function decide(kind: Asked, reason: string): Promise<void> {
    const data = { subjectId: subject.id, reason };
    if (kind === "delete") {
      const outcome = await deleteSubject({ data });
      if (!outcome.ok) throw new Refusal(outcome.message);
      notify.success("The subject is deleted");
      onClose();
    } else if (kind === "mark-minor") {
      const { stopped } = await markSubjectMinor({ data });
      notify.success(`Everything about this person is stopped\n${countWords(stopped, "search was", "searches were")} under way.`);
    } else {
      await unmarkSubjectMinor({ data });
      notify.success("The mark is taken back");
    }
    await refresh();
  }

  if (isEditing) {
    return (
      <SubjectForm
        subject={subject}
        submitLabel="Save"
        onCancel={() => setEditing(false)}
        onOpen={onOpen}
        save={async (details) => {
          await updateSubject({ data: { ...details, subjectId: subject.id, updatedAt: subject.updated_at } });
          await refresh();
          setEditing(false);
          notify.success("The subject is saved");
        }}
      />
    );
  }
  return (
    <div className="grid gap-7">
      {subject.minor_at || subject.merged_into ? (
        <div className="flex flex-wrap gap-1.5">
          <SubjectBadges subject={subject} />
        </div>
      ) : null}
      {subject.minor_at ? (
        <Alert variant="warning" title="Under 18">
          Nothing is searched, recorded or shown about this person in any workspace.
        </Alert>
      ) : null}
      {subject.merged_into ? (
        <Alert title="Merged into another subject">
          All that hung on it is now with{" "}
          <button type="button" className="link" onClick={() => onOpen(subject.merged_into?.id ?? "")}>
            <bdi>{subject.merged_into.name}</bdi>
          </button>
          .
        </Alert>
      ) : null}
      <section aria-labelledby="subject-details" className="grid gap-3">
        <h3 id="subject-details" className="text-base font-semibold text-ink">
          Recorded by staff
        </h3>
        {subject.aliases.length + subject.facts.length === 0 ? (
          <p className="text-sm text-ink-muted">No other names and no facts yet.</p>
        ) : (
          <DefinitionList
            items={[
              ...(subject.aliases.length > 0
                ? [{ term: factLabels.alias, value: <bdi>{subject.aliases.join(", ")}</bdi>, id: "aliases" }]
                : []),
              ...subject.facts.map((fact, index) => ({
                id: `${fact.kind}-${index}`,
                term: factLabels[fact.kind],
                value: (
                  <>
                    <bdi>{fact.value}</bdi>{" "}
                    <a href={fact.source_url} target="_blank" rel="noreferrer noopener" className="link text-sm">
                      Source<span className="sr-only"> of {factLabels[fact.kind]}, opens a new tab</span>
                    </a>
                  </>
                ),
              })),
            ]}
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" disabled={subject.merged_into !== null} onClick={() => setEditing(true)}>
            Edit
          </Button>
          <Button
            variant="outline"
            disabled={subject.merged_into !== null || subject.minor_at !== null}
            onClick={() => setMerging(true)}
          >
            Merge with another
          </Button>
          {subject.minor_at ? (
            <Button variant="outline" onClick={() => setAsked("unmark-minor")}>
              Not under 18
            </Button>
          ) : (
            <Button variant="outline" disabled={subject.merged_into !== null} onClick={() => setAsked("mark-minor")}>
              Mark as under 18
            </Button>
          )}
          {props.actions?.(subject)}
          <Button
            variant="danger"
            disabled={subject.may_not_delete !== null}
            aria-describedby={subject.may_not_delete ? "subject-kept" : undefined}
            onClick={() => setAsked("delete")}
          >
            Delete
          </Button>
        </div>
        {subject.may_not_delete ? (
          <p id="subject-kept" className="text-sm text-ink-muted">
            {subject.may_not_delete}.
          </p>
        ) : null}
      </section>
      {props.children?.(subject)}
      <OfWorkspacesAlone of={subject.of_workspaces} />
      <SubjectHistory subject={subject} onChanged={refresh} />
      {isMerging ? <MergeDialog subject={subject} onClose={() => setMerging(false)} onMerged={refresh} /> : null}
      {asked ? (
        <ReasonDialog
          {...questions[asked]}
          check={reasonMessage}
          save={(reason) => decide(asked, reason)}
          explain={(error) => (error instanceof Refusal ? error.message : failureMessage(error, notSaved))}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </div>
  );
}

/** How much workspaces hold that they have not shared: numbers, since nobody else reads it. */
function OfWorkspacesAlone({ of: { unreviewed, reviewed } }: { of: StaffSubject["of_workspaces"] }) {
  if (unreviewed.incidents + reviewed.incidents === 0) return null;
  const inWorkspaces = (count: number) => `in ${countWords(count, "workspace", "workspaces")}`;
  return (
    <section aria-labelledby="subject-of-workspaces" className="grid gap-3">
      <h3 id="subject-of-workspaces" className="text-base font-semibold text-ink">
        Held by workspaces alone
      </h3>
      <ul className="grid gap-1 text-sm text-ink">
        {unreviewed.incidents > 0 ? (
          <li>
            {countWords(unreviewed.incidents, "finding", "findings")} not yet reviewed {inWorkspaces(unreviewed.workspaces)}
          </li>
        ) : null}
        {reviewed.incidents > 0 ? (
          <li>
            {countWords(reviewed.incidents, "reviewed incident", "reviewed incidents")} {inWorkspaces(reviewed.workspaces)}
          </li>
        ) : null}
      </ul>
      <p className="text-sm text-ink-muted">
        What these say is seen in their workspace alone until it shares them; staff read it only for a request of the person. A
        hold of the person keeps them too.
      </p>
    </section>
  );
}

/** What the server answered instead of doing it. */
class Refusal extends Error {}

const questions: Record<Asked, { title: string; description: string; submitLabel: string; isDestructive?: boolean }> = {
  "mark-minor": {
    title: "Mark as under 18",
    description:
      "Searches under way end at once and are not charged, no dossier and no search can begin, and nothing found is shown. It can be taken back.",
    submitLabel: "Mark as under 18",
    isDestructive: true,
  },
  "unmark-minor": {
    title: "Not under 18",
    description: "What was recorded is shown again. Searches that were ended stay ended.",
    submitLabel: "Take the mark back",
  },
  delete: {
    title: "Delete this subject",
    description: "Only somebody on whom nothing hangs can be deleted. It cannot be undone.",
    submitLabel: "Delete",
    isDestructive: true,
  },
};
