import { X } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

type Props = { count: number; onMove: () => void; onClear: () => void };

/** What is selected in the tree, and what is done with it. */
export function SelectedLine({ count, onMove, onClear }: Props) {
  return (
    <div className="mx-1 mb-2 flex shrink-0 items-center gap-1 rounded-md bg-raised ps-2.5 text-xs">
      <span role="status" className="min-w-0 flex-1 truncate">
        {count} selected
      </span>
      <Button variant="ghost" size="sm" onClick={onMove}>
        Move to…
      </Button>
      <Button variant="ghost" size="icon" aria-label="Clear the selection" onClick={onClear}>
        <Icon icon={X} />
      </Button>
    </div>
  );
}
