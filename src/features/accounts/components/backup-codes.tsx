import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";

/** Codes that are shown once, to be kept elsewhere. */
export function BackupCodes({ codes }: { codes: readonly string[] }) {
  const text = codes.join("\n");
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft">
        Each of these codes signs you in once, when your app is not at hand. They are shown only now: keep them where you will
        find them.
      </p>
      <ul
        aria-label="Backup codes"
        className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-md border border-line bg-sunken p-4 font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} label="Copy the codes" showLabel variant="secondary" />
        <Button asChild>
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`Attest backup codes\n\n${text}\n`)}`}
            download="attest-backup-codes.txt"
          >
            Download
          </a>
        </Button>
      </div>
    </div>
  );
}
