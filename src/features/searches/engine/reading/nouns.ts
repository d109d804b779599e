/** Who a noun can stand for: the person a case is about, a body that decides, somebody else in the story. */

const set = (list: string) => new Set(list.split(/\s+/).filter(Boolean));

export const accusedNouns = set(
  "defendant defendants accused respondent appellant petitioner registrant suspect perpetrator attacker assailant gunman shooter bomber arsonist offender culprit grievor licensee tagger vandal heckler accused-person convict applicant-for-leave",
);

export const deciderNouns = set(
  "district firm network bureau indictment complaint judge justice court jury tribunal panel commission commissioner committee subcommittee sub-committee board council league federation association university college school police prosecutor prosecutors " +
    "office department company party ombud ombudsman ombudsperson adjudicator regulator authority authorities employer club chamber magistrate magistrates sheriff bench arbitrator senate assembly faculty union " +
    "directorate ministry agency inspectorate institute institution society hospital diocese church government state crown commonwealth investigator investigators investigation inquiry review reviewer hearing officers administration management lawmakers voters",
);

/** People in a story who are not the one it accuses. */
export const bystanderNouns = set(
  "victim victims witness witnesses complainant complainants lawyer attorney solicitor barrister counsel prosecutor judge magistrate detective officer officers constable lieutenant sergeant captain chief sheriff deputy rabbi imam pastor " +
    "priest vicar spokesman spokeswoman spokesperson reporter journalist editor author historian expert psychiatrist psychologist mother father brother sister wife husband widow son daughter parent parents neighbour neighbor " +
    "neighbours neighbors colleague colleagues director president chair chairman chairwoman chancellor provost dean principal guest caretaker passer-by bystander commissioner referee pupil pupils student students family daughter uncle aunt cousin nephew niece",
);

export const personNouns = set(
  "mp mps td tds mep meps msp msps mla mlas mk mks millionaire billionaire skier gymnast opponent archdeacon accountant apprentice archbishop architect assistant athlete attendant barista cabbie diplomat entrepreneur juror lifeguard mechanic medic midwife miner nanny orderly paramedic pilot publican pundit scholar secretary steward trainee undergraduate postgraduate usher vet waitress deckhand cadet recruit intern alumnus dj chaplain deacon monk nun missionary " +
    "claimant applicant plaintiff above above-named aforementioned individual male female man woman boy girl chair educator practitioner registrant clinician teenager youth person resident native teacher professor lecturer instructor student pupil councillor councilman councilwoman councilor councilmember mayor lawmaker senator representative congressman congresswoman politician " +
    "candidate official minister player footballer striker goalkeeper forward midfielder defender coach manager owner landlord landlady hotelier shopkeeper driver contractor plumber electrician doctor nurse physician surgeon dentist " +
    "pharmacist engineer programmer artist singer rapper musician actor actress comedian writer novelist poet blogger podcaster host presenter broadcaster columnist editor activist organiser organizer organizer protester protestor demonstrator founder leader head member " +
    "member worker employee staffer aide clerk conductor guard soldier officer veteran pensioner retiree farmer builder baker chef cook waiter bartender barber surveyor metallurgist librarian trustee speaker visitor customer passenger fan supporter " +
    "gp instigator ringleader user author poster caller sender neighbour neighbor tenant executive director businessman businesswoman consultant analyst scientist researcher academic graduate freshman sophomore junior senior gunman holder priest pastor imam bishop reverend cleric nationalist supremacist extremist neo-nazi client patient colleague friend ex-husband ex-wife partner flatmate roommate classmate father mother son daughter brother sister " +
    "husband wife uncle aunt nephew niece cousin friend boyfriend girlfriend fiancé fiancée spouse stepfather stepmother stepson stepdaughter grandfather grandmother grandson granddaughter sibling housemate teammate team-mate workmate schoolmate cellmate boss chairman chairwoman president principal dean provost judge lawyer attorney solicitor prosecutor detective spokesman spokeswoman spokesperson commissioner party edil imprimeur libraire adjunct tutor umpire referee linesman rider rower skip captain sailor swimmer boxer skater runner jockey golfer bowler batsman cricketer nurse radiologist carer warden janitor custodian porter gardener",
);

