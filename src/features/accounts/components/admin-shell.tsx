import { Link, useRouterState } from "@tanstack/react-router";
import { ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import type { UserPermissions } from "#app/server/permissions.ts";
import { BrandMark } from "#app/ui/brand.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NavTab, NavTabs } from "#app/ui/nav-tabs.tsx";
import { permittedAdminPages } from "../admin-pages.ts";

type Props = {
  permissions: UserPermissions;
  /** Who is signed in, at the end of the header. */
  account: ReactNode;
  children: ReactNode;
};

/** The frame of /admin: a header that cannot be taken for a workspace's, and the pages that the person may manage. */
export function AdminShell({ permissions, account, children }: Props) {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed start-3 top-3 z-60 -translate-y-20 rounded-md bg-accent px-4 py-2.5 text-sm font-medium text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      <header className="sticky top-0 z-30 border-b border-line bg-sunken shadow-[inset_0_2px_0_0_var(--color-warning)] print:static">
        <div className="mx-auto flex min-h-14 w-full max-w-page items-center gap-3 px-4 pt-1 sm:px-6 lg:px-8">
          <Link to="/app" aria-label="Back to the app" className="rounded-md">
            <BrandMark />
          </Link>
          <span className="inline-flex items-center gap-1.5 text-sm font-semibold text-warning">
            <Icon icon={ShieldCheck} />
            Administration
          </span>
          <div className="ms-auto min-w-0">{account}</div>
        </div>
        <div className="mx-auto w-full max-w-page px-4 sm:px-6 lg:px-8">
          <NavTabs label="Administration" className="border-b-0!">
            {permittedAdminPages(permissions).map(({ path, label }) => (
              <NavTab key={path} active={pathname === path || pathname.startsWith(`${path}/`)}>
                <Link to={path}>{label}</Link>
              </NavTab>
            ))}
          </NavTabs>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page flex-1 px-4 py-6 outline-none sm:px-6 lg:px-8">
        {children}
      </main>
    </div>
  );
}
