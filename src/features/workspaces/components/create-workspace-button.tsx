import { useState } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { createWorkspace } from "../workspaces.functions.ts";

/** Makes the workspace of the plan that was paid for. */
export function CreateWorkspaceButton({ onCreated }: { onCreated: (slug: string) => Promise<void> }) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function create() {
    setPending(true);
    setFailure(null);
    try {
      const outcome = await createWorkspace();
      if (outcome.ok) return await onCreated(outcome.slug);
      setFailure("There is no plan that a workspace could be made of. Choose one first.");
    } catch (error) {
      setFailure(failureMessage(error));
    }
    setPending(false);
    return undefined;
  }
  return (
    <div className="grid justify-items-start gap-3">
      {failure ? (
        <Alert variant="danger" announce>
          {failure}
        </Alert>
      ) : null}
      <Button size="lg" variant="primary" pending={isPending} onClick={() => void create()}>
        Create your workspace
      </Button>
    </div>
  );
}
