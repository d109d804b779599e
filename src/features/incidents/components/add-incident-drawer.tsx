import { useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { DrawerPanel } from "#app/ui/drawer-panel.tsx";
import { notify } from "#app/ui/notify.ts";
import { createMemberBehaviorIncident } from "../desk.functions.ts";
import { IncidentForm } from "./incident-form.tsx";
import { MemberEvidenceEditor } from "./member-evidence-editor.tsx";

type Props = {
  workspaceId: string;
  dossierId: string;
  userId: string;
  subjectName: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAdded: () => void;
};

/** The drawer in which a member writes an incident. Closing it keeps what was typed. */
export function AddIncidentDrawer({ workspaceId, dossierId, userId, subjectName, open, onOpenChange, onAdded }: Props) {
  const [isPending, setPending] = useState(false);
  const formId = useId();
  return (
    <DrawerPanel
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title="Add an incident"
      description={
        <>
          About <bdi>{subjectName}</bdi>, in your own words. It stays in this workspace, unreviewed, until somebody confirms it.
        </>
      }
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            Close, keep the draft
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={isPending}>
            Save the incident
          </Button>
        </>
      }
    >
      <IncidentForm
        id={formId}
        draftPlace={`attest-incident-draft:${userId}:${dossierId}`}
        onPending={setPending}
        evidence={(slot) => <MemberEvidenceEditor workspaceId={workspaceId} {...slot} />}
        save={async (incident) => {
          await createMemberBehaviorIncident({ data: { ...incident, workspaceId, dossierId } });
          onOpenChange(false);
          onAdded();
          notify.success("The incident was added\nIt is not counted until somebody confirms it.");
        }}
      />
    </DrawerPanel>
  );
}
