import { useInfiniteQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { ScrollText } from "lucide-react";
import { useState, type FormEvent } from "react";
import type { AuditFilters } from "#app/features/oversight/audit-input.ts";
import { auditEntityWords, auditSearch } from "#app/features/oversight/audit-search.ts";
import { auditChecksQuery, auditTrailQuery, unusualViewsQuery } from "#app/features/oversight/audit.queries.ts";
import { AuditHealth, UnusualViews } from "#app/features/oversight/components/audit-health.tsx";
import { AuditList } from "#app/features/oversight/components/audit-list.tsx";
import { WhomField } from "#app/features/oversight/components/whom-field.tsx";
import { type FieldErrors, failureMessage } from "#app/lib/errors.ts";
import { notify } from "#app/ui/notify.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { PagedList } from "#app/ui/paged-list.tsx";
import { Select } from "#app/ui/select.tsx";
import { requirePermission } from "../-require-permission.ts";

export const Route = createFileRoute("/_app/admin/audit")({
  validateSearch: auditSearch,
  beforeLoad: ({ context }) => requirePermission(context, "manage_users"),
  loaderDeps: ({ search }) => search,
  // A failure is told on the page, beside the filters that can be changed.
  loader: ({ context: { queryClient }, deps }) =>
    Promise.all([
      queryClient.prefetchInfiniteQuery(auditTrailQuery(deps)),
      queryClient.prefetchQuery(auditChecksQuery()),
      queryClient.prefetchQuery(unusualViewsQuery()),
    ]),
  head: () => ({ meta: [{ title: "Audit · Administration · Attest" }] }),
  component: AuditPage,
});

function AuditPage() {
  const filters = Route.useSearch();
  const navigate = Route.useNavigate();
  const list = useInfiniteQuery(auditTrailQuery(filters));
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value)).toString();
  return (
    <div className="grid gap-5">
      <PageHeader
        title="Audit"
        description="Who saw, changed or exported what: members, reporters and staff. Nothing here can be changed."
        actions={
          <>
            <Button asChild variant="outline">
              <a href={`/api/admin/audit/csv?${query}`} download>
                Export CSV
              </a>
            </Button>
            <Button asChild variant="outline">
              <a href={`/api/admin/audit/json?${query}`} download>
                Export JSON
              </a>
            </Button>
          </>
        }
      />
      <div className="grid gap-4 lg:grid-cols-2">
        <AuditHealth />
        <UnusualViews />
      </div>
      <Filters key={query} filters={filters} onFilter={(next) => void navigate({ search: next, resetScroll: false })} />
      <PagedList
        what="The trail"
        list={list}
        count={entries.length}
        empty={
          <EmptyState icon={ScrollText} title="Nothing found">
            No entry fits all of these filters.
          </EmptyState>
        }
      >
        {entries.length > 0 ? <AuditList entries={entries} /> : null}
      </PagedList>
    </div>
  );
}

function Filters({ filters, onFilter }: { filters: AuditFilters; onFilter: (filters: AuditFilters) => void }) {
  const [errors, setErrors] = useState<FieldErrors>({});
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = Object.fromEntries([...new FormData(event.currentTarget)].filter(([, value]) => value !== ""));
    const { whomId, ...rest } = given;
    // What checks it comes with the first press of it: most look at the trail as it stands.
    const checks = await import("#app/features/oversight/audit-input.ts").catch((error: unknown) => {
      notify.error(`Not filtered\n${failureMessage(error)}`);
    });
    if (!checks) return;
    const parsed = checks.auditFilters.safeParse({ ...rest, ...(whomId ? { whom: whomId } : {}) });
    const found: FieldErrors = {};
    for (const issue of parsed.error?.issues ?? []) found[issue.path.join(".")] ??= issue.message;
    setErrors(found);
    if (parsed.success) onFilter(parsed.data);
  }
  return (
    <form
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label="Filters"
      className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-5"
    >
      <Field label="Who" error={errors["who"]}>
        {(control) => (
          <Input {...control} name="who" placeholder="Name, e-mail or id" defaultValue={filters.who} autoComplete="off" />
        )}
      </Field>
      <Field label="Did" error={errors["action"]}>
        {(control) => <Input {...control} name="action" placeholder="view, grant …" defaultValue={filters.action} />}
      </Field>
      <Field label="What" error={errors["entity"]}>
        {(control) => (
          <Select
            {...control}
            name="entity"
            placeholder="Anything"
            defaultValue={filters.entity ?? ""}
            options={Object.entries(auditEntityWords).map(([value, label]) => ({ value, label }))}
          />
        )}
      </Field>
      <Field label="From" error={errors["from"]}>
        {(control) => <Input {...control} name="from" type="date" defaultValue={filters.from} />}
      </Field>
      <Field label="To" error={errors["to"]}>
        {(control) => <Input {...control} name="to" type="date" defaultValue={filters.to} />}
      </Field>
      <div className="sm:col-span-2 lg:col-span-5">
        <WhomField whom={filters.whom ?? ""} error={errors["whom"]} />
      </div>
      <div className="flex gap-2 sm:col-span-2 lg:col-span-5">
        <Button type="submit" variant="primary" size="sm">
          Filter
        </Button>
        <Button variant="ghost" size="sm" onClick={() => onFilter({})}>
          Show everything
        </Button>
      </div>
    </form>
  );
}
