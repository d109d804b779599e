import { Check, Copy, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Button, type ButtonSize, type ButtonVariant } from "./button.tsx";
import { Icon } from "./icon.tsx";

type CopyButtonProps = {
  /** What goes to the clipboard. */
  text: string;
  /** Its name, such as "Copy link". */
  label?: string;
  /** Shows the label beside the icon. */
  showLabel?: boolean;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
};

/** Copies and says so for two seconds; says too when the browser did not allow it. */
export function CopyButton({ text, label = "Copy", showLabel = false, variant = "ghost", size, className }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<"idle" | "copied" | "failed">("idle");
  useEffect(() => {
    if (outcome === "idle") return;
    const timer = setTimeout(() => setOutcome("idle"), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      setOutcome("failed");
    }
  }
  const words = { idle: label, copied: "Copied", failed: "Not copied" }[outcome];
  return (
    <>
      <Button
        variant={variant}
        size={size ?? (showLabel ? "sm" : "icon")}
        aria-label={showLabel ? undefined : words}
        title={showLabel ? undefined : words}
        onClick={() => void copy()}
        className={className}
      >
        <Icon icon={{ idle: Copy, copied: Check, failed: X }[outcome]} />
        {showLabel ? words : null}
      </Button>
      <span role="status" className="sr-only">
        {outcome === "idle" ? "" : words}
      </span>
    </>
  );
}
