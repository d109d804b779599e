import { createFileRoute, Link, Outlet, useMatchRoute } from "@tanstack/react-router";
import { SignOutButton } from "#app/features/accounts/components/sign-out-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { FullPage } from "#app/ui/full-page.tsx";
import { NavTab, NavTabs } from "#app/ui/nav-tabs.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";

export const Route = createFileRoute("/_app/account")({
  head: () => ({ meta: [{ title: "Account · Attest" }] }),
  component: Account,
});

const tabs = [
  { to: "/account", words: "Profile" },
  { to: "/account/security", words: "Security" },
  { to: "/account/data", words: "Your data" },
] as const;

function Account() {
  const { currentUser } = Route.useRouteContext();
  const matches = useMatchRoute();
  return (
    <FullPage
      width="page"
      brandLink={(brand) => <Link to="/">{brand}</Link>}
      actions={
        <>
          <Button asChild variant="secondary">
            <Link to="/app">{currentUser.permissions.use_app ? "Back to work" : "Back"}</Link>
          </Button>
          <SignOutButton />
        </>
      }
    >
      <PageHeader title="Account" description={currentUser.email} />
      <NavTabs label="Account" className="mt-6 mb-8">
        {tabs.map(({ to, words }) => (
          <NavTab key={to} active={Boolean(matches({ to }))}>
            <Link to={to} activeOptions={{ exact: true }}>
              {words}
            </Link>
          </NavTab>
        ))}
      </NavTabs>
      <Outlet />
    </FullPage>
  );
}
