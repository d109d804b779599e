import { utcDay } from "#app/ui/date-words.ts";
import type { Holdable } from "../retention.ts";

/** What tells one thing of a name from another. */
export function Detail({ thing }: { thing: Holdable }) {
  return (
    <>
      {thing.subject_name && thing.subject_name !== thing.name ? (
        <>
          About <bdi>{thing.subject_name}</bdi>.{" "}
        </>
      ) : null}
      {thing.workspace_name ? (
        <>
          Of <bdi>{thing.workspace_name}</bdi>, since {utcDay(new Date(thing.since))}
        </>
      ) : (
        <>Since {utcDay(new Date(thing.since))}</>
      )}
    </>
  );
}
