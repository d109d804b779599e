import { X } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import { Field } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { splitTags, withTags } from "./tags.ts";

type TagFieldProps = {
  label: string;
  hint?: string | undefined;
  error?: string | readonly string[] | null | undefined;
  optional?: boolean;
  name?: string;
  tags: readonly string[];
  onChange: (tags: string[]) => void;
};

/**
 * Several short texts in one field. Enter, a comma or leaving the field adds what was typed; Backspace in the empty field
 * takes the last one back to be mended; each can be taken away by its button.
 */
export function TagField({ label, hint, error, optional = false, name, tags, onChange }: TagFieldProps) {
  const [typed, setTyped] = useState("");
  const [said, setSaid] = useState("");
  const input = useRef<HTMLInputElement>(null);

  function add(text: string) {
    const added = splitTags(text);
    setTyped("");
    if (added.length === 0) return;
    onChange(withTags(tags, added));
    setSaid(`Added ${added.join(", ")}`);
  }
  function remove(tag: string) {
    onChange(tags.filter((other) => other !== tag));
    setSaid(`Removed ${tag}`);
    input.current?.focus();
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if ((event.key === "Enter" && typed.trim() !== "") || event.key === ",") {
      event.preventDefault();
      add(typed);
    } else if (event.key === "Backspace" && typed === "" && tags.length > 0) {
      event.preventDefault();
      setTyped(tags.at(-1) ?? "");
      onChange(tags.slice(0, -1));
    }
  }
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData("text");
    if (splitTags(text).length < 2) return;
    event.preventDefault();
    add(`${typed}${text}`);
  }

  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className="control flex flex-wrap items-center gap-1.5 px-1.5 py-1 focus-within:border-focus has-[[aria-invalid]]:border-danger">
          {tags.length > 0 ? (
            <ul aria-label={label} className="contents">
              {tags.map((tag) => (
                <li
                  key={tag}
                  className="flex max-w-full items-center gap-0.5 rounded-sm border border-line bg-raised ps-2 text-sm text-ink"
                >
                  <bdi className="min-w-0 truncate">{tag}</bdi>
                  <button
                    type="button"
                    aria-label={`Remove ${tag}`}
                    onClick={() => remove(tag)}
                    className="grid size-6 shrink-0 place-items-center rounded-sm text-ink-muted hover:bg-hover hover:text-ink touch:size-10"
                  >
                    <Icon icon={X} size="sm" />
                  </button>
                </li>
              ))}
            </ul>
          ) : null}
          <input
            {...control}
            ref={input}
            name={name}
            type="text"
            dir="auto"
            autoComplete="off"
            enterKeyHint="enter"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={press}
            onPaste={paste}
            onBlur={() => add(typed)}
            className="min-h-7 min-w-24 flex-1 bg-transparent px-1.5 text-sm text-ink outline-none touch:min-h-9 touch:text-[1rem]"
          />
          <span role="status" className="sr-only">
            {said}
          </span>
        </div>
      )}
    </Field>
  );
}
