import { Spinner } from "#app/ui/spinner.tsx";

/** Shown when a page takes longer than a second to load. */
export function Pending() {
  return (
    <div className="grid min-h-[60dvh] place-items-center text-ink-muted">
      <Spinner size="2xl" label="Loading" />
    </div>
  );
}
