import { useInfiniteQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { UserSearch } from "lucide-react";
import { useState } from "react";
import { HoldButton } from "#app/features/retention/components/hold-button.tsx";
import { SubjectList } from "#app/features/subjects/components/subject-list.tsx";
import { subjectFilterNames, subjectFilters } from "#app/features/subjects/subject-filters.ts";
import { staffSubjectsQuery, type SubjectListSearch } from "#app/features/subjects/subjects.queries.ts";
import { choiceParam, readSearch, textParam, uuidParam } from "#app/lib/search-params.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { laterDrawer } from "#app/ui/later-dialog.ts";
import { laterPart, useFetchedWhenIdle } from "#app/ui/later-part.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { PagedList } from "#app/ui/paged-list.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Select } from "#app/ui/select.tsx";
import { requirePermission } from "../-require-permission.ts";

const SubjectDrawer = laterDrawer(() =>
  import("#app/features/subjects/components/subject-drawer.tsx").then((module) => module.SubjectDrawer),
);
const SubjectIncidents = laterPart(() =>
  import("#app/features/moderation/components/subject-incidents.tsx").then((module) => module.SubjectIncidents),
);
const AddSubject = laterDrawer(() =>
  import("#app/features/subjects/components/add-subject.tsx").then((module) => module.AddSubject),
);
const soon = [SubjectDrawer, SubjectIncidents, AddSubject];

const searchParams = readSearch({
  q: textParam(200),
  filter: choiceParam(subjectFilterNames),
  /** The person who is open beside the list. */
  subject: uuidParam,
});

const listSearch = (search: ReturnType<typeof searchParams>): SubjectListSearch => ({
  query: search.q ?? "",
  filter: search.filter ?? "recorded",
});

export const Route = createFileRoute("/_app/admin/subjects")({
  validateSearch: searchParams,
  beforeLoad: ({ context }) => requirePermission(context, "manage_subjects"),
  loaderDeps: ({ search }) => listSearch(search),
  // A failure is told on the page, beside the search that can be changed.
  loader: ({ context: { queryClient }, deps }) => queryClient.prefetchInfiniteQuery(staffSubjectsQuery(deps)),
  head: () => ({ meta: [{ title: "Subjects · Administration · Attest" }] }),
  component: SubjectsPage,
});

const counted = new Intl.NumberFormat("en");

function SubjectsPage() {
  useFetchedWhenIdle(soon);
  const { currentUser } = Route.useRouteContext();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const asked = listSearch(search);
  const [isAdding, setAdding] = useState(false);
  const list = useInfiniteQuery(staffSubjectsQuery(asked));
  const subjects = list.data?.pages.flatMap((page) => page.subjects) ?? [];
  const isCut = list.data?.pages[0]?.is_cut ?? false;
  const change = (changes: Partial<ReturnType<typeof searchParams>>, replace = true) =>
    void navigate({ search: (before) => ({ ...before, ...changes }), replace, resetScroll: false });
  const more = isCut ? ", those most alike: type more to find others" : list.hasNextPage ? ", there are more" : "";
  return (
    <div className="grid gap-5">
      <PageHeader
        title="Subjects"
        description="The people recorded, in every workspace."
        actions={
          <Button variant="primary" onClick={() => setAdding(true)}>
            Add a person
          </Button>
        }
      />
      <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
        <SearchBox
          label="Search subjects"
          placeholder="Name or other name, in any script"
          query={asked.query}
          onSearch={(q) => change({ q: q || undefined })}
        />
        <Select
          aria-label="Show"
          className="sm:w-56"
          value={asked.filter}
          options={subjectFilterNames.map((value) => ({ value, label: subjectFilters[value] }))}
          onChange={(event) => change({ filter: subjectFilterNames.find((name) => name === event.target.value) })}
        />
      </div>
      <PagedList
        what="The subjects"
        list={list}
        count={subjects.length}
        status={list.isSuccess ? `${counted.format(subjects.length)} shown${more}` : null}
        empty={
          <EmptyState
            icon={UserSearch}
            title={asked.query === "" ? "Nobody here" : "Nobody found"}
            actions={
              asked.query !== "" ? (
                <Button variant="outline" onClick={() => change({ q: undefined })}>
                  Clear the search
                </Button>
              ) : null
            }
          >
            {asked.query === ""
              ? "Nobody stands in this list yet."
              : "Nobody has such a name or other name. Another spelling may be the one that was recorded."}
          </EmptyState>
        }
      >
        {subjects.length > 0 ? <SubjectList subjects={subjects} onOpen={(subject) => change({ subject }, false)} /> : null}
      </PagedList>
      {isAdding ? (
        <AddSubject
          onClose={() => setAdding(false)}
          onOpen={(subject) => {
            setAdding(false);
            change({ subject }, false);
          }}
        />
      ) : null}
      {search.subject ? (
        <SubjectDrawer
          key={search.subject}
          subjectId={search.subject}
          onClose={() => change({ subject: undefined })}
          onOpen={(subject) => change({ subject }, false)}
          actions={({ id, name }) => (
            <>
              <HoldButton size="md" thing={{ kind: "subject", id, name }} />
              {currentUser.permissions.manage_users ? (
                <Button asChild variant="outline">
                  <Link to="/admin/audit" search={{ whom: id }}>
                    In the audit trail
                  </Link>
                </Button>
              ) : null}
            </>
          )}
        >
          {currentUser.permissions.moderate_behavior_incidents
            ? (subject) => (
                <SubjectIncidents
                  subjectId={subject.id}
                  mayAdd={subject.minor_at === null && subject.merged_into === null}
                  actions={({ id, title }) => <HoldButton thing={{ kind: "incident", id, name: title }} />}
                />
              )
            : undefined}
        </SubjectDrawer>
      ) : null}
    </div>
  );
}
