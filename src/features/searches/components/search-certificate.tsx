import type { ReactNode } from "react";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { utcDay, utcMinute } from "#app/ui/date-words.ts";
import type { SetAsideReason } from "../engine/judgement.ts";
import type { Certificate } from "../past-searches.server.ts";
import { workspacePurposes } from "#app/features/workspaces/workspace.ts";
import { describeCounts } from "../claims.ts";
import { setAsideLabels } from "../set-aside.ts";

const moment = (text: string) => (text === "" ? "not recorded" : utcMinute(new Date(text)));

const resultWords = (count: number | null) => (count === 1 ? "1 result" : `${count ?? 0} results`);

/** Which one, and how many pages it was asked about; those that it was not are told, since the rules had nobody beside them. */
function modelWords({
  model,
  prompt_version,
  pages,
  pages_without,
}: NonNullable<Certificate["content"]["language_model"]>): string {
  const count = (number: number) => (number === 1 ? "1 page" : `${number} pages`);
  const alone = pages_without > 0 ? `; ${count(pages_without)} judged without it` : "";
  return `${model}, ${prompt_version}: ${pages === 0 ? "asked about no page" : `asked about ${count(pages)}`}${alone}`;
}

/** A delivered search on paper: what was looked for, what was read, what was set aside and why. */
export function SearchCertificate({ certificate: { content, sha256 } }: { certificate: Certificate }) {
  const isEmpty = content.findings + content.kept_apart === 0;
  const facts: [string, ReactNode][] = [
    ["Subject", <bdi key="name">{content.subject}</bdi>],
    ["Known then", content.known_facts.length > 0 ? content.known_facts.join(", ") : "the name alone"],
    ["Workspace", <bdi key="workspace">{content.workspace}</bdi>],
    ["Purpose", content.purpose ? workspacePurposes[content.purpose] : "Not stated by the workspace"],
    ["Asked by", <bdi key="asker">{content.asked_by ?? "Somebody who has left"}</bdi>],
    ["Begun", moment(content.started_at)],
    ["Ended", moment(content.finished_at)],
    ["Searched", content.engines],
    ["Judged by", content.language_model ? "The rules: a language model only points at passages" : content.judged_by],
    ["Language model", content.language_model ? modelWords(content.language_model) : "None was asked"],
    [
      "Result",
      isEmpty
        ? "No finding, and nothing put to a person: no page that was read supports one"
        : describeCounts({ findings: content.findings, keptApart: content.kept_apart }),
    ],
    [
      "Search",
      <span key="search" className="font-mono text-xs wrap-anywhere">
        {content.search_id}
      </span>,
    ],
    [
      "SHA-256 of the file",
      <span key="hash" className="font-mono text-xs wrap-anywhere">
        {sha256}
      </span>,
    ],
  ];
  return (
    <>
      <Card as="section" aria-label="The search">
        <CardHeader
          title={isEmpty ? "Nothing was found" : "What this search did"}
          description="It says what was searched and read, not that there is nothing elsewhere."
        />
        <CardBody>
          <dl className="grid gap-2.5 text-sm sm:gap-1.5">
            {facts.map(([name, value]) => (
              <div key={name} className="grid gap-x-4 sm:grid-cols-[11rem_1fr]">
                <dt className="text-ink-muted">{name}</dt>
                <dd className="min-w-0 text-ink">{value}</dd>
              </div>
            ))}
          </dl>
        </CardBody>
      </Card>
      <Section title="Pages read" count={content.pages_read.length} none="No page was read.">
        {content.pages_read.map((page) => (
          <li key={page.sha256} className="grid gap-0.5 px-5 py-2.5 text-sm">
            <span dir="auto" className="text-ink">
              {page.title}
            </span>
            <span className="text-xs wrap-anywhere text-ink-muted">
              {[
                page.url,
                page.published_on && `published ${utcDay(new Date(page.published_on))}`,
                `archived ${moment(page.archived_at)}`,
                page.delivered_by && `as ${page.delivered_by} has it: the site could not be read`,
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
            <span className="text-xs text-ink-muted">
              SHA-256 <span className="font-mono wrap-anywhere">{page.sha256}</span>
            </span>
          </li>
        ))}
      </Section>
      <Section title="Set aside, and why" count={content.set_aside.length} none="No page was set aside.">
        {content.set_aside.map((page, index) => (
          <li key={`${page.url ?? page.title} ${index}`} className="grid gap-0.5 px-5 py-2.5 text-sm">
            <span dir="auto" className="wrap-anywhere text-ink">
              {page.title}
            </span>
            <span className="text-ink-soft">
              {setAsideLabels[page.kind as SetAsideReason]}: {page.reason}
            </span>
          </li>
        ))}
      </Section>
      <Section title="Queries" count={content.queries.length} none="No query was asked.">
        {content.queries.map((query) => (
          <li key={query.query} className="grid gap-0.5 px-5 py-2.5 text-sm">
            <code dir="auto" className="font-mono text-xs text-ink-soft">
              {query.query}
            </code>
            <span className="text-xs text-ink-muted">
              {query.purpose} ·{" "}
              {query.answers.length > 0
                ? query.answers.map(({ engine, results, failure }) => `${engine}: ${failure ?? resultWords(results)}`).join(" · ")
                : resultWords(query.results)}
            </span>
          </li>
        ))}
      </Section>
    </>
  );
}

function Section({ title, count, none, children }: { title: string; count: number; none: string; children: ReactNode }) {
  return (
    <Card as="section" look="quiet" aria-label={title}>
      <CardHeader title={`${title} (${count})`} />
      <CardBody>
        {count > 0 ? (
          <ol className="-mx-5 divide-y divide-line">{children}</ol>
        ) : (
          <p className="text-sm text-ink-muted">{none}</p>
        )}
      </CardBody>
    </Card>
  );
}
