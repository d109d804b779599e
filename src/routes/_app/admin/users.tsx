import { useInfiniteQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { UserSearch } from "lucide-react";
import { UserList } from "#app/features/accounts/components/user-list.tsx";
import { userFilterNames, userFilters, userSortNames, userSorts } from "#app/features/accounts/user-filters.ts";
import { usersQuery, type UserListSearch } from "#app/features/accounts/users.queries.ts";
import { choiceParam, readSearch, textParam, uuidParam } from "#app/lib/search-params.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { PagedList } from "#app/ui/paged-list.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { laterDrawer } from "#app/ui/later-dialog.ts";
import { useFetchedWhenIdle } from "#app/ui/later-part.tsx";
import { Select } from "#app/ui/select.tsx";
import { requirePermission } from "../-require-permission.ts";

const UserDrawer = laterDrawer(() =>
  import("#app/features/accounts/components/user-drawer.tsx").then((module) => module.UserDrawer),
);
const soon = [UserDrawer];

const searchParams = readSearch({
  q: textParam(200),
  filter: choiceParam(userFilterNames),
  sort: choiceParam(userSortNames),
  /** The account that is open beside the list. */
  user: uuidParam,
});

const listSearch = (search: ReturnType<typeof searchParams>): UserListSearch => ({
  query: search.q ?? "",
  filter: search.filter ?? "all",
  sort: search.sort ?? "newest",
});

export const Route = createFileRoute("/_app/admin/users")({
  validateSearch: searchParams,
  beforeLoad: ({ context }) => requirePermission(context, "manage_users"),
  loaderDeps: ({ search }) => listSearch(search),
  // A failure is told on the page, beside the search that can be changed.
  loader: ({ context: { queryClient }, deps }) => queryClient.prefetchInfiniteQuery(usersQuery(deps)),
  head: () => ({ meta: [{ title: "Users · Administration · Attest" }] }),
  component: UsersPage,
});

function UsersPage() {
  useFetchedWhenIdle(soon);
  const { currentUser } = Route.useRouteContext();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const asked = listSearch(search);
  const list = useInfiniteQuery(usersQuery(asked));
  const users = list.data?.pages.flatMap((page) => page.users) ?? [];
  const change = (changes: Partial<ReturnType<typeof searchParams>>, replace = true) =>
    void navigate({ search: (before) => ({ ...before, ...changes }), replace, resetScroll: false });
  const isNarrowed = asked.query !== "" || asked.filter !== "all";
  return (
    <div className="grid gap-5">
      <PageHeader title="Users" description="Who has an account, and what each of them may do." />
      <div className="grid gap-3 sm:grid-cols-[1fr_auto_auto]">
        <SearchBox
          label="Search users"
          placeholder="Search by name or e-mail"
          query={asked.query}
          onSearch={(q) => change({ q: q || undefined })}
        />
        <Select
          aria-label="Show"
          className="sm:w-56"
          value={asked.filter}
          options={userFilterNames.map((value) => ({ value, label: userFilters[value] }))}
          onChange={(event) => change({ filter: userFilterNames.find((name) => name === event.target.value) })}
        />
        <Select
          aria-label="Order"
          className="sm:w-40"
          value={asked.sort}
          options={userSortNames.map((value) => ({ value, label: userSorts[value] }))}
          onChange={(event) => change({ sort: userSortNames.find((name) => name === event.target.value) })}
        />
      </div>
      <PagedList
        what="The users"
        list={list}
        count={users.length}
        empty={
          <EmptyState
            icon={UserSearch}
            title="Nobody found"
            actions={
              isNarrowed ? (
                <Button variant="outline" onClick={() => change({ q: undefined, filter: undefined })}>
                  Show everybody
                </Button>
              ) : null
            }
          >
            No account has all of these words in its name or address.
          </EmptyState>
        }
      >
        {users.length > 0 ? <UserList users={users} ownId={currentUser.id} onManage={(user) => change({ user }, false)} /> : null}
      </PagedList>
      {search.user ? (
        <UserDrawer key={search.user} userId={search.user} ownId={currentUser.id} onClose={() => change({ user: undefined })} />
      ) : null}
    </div>
  );
}