const personSuffixes = ["er", "or", "ist", "ian", "man", "smith", "wright"];
const hasPersonSuffix = (noun: string) => personSuffixes.some((suffix) => noun.endsWith(suffix));
const people = set("people men women children crews");
const notPeople = set(
  "ledger courier newspaper paper broadcaster employer retailer carrier insurer manufacturer supplier provider publisher-house powder gunpowder folder header trailer trigger fertiliser fertilizer lighter locker cylinder trouser flier flyer thriller refrigerator elevator escalator corridor mayor-office calendar humor humour rumor rumour terror horror labor labour vapor honor honour behavior behaviour favor favour matter letter number order paper quarter winter summer september november october december corner chapter offer answer river tower poster leaflet computer laser color colour door floor power center centre theater theatre former other another either neither further later latter error minor major prior manner dinner shoulder finger anger banner user-name water weather paper member-state twitter newsletter under over after never ever her per mirror motor sector tractor factor harbor harbour ladder hammer folder border murder shelter counter container sticker chancellor's character earlier later sooner rather together whether wherever however moreover order-in gender tender slander wonder thunder cancer december number lumber timber amber ember chamber",
);

/** More that end as nouns of persons do: things, events, measures and adjectives that compare. */
const things = set(
  "merger disaster cluster roster register semester trimester filter helicopter charter shutter gutter butter batter litter glitter meter diameter parameter perimeter thermometer kilometer encounter disclaimer reminder remainder " +
    "chandelier barrier frontier terrier career transfer buffer sweater heater skyscraper wallpaper sandpaper cooler boiler roller stroller propeller spoiler hangover takeover turnover leftover crossover makeover handover pullover " +
    "drawer dresser freezer blazer vector reactor detector projector generator indicator calculator ventilator incubator accelerator radiator scanner burner spanner liner pointer blunder plunder surrender feeder binder boulder disorder " +
    "bladder rudder spider receiver server silver shower flower prayer voucher leather feather launcher thruster hunger ginger burger hamburger adapter adaptor transistor equator crater theater freighter tanker steamer clipper wrapper " +
    "slipper zipper copper pepper supper upper rubber dagger stinger sneaker cracker locker blocker bumper jumper easter oyster toaster duster plaster canister meteor metaphor decor flavor flavour tumor tumour armor armour " +
    "vigor vigour odor odour savor savour interior exterior inferior posterior indoor outdoor checklist shortlist blacklist playlist watchlist wishlist persist subsist insist resist consist assist enlist median german roman ottoman human talisman " +
    "larger smaller longer greater higher bigger younger better closer deeper harder broader wider stronger weaker shorter taller faster slower newer sadder darker lighter heavier easier simpler safer louder quieter richer poorer clearer nearer fuller harsher milder colder warmer wiser tougher rougher smarter cheaper thinner thicker sharper softer steeper tighter looser fewer lesser upper proper clever bitter tender eager sober somber sombre super inner outer utter",
);

/** Can this noun, after a determiner, stand for one person? */
export function isPersonNoun(lower: string): boolean {
  if (people.has(lower) || (lower.includes("-year-old") && /^\d{2}-year-olds?$/.test(lower))) return true;
  if (lower.length > 3 && lower.endsWith("s") && !lower.endsWith("ss")) {
    const singular = lower.slice(0, -1);
    const isPerson = personNouns.has(singular) || (lower.length > 5 && hasPersonSuffix(singular));
    if (isPerson && !notPeople.has(singular) && !things.has(singular)) return true;
  }
  // "deputies", "bullies".
  if (lower.endsWith("ies") && lower.length > 5) {
    const singular = `${lower.slice(0, -3)}y`;
    if (personNouns.has(singular) || bystanderNouns.has(singular)) return true;
  }
  if (personNouns.has(lower) || accusedNouns.has(lower) || bystanderNouns.has(lower)) return true;
  return lower.length > 5 && hasPersonSuffix(lower) && !notPeople.has(lower) && !things.has(lower);
}

