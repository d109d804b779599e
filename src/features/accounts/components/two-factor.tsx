import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { notify } from "#app/ui/notify.ts";
import { useForm } from "#app/ui/use-form.ts";
import { secondFactorsQuery, sessionsQuery } from "../accounts.queries.ts";
import { beginTwoFactor, confirmTwoFactor, renewBackupCodes, turnTwoFactorOff } from "../second-factor.functions.ts";
import { BackupCodes } from "./backup-codes.tsx";
import { QrCode } from "./qr-code.tsx";

type Step =
  | { kind: "rest" }
  | { kind: "password"; goal: "begin" | "off" | "renew" }
  | { kind: "app"; uri: string; backupCodes: string[] }
  | { kind: "codes"; backupCodes: string[]; title: string };

const takeFocus = (element: HTMLElement | null) => element?.focus();
const focusFirstButton = (element: HTMLElement | null) => element?.querySelector("button")?.focus();

/** An authenticator app beside the password: turning it on, its backup codes, turning it off. */
export function TwoFactor() {
  const queryClient = useQueryClient();
  const { data: factors } = useSuspenseQuery(secondFactorsQuery());
  const [step, setShown] = useState<Step>({ kind: "rest" });
  // What is pressed goes away with the press: the focus goes on in what takes its place.
  const [hasBegun, setBegun] = useState(false);
  function setStep(next: Step) {
    setBegun(true);
    setShown(next);
  }
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: secondFactorsQuery().queryKey }),
      queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
    ]);

  return (
    <Card>
      <CardHeader
        title="Two-factor sign-in"
        description="A code of an authenticator app, asked for after the password."
        actions={
          factors.two_factor ? (
            <Badge tone="success" icon={ShieldCheck}>
              On
            </Badge>
          ) : (
            <Badge>Off</Badge>
          )
        }
      />
      <CardBody className="grid gap-5">
        {step.kind === "rest" ? (
          <div ref={hasBegun ? focusFirstButton : undefined} className="flex flex-wrap gap-2">
            {factors.two_factor ? (
              <>
                <Button onClick={() => setStep({ kind: "password", goal: "renew" })}>New backup codes…</Button>
                <Button variant="outline" onClick={() => setStep({ kind: "password", goal: "off" })}>
                  Turn off…
                </Button>
              </>
            ) : (
              <Button variant="primary" onClick={() => setStep({ kind: "password", goal: "begin" })}>
                Turn on…
              </Button>
            )}
          </div>
        ) : null}
        {step.kind === "password" ? (
          <PasswordStep
            label={{ begin: "Go on", off: "Turn off", renew: "Make new codes" }[step.goal]}
            onCancel={() => setStep({ kind: "rest" })}
            onPassword={async (password) => {
              const data = { password };
              if (step.goal === "begin") {
                setStep({ kind: "app", ...(await beginTwoFactor({ data })) });
              } else if (step.goal === "renew") {
                const backupCodes = await renewBackupCodes({ data });
                setStep({ kind: "codes", backupCodes, title: "The backup codes from before work no longer" });
              } else {
                await turnTwoFactorOff({ data });
                notify.success("Two-factor sign-in is off");
                setStep({ kind: "rest" });
                await refresh();
              }
            }}
          />
        ) : null}
        {step.kind === "app" ? (
          <AppStep
            uri={step.uri}
            onCancel={() => setStep({ kind: "rest" })}
            onOn={async () => {
              setStep({ kind: "codes", backupCodes: step.backupCodes, title: "Two-factor sign-in is on" });
              await refresh();
            }}
          />
        ) : null}
        {step.kind === "codes" ? (
          <>
            {/* Here, and not in a toast: the codes are the next step, and a toast would lie over them. */}
            <div ref={takeFocus} tabIndex={-1} className="scroll-mt-6 outline-none">
              <Alert variant="success" title={step.title}>
                Keep your backup codes before you go on.
              </Alert>
            </div>
            <BackupCodes codes={step.backupCodes} />
            <div>
              <Button variant="primary" onClick={() => setStep({ kind: "rest" })}>
                I have kept them
              </Button>
            </div>
          </>
        ) : null}
      </CardBody>
    </Card>
  );
}

/** What checks a form comes with it, not with the page. */
const schemas = () => import("../security-input.ts");

type PasswordStepProps = { label: string; onPassword: (password: string) => Promise<void>; onCancel: () => void };

function PasswordStep({ label, onPassword, onCancel }: PasswordStepProps) {
  const form = useForm({
    schema: () => schemas().then(({ presentPasswordSchema }) => presentPasswordSchema),
    onSubmit: ({ password }) => onPassword(password),
  });
  return (
    <form {...form.formProps} className="grid max-w-form gap-4">
      {form.failure ? (
        <Alert variant="danger" announce>
          {form.failure}
        </Alert>
      ) : null}
      <Field label="Your password" error={form.errors["password"]}>
        {(props) => <Input {...props} name="password" type="password" autoComplete="current-password" autoFocus />}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" pending={form.isPending}>
          {label}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function AppStep({ uri, onOn, onCancel }: { uri: string; onOn: () => Promise<void>; onCancel: () => void }) {
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  const form = useForm({
    schema: () => schemas().then(({ codeSchema }) => codeSchema),
    onSubmit: async ({ code }) => {
      if (!(await confirmTwoFactor({ data: { code } }))) return { code: "This code is not right, or it has lapsed" };
      await onOn();
      return undefined;
    },
  });
  return (
    <div className="grid gap-5 sm:grid-cols-[auto_1fr]">
      <QrCode text={uri} label="QR code for an authenticator app" />
      <form {...form.formProps} className="grid content-start gap-4">
        <p className="text-sm text-ink-soft">
          Scan the picture with an authenticator app, or type this key into it, then enter the six digits that it shows.
        </p>
        <p className="flex items-center gap-2 font-mono text-sm break-all text-ink">
          {secret}
          <CopyButton text={secret} label="Copy the key" />
        </p>
        {form.failure ? (
          <Alert variant="danger" announce>
            {form.failure}
          </Alert>
        ) : null}
        <Field label="Code of your authenticator app" error={form.errors["code"]}>
          {(props) => <Input {...props} name="code" inputMode="numeric" autoComplete="one-time-code" autoFocus />}
        </Field>
        <div className="flex gap-2">
          <Button type="submit" variant="primary" pending={form.isPending}>
            Turn on
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </div>
  );
}
