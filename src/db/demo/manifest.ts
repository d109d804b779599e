import type { AllegationStatus } from "#app/features/incidents/allegation.ts";
import type { SetAsideReason, SubjectFacts } from "#app/features/searches/engine/judgement.ts";
import type { WorkspacePurpose } from "#app/features/workspaces/workspace.ts";

/*
 * The demo workspace: a library about invented people, institutions, towns and cases. Hosts are
 * under the reserved names .example and .test, mail addresses also under example.org (RFC 2606).
 */

export type DemoDocument = {
  /** In src/db/demo/documents. */
  file: string;
  /** Where the page would live; null for what a member uploaded. */
  url: string | null;
  addedDaysAgo: number;
  /** For developers: what the document is there for. Never shown. */
  note: string;
};

/** One act that a search must find. */
export type ExpectedFinding = {
  /** Files that report it. */
  sources: string[];
  /** Of these, near copies: merged into the finding or set aside as duplicates, either is right. */
  copies?: string[];
  /** Files that mention it so briefly that they may support it or be set aside. */
  mayAlsoSupport?: string[];
  /** Words for the latest outcome that the sources carry, the best first; null where no authority is involved. */
  status: (AllegationStatus | null)[];
  /** Month of the act, YYYY-MM. */
  month: string;
};

/**
 * What a search of the demo library must come to, all documents taken together: the later outcome
 * outranks the earlier report, so that a charge page of someone acquitted ends with a human.
 */
export type DemoExpectation = {
  decision: "incident" | "human" | "none" | "refused";
  incidents: number;
  findings: ExpectedFinding[];
  /** Every file that names the subject and yields no finding, under the reason that fits best. */
  setAside: Partial<Record<SetAsideReason, string[]>>;
  /** Other reasons that are just as right, by file; "*" for every file set aside. */
  alsoRight?: Partial<Record<string, SetAsideReason[]>>;
};

export type DemoSubject = Pick<SubjectFacts, "name" | "aliases" | "employer" | "city" | "birthYear" | "role"> & {
  expect: DemoExpectation;
  story: string;
};

export type DemoPerson = {
  firstName: string;
  lastName: string;
  email: string;
  role: "owner" | "member" | "staff";
};

export const demoWorkspace: { name: string; slug: string; purpose: WorkspacePurpose } = {
  name: "Merrow Harbour Trust",
  slug: "merrow-harbour-trust",
  purpose: "institution-security",
};

export const demoPeople: DemoPerson[] = [
  { firstName: "Thandi", lastName: "Marlowe-Fisk", email: "thandi.marlowe-fisk@example.org", role: "owner" },
  { firstName: "Emre", lastName: "Castellow", email: "emre.castellow@example.org", role: "member" },
  { firstName: "Shoshana", lastName: "Oduber-Lind", email: "shoshana.oduber-lind@example.org", role: "member" },
  { firstName: "Petra", lastName: "Nakashima-Holt", email: "petra.nakashima-holt@example.org", role: "staff" },
];

