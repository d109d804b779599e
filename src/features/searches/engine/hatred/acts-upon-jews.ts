import { quick } from "#app/lib/language/quick-pattern.ts";
import { illFields } from "./ill-said.ts";
import { bloodMark, excludes, hurts, jewishPerson, jewishThing, ofTheMurdered, utters, type ActRead } from "./act-fields.ts";
import { hostility } from "./hostility.ts";

/*
 * Acts that are done to Jews, to what is theirs or because of a name, by their parts: the pork slipped to one who does not eat it, names
 * marked on a list, an accent aped, a loyalty doubted, a weapon shown before a synagogue, one who is kept out when it turns out who they are.
 */

const i = (source: string) => quick(new RegExp(source, "i"));
const word = (source: string) => i(`\\b(?:${source})`);

const toPerson = word(jewishPerson);
const toJews = word(`${jewishPerson}|${jewishThing}`);
const uttersIt = word(utters);
const hurtsIt = word(hurts);
const excludesIt = word(excludes);
const blood = word(bloodMark);
const murdered = word(
  `${ofTheMurdered}|(?:camp|death camp|deportation|ghetto) (?:memorials?|museums?|monuments?)|survivors?['’]s? (?:talks?|lectures?|speech|visit|testimon(?:y|ies))`,
);
/** A place where Jews gather, pray or are cared for. */
const theirPlace =
  /\b(?:synagogues?|shuls?|yeshivas?|prayer halls?|mikvehs?|jewish (?:[\w-]+ )?(?:schools?|nurser(?:y|ies)|kindergartens?|cent(?:re|er)s?|charit(?:y|ies)|community|hospitals?|care homes?|retirement homes?|clubs?|museums?|cemeter(?:y|ies)|newspapers?|organi[sz]ations?|congregations?|student societ(?:y|ies))|kosher (?:[\w-]+ )?(?:shops?|restaurants?|delis?|butchers?|baker(?:y|ies)|supermarkets?|caf[eé]s?)|rabbis?|worshipp?ers)\b/i;

/** A matter of its own: a debt, a quarrel, a burglary, a state. */
const ownMatter =
  /\b(?:debts?|rent\b|wages|unpaid|invoices?|burglar\w*|robb\w*|ransom|custody|ex-(?:wife|husband|partner)|insurance|by (?:accident|mistake|oversight)|accident\w*|mix-up|hazing|parking|traffic|dispute over|row over|quarrel over|israel\w*|zionis\w*|gaza|palestin\w*|hoax|collectors?|bank robbery|charity run|diet\w*|allerg\w*|at (?:his|her|their) (?:own )?request|failed|forged|declined card|without (?:a )?(?:permit|licen[cs]e|permission|consent))\b/i;

