import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { testCards, type CardInput, type CardProblems } from "#app/services/payments/embedded/cards.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { focusFirstMessage } from "#app/ui/focus-first.ts";
import { Input } from "#app/ui/input.tsx";

/** `rest`: what that means for money, or for the card from before. */
export type CardRefusal = { title: string; rest: string };

const spaced = (number: string) => number.replace(/(\d{4})(?=\d)/g, "$1 ");

/** A card's three fields, with the test cards at hand. What was typed stays when it is refused. */
export function CardForm({
  submitLabel,
  isPending,
  problems,
  refusal,
  onSubmit,
  footer,
}: {
  submitLabel: string;
  isPending: boolean;
  problems: CardProblems;
  /** Why the card was not taken; beside the button, where whoever pressed it looks. */
  refusal: CardRefusal | null;
  onSubmit: (card: CardInput) => void;
  footer?: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [card, setCard] = useState<CardInput>({ number: "", expiry: "", cvc: "" });
  const set = (part: Partial<CardInput>) => setCard((before) => ({ ...before, ...part }));

  useEffect(() => {
    if (form.current && Object.keys(problems).length > 0) focusFirstMessage(form.current);
  }, [problems]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isPending) onSubmit(card);
  }

  return (
    <form ref={form} method="post" onSubmit={submit} noValidate className="grid gap-5" aria-label="Card">
      <Field label="Card number" error={problems.number}>
        {(control) => (
          <Input
            {...control}
            name="number"
            inputMode="numeric"
            autoComplete="cc-number"
            placeholder="4242 4242 4242 4242"
            value={card.number}
            onChange={(event) => set({ number: event.target.value })}
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Expiry" hint="Month and year, as 08/30" error={problems.expiry}>
          {(control) => (
            <Input
              {...control}
              name="expiry"
              inputMode="numeric"
              autoComplete="cc-exp"
              value={card.expiry}
              onChange={(event) => set({ expiry: event.target.value })}
            />
          )}
        </Field>
        <Field label="Security code" hint="Three digits on the back" error={problems.cvc}>
          {(control) => (
            <Input
              {...control}
              name="cvc"
              inputMode="numeric"
              autoComplete="cc-csc"
              value={card.cvc}
              onChange={(event) => set({ cvc: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div role="alert" className="empty:absolute">
        {refusal ? (
          <Alert variant="danger" title={refusal.title}>
            {refusal.rest}
          </Alert>
        ) : null}
      </div>
      <Button type="submit" variant="primary" size="lg" pending={isPending}>
        {submitLabel}
      </Button>
      {footer}
      <section aria-labelledby="test-cards" className="grid gap-2 border-t border-line pt-5">
        <h2 id="test-cards" className="text-sm font-semibold text-ink">
          Test cards
        </h2>
        <ul className="grid gap-1">
          {testCards.map(({ number, words }) => (
            <li key={number} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 text-sm text-ink-muted">
              <span>
                <span className="block font-mono text-ink-soft">{spaced(number)}</span> {words}
              </span>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Use ${spaced(number)}: ${words}`}
                onClick={() => {
                  setCard({ number: spaced(number), expiry: "08/41", cvc: "123" });
                  form.current?.querySelector<HTMLButtonElement>("[type=submit]")?.focus();
                }}
              >
                Use
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </form>
  );
}
