import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { SimilarForStaff, StaffSubject, StaffSubjectPage } from "./manage-subjects.server.ts";
import type { SubjectFilter } from "./subject-filters.ts";
import {
  findSimilarSubjects,
  getSubjectById,
  getSubjectMerges,
  getSubjects,
  previewSubjectMerge,
  validateSubjectName,
} from "./subjects.functions.ts";
import type { SimilarSubject } from "./subjects.server.ts";

/** The server's word on a name, which can know more than the page that was opened a while ago. */
export const subjectNameQuery = (workspaceId: string, name: string | null) =>
  queryOptions({
    queryKey: ["workspace", workspaceId, "subject-name", name],
    queryFn: ({ signal }) => validateSubjectName({ data: { workspaceId, name: name ?? "" }, signal }),
    enabled: name !== null,
  });

/** Subjects already recorded with a name like `name`; asked only for a name that has been checked. */
export const similarSubjectsQuery = (workspaceId: string, name: string | null) =>
  queryOptions({
    queryKey: ["workspace", workspaceId, "similar-subjects", name],
    // A member's call is answered in the member's words.
    queryFn: async ({ signal }) =>
      (await findSimilarSubjects({ data: { workspaceId, name: name ?? "" }, signal })) as SimilarSubject[],
    enabled: name !== null,
    placeholderData: name === null ? undefined : keepPreviousData,
  });

// What staff ask names no workspace, and is answered in the words of staff.

export type SubjectListSearch = { query: string; filter: SubjectFilter };

export const staffSubjectsQuery = (search: SubjectListSearch) =>
  infiniteQueryOptions({
    queryKey: ["admin", "subjects", search],
    queryFn: async ({ pageParam, signal }) =>
      (await getSubjects({ data: { ...search, ...(pageParam ? { cursor: pageParam } : {}) }, signal })) as StaffSubjectPage,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });

export const staffSubjectQuery = (subjectId: string) =>
  queryOptions({
    queryKey: ["admin", "subject", subjectId],
    queryFn: async ({ signal }) => (await getSubjectById({ data: { subjectId }, signal })) as StaffSubject | null,
    staleTime: 0,
  });

export const staffSimilarQuery = (name: string) =>
  queryOptions({
    queryKey: ["admin", "similar-subjects", name],
    queryFn: async ({ signal }) => (await findSimilarSubjects({ data: { name }, signal })) as SimilarForStaff[],
    enabled: name.trim().length >= 2,
    placeholderData: keepPreviousData,
  });

export const subjectMergesQuery = (subjectId: string) =>
  queryOptions({
    queryKey: ["admin", "subject-merges", subjectId],
    queryFn: ({ signal }) => getSubjectMerges({ data: { subjectId }, signal }),
    staleTime: 0,
  });

export const mergePreviewQuery = (pair: { keptId: string; mergedId: string }) =>
  queryOptions({
    queryKey: ["admin", "merge-preview", pair],
    queryFn: ({ signal }) => previewSubjectMerge({ data: pair, signal }),
    staleTime: 0,
    retry: false,
  });
