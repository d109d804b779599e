import { createFileRoute, Link, Outlet, useMatchRoute } from "@tanstack/react-router";
import { NavTab, NavTabs } from "#app/ui/nav-tabs.tsx";
import { HeaderBar, PageBody } from "#app/ui/sidebar.tsx";

export const Route = createFileRoute("/_app/$workspaceSlug/settings")({
  beforeLoad: ({ context }) => ({
    /** What the person may do here: the server asks again at every call. */
    isOwner: context.workspace.members.some(({ user_id, role }) => user_id === context.currentUser.id && role === "owner"),
  }),
  head: () => ({ meta: [{ title: "Settings · Attest" }] }),
  component: Settings,
});

const tabs = [
  { to: "/$workspaceSlug/settings", words: "General" },
  { to: "/$workspaceSlug/settings/members", words: "Members" },
  { to: "/$workspaceSlug/settings/billing", words: "Plan and billing" },
  { to: "/$workspaceSlug/settings/credits", words: "Credits" },
  { to: "/$workspaceSlug/settings/api", words: "API" },
] as const;

function Settings() {
  const params = Route.useParams();
  const matches = useMatchRoute();
  return (
    <>
      <HeaderBar title="Settings" />
      <PageBody className="max-w-4xl">
        <NavTabs label="Settings" className="mb-8">
          {tabs.map(({ to, words }) => (
            <NavTab key={to} active={Boolean(matches({ to, params }))}>
              <Link to={to} params={params} activeOptions={{ exact: true }}>
                {words}
              </Link>
            </NavTab>
          ))}
        </NavTabs>
        <Outlet />
      </PageBody>
    </>
  );
}