const pork = /\b(?:pork|bacon|ham\b|lard|sausages?|pig['’]?s? \w+|gelatine|crackling|salami|pepperoni|prawns)\b/i;
const slips =
  /\b(?:hid(?:es|ing|den)?|slip(?:s|ped|ping)?|smuggl\w*|trick\w*|secret\w*|dup(?:es|ed|ing)|mix(?:es|ed|ing) (?:\w+ ){0,3}into|stuff\w*|throw\w*|threw|rubb\w*|smear\w*|wav(?:es|ed|ing)|forc\w*|feed\w*|fed\b|laugh\w*|fool\w*|swap\w*|toss\w*|hurl\w*|pelt\w*)\b/i;

/** "hiding bacon in the sandwiches of an observant Jewish classmate", "baptising a Jewish patient against her will". */
function defilesFaith({ told, quotes }: ActRead): boolean {
  if (!toJews.test(told) || ownMatter.test(told)) return false;
  if (pork.test(told) && slips.test(told) && toPerson.test(told)) return true;
  if (
    /\bbapti[sz]\w*|\bconvert\w*|\bcrucif\w*\b/i.test(`${told} ${quotes.join(" ")}`) &&
    /\b(?:against (?:his|her|their) will|forc\w*|dunk\w*|hold\w*|held|drag\w*|pour\w*|so that|push\w*|ti(?:ed|es)|tying|secret\w*)\b/i.test(
      told,
    )
  )
    return toPerson.test(told);
  return (
    /\b(?:snipp?\w*|cut(?:s|ting)?|rip(?:s|ped|ping)?|tear\w*|tore|shear\w*|yank\w*|pull\w*|burn\w*|set(?:s|ting)? (?:fire|light|alight)|stamp\w*|trampl\w*|torch\w*|urinat\w*|spit\w*|spat)\b[^.;]{0,40}\b(?:tzitzit|fringes|tefillin|tallit|prayer (?:shawls?|books?)|eruv|sukk(?:ah|ot)|menorah|torahs?|talmuds?)\b/i.test(
      told,
    ) &&
    /\b(?:tzitzit|fringes)\b|\b(?:danc\w*|laugh\w*|cheer\w*|jeer\w*|grin\w*|times|again|repeatedly|every (?:week|sabbath|friday)|shout\w*|a note|a card)\b/i.test(
      told,
    ) &&
    !/\b(?:prun\w*|renovat\w*|tailor|repair\w*|restor\w*|by the wind|storm)\b/i.test(told)
  );
}

/** "printing a staff list with the Jews underlined", "triple brackets round the names of Jewish reporters". */
function marksNames({ told, quotes }: ActRead): boolean {
  return (
    /\b(?:names?|surnames?|lists?|registers?|directory|yearbook|roll|payroll|applicants?|photographs?|portraits?)\b/i.test(
      told,
    ) &&
    (/\b(?:jews\b|jewish(?:-sounding)?|hebrew)\b/i.test(told) || quotes.some((one) => /\bjews?\b/i.test(one))) &&
    /\b(?:underlin\w*|circl\w*|highlight\w*|in red|red ink|brackets|parenthes\w*|asterisk\w*|struck|strik\w*|cross(?:es|ed|ing) (?:out|off)|marked|marking|stars? (?:of david )?(?:beside|next to|against))\b/i.test(
      told,
    ) &&
    !/\b(?:historian|memorial|murdered|survivors|research|genealog\w*|donors|with their consent|spelling|misspel\w*)\b/i.test(
      told,
    )
  );
}

/** "mimicking the gait and lisp of an elderly Hasid", "rubbing his hands together whenever a Jewish colleague spoke of pay". */
function apes({ told, quotes }: ActRead): boolean {
  const whole = `${told} ${quotes.join(" ")}`;
  if (!/\b(?:jew(?:s|ish|ess)?|yiddish|hasid\w*|haredi|rabbis?|orthodox)\b/i.test(told)) return false;
  return (
    (/\b(?:mimic\w*|imitat\w*|ap(?:es|ed|ing)\b|mock\w*|parod\w*|put(?:s|ting)? on|in an?|impersonat\w*|ridicul\w*|impressions?)\b/i.test(
      told,
    ) &&
      /\b(?:accents?|gait|lisp|stoop|stutter|walk\b|shuffle|prayers?|swaying|praying|voice|whine|dialect|sing-song|haggling|hand-wringing|gestures|nose|beard)\b/i.test(
        told,
      ) &&
      /\b(?:accent|dialect|mock|mimic|imitat|ap(?:es|ed|ing)|parod|ridicul|impersonat|impression|whine)\w*/i.test(told) &&
      !/\b(?:actor|theatre|in a (?:play|film)|voice coach|role)\b/i.test(told)) ||
    /\brubb?\w* (?:his|her|their) (?:hands?|fingers?|thumbs?|palms?)\b|\b(?:thumb and (?:fore)?fingers?|hand-rubbing|money gesture|beak|hooked finger|finger (?:bent|crooked|hooked) (?:on|over|at|to) (?:his|her|their) nose)\b/i.test(
      whole,
    )
  );
}

const ofLoyalty =
  /\b(?:loyal\w*|allegiance|divided loyalt\w*|dual loyalt\w*|disloyal\w*|his (?:tribe|clan|kind|people|masters)|her (?:tribe|clan|kind|people|masters)|their (?:tribe|clan|kind|masters)|own kind|real name|which country|whose side|foreign power|fifth column|for tel aviv|tel aviv|jerusalem)\b/i;
const probes =
  /\b(?:ask\w*|doubt\w*|question\w*|quizz?\w*|address\w*|challeng\w*|demand\w*|interrogat\w*|insinuat\w*|suggest\w*|wonder\w*|introduc\w*|greet\w*|accus\w*|call(?:s|ed|ing)?|persuad\w*|tell\w*|told|say\w*|said|remark\w*|shout\w*|heckl\w*)\b/i;

/** "doubting aloud whether a Jewish judge could be loyal", "quizzing a Jewish juror on how much his tribe had paid him", "whether she charged interest on stitches". */
function doubtsLoyalty({ told, quotes }: ActRead): boolean {
  if (!probes.test(told) || !toPerson.test(told)) return false;
  const whole = `${told} ${quotes.join(" ")}`;
  if (/\b(?:party|union|club|brand|customer|whip|coalition|embassy|passport|visa|israeli|oath of office)\b/i.test(told))
    return false;
  if (ofLoyalty.test(whole)) {
    const isOfKin = /\b(?:tribe|clan|own kind|real name|tel aviv|jerusalem|foreign power|masters|fifth column|people)\b/i.test(
      whole,
    );
    return isOfKin
      ? !/\b(?:flight|trip|holiday|conference|match|hotel|born in|moved|ticket)\b/i.test(told) &&
          /\b(?:loyal|paid|pay|money|own|real|masters?|member for|foreign|eat|eats|eating|kill|cheat|lie|steal|poison|control|agents?|back to|go (?:back|home|to)|fifth)\w*\b/i.test(
            whole,
          )
      : /\b(?:loyal|allegiance|loyalt)\w*/i.test(whole);
  }
  return /\b(?:charg\w*|tak\w*|want\w*) interest\b|\bhow many (?:houses|banks|shops|newspapers)\b|\bhow much (?:he|she|they) (?:had )?(?:fleec|squeez|cheat)\w*|\bdiscount on the blood\b/i.test(
    whole,
  );
}

/** "accusing her people of eating children", "claiming that rabbis had started the fire to collect the insurance". */
function accusesThem({ told, quotes }: ActRead): boolean {
  const kin =
    /\b(?:accus\w+|suspect\w*|blam\w+|reproach\w*) (?:all )?(?:(?:his|her|their) (?:people|kind|tribe|race|sort|lot|faith)|(?:the |all )?jews|(?:the |all )?(?:rabbis|jewish (?:people|families|doctors|bankers|traders|butchers))(?= (?:of|for) (.*)))\b[^.;]{0,60}\b(?:of|for)\b/i.exec(
      told,
    );
  if (kin)
    return (
      toJews.test(told) &&
      !/\b(?:being (?:late|rude)|by name|anti-?semit)\w*\b/i.test(told) &&
      // "accusing rabbis of arriving late" is a complaint.
      (kin[1] === undefined || illFields(kin[1]) > 0 || blood.test(kin[1]))
    );
  if (/\b(?:rumou?rs?|stor(?:y|ies)|tales?|claim\w*|alleg\w*|accus\w*|post\w*|spread\w*|review\w*)\b/i.test(told))
    if ((blood.test(told) || quotes.some((one) => blood.test(one))) && toJews.test(told))
      return !/\b(?:histor\w*|play|novel|film)\b/i.test(told);
  return /\b(?:wars?|crash|crisis|government|media|newspapers?|banks?|everything|parliament|council|pandemic|revolution|flood|famine)\b[^.;]{0,50}\b(?:paid for|owned|run|controlled|started|bought|planned|caused|financed|funded|ordered|ruled|god['’]s (?:answer|punishment|judgment))\b[^.;]{0,20}\b(?:by|to|on|of) (?:the |one |a few |some |certain |rich )*(?:jews\b|jewish (?:famil(?:y|ies)|bankers?|money|financiers?|clans?|interests))/i.test(
    told,
  );
}

/** Names for Jews as such that are thrown at one: "calling the bank's Jewish chairman a bloodsucking spider", "describing Judaism as a religion of swindlers". */
function callsOne({ told, quotes }: ActRead): boolean {
  const names =
    /\b(?:bloodsuck\w*|parasit\w*|vermin|rats?\b|spiders?|usurers?|shylock|judas|leech\w*|christ-?killers?|vampires?|swindlers?|money-?lend\w*|shekels?|hook-?nos\w*|subhuman\w*|untermensch\w*|cockroach\w*|lice|pigs?\b|swine|devils?|satan\w*|poison\w*|plague|kikes?|yids?)\b/i;
  const called =
    /\b(?:call(?:s|ed|ing)?|describ\w*|brand\w*|label\w*|dubb\w*|denounc\w*|portray\w*|depict\w*|refer\w* to|nicknam\w*|abus\w*|insult\w*|revil\w*|introduc\w*|present\w*|treat\w*)\b[^.;"“]{0,50}?\b(?:jew(?:s|ess)?\b|jewish [\w-]+(?: (?!(?:as|an?|the)\b)[\w-]+)?|judaism|rabbis?\b|talmud|hasid\w*)\b(?:[^.;"“]{0,50}?\b(?:as|an?|the)\b (.*)|[^.;]{0,30}"…")?/i.exec(
      told,
    );
  if (
    !called ||
    /\b(?:emails?|letters?|messages?|posts?|man|men|woman|someone|colleague|mayor|director|report) (?:in which|who|that had|where)\b/i.test(
      told,
    )
  )
    return false;
  if (/\bwarmonger|\bminister|\bisrael/i.test(told)) return false;
  return (called[1] !== undefined && names.test(called[1])) || quotes.some((one) => one.length < 60 && names.test(one));
}

/** The note on the brick, the word on the door: hostile to whoever reads it there. */
const menaces =
  /\b(?:leave|burn|die|dead|get out|out by|go (?:home|back|away)|next|soon|murderers?|killers?|cage|your (?:kind|lot|turn|throats?|sort|god)|one less|swine|pigs?|welcome home|never again was a lie|finish\w*|watch out|we know|run\b|pay\b|filth|vermin|rats?|not welcome|only the start|tick tock|boom|our lord|gentile)\b/i;
/** Put at what is Jewish with a menace upon it: "throwing a brick through a kosher deli with a note that read 'leave or burn'". */
function menacesThere({ told, quotes }: ActRead): boolean {
  if (!theirPlace.test(told) && !/\b(?:eruv|mezuzah|menorah|sukkah|jewish (?:famil|home|house|pupil|surname)\w*)\b/i.test(told))
    return false;
  if (
    ownMatter.test(told) ||
    !(
      hurtsIt.test(told) ||
      /\b(?:paint\w*|daub\w*|spray\w*|scrawl\w*|writ\w*|wrote|leav\w*|left|pinn\w*|post\w*|mail\w*|send\w*|sent|deliver\w*|hang\w*|hung|photograph\w*|pos(?:es|ed|ing)|circl\w*|releas\w*)\b/i.test(
        told,
      )
    )
  )
    return false;
  if (/\b(?:ceasefire|occupation|apartheid|settlers?|genocide|arms)\b/i.test(quotes.join(" "))) return false;
  return quotes.some((one) => one.length < 100 && menaces.test(one));
}

const weapon =
  /\b(?:guns?|rifles?|pistols?|axes?|machetes?|knife|knives|swords?|crossbows?|air rifles?|replica (?:gun|pistol|rifle)|petrol bombs?|grenades?|bombs?|flamethrower|hatchet|cleaver)\b/i;
const ominous =
  /\b(?:bullets?|cartridges?|nooses?|white powder|dead (?:rats?|pigs?|birds?)|pig['’]?s (?:head|heart|blood|feet|trotters?)|razor blades?|funeral wreaths?|coffins?|body bags?|rats?|cockroaches|maggots|lard|excrement|faeces|manure|urine|blood)\b/i;

/** A weapon shown before a synagogue, bullets sent to a Jewish charity, rats let loose in a yeshiva. */
function intimidates({ told }: ActRead): boolean {
  if (!theirPlace.test(told) || ownMatter.test(told)) return false;
  if (
    /\b(?:guards?|security|licen[cs]ed?|kosher slaughter|ritual slaughter|butcher['’]?s? (?:knife|knives)|theft|stole\w*|steal\w*|medical|samples?|sewage|laborator\w*|blood (?:bank|donation))\b/i.test(
      told,
    )
  )
    return false;
  if (weapon.test(told))
    return /\b(?:circl\w*|photograph\w*|film\w*|pos(?:es|ed|ing)|aim\w*|brandish\w*|wav(?:es|ed|ing)|point\w*|show\w*|rehears\w*|test\w*|scout\w*|reconn\w*|prepar\w*|plan\w*|plot\w*|lurk\w*|lying in wait|march\w*|burst\w*|storm\w*|walk\w* into|enter\w*)\b/i.test(
      told,
    );
  return (
    ominous.test(told) &&
    /\b(?:mail\w*|send\w*|sent|post(?:s|ed|ing)|deliver\w*|leav\w*|left|hang\w*|hung|releas\w*|let(?:s|ting)? loose|dump\w*|throw\w*|threw|hurl\w*|smear\w*|pour\w*|spread\w*|nail\w*|push\w*)\b/i.test(
      told,
    )
  );
}

/** Found out to be a Jew, and hurt or kept out: "withdrawing a scholarship when the winner turned out to be Jewish". */
const foundOut =
  /\b(?:turn(?:s|ed|ing) out to be|prov(?:es|ed|ing) to be|(?:was|were) revealed to be|whom? (?:he|she|they) (?:had )?(?:took|taken|mistook|mistaken|thought|believed|supposed|guessed|heard|recogni[sz]ed|identified)|(?:he|she|they) took (?:him|her|them) for|on (?:seeing|reading|hearing|learning|noticing|discovering|finding)|(?:when|once|after|because) (?:he|she|they) (?:had )?(?:saw|seen|read|heard|learnt|learned|noticed|spotted|found|discovered|gave|mentioned|mention|said))\b[^.;]{0,40}\b(?:jew(?:s|ish|ess)?\b|hebrew|yiddish|kipp\w+|skull-?cap|star of david|mezuzah|(?:the|his|her|their) (?:sur)?names? (?:cohen|levy|levi|goldberg|goldstein|rabin\w*|rosen\w*|\w+(?:stein|berg|witz|baum|feld|owitz|ovitz))|(?:cohen|levy|levi|goldberg|goldstein|rabinowitz|rosen\w+))/i;
const onlyOthers =
  /\b(?:christians? only|(?:a )?christian (?:house|home|firm|country|only)|gentiles? only|aryans? only|no hebrews|for christians|whose country|our country|like humans?|like normal people|where they belong\w*|who (?:is|are) master)\b/i;

function keepsOut({ told, quotes }: ActRead): boolean {
  const whole = `${told} ${quotes.join(" ")}`;
  const shuts =
    excludesIt.test(told) ||
    /\b(?:withdraw\w*|withdrew|strik\w* (?:[\w-]+ ){0,4}?off|lower\w*|seat(?:s|ed|ing)|schedul\w*|revok\w*|terminat\w*|clos(?:es|ed|ing)|remov\w*|mov(?:es|ed|ing)|evict\w*|deduct\w*|dock(?:s|ed|ing))\b/i.test(
      told,
    );
  if ((shuts || hurtsIt.test(told)) && foundOut.test(told) && !ownMatter.test(told)) return true;
  if (
    !shuts ||
    !/\b(?:jew(?:s|ish|ess)?\b|jewish-sounding|kosher|yom kippur|passover|rosh hashan\w*|sabbath|rabinowitz|cohen|levy|goldberg|kipp\w+|skull-?caps?)/i.test(
      whole,
    )
  )
    return false;
  if (onlyOthers.test(whole)) return true;
  if (/\b(?:every|all|each|any) (?:[\w-]+ )?(?:jewish-sounding|jewish) (?:sur)?names?\b|\bjewish-sounding\b/i.test(told))
    return true;
  return /\b(?:to be rid of|to get rid of|to keep out|to shut out|to weed out|to (?:exclude|deter|punish)) (?:the |all |any )?(?:jews\b|jewish)/i.test(
    told,
  );
}

/** Cleared of them: "promising voters to clear the square of kaftans and sidelocks". */
function ridsOf({ told }: ActRead): boolean {
  return /\b(?:clear(?:s|ed|ing)?|rid(?:s|ding)?|free(?:s|d|ing)?|empt(?:y|ied|ying)|purg(?:e|es|ed|ing)|cleans(?:e|es|ed|ing)|clean(?:s|ed|ing)?) (?:[\w'’-]+ ){0,5}?of (?:the |all |its |their |every )?(?:[\w-]+ and )?(?:jews\b|jewry|jewish (?:influence|blood|presence|families|shops|children|names|members|residents|students)|kaftans|caftans|sidelocks|skull-?caps|black hats|yids?|kikes?|hasid\w*)/i.test(
    told,
  );
}

/** Their killers honoured: "thanking the gunman of a synagogue", "a medal for one who burned down a Jewish shop", "sweets after a massacre". */
function honoursKillers({ whole: told }: ActRead): boolean {
  return (
    /\b(?:thank\w*|medals?|award\w*|honou?r\w*|hero\w*|hearts?|sweets|cakes?|fireworks|toast(?:s|ed|ing)|prais\w*|salut\w*|celebrat\w*|danc\w*|cheer\w*|appla\w*|birthdays?|pest control|candles for|t-shirts? (?:of|with)|portrait of|wreaths? for)\b/i.test(
      told,
    ) &&
    /\b(?:gunm[ae]n|killers?|murderers?|shooters?|bombers?|arsonists?|attackers?|massacres?|murders?|pogroms?|shootings?|who (?:had )?(?:burned|burnt|shot|killed|murdered|bombed|stabbed|attacked)|ss (?:men|officers?)|rudolf hess|eichmann)\b/i.test(
      told,
    ) &&
    /\b(?:jew(?:s|ish)?|synagogues?|rabbis?|yeshiva|kosher|pogroms?)\b/i.test(told) &&
    !/\b(?:rescuer\w*|victims|survivors|police|condemn\w*|mourn\w*|memorial (?:to|for)|film|novel|play|testif\w*|who stopped|stopp\w*|caught)\b/i.test(
      told,
    )
  );
}

/** Set to children as a task: "asking pupils to list the benefits of the Nuremberg Laws", "an exercise on how many Jews fit in a wagon". */
function setsTask({ told, quotes }: ActRead): boolean {
  const whole = `${told} ${quotes.join(" ")}`;
  return (
    /\b(?:pupils?|students?|class(?:es)?|children|cadets?|trainees|worksheets?|exercises?|homework|exams?|debates?|quiz(?:zes)?|essays?|assignments?|puzzles?|crosswords?)\b/i.test(
      told,
    ) &&
    /\b(?:benefits|advantages|in favou?r of|for and against|case for|justif\w*|defend\w*|how many jews|how to (?:gas|get rid of|kill)|solve|solved|best way|economic grounds|merits|efficien\w*)\b/i.test(
      told,
    ) &&
    /\b(?:final solution|nuremberg laws?|holocaust|extermination|gas chambers?|jewish (?:problem|question)|how many jews|kristallnacht|expulsion of (?:the )?jews|pogroms?)\b/i.test(
      whole,
    )
  );
}

/** "interrupting a survivor's talk to shout that she was paid", "'lies' in the visitors' book of a camp memorial". */
function scornsTheDead({ told, quotes }: ActRead): boolean {
  if (!murdered.test(told)) return false;
  if (quotes.some((one) => one.length < 60 && /\b(?:lies?|liars?|fake|hoax|fairy ?tales?|jew|invented|money|gas)\b/i.test(one)))
    return true;
  return (
    /\b(?:shout\w*|yell\w*|heckl\w*|interrupt\w*|jeer\w*|call\w* out|laugh\w*)\b/i.test(told) &&
    /\b(?:lie[sd]?|lying|liar|paid (?:by|for|to)|made (?:it )?(?:all )?up|invent\w*|hoax|never happened|fake\w*|enough of|money|giggl\w*|nazi salute)\b/i.test(
      told,
    ) &&
    !/\b(?:unpaid|overtime|israel\w*)\b/i.test(told)
  );
}

/** A body or a thing given the marks of a camp: "tattooing a number on a Jewish friend's arm", "wrapping a Jewish student's bicycle in barbed wire". */
function marksAsInmate({ told, quotes }: ActRead): boolean {
  if (!toPerson.test(told) || ownMatter.test(told)) return false;
  return (
    /\b(?:barbed wire|tattoo\w* (?:an? |the )?(?:\w+ )?numbers?|(?:hang\w*|hung|pinn\w*|writ\w*|wrote|draw\w*|drew|ink\w*|stamp\w*|stick\w*|stuck) (?:an? |the )?(?:\w+ )?numbers? (?:on|onto|to)|numbers? (?:on|onto) (?:his|her|their|the) (?:fore)?arms?|camp songs?|lin(?:e|es|ed|ing) up (?:\w+ ){0,2}for (?:a )?selection|(?:drawers?|lockers?|desks?|hats?|shoes?|letterbox\w*|urns?|jars?|envelopes?) (?:with|of|full of) ash(?:es)?|filling [^.;]{0,40} with ash(?:es)?)\b/i.test(
      told,
    ) ||
    (/\b(?:lock\w*|shut\w*|push\w*|herd\w*|load\w*|shav\w*|strip\w*|hos(?:es|ed|ing)|march\w*)\b/i.test(told) &&
      quotes.some((one) =>
        /\b(?:poland|next stop|the east|camp|reich|showers?|train|work sets|selection|roll-?call|transport|oven|ghetto)\b/i.test(
          one,
        ),
      ))
  );
}

/** "that its patients should be switched off", said before a Jewish hospital; a gas party on the day of remembrance. */
function wishesDeath({ told, quotes }: ActRead): boolean {
  if (
    quotes.some((one) => /\b(?:gas|oven|shower|zyklon)\b/i.test(one)) &&
    /\b(?:day of remembrance|remembrance day|holocaust day|holocaust memorial day|yom hashoah)\b/i.test(told)
  )
    return true;
  return (
    uttersIt.test(told) &&
    theirPlace.test(told) &&
    /\b(?:its|their|the|those inside|all|everyone) ?(?:patients|pupils|worshipp?ers|members|guests|children|residents|congregants|inside)? (?:should|must|ought to|deserved? to|would) (?:all )?(?:be )?(?:switched off|die|burn\w*|killed|shot|gassed|hang\w*|blown|poisoned|wiped|bombed)\b/i.test(
      told,
    )
  );
}

/** Quoted words for Jews that nobody else is made to answer for: "complaining that the town was 'being Jewed up'". */
function namesThem({ told, quotes }: ActRead): boolean {
  return (
    /^(?:\w+ly )?(?:complain|warn|describ|announc|declar|explain|compil|award|nam|mov|promis|advis|bann|remov|run|tie|tying|steal)\w*\b/i.test(
      told,
    ) &&
    !/^\w+ (?:to|the) (?:police|press|reporters)|\b(?:about|of|after) being (?:called|told)|\bhad (?:been )?(?:called|told)\b/i.test(
      told,
    ) &&
    quotes.some((one) => hostility(one) >= 2 && /\b(?:jew|kike|yid|christ-?kill)/i.test(one))
  );
}

/** The ways in which an act is done to Jews or to what is theirs. */
export const upon: readonly ((act: ActRead) => boolean)[] = [
  defilesFaith,
  marksNames,
  apes,
  doubtsLoyalty,
  accusesThem,
  callsOne,
  menacesThere,
  intimidates,
  keepsOut,
  ridsOf,
  honoursKillers,
  setsTask,
  scornsTheDead,
  marksAsInmate,
  wishesDeath,
  namesThem,
];
