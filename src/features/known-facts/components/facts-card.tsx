import { Plus, X } from "lucide-react";
import { useState } from "react";
import { factLabels, type KnownFact } from "#app/features/subjects/subject-facts.ts";
import { failureMessage } from "#app/lib/errors.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { laterDialog } from "#app/ui/later-dialog.ts";
import { onIntent } from "#app/ui/later-part.tsx";
import { notify } from "#app/ui/notify.ts";
import { removeIdentityFact, restoreIdentityFact } from "../known-facts.functions.ts";

const AddFactDialog = laterDialog(() => import("./add-fact-dialog.tsx").then((module) => module.AddFactDialog));
const RemoveFactDialog = laterDialog(() => import("./remove-fact-dialog.tsx").then((module) => module.RemoveFactDialog));

type Props = {
  workspaceId: string;
  workspaceSlug: string;
  dossierId: string;
  facts: readonly KnownFact[];
  onChanged: () => void;
};

/** What this workspace knows of the subject, each fact with what says so: what tells the right person from namesakes. */
export function FactsCard({ workspaceId, workspaceSlug, dossierId, facts, onChanged }: Props) {
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<KnownFact | null>(null);

  async function restore(factId: string) {
    try {
      await restoreIdentityFact({ data: { workspaceId, dossierId, factId } });
      onChanged();
      notify.success("The fact is back");
    } catch (error) {
      notify.error(`It could not be put back\n${failureMessage(error)}`);
    }
  }

  async function remove(fact: KnownFact, reason: string) {
    const factId = fact.id ?? "";
    await removeIdentityFact({ data: { workspaceId, dossierId, factId, reason } });
    onChanged();
    notify.success("Removed\nThe next search goes by what is left.", {
      duration: 10_000,
      action: { label: "Undo", onPress: () => void restore(factId) },
    });
  }

  return (
    <Card as="section" aria-label="Subject">
      <CardHeader
        title="What is known of the person"
        description="Told by members of this workspace; seen by them alone. It decides who is meant in the next search."
        actions={
          <Button variant="outline" size="sm" {...onIntent(AddFactDialog)} onClick={() => setAdding(true)}>
            <Icon icon={Plus} />
            Add a fact
          </Button>
        }
      />
      <CardBody>
        {facts.length === 0 ? (
          <p className="text-sm text-ink-muted">
            Only the name is known. A name alone is never enough, so whatever is found can only be kept apart as possibly another
            person.
          </p>
        ) : (
          <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-x-6 gap-y-4 text-sm">
            {facts.map((fact) => (
              <div key={`${fact.kind}:${fact.value}`} className="relative min-w-0 pe-10 touch:pe-12">
                <dt className="text-ink-muted">{factLabels[fact.kind]}</dt>
                <dd dir="auto" className="wrap-anywhere text-ink">
                  {fact.value}
                </dd>
                <dd className="mt-0.5 text-xs text-ink-muted">
                  <FactSource fact={fact} workspaceSlug={workspaceSlug} />
                </dd>
                {fact.id ? (
                  <dd className="absolute end-0 top-0">
                    <Button
                      variant="ghost"
                      size="icon"
                      aria-label={`Remove ${factLabels[fact.kind]}: ${fact.value}`}
                      {...onIntent(RemoveFactDialog)}
                      onClick={() => setRemoving(fact)}
                    >
                      <Icon icon={X} size="sm" />
                    </Button>
                  </dd>
                ) : null}
              </div>
            ))}
          </dl>
        )}
      </CardBody>
      {isAdding ? (
        <AddFactDialog workspaceId={workspaceId} dossierId={dossierId} onClose={() => setAdding(false)} onAdded={onChanged} />
      ) : null}
      {removing ? (
        <RemoveFactDialog fact={removing} save={(reason) => remove(removing, reason)} onClose={() => setRemoving(null)} />
      ) : null}
    </Card>
  );
}

function FactSource({ fact, workspaceSlug }: { fact: KnownFact; workspaceSlug: string }) {
  if (fact.source) {
    return (
      <a href={`/${workspaceSlug}/library/${fact.source.id}`} className="link wrap-anywhere" dir="auto">
        {fact.source.title}
      </a>
    );
  }
  if (fact.source_url) {
    return (
      <a href={fact.source_url} target="_blank" rel="noreferrer" className="link wrap-anywhere">
        {hostOf(fact.source_url)}
      </a>
    );
  }
  return <>{fact.told_by ? `Told by ${fact.told_by}, no source` : "Recorded by Attest’s staff"}</>;
}

function hostOf(address: string): string {
  try {
    return new URL(address).host;
  } catch {
    return address;
  }
}
