import { Dialog } from "#app/ui/dialog.tsx";
import { Kbd } from "#app/ui/kbd.tsx";
import { moderationKeys } from "./use-moderation-keys.ts";

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      size="sm"
      title="Keys"
      description="They work while nothing is being typed."
    >
      <dl className="grid grid-cols-[3rem_1fr] items-center gap-y-2 text-sm text-ink-soft">
        {Object.entries(moderationKeys).map(([key, words]) => (
          <div key={key} className="contents">
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
