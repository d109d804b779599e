import { dehydrate, type DehydratedState, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { isServer } from "#app/ui/is-server.ts";

const elementId = "queries";

/** What the server's loaders have asked, as a block of data in the page; in the browser the block that is there. */
export function KnownQueries() {
  const queryClient = useQueryClient();
  const { nonce } = useRouter().options.ssr ?? {};
  // A text in it cannot end the block, whatever it says.
  const known = isServer ? JSON.stringify(dehydrate(queryClient)).replaceAll("<", "\\u003c") : "";
  return (
    <script
      id={elementId}
      type="application/json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: known }}
    />
  );
}

/** The queries of the page that the browser has been sent. */
export function readKnownQueries(): Partial<DehydratedState> {
  const text = document.getElementById(elementId)?.textContent;
  return text ? (JSON.parse(text) as DehydratedState) : {};
}
