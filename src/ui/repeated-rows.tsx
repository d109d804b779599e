import { Plus, X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

type RepeatedRowsProps<Row> = {
  title: string;
  /** What one row is, in its button: "phone number". */
  one: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Below this many none can be taken away. */
  least?: number;
  most?: number;
  onAdd: () => void;
  onRemove: (row: Row) => void;
  /** The controls of a row. */
  children: (row: Row, index: number) => ReactNode;
};

/** Rows of the same controls that can be added and taken away; the focus goes to the new one, or stays beside the gap. */
export function RepeatedRows<Row>(props: RepeatedRowsProps<Row>) {
  const { title, one, rows, keyOf, least = 0, most = 20, onAdd, onRemove, children } = props;
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const wanted = useRef<number | null>(null);

  // After each drawing: what is wanted is there once the rows have changed.
  useEffect(() => {
    if (wanted.current === null) return;
    const at = wanted.current;
    wanted.current = null;
    const groups = section.current?.querySelectorAll<HTMLElement>(":scope > fieldset") ?? [];
    const group = groups[Math.min(at, groups.length - 1)];
    const target = group?.querySelector<HTMLElement>("input, select, textarea") ?? section.current?.querySelector("button");
    target?.focus();
  });

  return (
    <section ref={section} aria-labelledby={titleId} className="grid gap-3">
      <h3 id={titleId} className="text-sm font-semibold text-ink">
        {title}
      </h3>
      {rows.map((row, index) => (
        <fieldset key={keyOf(row)} className="flex items-start gap-2 rounded-md border border-line p-3">
          <legend className="sr-only">
            {title} {index + 1}
          </legend>
          <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">{children(row, index)}</div>
          {rows.length > least ? (
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remove ${one} ${index + 1}`}
              onClick={() => {
                wanted.current = index;
                onRemove(row);
              }}
            >
              <Icon icon={X} />
            </Button>
          ) : null}
        </fieldset>
      ))}
      {rows.length < most ? (
        <Button
          variant="placeholder"
          size="sm"
          className="justify-self-start"
          onClick={() => {
            wanted.current = rows.length;
            onAdd();
          }}
        >
          <Icon icon={Plus} />
          Add {/^[aeiou]/.test(one) ? "an" : "a"} {one}
        </Button>
      ) : null}
    </section>
  );
}
