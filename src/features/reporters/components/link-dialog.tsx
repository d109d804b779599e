import { Unlink } from "lucide-react";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** A link that has just been made. `oldHint` are the last characters of the key that it replaced. */
export type ShownLink = { name: string; url: string; oldHint: string | null };

/** Shows a personal link, once: it is not kept anywhere and cannot be read back. */
export function LinkDialog({ link, onClose }: { link: ShownLink; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Personal link"
      description={`Send it to ${link.name} in a way that nobody else can read. Whoever has it reports in their name.`}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="grid gap-4">
        <Alert variant="warning">This link is shown once. Attest keeps only its fingerprint.</Alert>
        <div className="grid gap-2 rounded-md border border-line bg-sunken p-3">
          <code data-testid="access-url" dir="ltr" className="font-mono text-sm break-all text-ink select-all">
            {link.url}
          </code>
          <div>
            <CopyButton text={link.url} label="Copy the link" showLabel />
          </div>
        </div>
        {link.oldHint ? (
          <p className="flex items-start gap-2 text-sm text-ink-muted">
            <Icon icon={Unlink} size="sm" className="mt-0.5 text-danger" />
            <span>
              The old link <s className="font-mono">/external/…{link.oldHint}</s> is dead: it opens nothing any more, and whoever
              had it open has been put out.
            </span>
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}
