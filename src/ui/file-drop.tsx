import { FileUp } from "lucide-react";
import { type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { type FileRule, type RefusedFile, sortFiles } from "./file-acceptance.ts";
import { Icon } from "./icon.tsx";

type FileDropProps = FileRule & {
  /** The invitation, such as "Drop files here". */
  label: ReactNode;
  buttonLabel?: string;
  /** Kinds and sizes that are accepted, in words. */
  hint?: ReactNode;
  multiple?: boolean;
  disabled?: boolean;
  /** Called once for each choice or drop, with what passed the rule and what did not. */
  onFiles: (accepted: File[], refused: RefusedFile<File>[]) => void;
  className?: string;
};

/** Files by drag and drop or by the button; the button is what keyboards and readers use. */
export function FileDrop({
  label,
  buttonLabel = "Choose files",
  hint,
  accept,
  maxBytes,
  multiple = true,
  disabled = false,
  onFiles,
  className,
}: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const depth = useRef(0);
  const [over, setOver] = useState(false);
  const hintId = useId();

  function take(files: FileList | null) {
    const chosen = multiple ? [...(files ?? [])] : [...(files ?? [])].slice(0, 1);
    if (chosen.length === 0) return;
    const { accepted, refused } = sortFiles(chosen, {
      ...(accept === undefined ? {} : { accept }),
      ...(maxBytes === undefined ? {} : { maxBytes }),
    });
    onFiles(accepted, refused);
  }
  function leave() {
    depth.current = 0;
    setOver(false);
  }
  const drag = {
    // Entering a child comes before leaving its parent, so enters and leaves are counted.
    onDragEnter: (event: DragEvent) => {
      event.preventDefault();
      depth.current += 1;
      setOver(!disabled);
    },
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      event.dataTransfer.dropEffect = disabled ? "none" : "copy";
    },
    onDragLeave: () => {
      depth.current -= 1;
      if (depth.current <= 0) leave();
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      leave();
      if (!disabled) take(event.dataTransfer.files);
    },
  };

  return (
    <div
      {...drag}
      data-over={over || undefined}
      className={classNames(
        "flex flex-col items-center gap-1 rounded-lg border border-dashed border-line-strong bg-sunken px-6 py-9 text-center transition-colors data-over:border-solid data-over:border-accent data-over:bg-accent-soft",
        disabled && "opacity-60",
        className,
      )}
    >
      <Icon icon={FileUp} size="2xl" className={classNames("mb-2", over ? "text-accent" : "text-ink-muted")} />
      <p className="font-medium text-ink">{over ? "Drop to add" : label}</p>
      {hint ? (
        <p id={hintId} className="max-w-prose text-sm text-ink-muted">
          {hint}
        </p>
      ) : null}
      <Button
        variant="outline"
        className="mt-4"
        disabled={disabled}
        aria-describedby={hint ? hintId : undefined}
        onClick={() => input.current?.click()}
      >
        {buttonLabel}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        disabled={disabled}
        onChange={(event) => {
          take(event.currentTarget.files);
          // So that the same file can be chosen again after it was removed or failed.
          event.currentTarget.value = "";
        }}
      />
    </div>
  );
}
