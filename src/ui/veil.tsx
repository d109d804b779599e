import { Eye, EyeOff } from "lucide-react";
import { createContext, type ReactNode, use, useState } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

const Covering = createContext(false);
const blurred = "blur-[5px] select-none print:blur-none forced-colors:invisible";

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
  /** A title, of which what stands in quotation marks is covered: a list stays readable by the rest. */
  coverQuotes: (text: string) => ReactNode;
};

/** With the marks; an apostrophe opens and closes nothing. */
const quoted = /("[^"]+"|“[^“”]+”|„[^„“”]+[“”]|«[^«»]+»|‘[^‘]+?’(?!\p{L})|(?<![\p{L}\d])'[^']+'(?!\p{L}))/u;

/** Of a title what stands in quotation marks, covered where this person wants distressing content covered. */
export function VeiledQuotes({ text }: { text: string }) {
  return use(Covering) ? coverQuotes(text) : text;
}

function coverQuotes(text: string): ReactNode {
  return text.split(quoted).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index}>
        <span aria-hidden className={classNames(blurred, "rounded-xs")}>
          {part}
        </span>
        <span className="sr-only">(covered words)</span>
      </span>
    ),
  );
}

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
        <div inert aria-hidden className={classNames(blurred, className)}>
          {content}
        </div>
      ),
    coverQuotes: (text) => (isOpen ? text : coverQuotes(text)),
  };
}
