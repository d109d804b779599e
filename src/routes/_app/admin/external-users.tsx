import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { UserPlus, UserSearch } from "lucide-react";
import { useState } from "react";
import { ExternalUserRow } from "#app/features/reporters/components/external-user-row.tsx";
import type { ShownLink } from "#app/features/reporters/components/link-dialog.tsx";
import type { ExternalUserListItem } from "#app/features/reporters/external-user.ts";
import { externalUsersQuery } from "#app/features/reporters/reporters.queries.ts";
import { readSearch, textParam } from "#app/lib/search-params.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { laterDialog } from "#app/ui/later-dialog.ts";
import { useFetchedWhenIdle } from "#app/ui/later-part.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { PagedList } from "#app/ui/paged-list.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { requirePermission } from "../-require-permission.ts";

const ExternalUserDialog = laterDialog(() =>
  import("#app/features/reporters/components/external-user-dialog.tsx").then((module) => module.ExternalUserDialog),
);
const LinkDialog = laterDialog(() =>
  import("#app/features/reporters/components/link-dialog.tsx").then((module) => module.LinkDialog),
);
// A new link is shown once: what shows it is there before it is made.
const soon = [ExternalUserDialog, LinkDialog];

const searchParams = readSearch({ q: textParam(200) });

export const Route = createFileRoute("/_app/admin/external-users")({
  validateSearch: searchParams,
  beforeLoad: ({ context }) => requirePermission(context, "manage_external_users"),
  loaderDeps: ({ search }) => ({ query: search.q ?? "" }),
  // A failure is told on the page, beside the search that can be changed.
  loader: ({ context: { queryClient }, deps }) => queryClient.prefetchInfiniteQuery(externalUsersQuery(deps.query)),
  head: () => ({ meta: [{ title: "External users · Administration · Attest" }] }),
  component: ExternalUsersPage,
});

function ExternalUsersPage() {
  useFetchedWhenIdle(soon);
  const { q: query = "" } = Route.useSearch();
  const navigate = Route.useNavigate();
  const queryClient = useQueryClient();
  const list = useInfiniteQuery(externalUsersQuery(query));
  const users = list.data?.pages.flatMap((page) => page.users) ?? [];
  /** What stands in the dialog: nobody, somebody new, or whom to edit. */
  const [edited, setEdited] = useState<ExternalUserListItem | "new" | null>(null);
  const [link, setLink] = useState<ShownLink | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: ["external-users"] });
  const search = (next: string) => void navigate({ search: next ? { q: next } : {}, replace: true, resetScroll: false });
  const add = (
    <Button variant="primary" onClick={() => setEdited("new")}>
      <Icon icon={UserPlus} />
      New external user
    </Button>
  );
  return (
    <div className="grid gap-5">
      <PageHeader
        title="External users"
        description="People outside who report through a personal link. The link is shown once; it can be replaced, never read back."
        actions={add}
      />
      <SearchBox label="Search external users" placeholder="Search by name or e-mail" query={query} onSearch={search} />
      <PagedList
        what="The external users"
        list={list}
        count={users.length}
        empty={
          <EmptyState
            icon={UserSearch}
            title={query ? "Nobody found" : "No external users yet"}
            actions={
              query ? (
                <Button variant="outline" onClick={() => search("")}>
                  Show everybody
                </Button>
              ) : null
            }
          >
            {query
              ? "No external user has all of these words in their name or address."
              : "Add one and send them their personal link: they report without an account."}
          </EmptyState>
        }
      >
        {users.length > 0 ? (
          <ul aria-label="External users" className="grid gap-3">
            {users.map((user) => (
              <ExternalUserRow key={user.id} user={user} onEdit={() => setEdited(user)} onLink={setLink} onChanged={refresh} />
            ))}
          </ul>
        ) : null}
      </PagedList>
      {edited ? (
        <ExternalUserDialog
          user={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={(made) => {
            setEdited(null);
            if (made) setLink({ name: made.name, url: made.access_url, oldHint: null });
            void refresh();
          }}
        />
      ) : null}
      {link ? <LinkDialog link={link} onClose={() => setLink(null)} /> : null}
    </div>
  );
}
