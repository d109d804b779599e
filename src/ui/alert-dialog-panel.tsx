import { AlertDialog as Primitive } from "radix-ui";
import { useState } from "react";
import { failureMessage, isAppError } from "#app/lib/errors.ts";
import { Alert } from "./alert.tsx";
import type { AlertDialogPanelProps } from "./alert-dialog.tsx";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { DialogBody, DialogFooter, dialogFrame, scrim } from "./dialog-frame.tsx";
import { useFocusReturn } from "./focus-return.ts";

export function AlertDialogPanel({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = "Cancel",
  tone = "danger",
  onConfirm,
  confirmDisabled,
  children,
}: AlertDialogPanelProps) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const focusReturn = useFocusReturn(open);

  function change(next: boolean) {
    if (pending && !next) return;
    setFailure(null);
    onOpenChange(next);
  }
  async function confirm() {
    setFailure(null);
    setPending(true);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch (error) {
      setFailure(isPlain(error) ? error.message : failureMessage(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <Primitive.Root open={open} onOpenChange={change}>
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

/** Thrown with words for a person. A browser throws words of its own for a server that does not answer. */
const isPlain = (error: unknown): error is Error => error instanceof Error && !isAppError(error) && !(error instanceof TypeError);
