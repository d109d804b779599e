import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { useFocusReturn } from "./focus-return.ts";

type CommandDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names it; the field inside says what it is for. */
  title: string;
  /** Under the list: which keys do what. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A command list in front of the page, near its top, where what is found pushes nothing away. */
export function CommandDialog({ open, onOpenChange, title, footer, children }: CommandDialogProps) {
  const focusReturn = useFocusReturn(open);
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Primitive.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="overlay-panel fixed inset-x-3 top-3 z-50 mx-auto flex max-h-[calc(100dvh-1.5rem)] max-w-2xl flex-col overflow-hidden rounded-xl p-3 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in sm:top-[12dvh]"
        >
          <Primitive.Title className="sr-only">{title}</Primitive.Title>
          {children}
          {footer ? (
            <div className="mt-2 hidden border-t border-line px-1 pt-2.5 text-xs text-ink-muted sm:block">{footer}</div>
          ) : null}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