export const demoDocuments: DemoDocument[] = [
  {
    file: "harbour-gazette-arrest.html",
    url: "https://gazette.port-ellery.example/courts/2023/11/07/beit-nahar-arrest",
    addedDaysAgo: 3,
    note: "Stedge: first report, arrest only. Caretaker, rabbi, imam and police as others in the story; a reader comment with gossip.",
  },
  {
    file: "quarn-messenger-arrest-syndicated.html",
    url: "https://www.quarn-messenger.example/region/wexmoor-man-held-synagogue",
    addedDaysAgo: 52,
    note: "Syndicated near copy of the arrest report, two paragraphs cut.",
  },
  {
    file: "prosecutor-stedge-charged.html",
    url: "https://da.merrow-county.example/news/2023/64",
    addedDaysAgo: 14,
    note: "Stedge: charge with hate-crime allegation, full middle name.",
  },
  {
    file: "harbour-gazette-plea.html",
    url: "https://gazette.port-ellery.example/courts/2024/09/18/stedge-plea",
    addedDaysAgo: 75,
    note: "Stedge: plea; admits the motive. Lawyer and victims beside him; surname alone in the headline.",
  },
  {
    file: "meridian-wire-stedge-sentenced.html",
    url: "https://meridianwire.example/law/2025/01/23/synagogue-vandal-14-months",
    addedDaysAgo: 28,
    note: "Stedge: sentence. Mentions the earlier conviction of 2022 as well.",
  },
  {
    file: "wexmoor-courier-stedge-sentenced.txt",
    url: null,
    addedDaysAgo: 118,
    note: "Near copy of the wire story, as a pasted newspaper page with other items below.",
  },
  {
    file: "merrow-superior-court-stedge-remarks.pdf",
    url: "https://www.merrow-court.example/press/23-CR-4410/remarks.pdf",
    addedDaysAgo: 41,
    note: 'Stedge: the judge speaks to "you"; two acts in one document.',
  },
  {
    file: "wexmoor-courier-bakery-voicemails.html",
    url: "http://www.wexmoor-courier.example/news.php?id=4471",
    addedDaysAgo: 9,
    note: "Stedge: charge over voicemails of June 2022. Table layout; a removals firm of the same surname in the side panel.",
  },
  {
    file: "wexmoor-courier-court-round-up.html",
    url: "http://www.wexmoor-courier.example/news.php?id=4702",
    addedDaysAgo: 60,
    note: "Stedge: plea and conviction among seven other defendants in one page.",
  },
  {
    file: "harbour-gazette-port-rally.html",
    url: "https://gazette.port-ellery.example/news/2021/05/23/port-rally",
    addedDaysAgo: 21,
    note: "Stedge at a lawful march: never a finding.",
  },
  {
    file: "tarnhollow-arts-organ-builder.html",
    url: "https://tarnhollow-arts.example/2022/03/the-man-with-two-thousand-pipes",
    addedDaysAgo: 90,
    note: 'A namesake of Stedge: 61, organ builder, another town. Refers to "another man of his name".',
  },
  {
    file: "harbour-gazette-driver-charged.html",
    url: "https://gazette.port-ellery.example/courts/2024/04/22/bus-driver-charged",
    addedDaysAgo: 34,
    note: "Oduya: charged. Side panel about another case.",
  },
  {
    file: "coastline-transit-statement.html",
    url: "https://www.coastline-transit.example/about/news/service-14",
    addedDaysAgo: 3,
    note: "Oduya: suspension that says it is no finding.",
  },
  {
    file: "harbour-gazette-driver-acquitted.html",
    url: "https://gazette.port-ellery.example/courts/2025/02/12/driver-acquitted",
    addedDaysAgo: 52,
    note: "Oduya: acquitted. Stedge is named in the most-read panel alone.",
  },
  {
    file: "harbour-gazette-corrections.html",
    url: "https://gazette.port-ellery.example/corrections/2025/02/20",
    addedDaysAgo: 14,
    note: "Oduya: correction of a caption, among other corrections.",
  },
  {
    file: "quadrangle-encampment-day-nine.html",
    url: "https://thequadrangle.example/2024/05/encampment-day-nine",
    addedDaysAgo: 75,
    note: "Pellworth teaches at an encampment; an accusation in the comments; Nordahl in a widget alone.",
  },
  {
    file: "osmere-review-pellworth-boycott.html",
    url: "https://osmere-review.example/essays/why-i-will-not-be-flying-out",
    addedDaysAgo: 28,
    note: "Pellworth: essay for a boycott, in the first person.",
  },
  {
    file: "low-tide-podcast-episode-88.txt",
    url: "https://lowtide-pod.example/episodes/88/transcript",
    addedDaysAgo: 118,
    note: "Pellworth and Rabbi Featherley in conversation; speaker labels; she recounts being called an antisemite.",
  },
  {
    file: "campus-threat-index-profile.html",
    url: "https://campus-threat-index.example/p/2214",
    addedDaysAgo: 41,
    note: "Watch-list page: labels, anonymous submissions, no primary record.",
  },
  {
    file: "osmere-town-council-minutes.html",
    url: "https://www.osmere-council.example/minutes/2024-06-03",
    addedDaysAgo: 9,
    note: "Pellworth among speakers for and against a motion; an unnamed man removed for a remark about Jews.",
  },
  {
    file: "kreisblatt-brennmoor-urteil.html",
    url: "https://www.kreisblatt-brennmoor.example/lokales/urteil-flugblaetter",
    addedDaysAgo: 60,
    note: "German. The other Matthias Reuver, 58, locksmith: convicted of Holocaust denial.",
  },
  {
    file: "meridian-wire-reuver-leaflets.html",
    url: "https://meridianwire.example/world/2023/03/17/german-locksmith-leaflets",
    addedDaysAgo: 21,
    note: "English agency version of the same conviction.",
  },
  {
    file: "osmere-sports-clinic-team.html",
    url: "https://www.osmere-sportsclinic.example/team/matthias-reuver",
    addedDaysAgo: 90,
    note: "Reuver the physiotherapist: born 1993.",
  },
  {
    file: "merrow-half-marathon-report.txt",
    url: "https://reservoir-runners.example/newsletter/2025-05",
    addedDaysAgo: 34,
    note: "Reuver the physiotherapist, 32, says that he is not the man convicted.",
  },
  {
    file: "mariners-statement-brannick.html",
    url: "https://www.mariners-hc.example/news/statement-brannick",
    addedDaysAgo: 3,
    note: "Brannick: suspension by the club, his words quoted.",
  },
  {
    file: "tadeo-brannick-apology.html",
    url: "https://tadeobrannick.example/what-i-wrote",
    addedDaysAgo: 52,
    note: "Brannick: apology in the first person; the name stands in the signature.",
  },
  {
    file: "deportes-costa-norte-brannick.html",
    url: "https://www.deportes-costa-norte.example/balonmano/brannick-ocho-partidos",
    addedDaysAgo: 14,
    note: "Spanish. Brannick: federation ban; his words in translation.",
  },
  {
    file: "northern-handball-decision-2025-31.pdf",
    url: "https://www.northern-handball.example/disciplinary/2025-31.pdf",
    addedDaysAgo: 75,
    note: 'Brannick: the ruling itself, numbered paragraphs, mostly "the player".',
  },
  {
    file: "net-loft-supporters-newsletter.eml",
    url: null,
    addedDaysAgo: 28,
    note: "Brannick: return after the ban; nothing new. Multipart mail.",
  },
  {
    file: "museum-pamphlet-of-1902.html",
    url: "https://www.harbour-peoples.example/exhibitions/paper-lies",
    addedDaysAgo: 118,
    note: "Wrenfield, historian: exhibition with slogans quoted.",
  },
  {
    file: "journal-of-coastal-history-wrenfield.html",
    url: "https://coastal-history.example/41/3/whistle-and-wharf",
    addedDaysAgo: 41,
    note: "Wrenfield, historian: article quoting a pamphlet; historical perpetrator in passing.",
  },
  {
    file: "takahara-bell-what-the-inbox-says.html",
    url: "https://joristb.example/2024/02/what-the-inbox-says",
    addedDaysAgo: 9,
    note: "Takahara-Bell, reporter: quotes abuse he received.",
  },
  {
    file: "bar-bulletin-penhale.html",
    url: "https://www.merrow-bar.example/bulletin/2026/spring/penhale",
    addedDaysAgo: 60,
    note: "Penhale, defence lawyer, about Stedge and Oduya. Interview with questions as headings.",
  },
  {
    file: "port-ellery-council-minutes.html",
    url: "https://www.port-ellery-council.example/meetings/2024/02/safety",
    addedDaysAgo: 21,
    note: "Featherley and Adjei before a committee; security of places of worship.",
  },
  {
    file: "mina-alkhabar-halden-street.html",
    url: "https://www.mina-alkhabar.example/local/halden-street",
    addedDaysAgo: 90,
    note: "Arabic. Mosque volunteers guard the synagogue; some of them march for a ceasefire.",
  },
  {
    file: "meridian-wire-briefs-tessaro.html",
    url: "https://meridianwire.example/law/2025/08/19/courts-in-brief",
    addedDaysAgo: 34,
    note: "A Hamish Tessaro, without age, work or home, convicted; one brief of five.",
  },
  {
    file: "harbour-notice-survey-2024-17.txt",
    url: "https://www.larkhaven-harbour.example/notices/2024-17",
    addedDaysAgo: 3,
    note: "Tessaro the surveyor at work: nothing.",
  },
  {
    file: "harbour-gazette-skate-park-teen.html",
    url: "https://gazette.port-ellery.example/news/2025/05/14/skate-park-swastikas",
    addedDaysAgo: 52,
    note: "A 17-year-old is named: refused.",
  },
  {
    file: "quarn-eats-lanternworks.html",
    url: "https://quarn-eats.example/2025/06/lanternworks-revisited",
    addedDaysAgo: 14,
    note: "Brindlewood: restaurant page with two passages of instructions to language models, and an accusation in the comments.",
  },
  {
    file: "quarn-messenger-cafe-licence.html",
    url: "https://www.quarn-messenger.example/local/lanternworks-licence",
    addedDaysAgo: 75,
    note: "Brindlewood: licence hearing; a panel finds no evidence of discrimination.",
  },
  {
    file: "quarn-neighbours-page-capture.html",
    url: "https://neighbours.example/quarn",
    addedDaysAgo: 28,
    note: "Brindlewood: anonymous accusation on a group page, denied by the person it is about.",
  },
  {
    file: "vesti-severokamensk-delo-lutokhina.html",
    url: "https://vesti.severokamensk.example/sud/delo-lutokhina",
    addedDaysAgo: 118,
    note: "Russian. Lutokhin: charged, inflected forms of the name.",
  },
  {
    file: "sud-severokamensk-prigovor.txt",
    url: "https://sud.severokamensk.example/press/2024/0527",
    addedDaysAgo: 41,
    note: "Russian. Lutokhin: conviction and sentence, by the court.",
  },
  {
    file: "meridian-wire-lutokhin-market.html",
    url: "https://meridianwire.example/world/2024/05/28/market-posts-sentence",
    addedDaysAgo: 9,
    note: "English. Lutokhin: sentence, name in Latin letters.",
  },
  {
    file: "hagesher-atzmoni-column.html",
    url: "https://hagesher.example/opinion/atzmoni-2024-08-19",
    addedDaysAgo: 60,
    note: 'Hebrew. Atzmoni: column against his own government; "antisemite" in a comment.',
  },
  {
    file: "meridian-wire-atzmoni-prize.html",
    url: "https://meridianwire.example/world/2025/11/03/columnist-bridge-prize",
    addedDaysAgo: 21,
    note: "English. Atzmoni: prize; has been called an antisemite by callers.",
  },
  {
    file: "courrier-orvain-logement-refuse.html",
    url: "https://www.courrier-orvain.example/justice/logement-refuse",
    addedDaysAgo: 90,
    note: "French. Prudhommeau: civil judgment for refusing Jewish tenants; words quoted.",
  },
  {
    file: "ligue-logement-bulletin.html",
    url: "https://www.ligue-logement.example/bulletin/2024-12",
    addedDaysAgo: 34,
    note: "French. Prudhommeau: the same judgment, said to be civil.",
  },
  {
    file: "osmere-conduct-outcome-su-treasurer.html",
    url: "https://www.university-osmere.example/registrar/conduct/outcomes/2024-25/outcome-6",
    addedDaysAgo: 3,
    note: "Nordahl: Israel-related conduct that a panel found antisemitic, by majority, under appeal.",
  },
  {
    file: "quadrangle-sticker-panel-split.html",
    url: "https://thequadrangle.example/2025/03/sticker-panel",
    addedDaysAgo: 52,
    note: "Nordahl: the same, with both sides.",
  },
  {
    file: "broadcast-standards-panel-decision-018.html",
    url: "https://www.broadcast-standards.example/decisions/2025/018",
    addedDaysAgo: 14,
    note: "Quarshie-Lund: regulator finds his broadcast words antisemitic.",
  },
  {
    file: "daily-barnacle-mayor-satire.html",
    url: "https://daily-barnacle.example/mayor-discovers-who-controls-weather",
    addedDaysAgo: 75,
    note: "Noise: satire.",
  },
  {
    file: "the-comet-butcher-theft.html",
    url: "https://thecomet.example/news/brisket-bandit",
    addedDaysAgo: 28,
    note: "Noise: tabloid; theft from a kosher butcher without any motive. Stedge in a teaser alone.",
  },
  {
    file: "harbour-gazette-obituary-wexelblatt.html",
    url: "https://gazette.port-ellery.example/obituaries/2024/01/hannah-wexelblatt-moore",
    addedDaysAgo: 118,
    note: "Noise: obituary of a survivor and teacher. Oduya in a panel alone.",
  },
  {
    file: "synagogue-security-bulletin.eml",
    url: null,
    addedDaysAgo: 41,
    note: "Noise: wardens' bulletin, quoted-printable.",
  },
  {
    file: "larkhaven-parish-events.txt",
    url: "https://larkhaven-parish.example/whats-on",
    addedDaysAgo: 9,
    note: "Noise: parish events.",
  },
  {
    file: "osmere-staff-policy-speech.html",
    url: "https://www.university-osmere.example/policies/speech-and-dignity",
    addedDaysAgo: 60,
    note: "Noise: policy with unnamed examples.",
  },
  {
    file: "wexmoor-courier-pool-roof.html",
    url: "http://www.wexmoor-courier.example/news.php?id=5120",
    addedDaysAgo: 21,
    note: "Noise: local news.",
  },
  {
    file: "merrow-monitor-annual-report-2024-chapter-3.docx",
    url: null,
    addedDaysAgo: 90,
    note: "Annual report: figures, a third turned down; names Stedge after his plea and no one else accused.",
  },
];

