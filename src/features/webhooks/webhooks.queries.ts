import { queryOptions } from "@tanstack/react-query";
import { getWebhooks } from "./webhooks.functions.ts";

export const webhooksQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: ["workspace", workspaceId, "webhooks"],
    queryFn: () => getWebhooks({ data: { workspaceId } }),
    staleTime: 0,
  });
