import { QueryClient, QueryClientProvider, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Loaded } from "#app/ui/loaded.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PagedList } from "#app/ui/paged-list.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { Loading, Skeleton, SkeletonText } from "#app/ui/skeleton.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { StepList } from "#app/ui/step-list.tsx";
import type { SpecimenGroup } from "../specimen.tsx";

const never = () => new Promise<string[]>(() => undefined);
const refused = () => Promise.reject(new TypeError("Failed to fetch"));

function Part({ name, read }: { name: string; read: () => Promise<string[]> }) {
  const query = useQuery({ queryKey: [name], queryFn: read, retry: false });
  return (
    <Loaded query={query} failed={`The holds could not be loaded (${name})`} nothing="No hold has been placed.">
      {(holds) => (
        <ul>
          {holds.map((hold) => (
            <li key={hold}>{hold}</li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

/** A page of two has another one after it; none has not. */
function List({ what, read }: { what: string; read: () => Promise<string[]> }) {
  const list = useInfiniteQuery({
    queryKey: [what],
    queryFn: read,
    retry: false,
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length > 0 && pages.length < 3 ? pages.length : undefined),
  });
  const shown = list.data?.pages.flat() ?? [];
  return (
    <PagedList what={what} list={list} count={shown.length} empty={<EmptyState title="Nobody yet" level={3} />}>
      <ul>
        {shown.map((name, index) => (
          <li key={`${name} ${index}`}>{name}</li>
        ))}
      </ul>
    </PagedList>
  );
}

function Lists() {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <div className="specimen-columns">
        <List what="Reporters who are coming" read={never} />
        <List what="Reporters who are not to be had" read={refused} />
        <List what="No reporters" read={() => Promise.resolve([])} />
        <List what="Some of the reporters" read={() => Promise.resolve(["Saoirse Adeyemi", "Tomás Lindqvist"])} />
      </div>
    </QueryClientProvider>
  );
}

function Parts() {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <div className="specimen-columns">
        <Part name="coming" read={never} />
        <Part name="not to be had" read={refused} />
        <Part name="empty" read={() => Promise.resolve([])} />
        <Part name="there" read={() => Promise.resolve(["Hold of 3 March", "Hold of 9 April"])} />
      </div>
    </QueryClientProvider>
  );
}

export const waiting: SpecimenGroup = {
  id: "waiting",
  title: "Waiting",
  specimens: [
    {
      id: "progress",
      title: "Progress",
      file: "ui/progress.tsx",
      draw: () => (
        <>
          <Progress label="Not begun" value={0} />
          <Progress label="Pages read" value={12} max={40} valueText="12 of 40" />
          <Progress label="Done" value={100} />
          <Progress label="Nobody knows how long" value={null} />
        </>
      ),
    },
    {
      id: "step-list",
      title: "Steps",
      file: "ui/step-list.tsx",
      draw: () => (
        <StepList
          label="Steps of the search"
          steps={[
            { id: "plan", label: "Plan", state: "done" },
            {
              id: "read",
              label: "Read",
              state: "running",
              count: { done: 12, total: 40 },
              detail: "Minutes of the harbour board",
            },
            { id: "judge", label: "Judge", state: "failed", detail: "The page could not be read." },
            { id: "verify", label: "Verify", state: "skipped", detail: "Nothing to verify." },
            { id: "merge", label: "Merge", state: "waiting" },
          ]}
        />
      ),
    },
    {
      id: "skeletons",
      title: "Skeletons",
      file: "ui/skeleton.tsx",
      note: "As tall as what comes, so that nothing jumps; said once to readers.",
      draw: () => (
        <Loading label="Loading the example">
          <div className="specimen-columns">
            <Skeleton className="h-32" />
            <SkeletonText lines={4} />
          </div>
        </Loading>
      ),
    },
    {
      id: "loaded",
      title: "A part of a page that is loaded",
      file: "ui/loaded.tsx",
      note: "Coming, not to be had, empty, there. What was there once stays.",
      draw: () => <Parts />,
    },
    {
      id: "paged-list",
      title: "A list that grows",
      file: "ui/paged-list.tsx",
      draw: () => <Lists />,
    },
    {
      id: "spinners",
      title: "Spinner",
      file: "ui/spinner.tsx",
      draw: () => (
        <div className="specimen-row">
          {(["sm", "md", "lg", "xl", "2xl"] as const).map((size) => (
            <Spinner key={size} size={size} label={`Loading, ${size}`} />
          ))}
        </div>
      ),
    },
  ],
};
