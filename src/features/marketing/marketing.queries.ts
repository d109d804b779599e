import { queryOptions } from "@tanstack/react-query";
import { getWebsiteUrl, getWorkedExample } from "./marketing.functions.ts";

export const workedExampleQuery = () =>
  queryOptions({ queryKey: ["workedExample"], queryFn: () => getWorkedExample(), staleTime: Infinity });

export const websiteUrlQuery = () =>
  queryOptions({ queryKey: ["websiteUrl"], queryFn: () => getWebsiteUrl(), staleTime: Infinity });
