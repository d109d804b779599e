import { useState } from "react";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { RelativeTime } from "#app/ui/relative-time.tsx";
import { partsOfNote } from "../note-words.ts";
import type { NoteView } from "../note.ts";
import { NoteForm } from "./note-form.tsx";

type Props = {
  workspaceId: string;
  note: NoteView;
  isOwn: boolean;
  /** Where notes of several incidents stand together: to the incident. */
  onOpenIncident?: (incidentId: string) => void;
  onEdit: (note: { text: string; mentions: string[] }) => Promise<void>;
  onRemove: () => Promise<void>;
};

/** One note, as plain text with its mentions told apart. */
export function NoteItem({ workspaceId, note, isOwn, onOpenIncident, onEdit, onRemove }: Props) {
  const [isEditing, setEditing] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  return (
    <li className="grid gap-2 border-b border-line py-4 last:border-b-0">
      <div className="flex items-center gap-2.5">
        <Avatar name={note.author.name} size="sm" />
        <div className="min-w-0 flex-1 text-sm">
          <bdi className="font-medium wrap-anywhere text-ink">{note.author.name}</bdi>{" "}
          <span className="text-xs text-ink-muted">
            <RelativeTime date={note.created_at} />
            {note.edited_at ? " · changed" : null}
          </span>
        </div>
      </div>
      {note.incident && onOpenIncident ? (
        <button
          type="button"
          onClick={() => onOpenIncident(note.incident?.id ?? "")}
          className="text-button text-button-lined justify-self-start text-start text-xs text-ink-muted"
        >
          On the incident “<bdi>{note.incident.title}</bdi>”
        </button>
      ) : null}
      {isEditing ? (
        <NoteForm
          workspaceId={workspaceId}
          label="Change the note"
          submitLabel="Save"
          initialText={note.text}
          autoFocus
          onCancel={() => setEditing(false)}
          onSave={async (changed) => {
            await onEdit(changed);
            setEditing(false);
          }}
        />
      ) : (
        <>
          <p dir="auto" className="text-sm [unicode-bidi:plaintext] wrap-anywhere whitespace-pre-wrap text-ink-soft">
            {partsOfNote(
              note.text,
              note.mentions.map(({ name }) => name),
            ).map((part, index) =>
              part.isMention ? (
                <bdi key={index} className="rounded-sm bg-accent-soft px-1 font-medium text-accent">
                  {part.text}
                </bdi>
              ) : (
                part.text
              ),
            )}
          </p>
          {isOwn ? (
            <div className="flex gap-1">
              <Button size="sm" variant="ghost" onClick={() => setEditing(true)}>
                Change
              </Button>
              <Button
                size="sm"
                variant="ghost"
                pending={isRemoving}
                onClick={() => {
                  setRemoving(true);
                  void onRemove().finally(() => setRemoving(false));
                }}
              >
                Remove
              </Button>
            </div>
          ) : null}
        </>
      )}
    </li>
  );
}
