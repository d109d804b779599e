import { MoreHorizontal } from "lucide-react";
import { useState } from "react";
import { planNames } from "#app/features/billing/plans.ts";
import { failureMessage } from "#app/lib/errors.ts";
import { AlertDialog } from "#app/ui/alert-dialog.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Menu, MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import { notify } from "#app/ui/notify.ts";
import { EmailText } from "#app/ui/email-text.tsx";
import type { Member } from "../members.server.ts";
import { changeMemberRole, removeMember, transferWorkspace } from "../workspaces.functions.ts";
import type { Workspace } from "../workspaces.server.ts";

type Props = {
  workspace: Workspace;
  members: readonly Member[];
  limit: number;
  isOwner: boolean;
  userId: string;
  onChanged: () => Promise<void>;
};

type Asked = { kind: "remove" | "transfer"; member: Member };

/** Who is in the workspace; for owners with what they may do about it. */
export function MemberList({ workspace, members, limit, isOwner, userId, onChanged }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const workspaceId = workspace.id;

  async function changeRole(member: Member) {
    const role = member.role === "owner" ? "member" : "owner";
    try {
      await changeMemberRole({ data: { workspaceId, memberId: member.id, role } });
      notify.success(`${member.display_name} is now ${role === "owner" ? "an owner" : "a member"}`);
    } catch (error) {
      notify.error(`Nothing was changed\n${failureMessage(error)}`);
    }
    await onChanged();
  }

  return (
    <Card>
      <CardHeader
        title="Members"
        description={`${members.length} of ${limit} that the ${planNames[workspace.plan]} plan allows, owners included.`}
      />
      <ul className="mt-2 divide-y divide-line">
        {members.map((member) => (
          <li key={member.id} className="flex min-w-0 items-center gap-3 px-5 py-3">
            <Avatar name={member.display_name} src={member.avatar_url} />
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1.5">
              <div className="min-w-0 flex-1 basis-44">
                <p dir="auto" className="text-sm font-medium wrap-anywhere text-ink">
                  {member.display_name}
                  {member.user_id === userId ? <span className="font-normal text-ink-muted"> (you)</span> : null}
                </p>
                <p className="text-xs text-ink-muted">
                  <EmailText address={member.email} />
                </p>
              </div>
              <Badge tone={member.role === "owner" ? "accent" : "neutral"}>{member.role === "owner" ? "Owner" : "Member"}</Badge>
            </div>
            {isOwner && members.length > 1 ? (
              <Menu
                trigger={
                  <Button variant="ghost" size="icon" aria-label={`Actions for ${member.display_name}`}>
                    <Icon icon={MoreHorizontal} />
                  </Button>
                }
              >
                <MenuItem onSelect={() => void changeRole(member)}>
                  {member.role === "owner" ? "Make a member" : "Make an owner"}
                </MenuItem>
                {member.user_id === userId ? null : (
                  <>
                    <MenuItem onSelect={() => setAsked({ kind: "transfer", member })}>Transfer ownership…</MenuItem>
                    <MenuSeparator />
                    <MenuItem tone="danger" onSelect={() => setAsked({ kind: "remove", member })}>
                      Remove…
                    </MenuItem>
                  </>
                )}
              </Menu>
            ) : null}
          </li>
        ))}
      </ul>
      {asked ? (
        <AlertDialog
          open
          onOpenChange={(open) => (open ? undefined : setAsked(null))}
          title={asked.kind === "remove" ? `Remove ${asked.member.display_name}?` : `Transfer to ${asked.member.display_name}?`}
          description={
            asked.kind === "remove"
              ? "They can no longer open this workspace. What they wrote stays."
              : "They become an owner and you a member. Only an owner can undo this."
          }
          confirmLabel={asked.kind === "remove" ? "Remove" : "Transfer"}
          onConfirm={async () => {
            const data = { workspaceId, memberId: asked.member.id };
            if (asked.kind === "remove") await removeMember({ data });
            else await transferWorkspace({ data });
            await onChanged();
          }}
        />
      ) : null}
    </Card>
  );
}
