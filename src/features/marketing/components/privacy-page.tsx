import { Link } from "@tanstack/react-router";
import { LegalPage } from "./legal-page.tsx";

export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy policy"
      effective="21 November 2026"
      lead="What is kept about whom, why, for how long, and what each person can ask for."
    >
      <h2>People who use Attest</h2>
      <p>
        Name, e-mail address, a password that is stored only as a hash, sessions, the workspaces you belong to, what you did in
        them, and your plan. Payments are handled by the payment provider; we keep the number of the subscription and its state.
        Analytics count events without names, search text, addresses of findings or anything else about a person.
      </p>
      <h2>People who report</h2>
      <p>
        A reporter uses a personal link. We keep their name, their e-mail address, their reports, and a hash of the link's key.
        The pages behind that link carry no analytics and load nothing from elsewhere. When a reporter is removed, their reports
        stay without the name.
      </p>
      <h2>People who are recorded</h2>
      <p>
        Only what sources report of a person's own antisemitic acts or words, and the public facts that help to tell people apart:
        names, employers, job titles, education, public profile addresses, city, state and country. Home addresses, phone numbers,
        private e-mail addresses, family members, faces and live locations are never collected or inferred automatically. What a
        requester of a social media search already knows is stored encrypted, shown only to that workspace and to the staff who
        work on it, and left out of every export. Nobody under 18 is recorded.
      </p>
      <h2>How long</h2>
      <ul>
        <li>Findings that nobody has reviewed: 30 days.</li>
        <li>Rejected reports: 90 days; after that only numbers remain.</li>
        <li>What was entered for a social media search: 90 days after it is complete.</li>
        <li>
          Confirmed incidents: as long as the workspace keeps them, or until a request for correction or deletion is granted.
        </li>
        <li>Files that a reporter handed in and never sent, and requests that nobody confirmed: 7 days.</li>
        <li>The record of who saw and changed what: as long as the product runs; it names ids, not people.</li>
      </ul>
      <h2>Your rights</h2>
      <p>
        Whoever is recorded, reports or uses Attest may ask what is held about them, and ask for correction or deletion. A person
        recorded may also answer a claim: the statement is shown with equal weight, and an open dispute is marked at once in every
        dossier. A request is decided within 30 days, with the reason. <Link to="/legal/subject-requests">Make a request</Link>:
        no account is needed.
      </p>
      <h2>Who else sees it</h2>
      <p>
        Only the services that the product runs on, each for its own part: hosting and database, card payments, web search,
        language models, e-mail and analytics. A language model receives passages near a person's name, never a whole dossier, and
        may only point to passages; what it says is checked against the archived page like everything else.
      </p>
      <h2>Cookies</h2>
      <p>
        One keeps you signed in, one remembers for seven days whether the sidebar is open. Neither is used to follow anybody, so
        there is nothing to consent to.
      </p>
    </LegalPage>
  );
}
