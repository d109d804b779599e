import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { UserFilter, UserSort } from "./user-filters.ts";
import { getUserDecisions, getUserById, getUsers } from "./users.functions.ts";

export type UserListSearch = { query: string; filter: UserFilter; sort: UserSort };

export const usersQuery = (search: UserListSearch) =>
  infiniteQueryOptions({
    queryKey: ["admin", "users", search],
    queryFn: ({ pageParam, signal }) => getUsers({ data: { ...search, ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });

export const userQuery = (userId: string) =>
  queryOptions({
    queryKey: ["admin", "user", userId],
    queryFn: ({ signal }) => getUserById({ data: { userId }, signal }),
    staleTime: 0,
  });

export const userDecisionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ["admin", "user-decisions", userId],
    queryFn: ({ signal }) => getUserDecisions({ data: { userId }, signal }),
    staleTime: 0,
  });
