import { AlertDialog as Primitive } from "radix-ui";
import { type ReactElement, type ReactNode, useState } from "react";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { closedTrigger, DialogBody, DialogFooter, dialogFrame, scrim } from "./dialog.tsx";
import { useFocusReturn } from "./focus-return.ts";
import { isServer } from "./is-server.ts";

type AlertDialogProps = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactElement;
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: "danger" | "primary";
  /** Closes when it has resolved; stays open and shows the error's message when it rejects. */
  onConfirm: () => void | Promise<void>;
  confirmDisabled?: boolean;
  /** Between the description and the buttons, for example a field for the reason. */
  children?: ReactNode;
};

/** Asks before something that destroys or cannot be taken back. Focus starts on Cancel; a press outside does not close it. */
export const AlertDialog = isServer ? ClosedAlertDialog : LiveAlertDialog;

/** What the server draws: the very markup of a closed one, without the machine that opens it. */
export function ClosedAlertDialog({ trigger }: AlertDialogProps) {
  return trigger ? closedTrigger(trigger) : null;
}

export function LiveAlertDialog({
  open: openFromOutside,
  onOpenChange,
  trigger,
  title,
  description,
  confirmLabel,
  cancelLabel = "Cancel",
  tone = "danger",
  onConfirm,
  confirmDisabled,
  children,
}: AlertDialogProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const focusReturn = useFocusReturn();
  const open = openFromOutside ?? ownOpen;

  function change(next: boolean) {
    if (pending && !next) return;
    setFailure(null);
    setOwnOpen(next);
    onOpenChange?.(next);
  }
  async function confirm() {
    setFailure(null);
    setPending(true);
    try {
      await onConfirm();
      setOwnOpen(false);
      onOpenChange?.(false);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <Primitive.Root open={open} onOpenChange={change}>
      {trigger ? <Primitive.Trigger asChild>{trigger}</Primitive.Trigger> : null}
      <Primitive.Portal>
        <Primitive.Overlay className={scrim} />
        <Primitive.Content {...focusReturn} className={classNames(dialogFrame, "max-w-md")}>
          <header className="px-5 pt-5">
            <Primitive.Title className="text-lg font-semibold">{title}</Primitive.Title>
            <Primitive.Description className="mt-1.5 text-sm text-ink-soft">{description}</Primitive.Description>
          </header>
          <DialogBody>
            {children || failure ? (
              <div className="flex flex-col gap-4">
                {children}
                {failure ? (
                  <Alert variant="danger" announce>
                    {failure}
                  </Alert>
                ) : null}
              </div>
            ) : null}
          </DialogBody>
          <DialogFooter>
            <Primitive.Cancel asChild>
              <Button variant="outline">{cancelLabel}</Button>
            </Primitive.Cancel>
            <Button
              variant={tone === "danger" ? "danger" : "primary"}
              pending={pending}
              disabled={confirmDisabled}
              onClick={() => void confirm()}
            >
              {confirmLabel}
            </Button>
          </DialogFooter>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
