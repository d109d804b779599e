import { FilePlus2 } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { laterPart } from "#app/ui/later-part.tsx";
import { dialogTrigger, useOpening } from "#app/ui/opening.ts";

const AddIncidentDrawer = laterPart(() => import("./add-incident-drawer.tsx").then((module) => module.AddIncidentDrawer));

type Props = { workspaceId: string; dossierId: string; userId: string; subjectName: string; onAdded: () => void };

/** The button for writing an incident by hand, and the drawer that it opens. */
export function AddIncident(props: Props) {
  const opening = useOpening({});
  const button = (
    <Button variant="outline" size="sm">
      <Icon icon={FilePlus2} size="sm" />
      Add an incident
    </Button>
  );
  return (
    <>
      {dialogTrigger(button, opening, AddIncidentDrawer)}
      {opening.isDrawn ? <AddIncidentDrawer {...props} open={opening.isOpen} onOpenChange={opening.change} /> : null}
    </>
  );
}
