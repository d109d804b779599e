import { ShieldAlert, ShieldCheck } from "lucide-react";
import { AddressText } from "#app/ui/address-text.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { utcDay, utcMinute } from "#app/ui/date-words.ts";
import { type Definition, DefinitionList } from "#app/ui/definition-list.tsx";
import { formatBytes } from "#app/ui/file-acceptance.ts";
import { kindNames, languageName, originNames, type SourceRecord } from "../source-view.ts";

/** What is known of a source, and what it takes to check it. */
export function SourceFacts({ source }: { source: SourceRecord }) {
  const items: Definition[] = [
    { term: "Integrity", value: <IntegrityBadge isIntact={source.intact} /> },
    { term: "Author", value: source.author ?? "Not stated" },
    { term: "Published", value: source.published_on ? utcDay(new Date(source.published_on)) : "Not stated" },
    { term: "Language", value: source.language ? languageName(source.language) : "Not recognised" },
    ...(source.url ? [{ term: "Address", value: <Address url={source.url} /> }] : []),
    ...(source.final_url && source.final_url !== source.url
      ? [{ term: "Answered from", value: <AddressText address={source.final_url} /> }]
      : []),
    ...(source.file_name ? [{ term: "File", value: <bdi className="wrap-anywhere">{source.file_name}</bdi> }] : []),
    { term: "Archived", value: <time dateTime={source.archived_at}>{utcMinute(new Date(source.archived_at))}</time> },
    { term: "Came in as", value: originNames[source.origin] },
    { term: "Kind and size", value: `${kindNames[source.kind]}, ${formatBytes(source.byte_size)}` },
    ...(source.time_stamp.state === "none" ? [] : [{ term: "Time stamp", value: <TimeStampFact stamp={source.time_stamp} /> }]),
    {
      term: "SHA-256 of the original",
      value: (
        <span className="flex items-start gap-1">
          <code className="min-w-0 flex-1 font-mono text-xs leading-relaxed break-all text-ink-soft">{source.sha256}</code>
          <CopyButton text={source.sha256} label="Copy the SHA-256" className="-my-1.5" />
        </span>
      ),
    },
  ];
  return <DefinitionList items={items} layout="stacked" />;
}

/** Who vouches for when these bytes existed, or why nobody does yet. */
function TimeStampFact({ stamp }: { stamp: SourceRecord["time_stamp"] }) {
  if (stamp.state === "stamped") {
    return (
      <span className="grid gap-0.5">
        <span>
          <time dateTime={stamp.stamped_at}>{utcMinute(new Date(stamp.stamped_at))}</time>, signed by{" "}
          <bdi className="wrap-anywhere">{stamp.signer}</bdi>
        </span>
        <span className="text-sm text-ink-soft">
          Verified (RFC 3161). Number <code className="font-mono text-xs wrap-anywhere">{stamp.serial_number}</code>
        </span>
      </span>
    );
  }
  if (stamp.state === "failed") {
    return (
      <span className="grid gap-0.5">
        <span>None yet. {stamp.reason}</span>
        <span className="text-sm text-ink-soft">
          Tried on <time dateTime={stamp.failed_at}>{utcMinute(new Date(stamp.failed_at))}</time>; it is asked again every hour.
        </span>
      </span>
    );
  }
  return "Asked for; it comes within minutes.";
}

export function IntegrityBadge({ isIntact }: { isIntact: boolean }) {
  return isIntact ? (
    <Badge tone="success" icon={ShieldCheck}>
      Unchanged since it was archived
    </Badge>
  ) : (
    <Badge tone="danger" icon={ShieldAlert}>
      Altered or missing
    </Badge>
  );
}

/** The live page may have changed or gone: only the archived copy is evidence. */
function Address({ url }: { url: string }) {
  const isOpenable = URL.canParse(url) && /^https?:$/u.test(new URL(url).protocol);
  if (!isOpenable) return <AddressText address={url} />;
  return (
    <a href={url} target="_blank" rel="noreferrer" className="link">
      <AddressText address={url} />
    </a>
  );
}
