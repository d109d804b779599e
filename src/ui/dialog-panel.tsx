import { Dialog as Primitive } from "radix-ui";
import { classNames } from "./class-names.ts";
import { DialogBody, DialogFooter, dialogFrame, DialogHeader, scrim } from "./dialog-frame.tsx";
import type { DialogPanelProps } from "./dialog.tsx";
import { useFocusReturn } from "./focus-return.ts";

const widths = { sm: "max-w-sm", md: "max-w-lg", lg: "max-w-2xl", xl: "max-w-4xl" };

export function DialogPanel({ title, description, size = "md", footer, children, ...root }: DialogPanelProps) {
  const focusReturn = useFocusReturn();
  return (
    <Primitive.Root {...root}>
      <Primitive.Portal>
        <Primitive.Overlay className={scrim} />
        <Primitive.Content
          {...(description ? {} : { "aria-describedby": undefined })}
          {...focusReturn}
          className={classNames(dialogFrame, widths[size])}
        >
          <DialogHeader title={title} description={description} className="px-5 pt-5" />
          <DialogBody>{children}</DialogBody>
          {footer ? <DialogFooter>{footer}</DialogFooter> : null}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
