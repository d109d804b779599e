import { queryOptions } from "@tanstack/react-query";
import { getApiTokens } from "./api-tokens.functions.ts";

export const apiTokensQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: ["workspace", workspaceId, "api-tokens"],
    queryFn: () => getApiTokens({ data: { workspaceId } }),
    staleTime: 0,
  });
