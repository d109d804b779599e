/** Right after "fired": with a weapon, so that nobody lost a post. As the source of a pattern. */
export const ofWeapon =
  " (?:(?:\\w+ ){0,3}(?:shots?|rounds?|bullets?|bolts?|arrows?|guns?|weapons?|pistols?|rifles?|pellets?|flares?|fireworks?|rockets?|paintballs?)\\b|at |into |upon |on (?!(?:mon|tues|wednes|thurs|fri|satur|sun)day|the spot|(?:\\d{1,2} )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))";
/** Right after "charged" and a space: a price. As the source of a pattern. */
export const asPrice =
  "(?:extra|more|double|twice|triple|less|too much|nothing|an? (?:\\w+ )?(?:fee|fare|rate|price|deposit|premium)|fees|up to|[£$€]|\\d+ (?:dollars|euros|pounds))";

/**
 * English verbs that say who did what, by what they tell about a person. One form may belong to
 * several classes: "charged" is an accusation in the passive and an attack in the active.
 */
export type VerbClass =
  | "say"
  | "write"
  | "attack"
  | "damage"
  | "refuse"
  | "spread"
  | "charge"
  | "arrest"
  | "indict"
  | "try"
  | "convict"
  | "sentence"
  | "plead"
  | "clear"
  | "drop"
  | "discipline"
  | "reinstate"
  | "admit"
  | "deny"
  | "apologise"
  | "find"
  | "accuse"
  | "condemn"
  | "read"
  | "help"
  | "other";

export type VerbForm = { lemma: string; class: VerbClass; participle: boolean; finite: boolean; gerund: boolean };

