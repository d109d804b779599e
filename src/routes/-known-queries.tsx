import type { DehydratedState } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { queriesId } from "#app/server/page-queries.ts";

/** What the server's loaders have asked, as a block of data in the page, which is written into it once the page is drawn. */
export function KnownQueries() {
  const { nonce } = useRouter().options.ssr ?? {};
  return (
    <script
      id={queriesId}
      type="application/json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}

/** The queries of the page that the browser has been sent. */
export function readKnownQueries(): Partial<DehydratedState> {
  const text = document.getElementById(queriesId)?.textContent;
  return text ? (JSON.parse(text) as DehydratedState) : {};
}
