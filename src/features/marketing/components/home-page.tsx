import { Link } from "@tanstack/react-router";
import { Brand } from "#app/ui/brand.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";

const promises = [
  {
    title: "A claim is a quotation",
    text: "Every sentence of an incident rests on a verbatim passage, checked against the archived, hashed copy of its page. What cannot be checked is not saved.",
  },
  {
    title: "The right person",
    text: "A matching name is never enough. Each finding shows the evidence for, against and missing, and a contradiction blocks it.",
  },
  {
    title: "Behaviour, not opinion",
    text: "Protest, criticism, boycott and identity are not incidents. What was read and set aside is listed with the reason.",
  },
  {
    title: "A machine proposes, a person confirms",
    text: "Findings are labelled unreviewed until someone has looked. There are no scores and no rankings of people.",
  },
];

/** The public home page. */
export function HomePage({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-page flex-col px-5 sm:px-8">
      <header className="flex items-center justify-between py-5">
        <Brand />
        <Button asChild variant="outline">
          {isSignedIn ? <Link to="/app">Open the app</Link> : <Link to="/sign-in">Sign in</Link>}
        </Button>
      </header>
      <main className="flex-1 py-14 sm:py-24">
        <h1 className="max-w-3xl text-4xl leading-tight font-semibold tracking-tight text-balance text-ink sm:text-5xl">
          Incidents of antisemitic behaviour, each attested by its source
        </h1>
        <p className="mt-5 max-w-2xl text-lg text-ink-soft">
          Attest searches documents for what a named person has done, shows the passage behind every claim, and keeps apart what
          is about somebody else, what is lawful opinion and what nobody can check.
        </p>
        <ul className="mt-14 grid gap-4 sm:grid-cols-2">
          {promises.map((promise) => (
            <li key={promise.title}>
              <Card className="h-full">
                <CardBody>
                  <h2 className="text-base font-semibold text-ink">{promise.title}</h2>
                  <p className="mt-1.5 text-ink-muted">{promise.text}</p>
                </CardBody>
              </Card>
            </li>
          ))}
        </ul>
      </main>
      <footer className="border-t border-line py-6 text-sm text-ink-muted">Attest</footer>
    </div>
  );
}
