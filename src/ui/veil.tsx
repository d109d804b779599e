import { Eye, EyeOff } from "lucide-react";
import { createContext, type ReactNode, use, useState } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

const Covering = createContext(false);

/** Whether what stands behind veils is covered until it is opened; pictures lose their colours meanwhile. */
export function VeilProvider({ isCovered, children }: { isCovered: boolean; children: ReactNode }) {
  return (
    <Covering value={isCovered}>
      <div className="contents" data-covered={isCovered}>
        {children}
      </div>
    </Covering>
  );
}

export type Veil = {
  /** Opens and covers again; null where nothing is covered. */
  button: ReactNode;
  /** Something that can hurt, blurred and out of reach of keyboard and readers while it is covered. */
  cover: (content: ReactNode, className?: string) => ReactNode;
};

/** A veil over several things of one place, with one button. `what`: 'the quotations'. */
export function useVeil(what: string): Veil {
  const isCovered = use(Covering);
  // What was opened is covered again when covering is switched on anew.
  const [opened, setOpened] = useState<boolean | null>(null);
  const isOpen = !isCovered || opened === true;
  if (!isCovered && opened !== null) setOpened(null);
  return {
    button: isCovered ? (
      <Button size="sm" variant="outline" aria-expanded={isOpen} onClick={() => setOpened(!isOpen)}>
        <Icon icon={isOpen ? EyeOff : Eye} size="sm" />
        {isOpen ? `Cover ${what}` : `Show ${what}`}
        {isOpen ? null : <span className="sr-only">(covered, it may be distressing)</span>}
      </Button>
    ) : null,
    cover: (content, className) =>
      isOpen ? (
        content
      ) : (
        <div
          inert
          aria-hidden
          className={classNames("blur-[5px] select-none print:blur-none forced-colors:invisible", className)}
        >
          {content}
        </div>
      ),
  };
}
