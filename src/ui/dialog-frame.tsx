import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import type { DialogPanelProps } from "./dialog.tsx";
import { useFocusReturn } from "./focus-return.ts";
import { Icon } from "./icon.tsx";
import { useOverflows } from "./overflow.ts";

/** What lies over the page behind a panel. */
export const scrim = "fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in";

type PanelProps = Omit<DialogPanelProps, "size"> & {
  isDrawer?: boolean;
  /** Place, edge and width. */
  className: string;
  headerClassName: string;
};

/** What dialog and drawer are made of, wherever they stand. */
export function Panel(props: PanelProps) {
  const { title, description, footer, isDrawer = false, className, headerClassName, children, ...root } = props;
  const focusReturn = useFocusReturn(root.open === true);
  return (
    <Primitive.Root {...root}>
      <Primitive.Portal>
        <Primitive.Overlay className={scrim} />
        <Primitive.Content
          {...(description ? {} : { "aria-describedby": undefined })}
          {...focusReturn}
          data-drawer={isDrawer ? "" : undefined}
          className={className}
        >
          <DialogHeader title={title} description={description} className={headerClassName} />
          <DialogBody isDrawer={isDrawer}>{children}</DialogBody>
          {footer ? <DialogFooter>{footer}</DialogFooter> : null}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

type DialogHeaderProps = { title: ReactNode; description?: ReactNode; className: string };

/** A panel's title, what it is about, and the way to close it; in a dialog or a drawer. */
export function DialogHeader({ title, description, className }: DialogHeaderProps) {
  return (
    <header className={classNames("flex items-start gap-3", className)}>
      <div className="min-w-0 flex-1">
        <Primitive.Title className="text-lg font-semibold wrap-anywhere">{title}</Primitive.Title>
        {description ? <Primitive.Description className="mt-1 text-sm text-ink-soft">{description}</Primitive.Description> : null}
      </div>
      <Primitive.Close asChild>
        <Button variant="ghost" size="icon" aria-label="Close" className="-me-2 -mt-1">
          <Icon icon={X} size="lg" />
        </Button>
      </Primitive.Close>
    </header>
  );
}

/** The place and edge of a centred panel, shared with the alert dialog. */
export const dialogFrame =
  "overlay-panel fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[calc(100dvh-2rem)] w-full flex-col overflow-hidden rounded-t-xl sm:top-1/2 sm:bottom-auto sm:w-[calc(100%-2rem)] sm:-translate-y-1/2 sm:rounded-xl data-[state=closed]:animate-to-bottom data-[state=open]:animate-from-bottom sm:data-[state=closed]:animate-pop-out sm:data-[state=open]:animate-pop-in";

export function DialogBody({ children, isDrawer = false }: { children?: ReactNode; isDrawer?: boolean }) {
  const [body, overflows] = useOverflows<HTMLDivElement>();
  if (children === undefined || children === null || children === false) return <div className="h-5 shrink-0" />;
  return (
    <div
      ref={body}
      tabIndex={overflows ? 0 : undefined}
      className={classNames(
        "min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 focus-visible:-outline-offset-2",
        // What is scrolled ends at a line, not in the middle of nothing; a drawer has its line already.
        overflows && !isDrawer && "mt-4 border-t border-line",
      )}
    >
      {/* One box, whose growth can be observed. */}
      <div>{children}</div>
    </div>
  );
}

export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <footer
      data-dialog-footer
      className="flex flex-col-reverse gap-2 border-t border-line px-5 py-4 sm:flex-row sm:flex-wrap sm:justify-end"
    >
      {children}
    </footer>
  );
}
