import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { Alert } from "#app/ui/alert.tsx";
import { AlertDialog } from "#app/ui/alert-dialog.tsx";
import { AppError, isAppError } from "#app/lib/errors.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { utcDay } from "#app/ui/date-words.ts";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { notify } from "#app/ui/notify.ts";
import { useForm } from "#app/ui/use-form.ts";
import { secondFactorsQuery } from "../accounts.queries.ts";
import { addPasskey, beginPasskey, removePasskey } from "../second-factor.functions.ts";
import { usePasskeys, wasPutAway } from "./use-passkeys.ts";

/** Keys of devices that sign the person in without a password. */
export function PasskeyList() {
  const queryClient = useQueryClient();
  const isPossible = usePasskeys();
  const { data: factors } = useSuspenseQuery(secondFactorsQuery());
  const refresh = () => queryClient.invalidateQueries({ queryKey: secondFactorsQuery().queryKey });
  const form = useForm({
    schema: () => import("../security-input.ts").then(({ passkeyNameSchema }) => passkeyNameSchema),
    onSubmit: async ({ name }) => {
      try {
        const { startRegistration } = await import("@simplewebauthn/browser");
        const optionsJSON = JSON.parse(await beginPasskey()) as Parameters<typeof startRegistration>[0]["optionsJSON"];
        const response = await startRegistration({ optionsJSON });
        await addPasskey({ data: { name, response: { ...response } } });
      } catch (error) {
        if (wasPutAway(error)) return;
        if (isAppError(error)) throw error;
        throw new AppError("refused", "The device could not make a passkey. Perhaps it has one for this account already.");
      }
      form.formProps.ref.current?.reset();
      notify.success("Passkey added");
      await refresh();
    },
  });
  return (
    <Card>
      <CardHeader title="Passkeys" description="Sign in by your device’s lock or a security key, without a password." />
      <CardBody className="grid gap-5">
        {factors.passkeys.length > 0 ? (
          <ul aria-label="Passkeys" className="divide-y divide-line rounded-md border border-line">
            {factors.passkeys.map((passkey) => (
              <li key={passkey.id} className="flex flex-wrap items-center gap-3 px-4 py-3">
                <div className="min-w-40 flex-1">
                  <p dir="auto" className="text-sm text-ink">
                    {passkey.name ?? "Passkey"}
                  </p>
                  <p className="text-xs text-ink-muted">
                    Added {utcDay(new Date(passkey.created_at))}
                    {passkey.is_synced ? ", kept by your password manager" : ", on one device"}
                  </p>
                </div>
                <AlertDialog
                  title="Remove this passkey?"
                  description="It no longer signs you in. Take it off the device as well."
                  confirmLabel="Remove"
                  onConfirm={async () => {
                    await removePasskey({ data: { passkeyId: passkey.id } });
                    await refresh();
                  }}
                  trigger={
                    <Button size="sm" variant="ghost" aria-label={`Remove ${passkey.name ?? "passkey"}`}>
                      Remove
                    </Button>
                  }
                />
              </li>
            ))}
          </ul>
        ) : null}
        {form.failure ? (
          <Alert variant="danger" announce>
            {form.failure}
          </Alert>
        ) : null}
        {isPossible ? (
          <form {...form.formProps} className="flex flex-wrap items-start gap-3">
            <Field label="Name of the device" error={form.errors["name"]} className="min-w-60 flex-1">
              {(props) => <Input {...props} name="name" autoComplete="off" />}
            </Field>
            <Button type="submit" variant="primary" pending={form.isPending} className="sm:mt-[1.8rem]">
              Add a passkey
            </Button>
          </form>
        ) : (
          <p className="text-sm text-ink-muted">
            This browser cannot make passkeys at this address. They need a name over https, or localhost.
          </p>
        )}
      </CardBody>
    </Card>
  );
}
