import { queryOptions } from "@tanstack/react-query";
import { getCreditBalance } from "./credits.functions.ts";

export const creditBalanceQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: ["workspace", workspaceId, "credits"],
    queryFn: () => getCreditBalance({ data: { workspaceId } }),
    staleTime: 0,
  });
