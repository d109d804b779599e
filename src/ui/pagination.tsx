import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { pageNumbers } from "./page-numbers.ts";

type PaginationProps = {
  label?: string;
  page: number;
  pageCount: number;
  /** Makes the link to a page; spread the props on the app's own link, and the content inside. */
  renderLink: (page: number, props: { "aria-label"?: string; "aria-current"?: "page"; children: ReactNode }) => ReactElement;
};

export function Pagination({ label = "Pages", page, pageCount, renderLink }: PaginationProps) {
  if (pageCount <= 1) return null;
  // On a phone only the first, the present and the last page have room beside the arrows.
  const isNeighbour = (number: number | null) => number !== null && number !== 1 && number !== page && number !== pageCount;
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center gap-1">
        <li>
          <Turn
            to={page - 1}
            words="Previous page"
            icon={<Icon icon={ChevronLeft} className="rtl:rotate-180" />}
            off={page <= 1}
            renderLink={renderLink}
          />
        </li>
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`} className={isNeighbour(number) ? "max-sm:hidden" : undefined}>
            {number === null ? (
              <span aria-hidden className="grid size-9 place-items-center text-ink-muted">
                …
              </span>
            ) : (
              <Button
                asChild
                size="icon"
                variant={number === page ? "secondary" : "ghost"}
                className={
                  number === page ? "border-2! border-line-strong! text-sm font-semibold! tabular-nums" : "text-sm tabular-nums"
                }
              >
                {renderLink(number, {
                  "aria-label": `Page ${number}`,
                  ...(number === page ? { "aria-current": "page" as const } : {}),
                  children: number,
                })}
              </Button>
            )}
          </li>
        ))}
        <li>
          <Turn
            to={page + 1}
            words="Next page"
            icon={<Icon icon={ChevronRight} className="rtl:rotate-180" />}
            off={page >= pageCount}
            renderLink={renderLink}
          />
        </li>
      </ul>
    </nav>
  );
}

type TurnProps = { to: number; words: string; icon: ReactNode; off: boolean; renderLink: PaginationProps["renderLink"] };

function Turn({ to, words, icon, off, renderLink }: TurnProps) {
  if (off) {
    return (
      <Button size="icon" variant="ghost" disabled aria-label={words}>
        {icon}
      </Button>
    );
  }
  return (
    <Button asChild size="icon" variant="ghost">
      {renderLink(to, { "aria-label": words, children: icon })}
    </Button>
  );
}
