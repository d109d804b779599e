import { Ban, Clock3, MailQuestion, ShieldCheck, Wrench } from "lucide-react";
import { permissionFlags } from "#app/server/permissions.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { RelativeTime } from "#app/ui/relative-time.tsx";
import { EmailText } from "#app/ui/email-text.tsx";
import { permissionWords } from "../permission-words.ts";
import type { UserListItem } from "../users.server.ts";

type UserListProps = {
  users: readonly UserListItem[];
  ownId: string;
  onManage: (userId: string) => void;
};

export function UserList({ users, ownId, onManage }: UserListProps) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      {users.map((user) => (
        <li key={user.id} className="flex flex-wrap items-center gap-x-4 gap-y-2.5 px-4 py-3">
          <Avatar name={user.display_name} src={user.avatar_url} />
          <div className="min-w-0 flex-1 basis-32 sm:basis-56">
            <p dir="auto" className="text-sm font-medium wrap-anywhere text-ink sm:truncate">
              {user.display_name}
              {user.id === ownId ? <span className="font-normal text-ink-muted"> (you)</span> : null}
            </p>
            <p className="text-sm text-ink-muted sm:truncate">
              <EmailText address={user.email} />
            </p>
          </div>
          <div className="flex min-w-0 flex-1 basis-full flex-wrap gap-1.5 max-sm:order-last max-sm:empty:hidden sm:basis-64">
            <AccountBadges user={user} />
          </div>
          <p className="hidden w-36 shrink-0 text-xs text-ink-muted lg:block">
            Joined <RelativeTime date={user.created_at} />
          </p>
          <Button size="sm" variant="outline" aria-label={`Manage ${user.display_name}`} onClick={() => onManage(user.id)}>
            Manage
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** What an account is and may do, in words. */
export function AccountBadges({ user }: { user: UserListItem }) {
  const held = permissionFlags.filter((flag) => flag !== "use_app" && user.permissions[flag]);
  return (
    <>
      {user.suspended_at ? (
        <Badge tone="danger" icon={Ban}>
          Suspended
        </Badge>
      ) : null}
      {user.is_confirmed ? null : (
        <Badge tone="outline" icon={MailQuestion}>
          Not confirmed
        </Badge>
      )}
      {user.permissions.use_app ? null : (
        <Badge tone="warning" icon={Clock3}>
          Waitlist
        </Badge>
      )}
      {held.map((flag) => (
        <Badge key={flag} tone={flag === "debug" ? "neutral" : "accent"} icon={flag === "debug" ? Wrench : ShieldCheck}>
          {permissionWords[flag].label}
        </Badge>
      ))}
    </>
  );
}
