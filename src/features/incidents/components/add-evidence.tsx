import { useState, type FormEvent } from "react";
import { failureMessage, isAppError, type FieldErrors } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Drawer } from "#app/ui/drawer.tsx";
import { notify } from "#app/ui/notify.ts";
import { addBehaviorIncidentEvidence } from "../desk.functions.ts";
import type { WrittenEvidence } from "../incident-input.ts";
import { MemberEvidenceEditor } from "./member-evidence-editor.tsx";

export type EvidenceDraft = { idempotencyKey: string; items: WrittenEvidence[] };
export const emptyEvidenceDraft = (): EvidenceDraft => ({ idempotencyKey: crypto.randomUUID(), items: [] });

type Props = {
  workspaceId: string;
  incident: { id: string; title: string };
  /** Held by the card: closing the drawer loses nothing. */
  draft: EvidenceDraft;
  onDraft: (draft: EvidenceDraft) => void;
  onAdded: () => void;
  onClose: () => void;
};

/** The drawer in which a member adds evidence to an incident that stands. */
export function AddEvidence({ workspaceId, incident, draft, onDraft, onAdded, onClose }: Props) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const { idempotencyKey, items } = draft;

  async function save(event?: FormEvent) {
    event?.preventDefault();
    if (isPending) return;
    setFailure(null);
    if (items.length === 0) return setFailure("Choose a source, quote it, and press “Check and add” first.");
    setPending(true);
    try {
      await addBehaviorIncidentEvidence({
        data: { workspaceId, incidentId: incident.id, idempotencyKey, evidence: items },
      });
      onDraft(emptyEvidenceDraft());
      onAdded();
      onClose();
      notify.success(items.length === 1 ? "The evidence was added" : `${items.length} pieces of evidence were added`);
    } catch (error) {
      if (isAppError(error) && error.fields) setErrors(error.fields);
      else setFailure(failureMessage(error, "The server could not be reached. What you chose is kept; please try again."));
    } finally {
      setPending(false);
    }
  }

  return (
    <Drawer
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="lg"
      title="Add evidence"
      description={
        <>
          To <bdi>{incident.title}</bdi>. What the incident says, and what was decided about it, stays as it is.
        </>
      }
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Close, keep what is chosen
          </Button>
          <Button variant="primary" pending={isPending} onClick={() => void save()}>
            Add to the incident
          </Button>
        </>
      }
    >
      <form noValidate aria-label="Evidence" className="grid gap-4" onSubmit={(event) => void save(event)}>
        <MemberEvidenceEditor
          workspaceId={workspaceId}
          items={items}
          errors={errors}
          onChange={(next) => {
            setErrors({});
            setFailure(null);
            onDraft({ ...draft, items: next });
          }}
        />
        {failure ? (
          <Alert variant="danger" title="It was not added" announce>
            {failure}
          </Alert>
        ) : null}
      </form>
    </Drawer>
  );
}
