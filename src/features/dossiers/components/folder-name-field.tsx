import { useEffect, useId, useRef, useState } from "react";
import { folderNameSchema } from "../file-system.ts";
import { reasonOf } from "./use-file-actions.ts";

type Props = {
  label: string;
  initial: string;
  /** Rejects with what is to be shown beside the field. */
  onSave: (name: string) => Promise<void>;
  /** It was saved or given up; `byKey` says that the focus goes back to the line. */
  onDone: (byKey: boolean) => void;
};

/** A folder's name, written in its place: Enter saves, Escape gives up, going elsewhere saves what is a name. */
export function FolderNameField({ label, initial, onSave, onDone }: Props) {
  const [name, setName] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const errorId = useId();
  const field = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  function end(byKey: boolean) {
    if (isOver.current) return;
    isOver.current = true;
    onDone(byKey);
  }

  async function save(byKey: boolean) {
    if (isPending || isOver.current) return;
    const parsed = folderNameSchema.safeParse(name);
    if (!parsed.success) {
      // Going elsewhere from an empty field gives up; anything else typed stays, with its message.
      if (!byKey && name.trim() === "") return end(false);
      setError(parsed.error.issues[0]?.message ?? "Name is required");
      return;
    }
    if (parsed.data === initial) return end(byKey);
    setPending(true);
    try {
      await onSave(parsed.data);
      end(byKey);
    } catch (refusal) {
      setError(reasonOf(refusal));
      setPending(false);
    }
  }

  return (
    <span className="relative min-w-0 flex-1">
      <input
        ref={field}
        dir="auto"
        aria-label={label}
        data-own-escape
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : errorId}
        autoComplete="off"
        maxLength={400}
        readOnly={isPending}
        value={name}
        onChange={(event) => {
          setError(null);
          setName(event.target.value);
        }}
        onBlur={() => void save(false)}
        // The line around has keys and presses of its own.
        onClick={(event) => event.stopPropagation()}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.nativeEvent.isComposing) return;
          if (event.key === "Enter") void save(true);
          else if (event.key === "Escape") {
            event.preventDefault();
            end(true);
          }
        }}
        className="control min-h-7 px-1.5 text-sm touch:min-h-9 touch:text-[1rem]"
      />
      {error === null ? null : (
        <span
          id={errorId}
          role="alert"
          className="overlay-panel absolute start-0 top-full z-20 mt-1 rounded-md px-2 py-1 text-xs text-danger"
        >
          {error}
        </span>
      )}
    </span>
  );
}
