import { Link } from "@tanstack/react-router";
import { workspacePurposes } from "#app/features/workspaces/workspace.ts";
import { Button } from "#app/ui/button.tsx";
import type { WorkedExample } from "../worked-example.ts";
import { WorkedExampleCard } from "./worked-example-card.tsx";

const steps = [
  {
    title: "Search",
    text: "Every spelling of the name, with what is known of the person, and always for corrections, acquittals and retractions too.",
  },
  {
    title: "Archive",
    text: "Each page is kept as it was: its bytes, their SHA-256, when and from where. A later change of one byte shows.",
  },
  {
    title: "Identify",
    text: "Age, employer, role, place: what speaks for the same person, what against, what the page does not say. A name alone is never enough.",
  },
  {
    title: "Judge",
    text: "Did this person do it, does the source itself report it, and is it antisemitic on the source's own account? One no, and the page is set aside with that reason.",
  },
  {
    title: "Attest",
    text: "Every sentence rests on a passage that stands word for word in the archived page. What cannot be checked is not saved.",
  },
  {
    title: "Confirm",
    text: "A person confirms, disputes or sets aside, with a reason. Until then a finding is labelled unreviewed and counts nowhere.",
  },
];

const never = [
  "Accuse anyone by a keyword, a name or a photograph",
  "Record protest, criticism of a government, boycott, faith or origin",
  "Score, rank or list people, or look them up in bulk",
  "Collect home addresses, phone numbers, family members or faces",
  "Record anybody under 18",
  "Raise a word: arrested stays arrested, and an acquittal comes first",
];

const purposeTexts: Record<keyof typeof workspacePurposes, string> = {
  "institution-security": "A congregation, school or museum that has been threatened and has to know by whom.",
  "legal-claim": "Counsel who need the record, its sources and their hashes, in an order that a court can follow.",
  journalism: "A reporter who has a name and a rumour, and wants what was said and decided.",
  research: "A scholar who needs cases that are documented, with the method behind them.",
  "victim-support": "A helper who stands by somebody and wants the history of who did it.",
};

/** The public home page. */
export function HomePage({ isSignedIn, example }: { isSignedIn: boolean; example: WorkedExample | null }) {
  return (
    <>
      <section className="py-14 sm:py-24">
        <h1 className="max-w-3xl text-4xl leading-tight font-semibold tracking-tight text-ink sm:text-5xl">
          Incidents of antisemitic behaviour, each attested by its source
        </h1>
        <p className="mt-5 max-w-2xl text-lg text-ink-soft">
          Search for a person and identify potential threats and hate, with AI, open-source intelligence, APIs and data engines.
          Attest shows the passage behind every claim, and keeps apart what is about somebody else, what is lawful opinion and
          what nobody can check.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button asChild variant="primary" size="lg">
            {isSignedIn ? <Link to="/app">Open the app</Link> : <Link to="/pricing">See plans and prices</Link>}
          </Button>
          <Button asChild variant="outline" size="lg">
            <Link to="/legal/method">How a finding is made</Link>
          </Button>
        </div>
      </section>

      {example ? <Example example={example} /> : null}

      <section aria-labelledby="how" className="below-fold mt-20">
        <h2 id="how" className="text-2xl font-semibold text-ink">
          How a claim comes to be attested
        </h2>
        <ol className="mt-6 grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="border-t border-line pt-4">
              <h3 className="text-base font-semibold text-ink">
                <span className="me-2 font-mono text-sm font-normal text-ink-muted">{index + 1}</span>
                {title}
              </h3>
              <p className="mt-1.5 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </section>

      <div className="below-fold mt-20 grid gap-x-16 gap-y-14 lg:grid-cols-2">
        <section aria-labelledby="never">
          <h2 id="never" className="text-2xl font-semibold text-ink">
            What Attest never does
          </h2>
          <ul className="mt-5 grid gap-3">
            {never.map((text) => (
              <li key={text} className="border-s-2 border-line-strong ps-4 text-ink-soft">
                {text}
              </li>
            ))}
          </ul>
          <p className="mt-5 text-ink-muted">
            It may not be used to decide on work, housing, credit, insurance, immigration or admission, nor to harass anyone:{" "}
            <Link to="/legal/acceptable-use" className="link">
              acceptable use
            </Link>
            .
          </p>
        </section>
        <section aria-labelledby="whom">
          <h2 id="whom" className="text-2xl font-semibold text-ink">
            For whom
          </h2>
          <dl className="mt-5 grid gap-4">
            {Object.entries(workspacePurposes).map(([purpose, label]) => (
              <div key={purpose}>
                <dt className="font-medium text-ink">{label}</dt>
                <dd className="mt-0.5 text-ink-soft">{purposeTexts[purpose as keyof typeof workspacePurposes]}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>

      <section aria-labelledby="answer" className="below-fold mt-20 rounded-xl border border-line bg-surface px-5 py-7 sm:px-7">
        <h2 id="answer" className="text-2xl font-semibold text-ink">
          The person recorded can answer
        </h2>
        <p className="mt-3 max-w-2xl text-ink-soft">
          Whoever is recorded may ask what is held, answer a claim, and ask for correction or deletion. An open dispute is shown
          with equal weight on the incident, in every dossier and in every report made from then on. Who saw, changed or exported
          what is written to a record that cannot be changed unnoticed, staff included.
        </p>
      </section>
    </>
  );
}

function Example({ example }: { example: WorkedExample }) {
  return (
    <section aria-labelledby="example">
      <h2 id="example" className="text-2xl font-semibold text-ink">
        One finding, as the product shows it
      </h2>
      <p className="mt-2 mb-6 max-w-2xl text-ink-muted">
        The person, the town and the newspapers are invented. The finding is not a drawing: the product made it from the five
        pages of its demo library, and every quotation was checked against them.
      </p>
      <WorkedExampleCard example={example} />
    </section>
  );
}
