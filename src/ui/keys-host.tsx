import { type ReactNode, useEffect } from "react";
import { laterPart, useFetchedWhenIdle } from "./later-part.tsx";
import { isTyping, showKeys, useKeyGroup, useKeysShown, type KeyGroup } from "./page-keys.ts";

/** Comes once a page has settled, whatever the page, with what tells that the network is gone. */
const KeysDialog = laterPart(() => import("./once-settled.ts").then((module) => module.onceSettled()));
const soon = [KeysDialog];

const everywhere: KeyGroup = {
  title: "Everywhere",
  keys: [
    { keys: ["?"], words: "Show these keys" },
    { keys: ["Alt", "T"], words: "Go to the notifications" },
    { keys: ["Esc"], words: "Close what is open" },
  ],
};

/** Once in the document: "?" shows the keys of the page. `footer` stands below them. */
export function KeysHost({ footer }: { footer?: ReactNode }) {
  useKeyGroup(everywhere);
  useFetchedWhenIdle(soon);
  useEffect(() => {
    function hear(event: KeyboardEvent) {
      if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isTyping(event.target)) return;
      event.preventDefault();
      showKeys(true);
    }
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
  return useKeysShown() ? <KeysDialog footer={footer} onClose={() => showKeys(false)} /> : null;
}
