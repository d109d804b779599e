import { Link } from "@tanstack/react-router";
import { LogOut, ShieldCheck, UserRound } from "lucide-react";
import type { UserPermissions } from "#app/server/permissions.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Menu, MenuItem, MenuLabel, MenuLink } from "#app/ui/menu.tsx";
import { SidebarExpandedOnly } from "#app/ui/sidebar.tsx";
import type { User } from "../account.ts";
import { useSignOut } from "./use-sign-out.ts";

type Props = {
  user: User & { permissions: UserPermissions };
  /** `bar`: in a header, with the picture alone. */
  place?: "sidebar" | "bar";
};

/** Who is signed in: at the foot of the sidebar, or in a header. */
export function AccountMenu({ user, place = "sidebar" }: Props) {
  const { signOut, isPending } = useSignOut();
  const isInBar = place === "bar";
  return (
    <Menu
      align={isInBar ? "end" : "start"}
      side={isInBar ? "bottom" : "top"}
      trigger={
        <button
          type="button"
          aria-label={`${user.display_name} ${user.email}, account`}
          className={
            isInBar
              ? "grid size-10 place-items-center rounded-full hover:bg-raised touch:size-11"
              : "flex min-h-10 w-full items-center gap-2.5 overflow-hidden rounded-md text-start hover:bg-raised"
          }
        >
          <Avatar name={user.display_name} src={user.avatar_url} />
          {isInBar ? null : (
            <SidebarExpandedOnly>
              <span className="block truncate text-sm text-ink">{user.display_name}</span>
              <span className="block truncate text-xs text-ink-muted">{user.email}</span>
            </SidebarExpandedOnly>
          )}
        </button>
      }
    >
      <MenuLabel>{user.email}</MenuLabel>
      {user.permissions.access_admin && !isInBar ? (
        <MenuLink>
          <Link to="/admin">
            <Icon icon={ShieldCheck} className="text-ink-muted" />
            Administration
          </Link>
        </MenuLink>
      ) : null}
      <MenuLink>
        <Link to="/account">
          <Icon icon={UserRound} className="text-ink-muted" />
          Account
        </Link>
      </MenuLink>
      <MenuItem icon={LogOut} disabled={isPending} onSelect={() => void signOut()}>
        Sign out
      </MenuItem>
    </Menu>
  );
}
