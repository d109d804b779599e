import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { scrim } from "./dialog-frame.tsx";
import { useFocusReturn } from "./focus-return.ts";
import { Icon } from "./icon.tsx";

type SidebarDrawerProps = { label: string; open: boolean; onOpenChange: (open: boolean) => void; children: ReactNode };

/** The sidebar on screens that have no room for it beside the page. */
export function SidebarDrawer({ label, open, onOpenChange, children }: SidebarDrawerProps) {
  const focusReturn = useFocusReturn(open);
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={scrim} />
        <Primitive.Content
          {...focusReturn}
          aria-describedby={undefined}
          // A field with something to give up takes the key for itself (data-own-escape).
          onEscapeKeyDown={(event) => {
            if (event.target instanceof HTMLElement && event.target.hasAttribute("data-own-escape")) event.preventDefault();
          }}
          className="fixed inset-y-0 start-0 z-50 flex w-80 max-w-[calc(100vw-3rem)] flex-col border-e border-line bg-sunken shadow-overlay data-[state=closed]:animate-to-left data-[state=open]:animate-from-left"
        >
          <Primitive.Title className="sr-only">{label}</Primitive.Title>
          {children}
          <span className="absolute start-full top-2 ms-0.5">
            <Primitive.Close asChild>
              <Button variant="secondary" size="icon" aria-label="Close navigation">
                <Icon icon={X} size="lg" />
              </Button>
            </Primitive.Close>
          </span>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
