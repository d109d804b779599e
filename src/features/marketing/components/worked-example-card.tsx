import { Check, CircleDashed, X } from "lucide-react";
import { allegationLabel } from "#app/features/incidents/allegation-words.ts";
import { setAsideLabels } from "#app/features/searches/set-aside.ts";
import { Badge } from "#app/ui/badge.tsx";
import { utcDay } from "#app/ui/date-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Quotation } from "#app/ui/quotation.tsx";
import type { ExampleQuotation, WorkedExample } from "../worked-example.ts";

const stances = {
  for: { icon: Check, tone: "text-success", word: "For" },
  against: { icon: X, tone: "text-danger", word: "Against" },
  missing: { icon: CircleDashed, tone: "text-ink-muted", word: "Missing" },
} as const;

/** A finding as the product shows it, with what it rests on and what was set aside. */
export function WorkedExampleCard({ example }: { example: WorkedExample }) {
  const { subject, outcomes, identity, set_aside: setAside } = example;
  const latest = outcomes[0]?.statuses[0];
  return (
    <div className="rounded-xl border border-line bg-surface">
      <div className="border-b border-line px-5 py-4 sm:px-7">
        <p className="text-sm text-ink-muted">
          Looked for: <strong className="font-semibold text-ink">{subject.name}</strong>, born {subject.birth_year},{" "}
          {subject.employer}, {subject.city}. {example.pages_read} pages read.
        </p>
      </div>
      <div className="grid gap-8 px-5 py-6 sm:px-7 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:gap-12">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-2">
            {latest ? <Badge tone="accent">{allegationLabel(latest)}</Badge> : null}
            <Badge tone="outline">Unreviewed: found by machine</Badge>
            <span className="text-sm text-ink-muted">{example.date}</span>
          </div>
          <h3 className="mt-3 text-lg font-semibold text-ink">{example.title.text}</h3>
          <h4 className="mt-6 text-sm font-semibold text-ink-soft">What each source says, the latest first</h4>
          <ol className="mt-3 grid gap-5">
            {outcomes.map((outcome) => (
              <li key={outcome.quotation.text}>
                <p className="mb-1.5 text-sm font-medium text-ink">{outcome.statuses.map(allegationLabel).join(", ")}</p>
                <Quoted quotation={outcome.quotation} />
              </li>
            ))}
          </ol>
        </div>
        <div className="grid min-w-0 content-start gap-8">
          <section>
            <h4 className="text-sm font-semibold text-ink-soft">Is it this person? The identity ledger</h4>
            <ul className="mt-3 grid gap-2 text-sm text-ink-soft">
              {identity.map(({ stance, statement }) => {
                const { icon, tone, word } = stances[stance];
                return (
                  <li key={stance + statement} className="flex gap-2.5">
                    <Icon icon={icon} className={`mt-0.5 ${tone}`} />
                    <span>
                      <span className="font-medium text-ink">{word}: </span>
                      {statement}
                    </span>
                  </li>
                );
              })}
            </ul>
          </section>
          <section>
            <h4 className="text-sm font-semibold text-ink-soft">Read and set aside</h4>
            <ul className="mt-3 grid gap-5">
              {setAside.map(({ reason, words, quotation }) => (
                <li key={quotation.text}>
                  <p className="text-sm font-medium text-ink">{setAsideLabels[reason]}</p>
                  <p className="mb-2 text-sm text-ink-soft">{words}</p>
                  <Quoted quotation={quotation} />
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </div>
  );
}

function Quoted({ quotation: { text, page } }: { quotation: ExampleQuotation }) {
  const day = page.published_on ? utcDay(new Date(page.published_on)) : undefined;
  return <Quotation text={text} source={page.title} date={day} hash={page.sha256} cite={page.url ?? undefined} />;
}
