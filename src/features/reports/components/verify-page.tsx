import { FileQuestion } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { Brand } from "#app/ui/brand.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { utcMinute } from "#app/ui/date-words.ts";
import { DefinitionList } from "#app/ui/definition-list.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatBytes } from "#app/ui/file-acceptance.ts";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { Hash } from "#app/ui/quotation.tsx";
import { incidentChanges, type ReportVerification } from "../verification.ts";
import { CodeForm } from "./code-form.tsx";
import { sha256OfFile } from "./sha256-of-file.ts";

/** The page around: the brand, one heading, and what is said. */
export function VerifyFrame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid min-h-dvh max-w-prose content-start gap-8 px-5 py-10">
      <header>
        <a href="/" aria-label="Attest, home">
          <Brand />
        </a>
      </header>
      <main id="main" className="grid gap-6">
        <h1 className="text-2xl font-semibold">Check a report</h1>
        {children}
      </main>
    </div>
  );
}

/** Whether a report is unaltered and still stands. It shows nothing about a person, and the file never leaves the browser. */
export function VerifyPage({ report }: { report: ReportVerification | null }) {
  return <VerifyFrame>{report ? <Found report={report} /> : <NotFound />}</VerifyFrame>;
}

function NotFound() {
  return (
    <>
      <EmptyState icon={FileQuestion} title="No report has this code">
        Codes have five groups of four letters and digits and stand on the first page and at the foot of every page of a report.
      </EmptyState>
      <CodeForm />
    </>
  );
}

function Found({ report }: { report: ReportVerification }) {
  return (
    <>
      <Card as="section" aria-label="The report as it was made">
        <CardHeader title={<span className="font-mono break-all">{report.code}</span>} eyebrow="Report" />
        <CardBody>
          <DefinitionList
            items={[
              { term: "Made", value: utcMinute(new Date(report.made_at)) },
              { term: "Confirmed incidents", value: report.incident_count },
              { term: "Pages", value: `${report.page_count} (${formatBytes(report.byte_size)})` },
              { term: "SHA-256", value: <Hash value={report.sha256} label="Of the file" /> },
            ]}
          />
        </CardBody>
      </Card>
      <Changes report={report} />
      <FileCheck report={report} />
    </>
  );
}

/** What has changed since the report was made, by the numbers of its incidents. */
function Changes({ report }: { report: ReportVerification }) {
  if (report.changes.length === 0) {
    return (
      <Alert variant="success" title="Everything in it still stands">
        Nothing in this report has been corrected, disputed or withdrawn since it was made.
      </Alert>
    );
  }
  return (
    <Alert variant="warning" title="Not everything in it stands as it was printed">
      <ul className="grid list-disc gap-1 ps-5">
        {report.changes.map(({ number, change }) => (
          <li key={`${number}-${change}`}>
            Incident {number} {incidentChanges[change]}.
          </li>
        ))}
      </ul>
      <p className="mt-2">Ask whoever gave it to you for a new report.</p>
    </Alert>
  );
}

type Checked = { name: string; state: "hashing" | "same" | "other" | "impossible" };

function FileCheck({ report }: { report: ReportVerification }) {
  const [checked, setChecked] = useState<Checked | null>(null);

  async function check(file: File | undefined) {
    if (!file) return;
    setChecked({ name: file.name, state: "hashing" });
    const hash = await sha256OfFile(file).catch(() => null);
    setChecked({ name: file.name, state: hash === null ? "impossible" : hash === report.sha256 ? "same" : "other" });
  }
  return (
    <section aria-label="Check your file" className="grid gap-4">
      <FileDrop
        label="Drop the report’s file here"
        buttonLabel="Choose the file"
        hint="It is compared in your browser and not sent anywhere."
        multiple={false}
        onFiles={(accepted, refused) => void check(accepted[0] ?? refused[0]?.file)}
      />
      <div aria-live="polite">{checked ? <Verdict checked={checked} /> : null}</div>
    </section>
  );
}

function Verdict({ checked }: { checked: Checked }) {
  const name = <bdi className="break-all">{checked.name}</bdi>;
  if (checked.state === "hashing") return <Alert variant="loading">Comparing {name}…</Alert>;
  if (checked.state === "same") {
    return (
      <Alert variant="success" title="The file is unaltered">
        {name} is byte for byte the report that was made.
      </Alert>
    );
  }
  if (checked.state === "impossible") {
    return (
      <Alert variant="warning" title="This browser could not read or compare the file">
        Open this page over https, or compare the SHA-256 above with your own: <code>sha256sum</code> shows it.
      </Alert>
    );
  }
  return (
    <Alert variant="danger" title="This is not the report as it was made">
      {name} has another SHA-256. It was changed, saved anew by a program, or is another file.
    </Alert>
  );
}
