import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { findSimilarSubjects } from "./subjects.functions.ts";

/** Subjects already recorded with a name like `name`; asked only for a name that has been checked. */
export const similarSubjectsQuery = (workspaceId: string, name: string | null) =>
  queryOptions({
    queryKey: ["workspace", workspaceId, "similar-subjects", name],
    queryFn: ({ signal }) => findSimilarSubjects({ data: { workspaceId, name: name ?? "" }, signal }),
    enabled: name !== null,
    placeholderData: name === null ? undefined : keepPreviousData,
  });
