import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { foldPlain } from "#app/lib/fold-plain.ts";
import { classNames } from "#app/ui/class-names.ts";
import type { FieldControl } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { mentionAt } from "../note-words.ts";
import { mentionOf } from "../note.ts";

export type Mentionable = { user_id: string; display_name: string };

type Props = {
  control: FieldControl;
  value: string;
  onChange: (value: string) => void;
  members: readonly Mentionable[];
  /** Called when an @ is typed first: time to load the members. */
  onAsk: () => void;
  onSubmit: () => void;
  autoFocus?: boolean;
};

const mostShown = 6;

/**
 * A text field in which an @ opens the list of members (ARIA's combobox: the focus stays in the field, the arrows move
 * the choice, Enter or Tab takes it, Escape closes the list). While no name is being typed it is a plain text field.
 */
export function MentionField({ control, value, onChange, members, onAsk, onSubmit, autoFocus }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [caret, setCaret] = useState(0);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [active, setActive] = useState(0);

  const mention = mentionAt(value, caret);
  const wanted = foldPlain(mention?.typed ?? "");
  const offered =
    mention && mention.start !== closedAt
      ? members
          .filter(({ display_name }) => ` ${foldPlain(display_name)}`.includes(` ${wanted}`))
          // What has been typed out needs no list.
          .filter(({ display_name }) => foldPlain(display_name) !== wanted.trimEnd())
          .slice(0, mostShown)
      : [];
  const isOpen = offered.length > 0;
  const chosen = Math.min(active, offered.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  const openAt = isOpen ? (mention?.start ?? null) : null;
  useEffect(() => {
    if (openAt === null) return;
    // Before the drawer or dialog around hears of it: Escape closes the list alone.
    function close(event: globalThis.KeyboardEvent) {
      if (event.key !== "Escape" || event.isComposing) return;
      event.stopPropagation();
      event.preventDefault();
      setClosedAt(openAt);
    }
    globalThis.addEventListener("keydown", close, { capture: true });
    return () => globalThis.removeEventListener("keydown", close, { capture: true });
  }, [openAt]);

  function read() {
    const at = field.current?.selectionStart ?? 0;
    setCaret(at);
    if (mentionAt(field.current?.value ?? "", at)) onAsk();
    else setClosedAt(null);
  }

  function take(member: Mentionable | undefined) {
    if (!member || !mention) return;
    const before = `${value.slice(0, mention.start)}${mentionOf(member.display_name)} `;
    onChange(before + value.slice(caret).replace(/^ /u, ""));
    setActive(0);
    setCaret(before.length);
    // After the new words stand in the field.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(before.length, before.length);
    });
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return onSubmit();
    }
    if (!isOpen) return;
    if (event.key === "ArrowDown") setActive((chosen + 1) % offered.length);
    else if (event.key === "ArrowUp") setActive((chosen + offered.length - 1) % offered.length);
    else if (event.key === "Enter" || event.key === "Tab") take(offered[chosen]);
    else return;
    event.preventDefault();
  }

  return (
    <div className="relative">
      <Textarea
        {...control}
        ref={field}
        name="text"
        rows={3}
        autoFocus={autoFocus}
        value={value}
        {...(isOpen
          ? {
              role: "combobox",
              "aria-expanded": true,
              "aria-haspopup": "listbox" as const,
              "aria-autocomplete": "list" as const,
              "aria-controls": listId,
              "aria-activedescendant": optionId(chosen),
            }
          : {})}
        onChange={(event) => {
          setActive(0);
          onChange(event.target.value);
          read();
        }}
        onKeyDown={onKeyDown}
        onKeyUp={read}
        onClick={read}
      />
      {isOpen ? (
        <div
          id={listId}
          role="listbox"
          aria-label="Members to mention"
          className="overlay-panel absolute inset-x-0 top-full z-10 mt-1 max-h-60 overflow-y-auto rounded-lg p-1"
        >
          {offered.map((member, index) => (
            // The field keeps the focus and has the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={member.user_id}
              id={optionId(index)}
              role="option"
              aria-selected={index === chosen}
              onPointerMove={() => setActive(index)}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(member)}
              className={classNames(
                "flex min-h-9 cursor-default items-center rounded-md px-2.5 py-1.5 text-sm touch:min-h-11",
                index === chosen && "bg-hover forced-colors:outline",
              )}
            >
              <bdi className="truncate">{member.display_name}</bdi>
            </div>
          ))}
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {isOpen ? `${offered.length} ${offered.length === 1 ? "member" : "members"}. Arrow keys choose, Enter takes.` : ""}
      </p>
    </div>
  );
}