const irregular: Record<string, [past: string, participle: string]> = {
  lose: ["lost", "lost"],
  say: ["said", "said"],
  tell: ["told", "told"],
  write: ["wrote", "written"],
  speak: ["spoke", "spoken"],
  read: ["read", "read"],
  sing: ["sang", "sung"],
  send: ["sent", "sent"],
  put: ["put", "put"],
  draw: ["drew", "drawn"],
  strike: ["struck", "struck"],
  hit: ["hit", "hit"],
  spit: ["spat", "spat"],
  beat: ["beat", "beaten"],
  shoot: ["shot", "shot"],
  throw: ["threw", "thrown"],
  swing: ["swung", "swung"],
  tear: ["tore", "torn"],
  break: ["broke", "broken"],
  light: ["lit", "lit"],
  burn: ["burned", "burned"],
  find: ["found", "found"],
  hold: ["held", "held"],
  withdraw: ["withdrew", "withdrawn"],
  overturn: ["overturned", "overturned"],
  set: ["set", "set"],
  leave: ["left", "left"],
  give: ["gave", "given"],
  make: ["made", "made"],
  sell: ["sold", "sold"],
  sack: ["sacked", "sacked"],
  run: ["ran", "run"],
  forbid: ["forbade", "forbidden"],
  plead: ["pleaded", "pleaded"],
  quash: ["quashed", "quashed"],
  ban: ["banned", "banned"],
  expel: ["expelled", "expelled"],
  refer: ["referred", "referred"],
  rebut: ["rebutted", "rebutted"],
  cancel: ["cancelled", "cancelled"],
  bury: ["buried", "buried"],
  choose: ["chose", "chosen"],
  wear: ["wore", "worn"],
  drive: ["drove", "driven"],
  hang: ["hung", "hung"],
  grab: ["grabbed", "grabbed"],
  plot: ["plotted", "plotted"],
  plan: ["planned", "planned"],
  stop: ["stopped", "stopped"],
  bar: ["barred", "barred"],
  drop: ["dropped", "dropped"],
  ram: ["rammed", "rammed"],
  stab: ["stabbed", "stabbed"],
  slap: ["slapped", "slapped"],
  rip: ["ripped", "ripped"],
  rap: ["rapped", "rapped"],
  tag: ["tagged", "tagged"],
  stalk: ["stalked", "stalked"],
  post: ["posted", "posted"],
  stick: ["stuck", "stuck"],
  swear: ["swore", "sworn"],
  pin: ["pinned", "pinned"],
  stencil: ["stencilled", "stencilled"],
  chisel: ["chiselled", "chiselled"],
  admit: ["admitted", "admitted"],
  acquit: ["acquitted", "acquitted"],
  indict: ["indicted", "indicted"],
  commit: ["committed", "committed"],
  submit: ["submitted", "submitted"],
  strip: ["stripped", "stripped"],
  kick: ["kicked", "kicked"],
  understand: ["understood", "understood"],
  see: ["saw", "seen"],
  think: ["thought", "thought"],
  know: ["knew", "known"],
  go: ["went", "gone"],
  hear: ["heard", "heard"],
  scrub: ["scrubbed", "scrubbed"],
  overhear: ["overheard", "overheard"],
  buy: ["bought", "bought"],
  steal: ["stole", "stolen"],
  rob: ["robbed", "robbed"],
  bleed: ["bled", "bled"],
  come: ["came", "come"],
  take: ["took", "taken"],
  get: ["got", "got"],
  stand: ["stood", "stood"],
  be: ["was", "been"],
  lead: ["led", "led"],
  mislead: ["misled", "misled"],
  pay: ["paid", "paid"],
  meet: ["met", "met"],
  let: ["let", "let"],
  undergo: ["underwent", "undergone"],
  uphold: ["upheld", "upheld"],
  withhold: ["withheld", "withheld"],
  forgive: ["forgave", "forgiven"],
  kneel: ["knelt", "knelt"],
  catch: ["caught", "caught"],
  fling: ["flung", "flung"],
  sling: ["slung", "slung"],
  bite: ["bit", "bitten"],
  hide: ["hid", "hidden"],
  hurt: ["hurt", "hurt"],
  rub: ["rubbed", "rubbed"],
  brag: ["bragged", "bragged"],
  blab: ["blabbed", "blabbed"],
  quip: ["quipped", "quipped"],
  mug: ["mugged", "mugged"],
  whip: ["whipped", "whipped"],
  clap: ["clapped", "clapped"],
  tip: ["tipped", "tipped"],
  trip: ["tripped", "tripped"],
  snub: ["snubbed", "snubbed"],
  shun: ["shunned", "shunned"],
  jab: ["jabbed", "jabbed"],
  nab: ["nabbed", "nabbed"],
  beg: ["begged", "begged"],
  slam: ["slammed", "slammed"],
  slur: ["slurred", "slurred"],
  debar: ["debarred", "debarred"],
  pummel: ["pummelled", "pummelled"],
  libel: ["libelled", "libelled"],
  cast: ["cast", "cast"],
  bid: ["bid", "bid"],
  retell: ["retold", "retold"],
  overwrite: ["overwrote", "overwritten"],
  rewrite: ["rewrote", "rewritten"],
  spell: ["spelt", "spelt"],
  smite: ["smote", "smitten"],
  beset: ["beset", "beset"],
};

