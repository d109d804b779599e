/**
 * For a loader's `ensureQueryData`: what is known shows at once, and is asked for again behind it once it is stale, when the
 * page is come to or somebody is about to. Not while the page stays and only its address changes.
 */
export const renewed = (cause: "preload" | "enter" | "stay") => ({ revalidateIfStale: cause !== "stay" });
