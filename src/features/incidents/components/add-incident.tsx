import { FilePlus2 } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Drawer } from "#app/ui/drawer.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { notify } from "#app/ui/notify.ts";
import { createMemberBehaviorIncident } from "../desk.functions.ts";
import { IncidentForm } from "./incident-form.tsx";
import { MemberEvidenceEditor } from "./member-evidence-editor.tsx";

type Props = { workspaceId: string; dossierId: string; userId: string; subjectName: string; onAdded: () => void };

/** The button and the drawer in which a member writes an incident. Closing it keeps what was typed. */
export function AddIncident({ workspaceId, dossierId, userId, subjectName, onAdded }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const formId = useId();
  return (
    <Drawer
      open={isOpen}
      onOpenChange={setOpen}
      size="lg"
      title="Add an incident"
      description={
        <>
          About <bdi>{subjectName}</bdi>, in your own words. It stays in this workspace, unreviewed, until somebody confirms it.
        </>
      }
      trigger={
        <Button variant="outline" size="sm">
          <Icon icon={FilePlus2} size="sm" />
          Add an incident
        </Button>
      }
      footer={
        <>
          <Button variant="ghost" onClick={() => setOpen(false)}>
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
          setOpen(false);
          onAdded();
          notify.success("The incident was added\nIt is not counted until somebody confirms it.");
        }}
      />
    </Drawer>
  );
}