const classes: Record<Exclude<VerbClass, never>, string> = {
  say:
    "say tell shout yell scream state reply ask call declare preach add comment sing mutter whisper remark joke quip rant bellow hurl repeat insist announce " +
    "explain argue declare assert insinuate exclaim retort blurt muse gloat brag hiss snarl growl vow thunder scoff confide proclaim interject murmur grumble crow maintain opine lecture rave fume sneer volunteer " +
    "rap sing croon intone sermonise sermonize theorise theorize contend posit fulminate rail inveigh " +
    "suggest imply hint speculate liken blame compare equate disparage denigrate vilify malign inform bawl pledge curse roar regale swear chorus cackle grunt screech spout " +
    "chant describe speak utter refer boast respond continue snap jeer sneer holler bark gesture salute direct answer observe stress recall reiterate emphasise emphasize stammer whimper wail moan groan mumble drawl bleat yelp shriek howl rasp blab gush rage whine vent babble prattle ramble chirp chuckle sniff grouse carp retell rewrite jot pencil crosspost cross-post overwrite",
  write:
    "write post tweet text message caption publish share e-mail email mail type broadcast upload circulate repost retweet send sign blog compose draft react sticker scribble pen stream record",
  attack:
    "attack punch strike hit kick slap spit assault beat stab shoot fire throw pelt swing advance chase push shove knock ram burn torch firebomb bomb menace threaten harass stalk " +
    "abuse target taunt mock heckle insult berate accost rip tear light lunge brandish kill murder choke point intimidate follow grab racially plot plan conspire confront approach murder set drive plant aim mug pummel maul trample headbutt head-butt elbow bludgeon batter strangle throttle manhandle jostle jab whip thrash wound injure maim hurt ambush bully humiliate ridicule deride belittle demean degrade slander libel defame terrorise terrorize browbeat molest grope abduct kidnap bite trip slur dox catcall",
  damage:
    "spray paint daub chisel stencil engrave gouge ink scorch scrawl draw carve scratch deface vandalise vandalize desecrate smash break topple damage destroy etch graffiti tag smear spray-paint overturn wreck hang display scuff dent shatter ransack trash demolish mutilate slash uproot obliterate",
  refuse: "refuse exclude evict reject decline withhold discriminate turn deny segregate rebuff snub shun ostracise ostracize",
  spread: "glue stick paste plaster affix pin distribute deliver leaflet produce sell hand print run promote disseminate stuff",
  charge: "charge prosecute summons cite",
  arrest: "arrest detain book jail-held apprehend nab",
  indict: "indict",
  try: "try remand arraign",
  convict: "convict",
  sentence: "sentence jail imprison fine",
  plead: "plead",
  clear: "acquit clear exonerate vindicate exclude-from absolve",
  drop: "drop dismiss withdraw quash overturn vacate reverse rescind expunge discontinue nullify",
  discipline:
    "suspend expel sack fire censure ban reprimand remove terminate disbar discipline admonish bar demote dismiss strip disqualify sanction deregister oust relieve rebuke warn punish penalise penalize eject condemn-formally banish defrock deselect depose unseat debar blacklist cashier rusticate chastise upbraid",
  reinstate: "reinstate",
  admit: "admit confess acknowledge confirm accept concede",
  deny: "deny dispute reject contest refute disclaim",
  apologise: "apologise apologize",
  find: "find hold rule conclude determine uphold adjudge decide judge deem describe call establish recognise recognize",
  accuse: "accuse allege claim complain report suspect label brand denounce criticise criticize",
  condemn:
    "condemn deplore decry denounce object protest oppose lambast lambaste castigate pillory excoriate repudiate disavow slam",
  read: "read quote cite recite reprint translate transcribe reproduce repeat relay recount",
  help: "help intervene rescue testify witness represent defend prosecute-for investigate interview thank comfort welcome praise film photograph",
  other:
    "lose vote be see think know go come take get stand put place leave give make want believe walk work live drive wear carry open close hope sit stay start begin become serve order require impose face appear resign agree understand feel need pay move appeal hear tell sue join meet show learn try use hold keep let seem ask stop mean remain receive undergo complete attend organise organize lead visit lead forgive kneel catch hide forbid prevent restrain prohibit persuade instruct advise urge demand encourage incite embrace ignore nickname pardon deport extradite elect recall award grant offer lend recommend",
};

const noForms: readonly VerbForm[] = [];
const table = new Map<string, VerbForm[]>();

function add(form: string, value: VerbForm): void {
  const known = table.get(form);
  if (!known) table.set(form, [value]);
  else if (!known.some((other) => other.lemma === value.lemma && other.class === value.class)) known.push(value);
}

function regularPast(lemma: string): string {
  if (lemma.endsWith("e")) return `${lemma}d`;
  if (/[^aeiou]y$/.test(lemma)) return `${lemma.slice(0, -1)}ied`;
  return `${lemma}ed`;
}

