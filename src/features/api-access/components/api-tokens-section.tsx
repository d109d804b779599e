import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { AlertDialog } from "#app/ui/alert-dialog.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { utcDay } from "#app/ui/date-words.ts";
import { Field, Fieldset } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { useForm } from "#app/ui/use-form.ts";
import { apiScopeNames, apiScopes, newTokenSchema, type ApiScope, type ApiToken } from "../api-token.ts";
import { createApiToken, revokeApiToken } from "../api-tokens.functions.ts";
import { apiTokensQuery } from "../api-tokens.queries.ts";

type Props = { workspaceId: string; isOwner: boolean };

/** Tokens of the public API: made, shown once, revoked. */
export function ApiTokensSection({ workspaceId, isOwner }: Props) {
  const queryClient = useQueryClient();
  const { data: tokens, isError } = useQuery(apiTokensQuery(workspaceId));
  const [made, setMade] = useState<string | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: apiTokensQuery(workspaceId).queryKey });

  return (
    <Card as="section" aria-label="API tokens">
      <CardHeader
        title="Tokens"
        description="A program that holds a token acts in the name of who made it, within what the token may do."
      />
      <CardBody className="grid gap-6">
        {made ? (
          <Alert
            variant="success"
            title="Copy the token now: it is shown this once"
            announce
            actions={<CopyButton text={made} showLabel />}
          >
            <code className="break-all">{made}</code>
          </Alert>
        ) : null}
        {isOwner ? (
          <NewToken
            workspaceId={workspaceId}
            onMade={(token) => {
              setMade(token);
              void refresh();
            }}
          />
        ) : (
          <Alert variant="info">Only an owner of the workspace can make and revoke tokens.</Alert>
        )}
        {isError ? <p className="text-sm text-danger">The tokens could not be read. Load the page again.</p> : null}
        {tokens?.length === 0 && !isError ? <p className="text-sm text-ink-muted">No token has been made yet.</p> : null}
        {tokens && tokens.length > 0 ? (
          <ul className="grid gap-3">
            {tokens.map((token) => (
              <TokenRow key={token.id} token={token} workspaceId={workspaceId} isOwner={isOwner} onRevoked={refresh} />
            ))}
          </ul>
        ) : null}
      </CardBody>
    </Card>
  );
}

function TokenRow(props: Props & { token: ApiToken; onRevoked: () => Promise<void> }) {
  const { token, workspaceId } = props;
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 rounded-lg border border-line p-3.5">
      <div className="grid min-w-0 gap-1 text-sm">
        <p dir="auto" className="font-medium wrap-anywhere">
          {token.name}
        </p>
        <p className="font-mono text-ink-muted">attest_…{token.ending}</p>
        <p className="text-ink-soft">{token.scopes.map((scope) => apiScopes[scope]).join("; ")}</p>
        <p className="text-ink-muted">
          Made by <bdi>{token.created_by}</bdi> on {utcDay(new Date(token.created_at))} ·{" "}
          {token.last_used_at ? `last used on ${utcDay(new Date(token.last_used_at))}` : "never used"}
        </p>
      </div>
      {token.revoked_at ? (
        <Badge tone="neutral">Revoked</Badge>
      ) : props.isOwner ? (
        <AlertDialog
          trigger={
            <Button size="sm" variant="outline" aria-label={`Revoke ${token.name}`}>
              Revoke
            </Button>
          }
          title="Revoke this token?"
          description="Programs that use it are refused at once. This cannot be undone; another token can be made."
          confirmLabel="Revoke"
          onConfirm={async () => {
            await revokeApiToken({ data: { workspaceId, tokenId: token.id } });
            await props.onRevoked();
          }}
        />
      ) : null}
    </li>
  );
}

function NewToken({ workspaceId, onMade }: { workspaceId: string; onMade: (token: string) => void }) {
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<ApiScope[]>(["dossiers:read"]);
  const { errors, failure, isPending, formProps } = useForm({
    schema: newTokenSchema,
    read: () => ({ workspaceId, name, scopes }),
    unreachable: "The server could not be reached. No token was made.",
    onSubmit: async (data) => {
      const { token } = await createApiToken({ data });
      setName("");
      onMade(token);
    },
  });
  return (
    <form {...formProps} aria-label="New token" className="grid gap-4">
      <Field label="Name of the new token" error={errors["name"] ?? null}>
        {(control) => <Input {...control} name="name" value={name} onChange={(event) => setName(event.target.value)} />}
      </Field>
      <Fieldset legend="What it may do" error={errors["scopes"] ?? null}>
        {apiScopeNames.map((scope) => (
          <Checkbox
            key={scope}
            label={apiScopes[scope]}
            checked={scopes.includes(scope)}
            onCheckedChange={(checked) =>
              setScopes((held) => (checked === true ? [...held, scope] : held.filter((one) => one !== scope)))
            }
          />
        ))}
      </Fieldset>
      {failure ? (
        <Alert variant="danger" announce>
          {failure}
        </Alert>
      ) : null}
      <Button type="submit" variant="primary" pending={isPending} className="justify-self-start">
        Make a token
      </Button>
    </form>
  );
}
