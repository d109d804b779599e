import { Link } from "@tanstack/react-router";
import { Button } from "#app/ui/button.tsx";
import type { SourceRecord } from "../source-view.ts";

type TextPartLinksProps = { source: SourceRecord; workspaceSlug: string };

const counted = new Intl.NumberFormat("en");

/** Which part of a very long text is shown, and the ways to the others; nothing for a text that is shown whole. */
export function TextPartLinks({ source, workspaceSlug }: TextPartLinksProps) {
  const start = source.text_start;
  const end = start + source.text.length;
  if (start === 0 && end === source.text_length) return null;
  const params = { workspaceSlug, sourceId: source.id };
  return (
    <nav
      aria-label="Parts of the text"
      className="mt-6 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4 text-sm"
    >
      <span className="text-ink-muted tabular-nums">
        Characters {counted.format(start + 1)} to {counted.format(end)} of {counted.format(source.text_length)}
      </span>
      <span className="flex gap-2">
        {start > 0 ? (
          <Button asChild size="sm" variant="outline">
            <Link to="/$workspaceSlug/library/$sourceId" params={params} search={{ at: start - 1 }} preload={false}>
              Earlier part
            </Link>
          </Button>
        ) : null}
        {end < source.text_length ? (
          <Button asChild size="sm" variant="outline">
            <Link to="/$workspaceSlug/library/$sourceId" params={params} search={{ at: end }} preload={false}>
              Next part
            </Link>
          </Button>
        ) : null}
      </span>
    </nav>
  );
}
