import { useEffect, useId, useRef, useState } from "react";
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
  const isSaving = useRef(false);

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
    if (isSaving.current || isOver.current) return;
    // Going elsewhere from an empty field, or one that says what it said, gives up; anything else typed stays, with its message.
    if (!byKey && name.trim() === "") return end(false);
    if (name !== "" && name === initial) return end(byKey);
    isSaving.current = true;
    setPending(true);
    try {
      const { folderNameSchema } = await import("../file-system.ts");
      const parsed = folderNameSchema.safeParse(name);
      if (!parsed.success) return setError(parsed.error.issues[0]?.message ?? "Name is required");
      if (parsed.data !== initial) await onSave(parsed.data);
      return end(byKey);
    } catch (refusal) {
      return setError(reasonOf(refusal));
    } finally {
      isSaving.current = false;
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
