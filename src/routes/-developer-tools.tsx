import { ReactQueryDevtools } from "@tanstack/react-query-devtools/production";
import { TanStackRouterDevtoolsInProd } from "@tanstack/react-router-devtools";

/** For people with the debug permission; loaded for nobody else (the root route imports it when it is needed). */
export function DeveloperTools() {
  return (
    <>
      <TanStackRouterDevtoolsInProd position="bottom-left" />
      <ReactQueryDevtools buttonPosition="bottom-right" />
    </>
  );
}
