import { LoaderCircle } from "lucide-react";
import { Icon, type IconSize } from "./icon.tsx";

type SpinnerProps = { size?: IconSize; label?: string; className?: string };

/** Turns while something is under way. Give it a label only where no words beside it say what. */
export function Spinner({ size = "md", label, className }: SpinnerProps) {
  return (
    <span role={label ? "status" : undefined} className={className}>
      <Icon icon={LoaderCircle} size={size} {...(label ? { label } : {})} className="animate-spin" />
    </span>
  );
}
