import { Archive } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { laterDialog } from "#app/ui/later-dialog.ts";
import { onIntent } from "#app/ui/later-part.tsx";
import type { HeldThing } from "./hold-dialog.tsx";

const HoldDialog = laterDialog(() => import("./hold-dialog.tsx").then((module) => module.HoldDialog));

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
      <Button
        variant="outline"
        size={size}
        aria-label={`Hold ${thing.name}`}
        {...onIntent(HoldDialog)}
        onClick={() => setOpen(true)}
      >
        <Icon icon={Archive} size="sm" />
        Hold
      </Button>
      {isOpen ? <HoldDialog thing={thing} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
