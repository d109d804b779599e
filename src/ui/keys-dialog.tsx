import type { ReactNode } from "react";
import { DialogPanel } from "./dialog.tsx";
import { Kbd } from "./kbd.tsx";
import { useKeyGroups } from "./page-keys.ts";

/** Comes with what draws dialogs, so that "?" is answered where the network is gone. */
export async function keysDialog() {
  await DialogPanel.preload();
  return KeysDialog;
}

/** What the keys of this page do. */
function KeysDialog({ footer, onClose }: { footer?: ReactNode; onClose: () => void }) {
  const groups = useKeyGroups();
  return (
    <DialogPanel open onOpenChange={onClose} title="Keys" description="They work while nothing is being typed.">
      <div className="grid gap-5">
        {groups.map(({ title, keys }) => (
          <section key={title} aria-label={title} className="grid gap-2">
            <h3 className="text-sm font-semibold text-ink">{title}</h3>
            <dl className="grid grid-cols-[8rem_1fr] items-center gap-x-3 gap-y-2 text-sm text-ink-soft">
              {keys.map((entry) => (
                <div key={entry.words} className="contents">
                  <dt className="flex flex-wrap items-center gap-1">
                    {entry.keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dt>
                  <dd>{entry.words}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        {footer}
      </div>
    </DialogPanel>
  );
}
