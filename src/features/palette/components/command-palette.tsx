import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { BookOpenText, FilePlus2, FileText, TriangleAlert, UserRound } from "lucide-react";
import { useState } from "react";
import { foldForSearch } from "#app/lib/search-folding.ts";
import { CommandDialog } from "#app/ui/command-dialog.tsx";
import { CommandList, type CommandGroup } from "#app/ui/command-list.tsx";
import type { IconShape } from "#app/ui/icon.tsx";
import { Kbd } from "#app/ui/kbd.tsx";
import { useDebounced } from "#app/ui/use-debounced.ts";
import type { WorkspaceFindings } from "../palette.ts";
import { findingsQuery } from "../palette.queries.ts";

/** A page or an action that is offered by its words. */
export type PaletteCommand = {
  id: string;
  label: string;
  icon: IconShape;
  kind: "page" | "action";
  /** Other words that people call it by. */
  words?: string;
  keys?: string;
  run: () => void;
};

type Props = {
  workspaceId: string;
  workspaceSlug: string;
  commands: readonly PaletteCommand[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const pause = 120;
const noFindings: WorkspaceFindings = { dossiers: [], subjects: [], incidents: [], sources: [] };

/** Goes to whatever the workspace holds, and does what can be done, by typing a few letters of it. */
export function CommandPalette({ open, onOpenChange, ...props }: Props) {
  // Opened again while it fades out it is still the same dialog: what was typed before is not typed again.
  const [openings, setOpenings] = useState({ count: 0, open });
  if (openings.open !== open) setOpenings({ count: openings.count + (open ? 1 : 0), open });
  return (
    <CommandDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Go to or do"
      footer={
        <span className="flex gap-4">
          <span>
            <Kbd>↑</Kbd> <Kbd>↓</Kbd> choose
          </span>
          <span>
            <Kbd>Enter</Kbd> open
          </span>
          <span>
            <Kbd>Esc</Kbd> close
          </span>
        </span>
      }
    >
      <Palette {...props} opening={openings.count} onClose={() => onOpenChange(false)} />
    </CommandDialog>
  );
}

function Palette({
  workspaceId,
  workspaceSlug,
  commands,
  opening,
  onClose,
}: Omit<Props, "open" | "onOpenChange"> & { opening: number; onClose: () => void }) {
  const navigate = useNavigate();
  const [typing, setTyping] = useState({ opening, query: "" });
  const query = typing.opening === opening ? typing.query : "";
  const typed = query.trim();
  const settled = useDebounced(typed, pause);
  const answer = useQuery(findingsQuery(workspaceId, settled));
  const findings = typed === "" ? noFindings : (answer.data ?? noFindings);
  const isBusy = typed !== "" && (settled !== typed || answer.isFetching);

  const openDossier = (dossierId: string, hash?: string) => () =>
    void navigate({
      to: "/$workspaceSlug/dossiers/$dossierId",
      params: { workspaceSlug, dossierId },
      ...(hash ? { hash } : {}),
    });
  const choices = new Map<string, () => void>(commands.map((command) => [command.id, command.run]));
  const wanted = foldForSearch(typed).split(" ").filter(Boolean);
  const offered = commands.filter(({ label, words }) => {
    const own = ` ${foldForSearch(`${label} ${words ?? ""}`)}`;
    return wanted.every((word) => own.includes(` ${word}`));
  });
  const shown = new Set(findings.dossiers.map(({ id }) => id));
  // Whoever has one dossier, shown already, is not offered twice.
  const people = findings.subjects.filter(({ dossierId, dossierCount }) => dossierCount !== 1 || !shown.has(dossierId ?? ""));

  const add = (id: string, run: () => void) => {
    choices.set(id, run);
    return id;
  };
  const commandOptions = (kind: PaletteCommand["kind"]) =>
    offered.filter((command) => command.kind === kind).map(({ id, label, icon, keys }) => ({ id, label, icon, trailing: keys }));
  const groups: CommandGroup[] = [
    {
      id: "dossiers",
      label: "Dossiers",
      options: findings.dossiers.map(({ id, name, folder }) => ({
        id: add(`dossier-${id}`, openDossier(id)),
        label: name,
        icon: FileText,
        ...(folder ? { detail: `In ${folder}` } : {}),
      })),
    },
    {
      id: "subjects",
      label: "People",
      options: people.map(({ id, name, dossierId, dossierCount }) => ({
        id: add(
          `subject-${id}`,
          dossierId
            ? openDossier(dossierId)
            : () =>
                void navigate({ to: "/$workspaceSlug/dossiers/new", params: { workspaceSlug }, state: { subjectName: name } }),
        ),
        label: name,
        icon: UserRound,
        detail: dossierId ? `${dossierCount} dossiers: open the newest` : "No dossier yet: make one",
      })),
    },
    { id: "pages", label: "Pages", options: commandOptions("page") },
    { id: "actions", label: "Actions", options: commandOptions("action") },
    {
      id: "incidents",
      label: "Incidents",
      options: findings.incidents.map(({ id, title, date, subject, dossierId }) => ({
        id: add(`incident-${id}`, openDossier(dossierId, `incident-${id}`)),
        label: title,
        icon: TriangleAlert,
        detail: `${subject} · ${date}`,
      })),
    },
    {
      id: "sources",
      label: "Sources",
      options: findings.sources.map(({ id, title }) => ({
        id: add(
          `source-${id}`,
          () => void navigate({ to: "/$workspaceSlug/library/$sourceId", params: { workspaceSlug, sourceId: id } }),
        ),
        label: title,
        icon: BookOpenText,
      })),
    },
    {
      id: "new",
      options:
        typed !== "" && !isBusy
          ? [
              {
                id: add(
                  "new-named",
                  () =>
                    void navigate({
                      to: "/$workspaceSlug/dossiers/new",
                      params: { workspaceSlug },
                      state: { subjectName: typed },
                    }),
                ),
                label: `New dossier about “${typed}”`,
                icon: FilePlus2,
              },
            ]
          : [],
    },
  ];
  const count = groups.reduce((sum, group) => sum + (group.id === "new" ? 0 : group.options.length), 0);
  const status = answer.isError
    ? "The search could not be made. Pages and actions can still be chosen."
    : isBusy
      ? "Searching"
      : typed === ""
        ? `${count} pages and actions`
        : count === 0
          ? "Nothing bears this name."
          : `${count} found`;
  return (
    <>
      <CommandList
        label="Search the workspace"
        autoFocus={false}
        placeholder="A name, an incident, a source, a page…"
        query={query}
        onQueryChange={(text) => setTyping({ opening, query: text })}
        groups={groups}
        isBusy={isBusy}
        status={status}
        onChoose={(id) => {
          const run = choices.get(id);
          onClose();
          run?.();
        }}
      />
      {answer.isError && typed !== "" ? (
        <p role="alert" className="px-2.5 pt-2 text-xs text-danger">
          {status}
        </p>
      ) : null}
    </>
  );
}
