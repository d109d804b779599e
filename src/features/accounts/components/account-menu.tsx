import { LogOut } from "lucide-react";
import { Avatar } from "#app/ui/avatar.tsx";
import { Menu, MenuItem, MenuLabel } from "#app/ui/menu.tsx";
import { SidebarExpandedOnly } from "#app/ui/sidebar.tsx";
import type { User } from "../account.ts";
import { useSignOut } from "./use-sign-out.ts";

/** Who is signed in, at the foot of the sidebar. */
export function AccountMenu({ user }: { user: User }) {
  const { signOut, isPending } = useSignOut();
  return (
    <Menu
      align="start"
      side="top"
      trigger={
        <button
          type="button"
          aria-label={`${user.display_name} ${user.email}, account`}
          className="flex min-h-10 w-full items-center gap-2.5 overflow-hidden rounded-md text-start hover:bg-raised"
        >
          <Avatar name={user.display_name} src={user.avatar_url} />
          <SidebarExpandedOnly>
            <span className="block truncate text-sm text-ink">{user.display_name}</span>
            <span className="block truncate text-xs text-ink-muted">{user.email}</span>
          </SidebarExpandedOnly>
        </button>
      }
    >
      <MenuLabel>{user.email}</MenuLabel>
      <MenuItem icon={LogOut} disabled={isPending} onSelect={() => void signOut()}>
        Sign out
      </MenuItem>
    </Menu>
  );
}
