import { Search } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconShape } from "./icon.tsx";
import { Spinner } from "./spinner.tsx";

export type CommandOption = {
  id: string;
  /** What is read out and shown. */
  label: string;
  /** Under the label: where it is, why it cannot be chosen. */
  detail?: ReactNode;
  icon?: IconShape;
  /** At the end of the line: keys, a status. */
  trailing?: ReactNode;
  /** Steps to the right, for what lies in something above it. */
  depth?: number;
  disabled?: boolean;
};

export type CommandGroup = { id: string; label?: string; options: readonly CommandOption[] };

type CommandListProps = {
  /** Names the field and the list. */
  label: string;
  placeholder?: string;
  query: string;
  onQueryChange: (query: string) => void;
  groups: readonly CommandGroup[];
  onChoose: (id: string) => void;
  isBusy?: boolean;
  /** Read out as it changes: how many were found, or that nothing was. */
  status: string;
  /** In the list's place when there is nothing to choose. */
  empty?: ReactNode;
  /** False where the field is the first thing that takes the focus anyway. */
  autoFocus?: boolean;
};

/**
 * A field and the list that it steers (ARIA's combobox with a list): the arrows move the choice while the focus stays in
 * the field, Enter chooses. What the list holds is for the page to say.
 */
export function CommandList({
  label,
  placeholder,
  query,
  onQueryChange,
  groups,
  onChoose,
  isBusy = false,
  status,
  empty,
  autoFocus = true,
}: CommandListProps) {
  const listId = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const options = groups.flatMap((group) => group.options);
  const choosable = options.filter((option) => !option.disabled);
  // The first one, until the person has gone to another that is still there.
  const active = choosable.find((option) => option.id === chosen) ?? choosable[0];
  const optionId = (id: string) => `${listId}-${id}`;
  const activeId = active ? optionId(active.id) : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  // Enter pressed before the answer to what was typed: it is for that answer, not for the one before.
  const isWaiting = useRef(false);
  const choose = useRef(onChoose);
  useEffect(() => {
    choose.current = onChoose;
  });
  const activeOptionId = active?.id;
  useEffect(() => {
    if (isBusy || !isWaiting.current) return;
    isWaiting.current = false;
    if (activeOptionId !== undefined) choose.current(activeOptionId);
  }, [isBusy, activeOptionId]);

  function go(to: number) {
    const next = choosable[(to + choosable.length) % choosable.length];
    if (next) setChosen(next.id);
  }

  function onKeyDown(event: KeyboardEvent) {
    // While a word is being composed (Japanese, Chinese) the keys belong to that.
    if (event.nativeEvent.isComposing) return;
    const at = active ? choosable.indexOf(active) : -1;
    if (event.key === "ArrowDown") go(at + 1);
    else if (event.key === "ArrowUp") go(at - 1);
    else if (event.key === "PageDown") go(Math.min(at + 8, choosable.length - 1));
    else if (event.key === "PageUp") go(Math.max(at - 8, 0));
    else if (event.key === "Enter") {
      if (isBusy) isWaiting.current = true;
      else if (active) onChoose(active.id);
    } else return;
    event.preventDefault();
  }

  return (
    <div className="flex min-h-0 flex-col">
      <div className="relative shrink-0">
        <span className="pointer-events-none absolute inset-y-0 start-0 grid w-10 place-items-center text-ink-muted">
          {isBusy ? <Spinner size="md" /> : <Icon icon={Search} />}
        </span>
        <input
          type="text"
          role="combobox"
          dir="auto"
          aria-label={label}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          aria-busy={isBusy}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          autoFocus={autoFocus}
          placeholder={placeholder}
          value={query}
          maxLength={200}
          onChange={(event) => {
            isWaiting.current = false;
            setChosen(null);
            list.current?.scrollTo({ top: 0 });
            onQueryChange(event.target.value);
          }}
          onKeyDown={onKeyDown}
          className="control min-h-11 ps-10 pe-3 text-base touch:text-[1rem]"
        />
      </div>
      <p role="status" className="sr-only">
        {status}
      </p>
      {options.length === 0 ? <div className="px-2 py-8 text-center text-sm text-ink-muted">{empty ?? status}</div> : null}
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={label}
        // Scrolled by the keys of the field.
        tabIndex={-1}
        className={classNames(
          "mt-2 max-h-[min(26rem,55dvh)] overflow-y-auto overscroll-contain",
          options.length === 0 && "hidden",
        )}
      >
        {groups.map((group) =>
          group.options.length === 0 ? null : (
            <div key={group.id} role="group" aria-labelledby={group.label ? `${listId}-group-${group.id}` : undefined}>
              {group.label ? (
                <div id={`${listId}-group-${group.id}`} className="px-2.5 pt-3 pb-1 text-xs font-medium text-ink-muted">
                  {group.label}
                </div>
              ) : null}
              {group.options.map((option) => (
                <Option
                  key={option.id}
                  id={optionId(option.id)}
                  option={option}
                  isActive={option === active}
                  onPoint={() => setChosen(option.id)}
                  onChoose={() => onChoose(option.id)}
                />
              ))}
            </div>
          ),
        )}
      </div>
    </div>
  );
}

type OptionProps = { id: string; option: CommandOption; isActive: boolean; onPoint: () => void; onChoose: () => void };

function Option({ id, option, isActive, onPoint, onChoose }: OptionProps) {
  const { label, detail, icon, trailing, depth = 0, disabled = false } = option;
  return (
    // The field keeps the focus and has the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-disabled={disabled || undefined}
      onPointerMove={disabled || isActive ? undefined : onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={disabled ? undefined : onChoose}
      style={depth > 0 ? { paddingInlineStart: `${0.625 + Math.min(depth, 8) * 0.875}rem` } : undefined}
      className={classNames(
        "flex min-h-9 items-center gap-2.5 rounded-md px-2.5 py-1.5 text-sm touch:min-h-11",
        disabled ? "cursor-not-allowed text-ink-muted" : "cursor-default text-ink",
        isActive && "bg-hover forced-colors:outline",
      )}
    >
      {icon ? <Icon icon={icon} className={isActive ? "shrink-0 text-accent" : "shrink-0 text-ink-muted"} /> : null}
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate">
          {label}
        </span>
        {detail ? <span className="block truncate text-xs text-ink-muted">{detail}</span> : null}
      </span>
      {trailing ? <span className="shrink-0 text-xs text-ink-muted">{trailing}</span> : null}
    </div>
  );
}
