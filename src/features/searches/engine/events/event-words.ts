import { stem } from "./content-words.ts";

/**
 * Words that reports of one event use for one another, a set a line: another reporter writes "headstones" for
 * "gravestones" and "sacked" for "dismissed". A word of a set counts as the set's first.
 */
const sets = `
synagogue shul temple prayer-house
graffiti daub daubed spray sprayed sprayer scrawl scrawled slogan slogans paint painted painting chalk chalked deface defaced
swastika swastikas hakenkreuz
headstone headstones gravestone gravestones tombstone tombstones grave graves burial cemetery graveyard cemeteries
topple toppled overturn overturned pushed knocked
leaflet leaflets flyer flyers flier fliers pamphlet pamphlets handbill handbills
menorah hanukkiah candelabrum chanukiah hanukkah chanukah
teacher tutor instructor schoolteacher
pupil pupils student students schoolchildren
lawyer attorney litigator barrister solicitor counsel
fire arson arsonist blaze flames burn burned burning burnt torch torched ablaze alight firebomb petrol accelerant
shot shots gunfire shooting bullets bullet pellets pellet gunman rifle pistol gun fired-at
window windows pane panes windscreen glass glazier glaziers
smash smashed broke broken shatter shattered
yeshiva talmud seminary study-hall
rabbi clergyman rabbinical
kippa kippah skullcap yarmulke
spit spat spitting
slap slapped punch punched hit struck beat beaten beating kicked assault assaulted attack attacked attacker
dismiss dismissed dismissal sack sacked sacking fire-from job fired-from
suspend suspended suspension
expel expelled expulsion ousted
ban banned bar barred
reprimand reprimanded censure censured rebuke rebuked
licence license register registration
fine fined penalty
sentence sentenced jailed prison imprisoned months-in
convict convicted conviction guilty admit admitted admits plead pleaded
arrest arrested held detained detain custody
charge charged indicted indictment
apology apologise apologize apologised apologized apologises apologizes sorry
remark remarks comment comments words quip jibe slur slurs insult insults insulted insulting abuse abusing taunt taunts taunted
joke joked banter humour satire
post posts posted tweet tweets tweeted online message messages shared share
email e-mail e-mails emails letter letters note
threat threats threaten threatened threatening massacre menacing
bomb bombs explosive device bombing
bus tram train coach
driver drivers motorist chauffeur
doctor physician medic resident
patient patients
hospital clinic ward
footballer striker forward player midfielder defender goalkeeper
match game fixture
fans supporters crowd
singer rapper musician band vocalist
concert gig festival stage
radio broadcaster presenter host broadcast broadcasts
shop store market deli grocery supermarket grill restaurant cafe coffee bakery baker
landlord landlady let rent renting tenant tenants lodging flat apartment
councillor councilman councilwoman alderman
mayor burgomaster
hotel inn guesthouse
student undergraduate
professor lecturer academic
pamphlet booklet
parade procession carnival float
puppet puppets figures effigy effigies
zoom online-service video-conference stream livestream
camp camps
barn shed
hostage hostages siege stand-off captive
medic paramedic nurse nurses
vaccine jab vaccination
electrician roofer plumber builder
Talmud torah scroll scrolls
memorial monument plaque
bench seat
kosher
passover seder
sabbath shabbat
banker bankers bank banks moneylender shylock rothschild rothschilds
salute gesture sign
`;

const firstOf = new Map<string, string>();
for (const line of sets.trim().split("\n")) {
  const list = line
    .trim()
    .split(/\s+/)
    .filter((word) => !word.includes("-"));
  const first = stem((list[0] ?? "").toLowerCase());
  for (const word of list) if (!firstOf.has(stem(word.toLowerCase()))) firstOf.set(stem(word.toLowerCase()), first);
}

/** The stem that stands for all words of its set; the stem itself when it is in none. */
export function eventWord(stemmed: string): string {
  return firstOf.get(stemmed) ?? stemmed;
}
