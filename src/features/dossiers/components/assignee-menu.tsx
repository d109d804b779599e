import { useQuery } from "@tanstack/react-query";
import { UserRound } from "lucide-react";
import { useState } from "react";
import { membersQuery } from "#app/features/workspaces/workspaces.queries.ts";
import { failureMessage } from "#app/lib/errors.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Menu, MenuLabel, MenuRadioGroup, MenuRadioItem } from "#app/ui/menu.tsx";
import { notify } from "#app/ui/notify.ts";
import { assignDossier } from "../dossiers.functions.ts";

type Person = { id: string; name: string };
type Props = { workspaceId: string; dossierId: string; assignee: Person | null; currentUserId: string; onChanged: () => void };

const nobody = "nobody";

/** Who looks after the dossier, and the way to give it to somebody else. */
export function AssigneeMenu({ workspaceId, dossierId, assignee, currentUserId, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const { data: members, isError } = useQuery({ ...membersQuery(workspaceId), enabled: isOpen, staleTime: 0 });

  async function assign(to: Person | null, undo: Person | null) {
    if (isPending || to?.id === undo?.id) return;
    setPending(true);
    try {
      await assignDossier({ data: { workspaceId, dossierId, userId: to?.id ?? null } });
      onChanged();
      const told = to && to.id !== currentUserId ? "\nThey are told by e-mail." : "";
      notify.success(to ? `Assigned to ${to.id === currentUserId ? "you" : to.name}${told}` : "Assigned to nobody", {
        duration: 10_000,
        action: { label: "Undo", onPress: () => void assign(undo, to) },
      });
    } catch (error) {
      notify.error(`It was not assigned\n${failureMessage(error)}`);
    }
    setPending(false);
  }

  return (
    <Menu
      align="start"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="outline" size="sm" pending={isPending} className="max-w-full min-w-0">
          <Icon icon={UserRound} />
          <span className="truncate">
            {assignee ? (
              <>
                Assigned to <bdi>{assignee.id === currentUserId ? "you" : assignee.name}</bdi>
              </>
            ) : (
              "Assign"
            )}
          </span>
        </Button>
      }
    >
      <MenuLabel>
        {isError ? "The members could not be loaded" : members ? "Who looks after it" : "Loading the members…"}
      </MenuLabel>
      {members ? (
        <MenuRadioGroup
          value={assignee?.id ?? nobody}
          onValueChange={(id) => {
            const member = members.find(({ user_id }) => user_id === id);
            void assign(member ? { id, name: member.display_name } : null, assignee);
          }}
        >
          {members.map((member) => (
            <MenuRadioItem key={member.user_id} value={member.user_id}>
              <bdi>{member.display_name}</bdi>
              {member.user_id === currentUserId ? <span className="text-ink-muted"> (you)</span> : null}
            </MenuRadioItem>
          ))}
          <MenuRadioItem value={nobody}>Nobody</MenuRadioItem>
        </MenuRadioGroup>
      ) : null}
    </Menu>
  );
}
