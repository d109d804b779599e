import { EyeOff } from "lucide-react";
import { useState } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { DefinitionList } from "#app/ui/definition-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { partLabels } from "../social-report-words.ts";
import type { SocialReportInfo, SocialReportParts } from "../social-report.ts";

const parts = Object.keys(partLabels) as (keyof SocialReportInfo)[];

/** What was entered: how much of it there is, and on a press, which is written down, the words themselves. */
export function MaskedInfo({ parts: counts, open }: { parts: SocialReportParts | null; open: () => Promise<SocialReportInfo> }) {
  const [info, setInfo] = useState<SocialReportInfo | null>(null);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!counts) return <p className="text-sm text-ink-muted">What was entered has been erased.</p>;
  const present = parts.filter((part) => counts[part] > 0);

  async function reveal() {
    setPending(true);
    setProblem(null);
    try {
      setInfo(await open());
    } catch (error) {
      setProblem(failureMessage(error));
    }
    setPending(false);
  }

  return (
    <div className="grid gap-3">
      <DefinitionList
        items={present.map((part) => ({
          term: partLabels[part],
          value: info ? (
            <ul>
              {linesOf(info, part).map((line, index) => (
                <li key={`${part}-${index}`} dir="auto">
                  {line}
                </li>
              ))}
            </ul>
          ) : (
            <span className="text-ink-muted">{counts[part] === 1 ? "1 entry, hidden" : `${counts[part]} entries, hidden`}</span>
          ),
        }))}
      />
      {problem ? (
        <Alert variant="danger" announce>
          {problem}
        </Alert>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {info ? (
          <Button size="sm" variant="outline" onClick={() => setInfo(null)}>
            <Icon icon={EyeOff} />
            Hide
          </Button>
        ) : (
          <Button size="sm" variant="outline" pending={isPending} onClick={() => void reveal()}>
            Show what was entered
          </Button>
        )}
        <span className="text-xs text-ink-muted">Each opening is written to the audit log.</span>
      </div>
    </div>
  );
}

function linesOf(info: SocialReportInfo, part: keyof SocialReportInfo): string[] {
  return info[part].map((row) =>
    typeof row === "string"
      ? row
      : Object.values(row)
          .filter(Boolean)
          .join(part === "names" ? " " : ", "),
  );
}
