import { Disclosure } from "#app/ui/disclosure.tsx";
import { describeCost, describeTokens, fallbackReasons, fallbackWords } from "../model-use.ts";
import type { SearchRecord } from "../searches.server.ts";

type Props = { model: NonNullable<SearchRecord["model"]> };

const count = new Intl.NumberFormat("en");
const pages = (number: number) => `${number} ${number === 1 ? "page" : "pages"}`;

/** Which language model was asked, what it used, and which pages the embedded engine judged alone. */
export function ModelUse({ model: { settings, usage } }: Props) {
  const fallbacks = fallbackReasons.filter((reason) => (usage.fallbacks[reason] ?? 0) > 0);
  const alone = fallbacks.reduce((sum, reason) => sum + (usage.fallbacks[reason] ?? 0), 0);
  const figures: [string, string][] = [
    ["Model", settings.model],
    ["Prompt version", settings.promptVersion],
    [
      "Parameters",
      Object.entries(settings.parameters)
        .map(([name, value]) => `${name} ${value}`)
        .join(", "),
    ],
    ["Questions", `${usage.asked} asked, ${usage.repeated} answered from those kept`],
    ["Used by this search", describeTokens(usage)],
    ["Cost of this search", settings.prices ? describeCost(usage.costMicroUsd) : "No price is set for this model"],
    [
      "Budget of a search",
      `${count.format(settings.budget.tokens)} tokens${settings.budget.microUsd === null ? "" : `, US$ ${(settings.budget.microUsd / 1_000_000).toFixed(2)}`}`,
    ],
  ];
  return (
    <Disclosure
      look="card"
      className="mt-2"
      summary={
        <>
          Language model
          <span className="text-xs text-ink-muted tabular-nums">
            {alone > 0
              ? `${pages(alone)} judged by the embedded engine alone`
              : usage.pagesRead > 0
                ? pages(usage.pagesRead)
                : "Not asked"}
          </span>
        </>
      }
    >
      <div className="grid gap-3 px-3.5 py-3 text-sm">
        <p className="text-xs text-ink-muted">
          A language model points at passages by number. It writes nothing: the rules check what it points at and take every word
          from the page. What earlier searches used stands beside each of them, in “All searches of this dossier”.
        </p>
        <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[10rem_1fr]">
          {figures.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-muted">{name}</dt>
              <dd className="min-w-0 wrap-anywhere text-ink-soft">{value}</dd>
            </div>
          ))}
        </dl>
        {fallbacks.length > 0 ? (
          <ul className="grid gap-1 text-ink-soft">
            {fallbacks.map((reason) => (
              <li key={reason}>
                {pages(usage.fallbacks[reason] ?? 0)} judged by the embedded engine alone: {fallbackWords[reason]}.
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Disclosure>
  );
}
