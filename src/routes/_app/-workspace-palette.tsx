import { usePaletteKeys } from "#app/features/palette/components/use-palette-keys.ts";
import { laterPart, useFetchedWhenIdle, wish } from "#app/ui/later-part.tsx";
import { useOpening } from "#app/ui/opening.ts";

const WorkspacePaletteDialog = laterPart(() =>
  import("./-workspace-palette-dialog.tsx").then((module) => module.WorkspacePaletteDialog),
);
/** Whoever presses its keys types on at once. */
const soon = [WorkspacePaletteDialog];
const fetchDialog = () => wish(WorkspacePaletteDialog);

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** Hears the palette's keys; the palette itself comes with the first wish for it. */
export function WorkspacePalette({ open, onOpenChange }: Props) {
  usePaletteKeys(open, onOpenChange, fetchDialog);
  useFetchedWhenIdle(soon);
  const opening = useOpening({ open, onOpenChange });
  return opening.isDrawn ? <WorkspacePaletteDialog open={open} onOpenChange={onOpenChange} /> : null;
}
