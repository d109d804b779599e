import { LegalPage } from "./legal-page.tsx";

/** The rubric of the product in plain words; the engine's own is src/features/searches/engine/grounds/rubric.ts. */
export function MethodPage() {
  return (
    <LegalPage
      title="How a finding is made"
      effective="21 November 2026"
      lead="A finding says that a source reports this person's own antisemitic act or words. This page says how Attest comes to one, and what it sets aside."
    >
      <h2>Four questions, in this order</h2>
      <p>
        Every passage is put to four questions about one named person. The first “no” ends it, and the page is set aside with that
        reason.
      </p>
      <ol>
        <li>
          <strong>Is it this person?</strong> The passage names them in full, or by a surname, a role or a pronoun that the same
          text ties to the full name, and nothing in it contradicts what is known: age, city, employer, middle name. A name alone
          is never enough to confirm.
        </li>
        <li>
          <strong>Did they do it?</strong> The person is the actor: not the official, prosecutor, lawyer, judge, victim, witness,
          expert, author, relative or somebody of the same name.
        </li>
        <li>
          <strong>Does the source itself report it?</strong> In its main text: not in its navigation, related links, tags, side
          panels, comments or advertisements.
        </li>
        <li>
          <strong>Is it antisemitic on the source's own account?</strong> The product does not decide that for the source.
        </li>
      </ol>

      <h2>What counts</h2>
      <ol>
        <li>Violence, attempted violence or a threat with a weapon against Jews as Jews, or Jewish places as Jewish.</li>
        <li>A criminal charge, plea or conviction where the authority states anti-Jewish bias.</li>
        <li>Threats, harassment or abuse with anti-Jewish slurs or tropes about “the Jews”, aimed at people or institutions.</li>
        <li>Damage to Jewish property with anti-Jewish content or motive, or Nazi symbols put on it.</li>
        <li>
          Anti-Jewish propaganda, Holocaust denial or celebration, calls to harm Jews: only with the person's words or act quoted
          by the source.
        </li>
        <li>Discrimination: denying Jews service, membership or work because they are Jewish.</li>
        <li>
          A finding by an official body (court, regulator, employer, university, party, federation) that the person's words or
          acts were antisemitic: recorded as that body's finding.
        </li>
      </ol>

      <h2>What does not count</h2>
      <ul>
        <li>
          Criticism of Israel, its government, its army or of Zionism; boycott; advocacy of Palestinian rights; harsh and
          one-sided political speech, chants, flags, encampments, the disruption of a speech.
        </li>
        <li>Crime that merely affects Jewish people or buildings, without anti-Jewish language, motive or targeting.</li>
        <li>Hate crimes against others; membership, tattoos or the possession of symbols without an antisemitic act.</li>
        <li>
          Reporting, quoting, teaching, condemning or joking about antisemitism; history, art, satire; a swastika used to denounce
          fascism.
        </li>
        <li>Surnames and places, anybody's Jewish identity, faith or origin, holidays.</li>
        <li>
          Unnamed suspects, anybody under 18, and accusations by anonymous accounts or watch-lists without a primary record.
        </li>
      </ul>

      <h2>What is put to a person, both sides shown</h2>
      <ul>
        <li>
          Conduct related to Israel that an authority has nevertheless charged or found antisemitic; it is recorded as charged or
          found, by whom.
        </li>
        <li>
          Charges that were dropped, acquittals, expunged records, reversed convictions, corrected reports: the later outcome
          stands above the earlier report.
        </li>
        <li>Nazi symbols where the source does not call the act antisemitic.</li>
        <li>Unclear attribution, translated or paraphrased speech, missing context.</li>
        <li>A single partisan source, claims of association, or credible sources in conflict.</li>
        <li>A private person without any official action, or a denial that no record settles.</li>
        <li>Two people who may share the name.</li>
      </ul>

      <h2>Three definitions, and where they part</h2>
      <p>
        Three definitions of antisemitism are in wide use: that of the International Holocaust Remembrance Alliance (IHRA, 2016),
        the Jerusalem Declaration (2021) and the Nexus Document (2021). They agree on what this rubric counts: hatred, threats,
        violence, tropes about “the Jews”, denial of the Holocaust, discrimination against Jews as Jews.
      </p>
      <p>
        They part over speech about Israel. IHRA lists examples, such as comparing Israeli policy with that of the Nazis or
        applying a double standard, that can be antisemitic taking the context into account. The Jerusalem Declaration says that
        criticism of Zionism, boycott, and harsh or contentious speech about Israel are not antisemitic in and of themselves.
        Nexus asks whether the speech uses anti-Jewish stereotypes or treats Jews as such as responsible. Where they part, Attest
        makes no finding: lawful political speech is set aside, and what an authority has charged or found is put to a person as
        that authority's act.
      </p>

      <h2>The words for an outcome</h2>
      <p>
        Alleged, arrested, charged, indicted, on trial, convicted, pleaded guilty, sentenced, disciplined, apologised; acquitted,
        dismissed, reversed, corrected. The word is the source's. It is never raised, and the latest outcome is shown first.
      </p>

      <h2>A machine proposes, a person confirms</h2>
      <p>
        A finding made by machine is labelled unreviewed, is seen only in the workspace that found it, and is not counted in
        totals, exports or reports until a person has confirmed it. It lapses after 30 days without a decision. “Not antisemitic”,
        “another person”, “cannot verify”, “duplicate” and “minor” are outcomes with a reason of their own.
      </p>

      <h2>Every sentence is a quotation</h2>
      <p>
        Each sentence of a title, a summary and a description rests on a passage that stands word for word in the archived copy of
        its page. Quotation marks, dashes, spaces and Unicode forms may differ; nothing else. A passage that is only similar is
        refused, and what cannot be checked is not saved. The archived copy carries its SHA-256 and is checked again each time a
        dossier is opened.
      </p>

      <h2>When nothing is found</h2>
      <p>
        is a result. It says where it looked, when, what it read, and what it set aside and why. It does not say that there is
        nothing.
      </p>
    </LegalPage>
  );
}
