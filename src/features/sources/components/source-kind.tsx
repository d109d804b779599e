import { FileText, FileType, Globe, Mail, ScrollText } from "lucide-react";
import { Icon, type IconShape } from "#app/ui/icon.tsx";
import type { SourceKind } from "../source.ts";

const shapes: Record<SourceKind, IconShape> = { html: Globe, pdf: FileType, text: ScrollText, docx: FileText, eml: Mail };

/** A shape for each kind of source; its name stands beside it in words. */
export function SourceKindIcon({ kind }: { kind: SourceKind }) {
  return (
    <span className="grid size-9 shrink-0 place-items-center rounded-md border border-line bg-sunken text-ink-muted">
      <Icon icon={shapes[kind]} size="lg" />
    </span>
  );
}
