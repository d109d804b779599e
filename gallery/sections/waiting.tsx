import { Progress } from "#app/ui/progress.tsx";
import { Loading, Skeleton, SkeletonText } from "#app/ui/skeleton.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { StepList } from "#app/ui/step-list.tsx";
import type { SpecimenGroup } from "../specimen.tsx";

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
