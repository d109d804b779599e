import { useId, type ComponentProps, type ReactNode } from "react";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import type { Form } from "./use-form.ts";

type FormDialogProps = {
  title: ReactNode;
  description?: ReactNode;
  size?: "sm" | "md" | "lg" | "xl";
  form: Pick<Form, "failure" | "isPending"> & { formProps: ComponentProps<"form"> };
  submitLabel: string;
  isDestructive?: boolean;
  /** Nothing can be sent yet: something has to be chosen first. */
  isIncomplete?: boolean;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
};

/** A form in a dialog that is open as long as it is drawn. What stopped the whole form stands above its fields. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, size = "md", form, submitLabel, isDestructive, isIncomplete, onClose, children } = props;
  const formId = useId();
  return (
    <Dialog
      open
      size={size}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isDestructive ? "danger" : "primary"}
            pending={form.isPending}
            disabled={isIncomplete}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={formId} className="grid gap-4">
        {form.failure ? (
          <Alert variant="danger" announce>
            {form.failure}
          </Alert>
        ) : null}
        {children}
      </form>
    </Dialog>
  );
}
