import { keysDialog } from "./keys-dialog.tsx";
import { mountOfflineNotice } from "./offline-notice.ts";

/** What every page fetches once it has settled, while there is a network: what is wanted when it is gone. Answers the keys' dialog. */
export function onceSettled() {
  mountOfflineNotice();
  return keysDialog();
}
