import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type FormEvent } from "react";
import { creditBalanceQuery } from "#app/features/billing/credits.queries.ts";
import { creditCosts } from "#app/features/billing/credits.ts";
import { refuseMinor, validateSubjectName } from "#app/features/subjects/subject-name.ts";
import type { SubjectFactsInput } from "#app/features/subjects/subject-facts-input.ts";
import { similarSubjectsQuery, subjectNameQuery } from "#app/features/subjects/subjects.queries.ts";
import { failureMessage, isAppError, type FieldErrors } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardFooter } from "#app/ui/card.tsx";
import { Field, Fieldset } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { laterPart, useFetchedWhenIdle } from "#app/ui/later-part.tsx";
import { TopUpNotice } from "#app/ui/top-up-notice.tsx";
import { createDossier } from "../dossiers.functions.ts";
import { TagField } from "#app/ui/tag-field.tsx";
import { splitTags } from "#app/ui/tags.ts";
import { useDebounced } from "#app/ui/use-debounced.ts";

const cost = creditCosts["behavior-incidents-search"];

/** Drawn when a name is like one that is recorded; there by the time that one is typed. */
const SimilarSubjects = laterPart(() => import("./similar-subjects.tsx").then((module) => module.SimilarSubjects));
const soon = [SimilarSubjects];

type Facts = Required<SubjectFactsInput>;
const noFacts: Facts = { aliases: "", employer: "", city: "", birthYear: "", role: "", profileUrl: "" };

const factFields: { name: keyof Facts; label: string; hint?: string; type?: string; inputMode?: "numeric" | "url" }[] = [
  { name: "employer", label: "Employer" },
  { name: "city", label: "City" },
  { name: "birthYear", label: "Year of birth", inputMode: "numeric" },
  { name: "role", label: "Role", hint: "Such as teacher or councillor" },
  { name: "profileUrl", label: "Profile address", type: "url", inputMode: "url" },
];

type Props = {
  workspaceId: string;
  initialName?: string | undefined;
  initialFacts?: SubjectFactsInput | undefined;
  /** The folder that it is made in. */
  folderId?: string | undefined;
  dossierLink: (dossierId: string) => string;
  /** Where credits are bought. */
  topUpAddress: string;
  onCreated: (dossierId: string) => Promise<void>;
};

