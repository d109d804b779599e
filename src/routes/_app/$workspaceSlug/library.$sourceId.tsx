import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, Link, redirect } from "@tanstack/react-router";
import { useMemo } from "react";
import { ArchivedPage } from "#app/features/sources/components/archived-page.tsx";
import { SourceActions } from "#app/features/sources/components/source-actions.tsx";
import { IntegrityBadge, SourceFacts } from "#app/features/sources/components/source-facts.tsx";
import { SourceText } from "#app/features/sources/components/source-text.tsx";
import { TextPartLinks } from "#app/features/sources/components/text-part-links.tsx";
import { highlight } from "#app/features/sources/search-highlight.ts";
import { sourceQuery } from "#app/features/sources/sources.queries.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { readSearch, textParam, wholeNumberParam } from "#app/lib/search-params.ts";
import { termsOf } from "#app/lib/search-terms.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { HeaderBar, PageBody } from "#app/ui/sidebar.tsx";
import { Tab, TabPanel, Tabs, TabsList } from "#app/ui/tabs.tsx";
import { renewed } from "#app/routes/-renewed.ts";

const offset = wholeNumberParam(0, 2_147_483_647);
const searchParams = readSearch({
  /** A passage to show: offsets into the text. */
  start: offset,
  end: offset,
  /** The place in a long text that is shown. */
  at: offset,
  /** A search of the library whose hits are marked. */
  q: textParam(500),
});

export const Route = createFileRoute("/_app/$workspaceSlug/library/$sourceId")({
  validateSearch: searchParams,
  loaderDeps: ({ search }) => ({ at: search.start ?? search.at ?? 0 }),
  loader: async ({ context: { queryClient, workspace }, params, deps, cause }) => {
    // What is no id at all is not asked for: it leads where an unknown one does.
    const source = isUuid(params.sourceId)
      ? await queryClient.ensureQueryData({ ...sourceQuery(workspace.id, params.sourceId, deps.at), ...renewed(cause) })
      : null;
    if (!source) {
      throw redirect({
        to: "/$workspaceSlug/library",
        params: { workspaceSlug: params.workspaceSlug },
        search: { missing: true },
      });
    }
    return { title: source.title };
  },
  head: ({ loaderData }) => ({ meta: [{ title: `${loaderData?.title ?? "Source"} · Library · Attest` }] }),
  component: SourcePage,
});

function SourcePage() {
  const { workspace } = Route.useRouteContext();
  const { sourceId } = Route.useParams();
  const { start, end, at, q } = Route.useSearch();
  const navigate = Route.useNavigate();
  const shownAt = start ?? at ?? 0;
  const { data: source } = useSuspenseQuery(sourceQuery(workspace.id, sourceId, shownAt));
  const text = source?.text ?? "";
  const found = useMemo(() => (q ? highlight(text, termsOf(q)) : []), [text, q]);
  if (!source) return null;
  const passage =
    start !== undefined && end !== undefined && end > start
      ? { start: start - source.text_start, end: end - source.text_start }
      : null;
  const body = (
    <>
      <SourceText text={source.text} highlight={passage} found={found} at={shownAt - source.text_start} />
      <TextPartLinks source={source} workspaceSlug={workspace.slug} />
    </>
  );
  return (
    <>
      <HeaderBar
        title={source.title}
        eyebrow={
          <Link to="/$workspaceSlug/library" params={{ workspaceSlug: workspace.slug }} search={q ? { q } : {}} className="link">
            Library
          </Link>
        }
        actions={
          source.removed_at ? null : (
            <SourceActions
              source={source}
              onRemoved={() => navigate({ to: "/$workspaceSlug/library", params: { workspaceSlug: workspace.slug } })}
            />
          )
        }
      />
      <PageBody className="grid content-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-8">
        <div className="grid min-w-0 content-start gap-5">
          {/* On narrow screens the facts stand below the text; this one comes first. */}
          <div className="lg:hidden">
            <IntegrityBadge isIntact={source.intact} />
          </div>
          {source.intact ? null : (
            <Alert variant="danger" title="This copy is no longer what was archived">
              Its bytes or its text have been altered or are missing. Nothing in it can be relied on.
            </Alert>
          )}
          {source.removed_at ? (
            <Alert variant="warning" title="Removed from the library">
              It stays readable because an incident rests on it.
            </Alert>
          ) : null}
          {source.kind === "html" ? (
            <Tabs defaultValue="text">
              <TabsList aria-label="View">
                <Tab value="text">Text</Tab>
                <Tab value="page">Archived page</Tab>
              </TabsList>
              <TabPanel value="text">{body}</TabPanel>
              <TabPanel value="page">
                <ArchivedPage workspaceId={workspace.id} sourceId={source.id} title={source.title} />
              </TabPanel>
            </Tabs>
          ) : (
            <section aria-label="Text">{body}</section>
          )}
        </div>
        <Card as="section" aria-label="About this source" className="h-fit lg:sticky lg:top-20">
          <CardBody>
            <SourceFacts source={source} />
          </CardBody>
        </Card>
      </PageBody>
    </>
  );
}
