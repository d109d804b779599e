import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { MessageSquareText } from "lucide-react";
import { failureMessage } from "#app/lib/errors.ts";
import { Drawer } from "#app/ui/drawer.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { notify } from "#app/ui/notify.ts";
import { PagedList } from "#app/ui/paged-list.tsx";
import { addDossierNote, editDossierNote, removeDossierNote, restoreDossierNote } from "../notes.functions.ts";
import { notesQuery } from "../notes.queries.ts";
import { NoteForm } from "./note-form.tsx";
import { NoteItem } from "./note-item.tsx";

type Props = {
  workspaceId: string;
  dossierId: string;
  currentUserId: string;
  /** Notes on this incident alone; on the dossier and all its incidents without one. */
  incident?: { id: string; title: string } | undefined;
  onOpenIncident: (incidentId: string) => void;
  onChanged: () => void;
  onClose: () => void;
};

/** What members write to each other about a dossier, or about one of its incidents. */
export function NotesDrawer({ workspaceId, dossierId, currentUserId, incident, onOpenIncident, onChanged, onClose }: Props) {
  const queryClient = useQueryClient();
  const query = notesQuery(workspaceId, dossierId, incident?.id);
  const list = useInfiniteQuery(query);
  const notes = list.data?.pages.flatMap((page) => page.notes) ?? [];

  async function refresh() {
    onChanged();
    await queryClient.invalidateQueries({ queryKey: query.queryKey });
  }

  async function restore(noteId: string) {
    try {
      await restoreDossierNote({ data: { workspaceId, noteId } });
      await refresh();
      notify.success("The note is back");
    } catch (error) {
      notify.error(`The note could not be put back\n${failureMessage(error)}`);
    }
  }

  async function remove(noteId: string) {
    try {
      await removeDossierNote({ data: { workspaceId, noteId } });
      await refresh();
      notify.success("Note removed", { duration: 10_000, action: { label: "Undo", onPress: () => void restore(noteId) } });
    } catch (error) {
      notify.error(`The note was not removed\n${failureMessage(error)}`);
    }
  }

  return (
    <Drawer
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={incident ? "Notes on an incident" : "Notes"}
      description={
        incident ? <bdi>{incident.title}</bdi> : "Seen by the members of this workspace alone; in no export and no report."
      }
    >
      <div className="grid gap-4">
        <NoteForm
          workspaceId={workspaceId}
          label="New note"
          submitLabel="Write the note"
          autoFocus
          onSave={async (note, idempotencyKey) => {
            await addDossierNote({
              data: { workspaceId, dossierId, ...(incident ? { incidentId: incident.id } : {}), ...note, idempotencyKey },
            });
            await refresh();
          }}
        />
        <PagedList
          what="The notes"
          list={list}
          count={notes.length}
          status={
            notes.length > 0 ? `${notes.length}${list.hasNextPage ? "+" : ""} ${notes.length === 1 ? "note" : "notes"}` : null
          }
          empty={
            <EmptyState icon={MessageSquareText} title="No notes yet" level={3} look="quiet">
              Questions, doubts, what is still to be done: what a colleague should know.
            </EmptyState>
          }
        >
          <ul>
            {notes.map((note) => (
              <NoteItem
                key={note.id}
                workspaceId={workspaceId}
                note={note}
                isOwn={note.author.user_id === currentUserId}
                {...(incident ? {} : { onOpenIncident })}
                onEdit={async (changed) => {
                  await editDossierNote({ data: { workspaceId, noteId: note.id, ...changed } });
                  await refresh();
                }}
                onRemove={() => remove(note.id)}
              />
            ))}
          </ul>
        </PagedList>
      </div>
    </Drawer>
  );
}
