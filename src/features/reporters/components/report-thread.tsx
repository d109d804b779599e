import { useRef, useState, type FormEvent } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { Button } from "#app/ui/button.tsx";
import { utcMinute } from "#app/ui/date-words.ts";
import { Field } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import type { ReporterReport } from "../report.ts";
import { answerModerator } from "../reporters.functions.ts";

/** What moderator and reporter have asked and answered; the answer stays in the field until it has been sent. */
export function ReportThread({
  report,
  canAnswer,
  onAnswered,
}: {
  report: ReporterReport;
  canAnswer: boolean;
  onAnswered: () => void;
}) {
  const [text, setText] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const key = useRef<string | null>(null);
  if (report.messages.length === 0) return null;

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (text.trim() === "") return setError("An answer is required");
    setPending(true);
    setError(null);
    key.current ??= crypto.randomUUID();
    try {
      await answerModerator({ data: { incidentId: report.id, text, idempotencyKey: key.current } });
      setText("");
      key.current = null;
      onAnswered();
    } catch (failure) {
      setError(failureMessage(failure, "The server could not be reached. Please try again; nothing is lost."));
    }
    setPending(false);
  }

  return (
    <section aria-label="Questions and answers" className="grid gap-3">
      <ol className="grid gap-3">
        {report.messages.map((message) => (
          <li
            key={message.id}
            className={
              message.author === "moderator"
                ? "mr-6 grid gap-1 rounded-lg border border-accent/40 bg-accent-soft p-3"
                : "ml-6 grid gap-1 rounded-lg border border-line bg-raised p-3"
            }
          >
            <span className="text-xs text-ink-muted">
              {message.author === "moderator" ? "Moderator" : "You"}, {utcMinute(new Date(message.at))}
            </span>
            <span dir="auto" className="text-sm wrap-anywhere whitespace-pre-wrap text-ink">
              {message.text}
            </span>
          </li>
        ))}
      </ol>
      {canAnswer ? (
        <form onSubmit={(event) => void send(event)} noValidate className="grid gap-3">
          <Field label="Your answer" error={error}>
            {(control) => (
              <Textarea
                {...control}
                name="answer"
                dir="auto"
                rows={3}
                maxLength={5_000}
                value={text}
                onChange={(event) => {
                  key.current = null;
                  setText(event.target.value);
                }}
              />
            )}
          </Field>
          <div>
            <Button type="submit" variant="primary" pending={isPending}>
              Send the answer
            </Button>
          </div>
        </form>
      ) : null}
    </section>
  );
}