/** Names a subject and starts the first search. What was typed stays, whatever the server answers. */
export function NewDossierForm(props: Props) {
  const { workspaceId, initialName = "", initialFacts, folderId, dossierLink, topUpAddress, onCreated } = props;
  const queryClient = useQueryClient();
  const [name, setName] = useState(initialName);
  const [isNameTouched, setNameTouched] = useState(false);
  const [facts, setFacts] = useState<Facts>({ ...noFacts, ...initialFacts });
  const [subjectId, setSubjectId] = useState<string | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSessionEnded, setSessionEnded] = useState(false);
  const [isPending, setPending] = useState(false);
  // One press, one dossier: the key changes only when what is asked for changes.
  const idempotencyKey = useRef<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useFetchedWhenIdle(soon);

  const checked = validateSubjectName(name);
  const settledName = useDebounced(checked.ok ? checked.name : null, 300);
  const similar = useQuery(similarSubjectsQuery(workspaceId, checked.ok ? settledName : null));
  const told = useQuery(subjectNameQuery(workspaceId, settledName));
  const balance = useQuery(creditBalanceQuery(workspaceId));
  const offered = checked.ok ? (similar.data ?? []) : [];
  const chosen = offered.some((subject) => subject.id === subjectId) ? subjectId : null;
  const nameMessage = checked.ok
    ? told.data?.ok === false && checked.name === settledName
      ? told.data.message
      : undefined
    : checked.message;
  const nameError = errors["name"] ?? (isNameTouched ? nameMessage : undefined);
  const isAffordable = balance.data === undefined || balance.data >= cost;

  function change(update: () => void) {
    idempotencyKey.current = null;
    setErrors({});
    setRefusal(null);
    update();
  }

  function show(found: FieldErrors) {
    setErrors(found);
    const first = Object.keys(found)[0]?.replace(/^facts\./, "");
    form.current?.querySelector<HTMLInputElement>(`[name="${first ?? "name"}"]`)?.focus();
  }

  async function validate(): Promise<FieldErrors> {
    const found: FieldErrors = {};
    if (!checked.ok) found["name"] = checked.message;
    const { knownFactsSchema } = await import("../dossier.ts");
    const parsed = knownFactsSchema.safeParse(facts);
    for (const issue of parsed.error?.issues ?? []) found[`facts.${issue.path.join(".")}`] ??= issue.message;
    if (parsed.success && facts.birthYear) {
      const minor = refuseMinor(Number(facts.birthYear), new Date().toISOString().slice(0, 10));
      if (minor) found["facts.birthYear"] = minor;
    }
    return found;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setNameTouched(true);
    setPending(true);
    setRefusal(null);
    setSessionEnded(false);
    try {
      const found = await validate();
      if (Object.keys(found).length > 0) {
        setPending(false);
        return show(found);
      }
      idempotencyKey.current ??= crypto.randomUUID();
      const outcome = await createDossier({
        data: {
          workspaceId,
          idempotencyKey: idempotencyKey.current,
          name,
          facts,
          ...(chosen ? { subjectId: chosen } : {}),
          ...(folderId ? { folderId } : {}),
        },
      });
      if (outcome.ok) {
        await onCreated(outcome.dossierId);
        return;
      }
      // Others spend from the same credits: what there is now is said beside the way to more, and goes when there is enough.
      queryClient.setQueryData(creditBalanceQuery(workspaceId).queryKey, outcome.balance);
    } catch (error) {
      if (isAppError(error) && error.fields) show(error.fields);
      else if (isAppError(error) && error.code === "not-signed-in") setSessionEnded(true);
      else setRefusal(failureMessage(error, "The server could not be reached. Nothing was charged; please try again."));
    }
    setPending(false);
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate aria-label="New dossier">
      <Card>
        <CardBody className="grid gap-6 py-6">
          <Field label="Name" required error={nameError} hint="The full name, in any script.">
            {(props) => (
              <Input
                {...props}
                name="name"
                dir="auto"
                autoComplete="off"
                autoFocus
                value={name}
                maxLength={2000}
                onChange={(event) => change(() => setName(event.target.value))}
                onBlur={() => setNameTouched(name !== "")}
              />
            )}
          </Field>
          {offered.length > 0 ? (
            <SimilarSubjects
              similar={offered}
              chosen={chosen}
              onChoose={(id) => change(() => setSubjectId(id))}
              dossierLink={dossierLink}
            />
          ) : null}
          <Fieldset
            legend="What is known of the person"
            hint="A name alone is never enough: this tells the right person from namesakes. It stays in this workspace."
          >
            <div className="grid gap-5 sm:grid-cols-2">
              {factFields.map((field) => (
                <Field key={field.name} label={field.label} optional hint={field.hint} error={errors[`facts.${field.name}`]}>
                  {(props) => (
                    <Input
                      {...props}
                      name={field.name}
                      dir="auto"
                      autoComplete="off"
                      type={field.type ?? "text"}
                      inputMode={field.inputMode}
                      value={facts[field.name]}
                      onChange={(event) => change(() => setFacts({ ...facts, [field.name]: event.target.value }))}
                    />
                  )}
                </Field>
              ))}
              <TagField
                label="Other names"
                optional
                hint="Other spellings and scripts; Enter or a comma adds one"
                error={errors["facts.aliases"]}
                name="aliases"
                tags={splitTags(facts.aliases)}
                onChange={(aliases) => change(() => setFacts({ ...facts, aliases: aliases.join(", ") }))}
              />
            </div>
          </Fieldset>
          {isSessionEnded ? (
            <Alert
              variant="warning"
              announce
              title="Your session has ended"
              actions={
                <Button asChild size="sm" variant="outline">
                  {/* In another tab, so that what was typed about a person is kept nowhere but here. */}
                  <a href="/sign-in" target="_blank" rel="noreferrer">
                    Sign in again
                  </a>
                </Button>
              }
            >
              What you typed stays here and nothing was charged. Sign in in the other tab, then press Create and search.
            </Alert>
          ) : null}
          {refusal ? (
            <Alert variant="danger" announce>
              {refusal}
            </Alert>
          ) : null}
        </CardBody>
        <CardFooter className="justify-between gap-4">
          <p className="text-sm text-ink-muted">
            Costs <strong className="font-semibold text-ink">{cost} credits</strong>
            {balance.data === undefined ? null : ` of your workspace's ${balance.data}`}. A search that fails or is cancelled
            costs nothing.
          </p>
          <Button type="submit" variant="primary" size="lg" pending={isPending} disabled={!isAffordable}>
            Create and search
          </Button>
        </CardFooter>
      </Card>
      {isAffordable ? null : (
        <TopUpNotice className="mt-4" address={topUpAddress}>
          A search costs {cost}; your workspace has {balance.data}. Nothing was charged. Owners can add credits; what you typed
          here stays.
        </TopUpNotice>
      )}
    </form>
  );
}
