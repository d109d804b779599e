import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { newId } from "#app/lib/ids.ts";
import { Drawer } from "#app/ui/drawer.tsx";
import { notify } from "#app/ui/notify.ts";
import { createSubject } from "../subjects.functions.ts";
import { SubjectForm } from "./subject-form.tsx";

/** Staff record a person, after whoever has such a name already. */
export function AddSubject({ onClose, onOpen }: { onClose: () => void; onOpen: (subjectId: string) => void }) {
  const queryClient = useQueryClient();
  // One for the form: pressing twice records one person.
  const [idempotencyKey] = useState(newId);
  return (
    <Drawer
      open
      size="lg"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Add a person"
      description="Adults alone, by their own name. Incidents are recorded in workspaces and by moderators."
    >
      <SubjectForm
        submitLabel="Add"
        onCancel={onClose}
        onOpen={onOpen}
        save={async (details) => {
          const { id } = await createSubject({ data: { ...details, idempotencyKey } });
          await queryClient.invalidateQueries({ queryKey: ["admin", "subjects"] });
          notify.success("The person is recorded");
          onOpen(id);
        }}
      />
    </Drawer>
  );
}