export const demoSubjects: DemoSubject[] = [
  {
    name: "Corwin Stedge",
    aliases: ["Corwin James Stedge"],
    employer: "Tidewell Logistics",
    city: "Wexmoor",
    birthYear: 1987,
    role: "warehouse supervisor",
    story:
      "Two acts, each reported up the ladder by several sources; a lawful march and an organ builder of the same name are no findings.",
    expect: {
      decision: "incident",
      incidents: 2,
      findings: [
        {
          sources: [
            "harbour-gazette-arrest.html",
            "quarn-messenger-arrest-syndicated.html",
            "prosecutor-stedge-charged.html",
            "harbour-gazette-plea.html",
            "meridian-wire-stedge-sentenced.html",
            "wexmoor-courier-stedge-sentenced.txt",
            "merrow-superior-court-stedge-remarks.pdf",
            "merrow-monitor-annual-report-2024-chapter-3.docx",
          ],
          copies: ["quarn-messenger-arrest-syndicated.html", "wexmoor-courier-stedge-sentenced.txt"],
          mayAlsoSupport: ["bar-bulletin-penhale.html"],
          status: ["sentenced"],
          month: "2023-11",
        },
        {
          sources: ["wexmoor-courier-bakery-voicemails.html", "wexmoor-courier-court-round-up.html"],
          mayAlsoSupport: [
            "meridian-wire-stedge-sentenced.html",
            "wexmoor-courier-stedge-sentenced.txt",
            "merrow-superior-court-stedge-remarks.pdf",
          ],
          // A fine and community work that a court imposes are a sentence.
          status: ["sentenced", "convicted", "pleaded guilty"],
          month: "2022-06",
        },
      ],
      setAside: {
        "lawful-opinion": ["harbour-gazette-port-rally.html"],
        "another-person": ["tarnhollow-arts-organ-builder.html"],
        "not-named": [
          "harbour-gazette-driver-acquitted.html",
          "harbour-gazette-skate-park-teen.html",
          "the-comet-butcher-theft.html",
        ],
      },
      alsoRight: {
        "harbour-gazette-driver-acquitted.html": ["not-reported-by-the-source"],
        "harbour-gazette-skate-park-teen.html": ["not-reported-by-the-source"],
        "the-comet-butcher-theft.html": ["not-reported-by-the-source"],
      },
    },
  },
  {
    name: "Wystan Oduya",
    employer: "Coastline Transit",
    city: "Port Ellery",
    birthYear: 1980,
    role: "bus driver",
    story: "Charged, then acquitted, with a correction: the verdict outranks the charge, and nothing is recorded.",
    expect: {
      decision: "human",
      incidents: 0,
      findings: [],
      setAside: {
        "needs-a-human": [
          "harbour-gazette-driver-charged.html",
          "harbour-gazette-driver-acquitted.html",
          "harbour-gazette-corrections.html",
        ],
        "not-antisemitic": ["coastline-transit-statement.html", "bar-bulletin-penhale.html"],
        "not-named": ["harbour-gazette-obituary-wexelblatt.html"],
      },
      alsoRight: {
        "coastline-transit-statement.html": ["needs-a-human"],
        "bar-bulletin-penhale.html": ["needs-a-human", "not-the-actor"],
        "harbour-gazette-obituary-wexelblatt.html": ["not-reported-by-the-source"],
      },
    },
  },
  {
    name: "Yasmin Pellworth",
    employer: "University of Osmere",
    city: "Osmere",
    birthYear: 1991,
    role: "lecturer in geography",
    story: "Protest, boycott and hard words about a government; others call her names. Nothing is found.",
    expect: {
      decision: "none",
      incidents: 0,
      findings: [],
      setAside: {
        "lawful-opinion": [
          "quadrangle-encampment-day-nine.html",
          "osmere-review-pellworth-boycott.html",
          "low-tide-podcast-episode-88.txt",
          "osmere-town-council-minutes.html",
        ],
        "not-reported-by-the-source": ["campus-threat-index-profile.html"],
        "not-named": ["journal-of-coastal-history-wrenfield.html", "osmere-conduct-outcome-su-treasurer.html"],
      },
      alsoRight: {
        "osmere-review-pellworth-boycott.html": ["not-antisemitic", "not-named"],
        "low-tide-podcast-episode-88.txt": ["not-antisemitic", "not-the-actor"],
        "osmere-town-council-minutes.html": ["not-antisemitic"],
        "quadrangle-encampment-day-nine.html": ["not-antisemitic"],
        "campus-threat-index-profile.html": ["lawful-opinion"],
        "journal-of-coastal-history-wrenfield.html": ["not-the-actor", "not-antisemitic", "possibly-another-person"],
        "osmere-conduct-outcome-su-treasurer.html": ["not-reported-by-the-source"],
      },
    },
  },
  {
    name: "Matthias Reuver",
    employer: "Osmere Sports Clinic",
    city: "Osmere",
    birthYear: 1993,
    role: "physiotherapist",
    story: "Shares his name with a man convicted abroad, twice his age and of another trade. Nothing is found about him.",
    expect: {
      decision: "none",
      incidents: 0,
      findings: [],
      setAside: {
        "another-person": ["kreisblatt-brennmoor-urteil.html", "meridian-wire-reuver-leaflets.html"],
        "not-antisemitic": ["osmere-sports-clinic-team.html", "merrow-half-marathon-report.txt"],
      },
      alsoRight: {
        "merrow-half-marathon-report.txt": ["not-the-actor", "another-person"],
      },
    },
  },
  {
    name: "Tadeo Brannick",
    employer: "Port Ellery Mariners",
    city: "Port Ellery",
    birthYear: 2000,
    role: "handball goalkeeper",
    story: "His own quoted posts: suspended by the club, banned by the federation, and he apologised without excuses.",
    expect: {
      decision: "incident",
      incidents: 1,
      findings: [
        {
          sources: [
            "mariners-statement-brannick.html",
            "northern-handball-decision-2025-31.pdf",
            "deportes-costa-norte-brannick.html",
            "tadeo-brannick-apology.html",
          ],
          status: ["apologised", "disciplined"],
          month: "2025-10",
        },
      ],
      setAside: { "not-antisemitic": ["net-loft-supporters-newsletter.eml"] },
      alsoRight: { "net-loft-supporters-newsletter.eml": ["no-quotation", "lawful-opinion"] },
    },
  },
  {
    name: "Hamish Tessaro",
    employer: "Brightwater Marine Surveyors",
    city: "Larkhaven",
    birthYear: 1979,
    role: "marine surveyor",
    story: "A man of his name was convicted on a ferry to his town; the brief gives neither age, work nor home.",
    expect: {
      decision: "none",
      incidents: 0,
      findings: [],
      setAside: {
        "possibly-another-person": ["meridian-wire-briefs-tessaro.html"],
        "not-antisemitic": ["harbour-notice-survey-2024-17.txt"],
      },
    },
  },
  {
    name: "Luca Fennimoor",
    city: "Port Ellery",
    role: "pupil",
    story: "Seventeen: refused, whatever the page says.",
    expect: {
      decision: "refused",
      incidents: 0,
      findings: [],
      setAside: { minor: ["harbour-gazette-skate-park-teen.html"] },
    },
  },
  {
    name: "Ottavio Brindlewood",
    employer: "Lanternworks Café",
    city: "Quarn",
    birthYear: 1974,
    role: "café owner",
    story: "Accused by anonymous neighbours and by a page that gives orders to language models; a panel found no evidence.",
    expect: {
      decision: "none",
      incidents: 0,
      findings: [],
      setAside: {
        "not-antisemitic": ["quarn-eats-lanternworks.html", "quarn-messenger-cafe-licence.html"],
        "not-reported-by-the-source": ["quarn-neighbours-page-capture.html"],
      },
      alsoRight: {
        "quarn-eats-lanternworks.html": ["not-reported-by-the-source"],
        "quarn-messenger-cafe-licence.html": ["lawful-opinion", "not-reported-by-the-source"],
        "quarn-neighbours-page-capture.html": ["not-antisemitic", "lawful-opinion"],
      },
    },
  },
  {
    name: "Арсений Лутохин",
    aliases: ["Arseny Lutokhin", "Арсений Павлович Лутохин"],
    city: "Северокаменск",
    birthYear: 1984,
    role: "инструктор по вождению",
    story: "A name in Cyrillic, inflected in Russian sources and in Latin letters in an English one: one act.",
    expect: {
      decision: "incident",
      incidents: 1,
      findings: [
        {
          sources: [
            "vesti-severokamensk-delo-lutokhina.html",
            "sud-severokamensk-prigovor.txt",
            "meridian-wire-lutokhin-market.html",
          ],
          status: ["sentenced"],
          month: "2024-03",
        },
      ],
      setAside: {},
    },
  },
  {
    name: "רונן עצמוני",
    aliases: ["Ronen Atzmoni"],
    employer: "HaGesher",
    city: "Haifa",
    birthYear: 1962,
    role: "columnist",
    story: "A name in Hebrew: a columnist who attacks his own government, and whom strangers call an antisemite.",
    expect: {
      decision: "none",
      incidents: 0,
      findings: [],
      setAside: {
        "lawful-opinion": ["hagesher-atzmoni-column.html", "meridian-wire-atzmoni-prize.html"],
      },
      alsoRight: {
        "hagesher-atzmoni-column.html": ["not-antisemitic", "not-named"],
        "meridian-wire-atzmoni-prize.html": ["not-antisemitic", "not-the-actor", "not-reported-by-the-source"],
      },
    },
  },
  {
    name: "Gaétan Prudhommeau",
    city: "Saint-Orvain",
    birthYear: 1965,
    role: "propriétaire",
    story: "A landlord's written refusal and a civil judgment, in French: a finding without a criminal word.",
    expect: {
      decision: "incident",
      incidents: 1,
      findings: [
        {
          sources: ["courrier-orvain-logement-refuse.html", "ligue-logement-bulletin.html"],
          status: [null],
          month: "2024-06",
        },
      ],
      setAside: {},
    },
  },
  {
    name: "Philippa Nordahl",
    employer: "University of Osmere",
    city: "Osmere",
    birthYear: 2000,
    role: "treasurer of the Students' Union",
    story: "Stickers about Zionists that a divided panel found antisemitic, under appeal: both sides, for a human.",
    expect: {
      decision: "human",
      incidents: 0,
      findings: [],
      setAside: {
        "needs-a-human": ["osmere-conduct-outcome-su-treasurer.html", "quadrangle-sticker-panel-split.html"],
        "not-named": ["quadrangle-encampment-day-nine.html"],
      },
      alsoRight: { "quadrangle-encampment-day-nine.html": ["not-reported-by-the-source"] },
    },
  },
  {
    name: "Maynard Quarshie-Lund",
    employer: "Gullside Radio",
    role: "radio presenter",
    story: "A regulator's decision that quotes his broadcast words and finds them antisemitic.",
    expect: {
      decision: "incident",
      incidents: 1,
      findings: [
        {
          sources: ["broadcast-standards-panel-decision-018.html"],
          status: [null, "disciplined"],
          month: "2025-02",
        },
      ],
      setAside: {},
    },
  },
  {
    name: "Naomi Featherley",
    employer: "Congregation Beit Nahar",
    city: "Port Ellery",
    role: "rabbi",
    story: "The rabbi of the synagogue attacked: victim, witness and neighbour in many pages, never the actor.",
    expect: {
      decision: "none",
      incidents: 0,
      findings: [],
      setAside: {
        "not-the-actor": [
          "bar-bulletin-penhale.html",
          "daily-barnacle-mayor-satire.html",
          "harbour-gazette-arrest.html",
          "harbour-gazette-obituary-wexelblatt.html",
          "harbour-gazette-plea.html",
          "harbour-gazette-skate-park-teen.html",
          "journal-of-coastal-history-wrenfield.html",
          "low-tide-podcast-episode-88.txt",
          "meridian-wire-stedge-sentenced.html",
          "merrow-monitor-annual-report-2024-chapter-3.docx",
          "merrow-superior-court-stedge-remarks.pdf",
          "mina-alkhabar-halden-street.html",
          "museum-pamphlet-of-1902.html",
          "port-ellery-council-minutes.html",
          "quarn-messenger-arrest-syndicated.html",
        ],
        "not-antisemitic": ["osmere-staff-policy-speech.html"],
      },
      alsoRight: { "*": ["not-the-actor", "not-antisemitic", "lawful-opinion", "not-named", "duplicate"] },
    },
  },
  {
    name: "Rashid Penhale",
    city: "Port Ellery",
    role: "public defender",
    story: "Defence lawyer of a guilty man and of an innocent one.",
    expect: {
      decision: "none",
      incidents: 0,
      findings: [],
      setAside: {
        "not-the-actor": [
          "bar-bulletin-penhale.html",
          "harbour-gazette-driver-acquitted.html",
          "harbour-gazette-driver-charged.html",
          "harbour-gazette-plea.html",
          "meridian-wire-stedge-sentenced.html",
          "merrow-superior-court-stedge-remarks.pdf",
          "wexmoor-courier-court-round-up.html",
          "wexmoor-courier-stedge-sentenced.txt",
        ],
      },
      alsoRight: { "*": ["not-antisemitic", "not-named", "duplicate"] },
    },
  },
  {
    name: "Salma Wrenfield",
    employer: "University of Osmere",
    role: "historian",
    story: "Quotes antisemitic pamphlets for a living, in a museum and in a journal.",
    expect: {
      decision: "none",
      incidents: 0,
      findings: [],
      setAside: {
        "not-the-actor": [
          "journal-of-coastal-history-wrenfield.html",
          "merrow-monitor-annual-report-2024-chapter-3.docx",
          "museum-pamphlet-of-1902.html",
          "tadeo-brannick-apology.html",
        ],
      },
      alsoRight: { "*": ["not-antisemitic", "not-named", "lawful-opinion", "possibly-another-person"] },
    },
  },
  {
    name: "Joris Takahara-Bell",
    employer: "The Port Ellery Harbour Gazette",
    city: "Port Ellery",
    role: "reporter",
    story: "A court reporter: bylines, abuse received and quoted, a prize mentioned.",
    expect: {
      decision: "none",
      incidents: 0,
      findings: [],
      setAside: {
        "not-the-actor": ["meridian-wire-atzmoni-prize.html", "takahara-bell-what-the-inbox-says.html"],
        "not-named": ["harbour-gazette-arrest.html", "harbour-gazette-driver-charged.html", "harbour-gazette-plea.html"],
      },
      alsoRight: { "*": ["not-the-actor", "not-antisemitic", "not-named", "not-reported-by-the-source"] },
    },
  },
];
