import { workspacePurposes } from "#app/features/workspaces/workspace.ts";
import { LegalPage } from "./legal-page.tsx";

export function AcceptableUsePage() {
  return (
    <LegalPage
      title="Acceptable use"
      effective="21 November 2026"
      lead="Attest records what sources report of a person's acts. In the wrong hands, or used for the wrong question, it would do harm. These rules are part of the contract."
    >
      <h2>What a workspace may be used for</h2>
      <p>Each workspace states one purpose when it is set up. It is printed on every report, with the name of who made it.</p>
      <ul>
        {Object.values(workspacePurposes).map((purpose) => (
          <li key={purpose}>{purpose}</li>
        ))}
      </ul>
      <h2>What it may never be used for</h2>
      <ul>
        <li>Decisions on employment, tenancy, credit, insurance, immigration or admission to anything.</li>
        <li>Harassment, intimidation, doxxing, or calling on others to do so.</li>
        <li>Finding or watching people for lawful opinions, protest, faith, origin or any group they belong to.</li>
        <li>Looking up people in bulk, building lists or rankings of people, or training systems that do.</li>
        <li>Anybody under 18.</li>
        <li>Finding out where somebody lives or is, whom they are related to, or how to reach them in private.</li>
      </ul>
      <h2>What you answer for</h2>
      <ul>
        <li>Look at the evidence before you confirm. A confirmation carries your name and your reason.</li>
        <li>
          Pass on the whole: disputes, acquittals, corrections and the statement of the person recorded stand with equal weight.
        </li>
        <li>Do not publish a finding that nobody has confirmed, and do not present an allegation as a conviction.</li>
        <li>When you learn that a finding is wrong, dispute it. It is marked at once wherever it stands.</li>
      </ul>
      <h2>What follows</h2>
      <p>
        Every view and change is recorded. Staff look into unusual use, such as one person looked at again and again. A workspace
        that breaks these rules is closed for writing while it is looked into, and then reopened or ended; the reason is given in
        words.
      </p>
    </LegalPage>
  );
}
