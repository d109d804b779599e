import { queryOptions } from "@tanstack/react-query";
import { getWorkspaces } from "./workspaces.functions.ts";

export const workspacesQuery = () => queryOptions({ queryKey: ["workspaces"], queryFn: () => getWorkspaces() });