function gerund(lemma: string): string {
  const past = irregular[lemma]?.[0];
  if (past && /^(.*)(.)\2ed$/.test(past) && past.length === lemma.length + 3) return `${past.slice(0, -2)}ing`;
  if (/(?:set|put|hit|run|get|sit|cut|let|win|begin|bid)$/.test(lemma)) return `${lemma}${lemma.slice(-1)}ing`;
  if (lemma.endsWith("e") && !lemma.endsWith("ee") && lemma !== "be") return `${lemma.slice(0, -1)}ing`;
  return `${lemma}ing`;
}

for (const [name, list] of Object.entries(classes) as [VerbClass, string][]) {
  for (const lemma of list.split(" ")) {
    const [past, participle] = irregular[lemma] ?? [regularPast(lemma), regularPast(lemma)];
    const base = { lemma, class: name };
    const third = /(?:s|sh|ch|x|z)$/.test(lemma)
      ? `${lemma}es`
      : /[^aeiou]y$/.test(lemma)
        ? `${lemma.slice(0, -1)}ies`
        : `${lemma}s`;
    add(lemma, { ...base, participle: false, finite: true, gerund: false });
    add(third, { ...base, participle: false, finite: true, gerund: false });
    if (past === participle) add(past, { ...base, participle: true, finite: true, gerund: false });
    else {
      add(past, { ...base, participle: false, finite: true, gerund: false });
      add(participle, { ...base, participle: true, finite: false, gerund: false });
    }
    add(gerund(lemma), { ...base, participle: false, finite: false, gerund: true });
  }
}
for (const form of ["is", "are", "was", "were", "am", "be", "been", "being"]) {
  table.set(form, [
    {
      lemma: "be",
      class: "other",
      participle: form === "been",
      finite: form !== "being" && form !== "been",
      gerund: form === "being",
    },
  ]);
}
for (const [form, lemma] of [
  ["labelled", "label"],
  ["labelling", "label"],
] as const)
  add(form, {
    lemma,
    class: "accuse",
    participle: form.endsWith("ed"),
    finite: form.endsWith("ed"),
    gerund: form.endsWith("ing"),
  });
for (const form of ["pled"]) add(form, { lemma: "plead", class: "plead", participle: true, finite: true, gerund: false });
for (const form of ["burnt"]) add(form, { lemma: "burn", class: "attack", participle: true, finite: true, gerund: false });
for (const form of ["lighted"]) add(form, { lemma: "light", class: "attack", participle: true, finite: true, gerund: false });

/** Every reading of a word form as a verb; empty for what is not a verb here. */
export function verbForms(lower: string): readonly VerbForm[] {
  return table.get(lower) ?? noForms;
}

/** The same, and any other regular past form as well, which is a verb of no class in particular. */
export function readAsVerb(lower: string): readonly VerbForm[] {
  const known = verbForms(lower);
  if (
    known.length > 0 ||
    !lower.endsWith("ed") ||
    !/[a-z]{2,}ed$/.test(lower) ||
    /(?:hundred|need|seed|indeed|speed|aged|-[a-z]+ed)$/.test(lower) ||
    // "cheered", "required" are verbs; "sacred", "hatred", "coloured" are none.
    (lower.endsWith("red") && !/[a-z]{2,}(?:[aeiou]r|rr)ed$/.test(lower)) ||
    /^(?:tired|colou?red|retired)$/.test(lower)
  )
    return known;
  return [{ lemma: lower.replace(/ed$/, ""), class: "other", participle: true, finite: true, gerund: false }];
}

/** All forms of some verbs as alternatives of a pattern: what is known of one is known of its whole class. */
export function formsOf(lemmas: string): string {
  return lemmas
    .split(" ")
    .flatMap((lemma) => {
      const [past, participle] = irregular[lemma] ?? [regularPast(lemma), regularPast(lemma)];
      return [`${lemma}(?:s|es)?`, past, participle, gerund(lemma)];
    })
    .filter((form, index, all) => all.indexOf(form) === index)
    .join("|");
}
