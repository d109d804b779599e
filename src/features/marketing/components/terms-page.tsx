import { creditCosts, monthlyCredits } from "#app/features/billing/credits.ts";
import { LegalPage } from "./legal-page.tsx";

export function TermsPage() {
  return (
    <LegalPage
      title="Terms of use"
      effective="21 November 2026"
      lead="What you may expect of Attest, and what Attest expects of you."
    >
      <h2>Your account</h2>
      <p>
        An account belongs to one person. Choose a password that you use nowhere else, or a passkey; a second factor can be
        switched on. Tell us at once when somebody else has used it. You may delete your account at any time; what you decided
        stays in the record of the workspace, with your name replaced.
      </p>
      <h2>Access</h2>
      <p>
        A new account waits until staff have granted access. <strong>Nobody pays while they wait</strong>: your card is stored,
        the subscription starts as a trial, and the first payment is taken when access is granted. You may cancel from the waiting
        page; then nothing is ever charged.
      </p>
      <h2>Plans and credits</h2>
      <ul>
        <li>
          Each month brings {monthlyCredits.basic} credits on Basic, {monthlyCredits.pro} on Pro and {monthlyCredits.enterprise}{" "}
          on Enterprise, on yearly plans too. They lapse at the end of their month.
        </li>
        <li>Credits that you buy beside them do not lapse while the subscription lives, and are used after the monthly ones.</li>
        <li>
          A search for incidents costs {creditCosts["behavior-incidents-search"]} credits, a search for public facts that tell
          people apart {creditCosts["personal-info-search"]}, a social media search {creditCosts["social-media-search"]}, a report{" "}
          {creditCosts["report-generation"]}.
        </li>
        <li>
          The price is set aside when work starts, taken when it is delivered, and given back when it fails or is cancelled. A
          search that looked and found nothing is delivered; one that could not look is not.
        </li>
      </ul>
      <h2>Paying, changing, cancelling</h2>
      <p>
        Payments are handled by a card payment provider; card numbers never reach us. An upgrade acts at once, a downgrade at the
        end of the period. You may cancel at any time; the workspace stays until the period you paid for ends. When a payment
        fails you have seven days; after that the workspace can be read but not written to. Nothing is deleted for it.
      </p>
      <h2>What the product is, and is not</h2>
      <p>
        Attest finds and keeps what sources say. It does not vouch that a source is right, and finding nothing does not mean that
        there is nothing. It is not a consumer reporting agency, and its findings may not be used for decisions on employment,
        tenancy, credit, insurance, immigration or admission. Decisions are yours.
      </p>
      <h2>Your content</h2>
      <p>
        Sources that you add stay in your workspace. A finding leaves it only when a member offers it for sharing, and then only
        with sources that anyone can open. You may take your data with you as files at any time, at no cost.
      </p>
      <h2>Ending</h2>
      <p>
        You may leave whenever you like. We may end a workspace that breaks the rules on acceptable use, and say why. What the law
        obliges us to keep, such as invoices, is kept; the rest is deleted.
      </p>
    </LegalPage>
  );
}
