import type { ReactNode } from "react";
import { LegalPage } from "./legal-page.tsx";

/** Product rule 9 as a person recorded reads it; `form` makes the request. */
export function SubjectRequestsPage({ form }: { form: ReactNode }) {
  return (
    <LegalPage
      title="Requests of people recorded"
      effective="21 November 2026"
      lead="Ask what is held about you, answer a claim, or ask for correction or deletion. You need no account."
      after={form}
    >
      <ol>
        <li>You send the request and open the link that is mailed to you.</li>
        <li>Staff make sure that it is you who asks. They look at what you show them and keep no copy of it.</li>
        <li>
          Within 30 days you are told the decision and its reason. What you answer to a claim is shown beside it from then on, in
          every dossier and every report.
        </li>
      </ol>
    </LegalPage>
  );
}