export const titleWords = set(
  "sheikh sheik shaykh ayatollah mullah maulana archbishop mr mrs ms miss mx dr prof professor sir dame lord lady rev revd reverend fr father sister sr brother rabbi imam pastor cllr councillor councilor councilman councilwoman councilmember mayor judge justice hon sheriff magistrate det detective sgt sergeant capt captain lt col gen maj pc constable insp inspector supt recorder coroner adjudicator arbitrator " +
    "trustee trustees alderman alderwoman selectman selectwoman supervisor treasurer clerk registrar defendant appellant respondent petitioner claimant plaintiff complainant nurse lecturer bishop canon vicar reader chair chairman chairwoman dean " +
    "superintendent ambassador premier honorable honourable venerable lieutenant colonel archdeacon rector provost chancellor headteacher " +
    "baroness viscountess countess mp msp mep td rt ven garda patrolman trooper corporal cpl maestro assemblyman assemblywoman cardinal monsignor msgr abbot commodore brigadier " +
    "coun cr ald alderperson assemblymember mla freeholder comptroller counselor ausa atty ds dc dci dcs const cst adm cmdr cdr brig commander pte private sapper seaman airman bombardier ensign " +
    "chaplain deacon mufti hazzan rebbetzin hajj hadji secretary delegate senhor signor signora maître " +
    "chief officer sen senator rep representative congressman congresswoman gov governor president prosecutor attorney attorneys coach commissioner deputy agent herr frau monsieur madame mme mlle me m señor señora don doña sr sra chef manager comrade minister barrister solicitor psychiatrist richter richterin staatsanwalt staatsanwältin rechtsanwalt rechtsanwältin anwalt anwältin verteidiger verteidigerin bürgermeister bürgermeisterin vorsitzende vorsitzender gemeindevorsitzende bruder schwester",
);
const maleTitles = set("assemblyman patrolman mr sir lord father fr brother herr monsieur m señor don councilman congressman");
const femaleTitles = set(
  "baroness countess viscountess assemblywoman mrs ms miss dame lady sister frau madame mme mlle señora sra doña councilwoman congresswoman",
);

export type Gender = "male" | "female" | null;
export function genderOfTitle(lower: string): Gender {
  const title = lower.replace(/\.$/, "");
  return maleTitles.has(title) ? "male" : femaleTitles.has(title) ? "female" : null;
}
export function isTitle(lower: string): boolean {
  return titleWords.has(lower.endsWith(".") ? lower.slice(0, -1) : lower);
}
const maleNouns = set(
  "man boy father son brother husband uncle nephew gunman landlord businessman spokesman chairman councilman congressman actor hotelier",
);
const femaleNouns = set(
  "woman girl mother daughter sister wife aunt niece landlady businesswoman spokeswoman chairwoman councilwoman congresswoman actress widow",
);
export function genderOfNoun(lower: string): Gender {
  return maleNouns.has(lower) ? "male" : femaleNouns.has(lower) ? "female" : null;
}

/** Last words of capitalised runs that are not people. */
/** What is named after a place or a person by "of": "University of North Vale". */
export const namedByOf = set(
  "university college school court courts county city town council commission committee board department office agency association federation league union club party centre center temple synagogue church mosque congregation hospital police station house hall bank library museum institute foundation society ministry division trust academy parliament assembly senate district state republic kingdom province diocese borough parish bay isle island islands gulf port mount lake chamber company network community brotherhood order bishop archdiocese fund",
);
export const organisationWords = set(
  "magistrates university college school court county city town council commission committee board department office agency association federation league union club party centre center temple synagogue church mosque congregation hospital health police station street road avenue lane square park " +
    "house hall hotel inn news times post herald courier ledger gazette tribune chronicle mercury sentinel week press wire review journal magazine society institute foundation trust fund company inc ltd llc market bakery bank library museum theatre theater act code article panel tribunal chamber ministry division unit service services network group community " +
    "courts district state states government parliament assembly senate congress house movement front academy campus building river valley hill hills falls bay island islands heights beach lake lakes forest day week month year eve monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december " +
    "jews jewish israel israeli palestine palestinian gaza holocaust zionist zionists nazi nazis radio television tv channel records airlines restaurant restaurants cafe cafés foods motors systems solutions partners associates consulting media studios books entertainment sports athletic rovers wanderers albion airport cemetery prison jail ombud union newspaper instagram facebook twitter telegram youtube tiktok fc afc sc cf rc ac muslim christian american british english german french spanish russian black white star clinic clinics surgery practice logistics conduct lodge brigade regiment alliance row crown general rights complaint dispatch venue prize hitler lie united federal national international annual report decision award hearing outcome summary statement minutes case line room part section chapter " +
    "man woman teen teenager resident couple hate crime crimes kosher students terrorism hoax tribunals judgment background discussion harassment assault vandalism antisemitism antisemitic synagogues synagogue communities victims incidents allegations complaints findings statements contact ethics equality prosecutions interfaith pictures judges docket regulatory housing employment affairs " +
    "fbi cps doj atf nypd lapd bbc itv nhs certificate certification license licence order release regulations guidelines war director reporter correspondent qualified pleas record media notice hotline exchange breach aggravated township village hamlet borough registrar representative proposed final immediate executive",
);

/** Who is of somebody's family, by a word for one of them. */
export const relatives: ReadonlySet<string> = set(
  `brother sister father mother son daughter wife husband widow widower cousin uncle aunt nephew niece twin sibling stepfather
   stepmother stepson stepdaughter grandfather grandmother grandson granddaughter parent spouse ex-wife ex-husband`,
);
