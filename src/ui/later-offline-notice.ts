/** Fetched while there is a network, once a page has settled: from then on it says when there is none. */
export const offlineNotice = {
  preload: () => import("./offline-notice.ts").then(({ mountOfflineNotice }) => mountOfflineNotice()),
};
