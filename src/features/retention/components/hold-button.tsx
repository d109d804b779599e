import { Archive } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { HoldDialog, type HeldThing } from "./hold-dialog.tsx";

type Props = {
  thing: HeldThing;
  /** In a row of small buttons. */
  size?: "sm" | "md";
};

/** Keeps what is seen here from lapsing. For who may manage subjects. */
export function HoldButton({ thing, size = "sm" }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size={size} aria-label={`Hold ${thing.name}`} onClick={() => setOpen(true)}>
        <Icon icon={Archive} size="sm" />
        Hold
      </Button>
      {isOpen ? <HoldDialog thing={thing} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
