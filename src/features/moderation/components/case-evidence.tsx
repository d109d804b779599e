import { Archive, ExternalLink, FileDown, Hourglass, ShieldAlert, TriangleAlert } from "lucide-react";
import { evidenceTypeLabels } from "#app/features/incidents/evidence-words.ts";
import { AddressText } from "#app/ui/address-text.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { utcMinute } from "#app/ui/date-words.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { formatBytes } from "#app/ui/file-acceptance.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Hash, Quotation } from "#app/ui/quotation.tsx";
import type { CaseEvidence, CasePassage } from "../case-view.ts";

/** Every piece of evidence with its archived copy, where the decision is made. */
export function CaseEvidenceList({ evidence, passages }: { evidence: CaseEvidence[]; passages: CasePassage[] }) {
  return (
    <section aria-label="Evidence" className="grid gap-3">
      <h3 className="text-base font-semibold text-ink">Evidence</h3>
      <EvidencePieces evidence={evidence} />
      {passages.map((passage) => (
        <Quotation key={passage.id} text={passage.text} source={passage.source_title} hash={passage.sha256} />
      ))}
    </section>
  );
}

/** The pieces by themselves, under whatever heading they have. */
export function EvidencePieces({ evidence }: { evidence: CaseEvidence[] }) {
  if (evidence.length === 0) {
    return (
      <p className="text-sm text-ink-muted">None was added. What cannot be checked is not recorded: ask, or reject it as such.</p>
    );
  }
  return (
    <ul className="grid gap-3">
      {evidence.map((item) => (
        <Piece key={item.id} item={item} />
      ))}
    </ul>
  );
}

function Piece({ item }: { item: CaseEvidence }) {
  const file = `/api/moderation/evidence/${item.id}`;
  return (
    <li className="grid gap-2 rounded-lg border border-line bg-sunken p-3">
      <div className="flex flex-wrap items-center gap-2">
        <span dir="auto" className="min-w-0 text-sm font-semibold wrap-anywhere text-ink">
          {item.title}
        </span>
        <Badge>{evidenceTypeLabels[item.type]}</Badge>
        <State item={item} />
      </div>
      {item.url ? (
        <a href={item.url} target="_blank" rel="noreferrer noopener" dir="ltr" className="link text-xs">
          <AddressText address={item.url} />
          <Icon icon={ExternalLink} size="sm" className="ms-1 inline" label="opens elsewhere" />
        </a>
      ) : null}
      {item.file_name ? (
        <span dir="auto" className="text-xs break-all text-ink-muted">
          {item.file_name}
        </span>
      ) : null}
      {item.failure ? <p className="text-xs text-warning">{item.failure}</p> : null}
      {item.sha256 ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-muted">
          <Hash value={item.sha256} />
          {item.byte_size === null ? null : <span>{formatBytes(item.byte_size)}</span>}
          {item.archived_at ? <span>archived {utcMinute(new Date(item.archived_at))}</span> : null}
        </p>
      ) : null}
      {item.is_picture && item.has_file && item.is_intact ? (
        <a href={file} target="_blank" rel="noreferrer noopener">
          <img src={file} alt={item.title} loading="lazy" className="max-h-80 max-w-full rounded-md border border-line" />
        </a>
      ) : null}
      {item.excerpt ? (
        <Disclosure summary="What the copy says">
          <p dir="auto" className="max-h-96 overflow-y-auto text-sm wrap-anywhere whitespace-pre-wrap text-ink-soft">
            {item.excerpt}
          </p>
        </Disclosure>
      ) : null}
      {item.has_file && !item.is_picture ? (
        <div>
          <Button asChild size="sm" variant="outline">
            <a href={file} download>
              <Icon icon={FileDown} size="sm" />
              Save the copy
            </a>
          </Button>
        </div>
      ) : null}
    </li>
  );
}

function State({ item }: { item: CaseEvidence }) {
  if (item.state === "waiting") return <Badge icon={Hourglass}>Being archived</Badge>;
  if (item.state === "failed")
    return (
      <Badge tone="warning" icon={TriangleAlert}>
        No copy
      </Badge>
    );
  if (item.is_intact === false)
    return (
      <Badge tone="danger" icon={ShieldAlert}>
        Altered since it was archived
      </Badge>
    );
  return (
    <Badge tone="success" icon={Archive}>
      Archived
    </Badge>
  );
}
