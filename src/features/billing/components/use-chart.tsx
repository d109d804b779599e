import { formatNumber } from "../credit-words.ts";
import { purposeNames } from "../plans.ts";
import type { CreditPurpose } from "../credits.ts";
import type { UseOfADay } from "../credits-page.server.ts";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "#app/ui/table.tsx";

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const dayOf = (iso: string) => day.format(new Date(iso));
const fills: Record<CreditPurpose, string> = {
  "behavior-incidents-search": "bg-accent",
  "personal-info-search": "bg-accent-far",
  "social-media-search": "bg-warning",
  "report-generation": "bg-success",
};
const purposes = Object.keys(fills) as CreditPurpose[];

/** Credits used a day, over thirty days, by what they were used for; the same as a table for those who read it. */
export function UseChart({ use }: { use: UseOfADay[] }) {
  const most = Math.max(...use.map(({ used }) => used), 1);
  const total = use.reduce((sum, { used }) => sum + used, 0);
  const shown = purposes.filter((purpose) => use.some(({ byPurpose }) => byPurpose[purpose]));
  const [first, last] = [use.at(0), use.at(-1)];
  return (
    <figure className="grid gap-3">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-3">
        <span className="font-semibold text-ink">Use in the last 30 days</span>
        <span className="text-sm text-ink-muted tabular-nums">{formatNumber(total)} credits</span>
      </figcaption>
      <div aria-hidden hidden={total === 0} className="grid gap-1.5">
        <div className="flex h-36 items-end gap-[2px] border-b border-line-strong sm:gap-1">
          {use.map(({ day, used, byPurpose }) => (
            <div key={day} className="flex h-full flex-1 flex-col justify-end" title={`${dayOf(day)}: ${formatNumber(used)}`}>
              <div className="flex flex-col-reverse overflow-hidden rounded-t-sm" style={{ height: `${(used / most) * 100}%` }}>
                {shown.map((purpose) => (
                  <div
                    key={purpose}
                    className={fills[purpose]}
                    style={{ height: `${((byPurpose[purpose] ?? 0) / Math.max(used, 1)) * 100}%` }}
                  />
                ))}
              </div>
            </div>
          ))}
        </div>
        <div className="flex justify-between text-xs text-ink-muted">
          <span>{first ? dayOf(first.day) : null}</span>
          <span>at most {formatNumber(Math.max(...use.map(({ used }) => used)))} a day</span>
          <span>{last ? dayOf(last.day) : null}</span>
        </div>
      </div>
      {shown.length > 0 ? (
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
          {shown.map((purpose) => (
            <li key={purpose} className="flex items-center gap-2">
              <span aria-hidden className={`size-3 rounded-sm ${fills[purpose]}`} />
              {purposeNames[purpose]}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-ink-muted">Nothing was used in this time.</p>
      )}
      {total > 0 ? (
        <details className="text-sm">
          <summary className="cursor-pointer text-ink-muted">The same as a table</summary>
          <div className="mt-3">
            <Table caption="Credits used a day">
              <TableHead>
                <TableRow>
                  <TableHeader>Day</TableHeader>
                  {shown.map((purpose) => (
                    <TableHeader key={purpose} align="end">
                      {purposeNames[purpose]}
                    </TableHeader>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {use
                  .filter(({ used }) => used > 0)
                  .map(({ day, byPurpose }) => (
                    <TableRow key={day}>
                      <TableHeader scope="row">{dayOf(day)}</TableHeader>
                      {shown.map((purpose) => (
                        <TableCell key={purpose} align="end">
                          {formatNumber(byPurpose[purpose] ?? 0)}
                        </TableCell>
                      ))}
                    </TableRow>
                  ))}
              </TableBody>
            </Table>
          </div>
        </details>
      ) : null}
    </figure>
  );
}
