import { Separator as Primitive } from "radix-ui";
import { classNames } from "./class-names.ts";

type SeparatorProps = { orientation?: "horizontal" | "vertical"; className?: string };

export function Separator({ orientation = "horizontal", className }: SeparatorProps) {
  return (
    <Primitive.Root
      decorative
      orientation={orientation}
      className={classNames(
        "shrink-0 bg-line forced-colors:bg-[CanvasText]",
        orientation === "horizontal" ? "h-px w-full" : "min-h-4 w-px self-stretch",
        className,
      )}
    />
  );
}
