import { useQuery } from "@tanstack/react-query";
import { useRef, useState, type FormEvent } from "react";
import { membersQuery } from "#app/features/workspaces/workspaces.queries.ts";
import { failureMessage, isAppError, notSaved } from "#app/lib/errors.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { partsOfNote } from "../note-words.ts";
import { longestNote, mentionOf, noteFields } from "../note.ts";
import { MentionField, type Mentionable } from "./mention-field.tsx";

type Props = {
  workspaceId: string;
  label: string;
  submitLabel: string;
  initialText?: string;
  autoFocus?: boolean;
  /** Saves it; called once for a press, however often it is pressed. `key` is the same for every try of the same words. */
  onSave: (note: { text: string; mentions: string[] }, key: string) => Promise<void>;
  onCancel?: () => void;
};

/** Writes a note: plain text, with colleagues mentioned by an @. What was typed stays when saving fails. */
export function NoteForm({ workspaceId, label, submitLabel, initialText = "", autoFocus, onSave, onCancel }: Props) {
  const [text, setText] = useState(initialText);
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  // Members are loaded with the first @; a changed note has some already.
  const [isAsked, setAsked] = useState(initialText.includes("@"));
  const { data: members = [] } = useQuery({ ...membersQuery(workspaceId), enabled: isAsked });
  const isSending = useRef(false);
  const key = useRef<string | null>(null);

  async function save() {
    if (isSending.current) return;
    const parsed = noteFields.safeParse({ text, mentions: mentionedIn(text, members) });
    if (!parsed.success) {
      setError(parsed.error.issues[0]?.message ?? "This note cannot be saved");
      return;
    }
    isSending.current = true;
    setPending(true);
    setError(null);
    key.current ??= crypto.randomUUID();
    try {
      await onSave(parsed.data, key.current);
      key.current = null;
      setText("");
    } catch (failure) {
      const message = failureMessage(failure, notSaved);
      setError(isAppError(failure) ? (failure.fields?.["text"] ?? message) : message);
    }
    isSending.current = false;
    setPending(false);
  }

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save();
      }}
      className="grid gap-3"
    >
      <Field
        label={label}
        error={error}
        hint="Plain text. @ mentions a colleague, who is told by e-mail."
        aside={
          text.length > longestNote * 0.9
            ? `${text.length.toLocaleString("en")} of ${longestNote.toLocaleString("en")}`
            : undefined
        }
      >
        {(control) => (
          <MentionField
            control={control}
            value={text}
            onChange={(next) => {
              // Other words are another note.
              key.current = null;
              setText(next);
            }}
            members={members}
            onAsk={() => setAsked(true)}
            onSubmit={() => void save()}
            {...(autoFocus ? { autoFocus } : {})}
          />
        )}
      </Field>
      <div className="flex justify-end gap-2">
        {onCancel ? (
          <Button size="sm" variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
        <Button size="sm" type="submit" variant="primary" pending={isPending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

function mentionedIn(text: string, members: readonly Mentionable[]): string[] {
  const named = new Set(
    partsOfNote(
      text,
      members.map(({ display_name }) => display_name),
    )
      .filter(({ isMention }) => isMention)
      .map((part) => part.text),
  );
  return members.filter(({ display_name }) => named.has(mentionOf(display_name))).map(({ user_id }) => user_id);
}
