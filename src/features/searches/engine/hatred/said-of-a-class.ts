import { quick } from "#app/lib/language/quick-pattern.ts";
import { brood, deathWish, exclusion, guard, illFields } from "./ill-said.ts";
import { asClass, asFamily, bareChosen, bearsSign, insinuates, typedAddress, worthAsking } from "./jews-meant.ts";

/**
 * What is said of Jews as a class by words of which none need be hostile by itself: whom they mean, that they make a class of
 * them or insinuate it, and that they say something ill. "I like klezmer, but you wouldn't leave your purse in a room with
 * the band" has all three; "the rabbi haggled over the piano" has no class, "those people at the synagogue gave blood" says nothing ill.
 */

const i = (source: string) => quick(new RegExp(source, "i"));

/** Said with love, in sorrow, of the speaker's own, or of what others say. */
const kindly =
  /\b(?:(?:i|we|they|all|everyone) loved|loved (?:it|them|him|her|by|every)|i love|we love|lovely|kindness|kinder|kindest|(?:so|very|was|were|is|are|been|be|how|most) kind(?! of)|generous|grateful|proud|delicious|delighted|welcome|welcomed|thank(?:s|ed|ful)? (?:to|for|god for|you)|friends?|beautiful|wonderful|best in|asham\w+|sorry (?:for|about|that)|(?:i|we|must|my|our|an) (?:\w+ )?apolog\w+|solidarity|unsafe|afraid|frightened|scared|fears?|safe|safety|protect(?:ion|ed (?:by|our|their|the)|ing (?:jews|our|the|jewish)| (?:jews|our|the|jewish|synagogues))|(?:was|were|been|being|are|is|got) (?:\w+ )?(?:attacked|murdered|targeted|killed|beaten)|condemn\w*|abhor\w*|no place for|unacceptable|antisemitism (?:is|has|must|in|was|on|at|and)|against antisemitism|victims of|hate crimes?|prejudice\w*|bigot\w*|racis\w+|discriminat\w+|persecut\w+|stereotypes?|tropes?|myths?|slurs?|libels?|canards?|nonsense|untrue|falsehoods?|hatred|hateful|as a jew|i'm jewish|i am jewish|we jews|us jews|never again)\b/i;
const ofTheirOwn =
  /\b(?:our|my|we|us|me) (?:own )?(?:(?:old|new|little|young|dear|late) )?(?:rabbi|synagogue|shul|minyan|yeshiva|cheder|temple|congregation|cantor|sabbath|shabb\w+|seder|sukkah|menorah|ba[rt] mitzvah|chuppah|bris|kippah?|tallit|hebrew|jewish \w+|mezuzah|matzah|challah|haggadah|passover)\b|\b(?:we|i) (?:\w+ )?(?:keep (?:kosher|the sabbath|shabb\w+)|light the|bake(?:d)? challah|(?:pray|fast)(?:ed)? (?:with|at|on|in|together)|hide a piece)\b/i;
/** "That lot who vandalised the synagogue should be locked up": ill of those who do it to Jews. */
const ofTheirHaters =
  /\b(?:who|that) (?:\w+ )?(?:vandali[sz]ed?|threw|throw|throws|hiss(?:ed|es)?|burn(?:s|ed|t)?|attack(?:ed|s)?|sang|sing|laugh(?:ed|s)?|paint(?:ed|s)?|sprayed|shout(?:ed|s)?|harass\w*|spat|spit|mock(?:ed|s)?|daub\w*|smash\w*|chant\w*|desecrat\w+|bull(?:y|ied)|taunt\w*|hates?|chalked|did this|broke into|stole)\b|\b(?:the )?(?:thieves|vandals|louts|thugs|arsonists?|hooligans|skinheads|bullies)\b/i;
const toldByOthers =
  /\b(?:(?!(?:i|we|you|to|and|or|should|would|can|could|must|might|m|re|not|t|d|let|passport|they|it|god|rules|book)\b)\w+) (?:has |had |have |once |then |also |still |always |used to |\w+ly )*(?:says?|said|claims?|claimed|told|wrote|shout(?:s|ed)?|yell(?:s|ed)?|jok(?:es|ed)|accus(?:es|ed)|insist(?:s|ed)?|sneer(?:s|ed)?|chant(?:s|ed)?|scream(?:s|ed)?|alleg(?:es|ed)|repeat(?:s|ed)?|mutter(?:s|ed)?|believed|mocks?|mocked|described|labell?ed|likened|compared)\b(?! (?:better|so, but))|\b(?:accusations?|claims?|allegations?|rumou?rs?|beliefs?|notions?|ideas?|myths?|charge|lie|legends?|story|tale|slander|superstition|libel|suggestion|theory|fantasy|joke) (?:(?:about|of) (?:how )?|that |was |is )|\b(?:leaflets?|posters?|graffiti|slogans?|stickers?|cartoons?|banners?|sermons?|pamphlets?|placards?|caricatures?|memes?)\b|\b(?:i|we) (?:heard|hear|read|was told|were told|dislike (?:how|that|when)|hate (?:how|that|when|it)|reported|interviewed|photographed|stopped|removed)\b|\bthey (?:say|said|claim|claimed|told us) (?:that |the |all |every )?(?:jews?|rabbis|synagogues?|tribe|it)\b|\baccording to\b|\bin the (?:play|novel|film|bible|book|story|opera)\b/i;
/** The Israelites of the Bible, its plagues and its kings. */
const inScripture =
  /\b(?:exodus|genesis|leviticus|deuteronomy|bible|gospels?|testament|chapter|verse|psalms?|canaan\w*|philistin\w*|babylon\w*|manna|red sea|parable|reading|lesson|sunday school|sermon|prophet (?:isaiah|jeremiah|elijah|amos)|king (?:david|solomon|saul|herod)|joshua|jericho|museum|archaeolog\w+|egyptologist|guide told|documentary|romans)\b/i;
const ofOtherMatters =
  /\b(?:israel(?!ite)\w*|zionis\w*|gaza\w*|palestin\w*|netanyahu|likud|knesset|idf|settlers?|settlements?|west bank|hamas|muslims?|islam\w*|arabs?|catholics?|gyps(?:y|ies)|travellers|romanians?|asians?|blacks|black (?:people|men|women|boys|kids|lads)|irish|americans?|chinese|indians?|pakistanis?|sikhs?|hindus?|mormons?|jehovah\w*|freemasons|scientolog\w+|albanians?|poles|romani?|migrants|amazon(?:ian)?|maori|cherokee|navajo|zulu|apache)\b/i;
/** "Five of the seven on that bank's board." */
const counted =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|half|most|all|every one) (?:out )?of (?:the |those |our |\d+ |\w+ )?(?:[\w']+ ){0,5}(?:boards?|judges|editors|owners|directors|producers|ministers|bankers|partners|landlords|studios?|channels?|bosses)\b/i;

/** What they are charged with from scripture and from the Middle Ages, by whoever speaks of "them" or "you people". */
const oldCharges = [
  i(
    `\\b(?:kill(?:ed|ers?)|murder(?:ed|ers?)|slay(?:ers)?|slew|slayers|crucifi(?:ed|ers)|betray(?:ed|ers)|nailed(?: up)?|sold|butchers) (?:(?:their|our|the|his|own|very|of|up) ){0,4}(?:christ|jesus|lord|messiah|saviou?r|son of god|redeemer|prophets|god)\\b(?=[^.!?]*\\b(?:again|still|always|would they|price|what would|you people|you lot|your (?:people|kind|lot)|expect|ever since|never (?:repented|changed|apologi[sz]ed)|hands?|tomorrow|to this day|serve|refuse|imagine|trust)\\b)`,
  ),
  i(
    `\\b(?:refuse|won't|never|not|don't|won't|no|spit|despise|curse|hate|shake|eat|serve|sit|trust|deal|hell with|to hell)\\b[^.!?]{0,40}\\b(?:the )?(?:killers|murderers|slayers|crucifiers|betrayers) of (?:the )?(?:christ|jesus|our lord|prophets|god|the lord|our saviou?r|the messiah)\\b|\\b(?:the )?(?:killers|murderers|slayers|crucifiers) of (?:christ|jesus|our lord|the prophets|god)\\b[^.!?]{0,40}\\b(?:own|run|rule|control|want|should|must|still|never|will|are|have)\\b|\\bonce a christ-?killer\\b|\\bbarabbas\\b[^.!?]{0,30}\\b(?:choice|chose|picked|voted|still|again)\\b`,
  ),
  i(
    `\\b(?:crucifixion|killing of christ|golgotha|calvary)\\b[^.!?]{0,80}\\b(?:one|same|single) (?:people|tribe|race|nation|hand|culprit|family)\\b|\\b(?:same|one) (?:people|tribe|race|hands)\\b[^.!?]{0,60}\\b(?:crucifixion|killed christ|nailed (?:christ|jesus))\\b`,
  ),
  // Blood and children at the feast.
  i(
    `\\b(?:lock|hide|guard|count|watch|keep|mind|bring in)\\b[^.!?]{0,25}\\b(?:kids?|children|bab(?:y|ies)|toddlers?|little ones|sons?|infants|boys)\\b[^.!?]{0,30}\\b(?:passover|pesach|purim|matzah?|synagogue|rabbis?|hanukk?ah|yom kippur)\\b|\\b(?:passover|pesach|purim|yom kippur|seder)\\b[^.!?]{0,30},? (?:so |better |and |time to )+(?:lock|hide|guard|count|watch|keep)\\b[^.!?]{0,15}\\b(?:kids?|children|bab(?:y|ies)|toddlers?|little ones|sons?|infants)\\b|\\b(?:know|guess|wonder|ask) what (?:they|the rabbis?|those people) (?:\\w+ )?(?:bake|put in|make|mix|knead|cook|drink|do)\\b[^.!?]{0,30}\\b(?:bread|matzah?|matzos?|kids?|children|with|seder|passover)\\b`,
  ),
  i(
    `\\b(?:rabbis|jews|they)\\b[^.!?]{0,15}\\b(?:did|do|done|doing) (?:to|with) (?:\\w+ )?(?:christian|gentile|our|little|innocent|small) (?:bab(?:y|ies)|children|kids|boys|girls|toddlers)\\b`,
  ),
  // The way out of Egypt.
  i(
    `\\b(?:moses|pharaoh|red sea|egypt)\\b[^.!?]{0,80}\\b(?:unfortunately|sadly|pity|shame|more's the|should have (?:drowned|kept|shut|finished|closed|stayed|swallowed|let)|(?:nobody|no one) (?:shut|closed|locked|stopped)|too slow|closed too (?:late|early)|missed (?:them|a few)|right idea|didn't finish)\\b|\\bmoses\\b[^?]{0,60}\\?[^?]*\\b(?:shekels?|coins?|penn(?:y|ies)|money|dropped|cents?|quarter|discount|price|interest)\\b`,
  ),
  i(
    `\\bchose themselves\\b|\\bself-?chosen\\b|\\b(?:chosen|god's own) (?:people|ones?|few|folk)?,? ?(?:by whom|chosen (?:for|to) what|my (?:arse|ass|foot)|chose|run|ran|again|as they always|think|thinks)\\b|\\bcry out in pain (?:as|while|when) (?:they|he) (?:strike|hit|beat)|\\bstrikes? you (?:and|while|as)[^.!?]{0,15}\\bcr(?:y|ies|ied)\\b`,
  ),
  i(
    `\\b(?:rules?|ruling|governs?|controls?|owns?) (?:over )?(?:you|us)\\b[^.!?]{0,60}\\b(?:not (?:allowed|permitted|supposed)|can't|cannot|can not|may not|aren't allowed|never allowed|dare not) (?:to )?(?:criticis|criticiz|question|mention|name|joke|laugh)`,
  ),
  i(
    `\\b(?:every|each|all)(?: single)?(?: last)?(?: one)? of (?:them|you)\\b[^.!?]{0,30}\\b(?:in|on|over here|everywhere|wherever|at) ?(?:[a-z]+)?\\b[^.!?]{0,20}\\b(?:answer|pay|suffer|apologi[sz]e|atone|account)\\w* for (?:what )?israel|\\b(?:hunt|make|let|drag|force) (?:every|each|all)(?: single)?(?: one)? of (?:them|you)\\b[^.!?]{0,40}\\bfor (?:what )?israel`,
  ),
  i(
    `\\b(?:wherever|everywhere|anywhere|each place|every (?:country|place|town|land)) (?:they|these people|those people|that lot|the jews|jews|their kind|you people)\\b[^.!?]{0,40}\\b(?:thrown out|kicked out|driven out|expelled|chased|unwelcome|banished|hated|booted|shown the door)\\b[^.!?]{0,60}\\b(?:ask|reason|wonder|why|wrong|coincidence|lesson|learn|pattern|fault|surprise|make it|next)\\b|\\b(?:expelled|thrown out|kicked out|banned|chased|evicted|driven)\\b[^.!?]{0,15}\\b(?:a hundred and (?:nine|ten)|109|110|over a hundred|one hundred)\\b`,
  ),
  i(
    `\\bgood for the jews\\b(?=[^.!?]*\\b(?:rest of us|always|only|ever|all they)\\b)|\\b(?:always|only|ever|all they ask|all that matters)\\b[^.!?]{0,25}\\bgood for the jews\\b`,
  ),
  // The word itself, called a trick by whoever is caught at a trope.
  i(
    `\\b(?:antisemit\\w*|anti-semit\\w*|holocaust)\\b[^.!?]{0,60}\\b(?:magic word|they (?:use|scream|cry|shout|yell|play|pull)|card|trick)\\b[^.!?]{0,60}\\b(?:hand in the till|caught (?:stealing|cheating|lying|robbing)|catch (?:them|their|one)|till|money|shekels|noses?|own the|run the)\\b`,
  ),
  i(
    `\\b(?:with|that|those|a|his|her|such a|look at (?:that|the|those|his|her)|same) (?:\\w+ )?(?:beaks?|conks?|schnozz?(?:es)?|hooters?|hooked noses?|hook noses?|noses?)\\b[^.!?]{0,50}\\b(?:tribe|money|coins?|penn(?:y|ies)|tip|cash|shekels?|books|till|your (?:people|kind|lot|sort)|skull-?cap|kippah|national|board|one of (?:them|those))\\b|\\b(?:conk|beak|schnozz?)\\b[^.!?]{0,20}\\b(?:for it|of (?:a|the))\\b|\\blook at the noses\\b`,
  ),
  i(
    `\\bz\\.?o\\.?g\\.? (?:colony|state|occup\\w+|tax\\w*|army|cops?|police|pigs?|slaves?|lackeys?|stooges?|shills?|regime|government|courts?|bankers?|lies|propaganda)\\b|\\b(?:rothsch?ilds?)\\b[^.!?]{0,20}\\b(?:world|sneez\\w+|planet|rent|system|game|order|play|puppets?|coughs?|says jump|snaps? (?:his|their))\\b(?! (?:war|wildlife|fair|series|cup))|\\bhouse of rothsch?ild\\b[^.!?]{0,40}\\b(?:presidents?|kings?|governments?|wars?|world|cold)\\b`,
  ),
  i(
    `\\bzio[- ]?(?:rats?|pigs?|vermin|scum|dogs?|filth|roaches|parasites?|snakes?)\\b[^.!?]{0,70}\\b(?:magen david|star of david|kippah?s?|yarmulkes?|skull-?caps?|synagogues?|kosher|jew\\w*|hebrew|circumci\\w+)\\b`,
  ),
];

/** "If the teacher's a Jew, keep your daughter home", "trust a Jew with your secret and read it in the paper". */
const proverbs = [
  i(
    `\\bif (?:the|your|a|his|her|you|he|she|they|it)\\b[^.!?,]{0,25}\\b(?:is|'s|are|'re|was|turns out)? ?(?:a |an )?(?:jew(?:ess|ish)?|yid|rabbi)\\b,? (?:then )?(?:keep|lock|hide|don't|never|walk|run|count|check|leave|get|cross|move|take|watch|say no|turn|expect|you can be sure)\\b`,
  ),
  i(
    `(?:^|[.!?;:,] )(?:trust|give|lend|sell|tell|let|show|leave|ask|marry|hire|elect|hand|feed|offer|invite|put|scratch|follow|make) (?:[\\w']+ ){0,5}?(?:an?|the) (?:jew|yid|hebrew|israelite|kike)\\b[^.!?]{0,40}\\b(?:and|,)\\b[^.!?]{0,60}\\b(?:'ll|'d|will|would|by (?:\\w+day|christmas|morning|noon)|read it|soon|before)\\b(?![^.!?]*\\b(?:happy|laugh|friend|well fed|thank|smile|joke|story)\\b)`,
  ),
  i(
    `\\b(?:would|will|could|does|did|has|can) (?:a|any) jew(?: ever)? [^?]{0,60}\\?[^?]*\\b(?:he|she|they|no|never|not|only)\\b|\\bno jew (?:ever |has ever |will ever |would ever )?(?:did|does|do|done|works?|worked|pays?|paid|fought|fights?|built|gave|gives|told|tells|died|dug|sweats?|lifts?)\\b|\\b(?:a|any) jew (?:could|would|will|can) (?:never|not|n't)\\b`,
  ),
  i(
    `\\b(?:any|every|each|a|the|all) jews? (?:(?:who|that)\\b[^.!?]{0,60} )?(?:deserves?|ought|should|must|needs?|has|have|is|are) (?:to |going to |due )?(?:be |get )?(?:\\w+ly )?(?:spat|spit|slapped|beaten|kicked|punched|whipped|stoned|robbed|hanged|shot|shunned|marked|jailed|interned|deported|stripped|sacked|registered|watched|searched|boycotted)\\b`,
  ),
  i(
    `\\b(?:synagogues?|shuls?|yeshivas?|mikvehs?|kosher (?:shops?|butchers?|markets?)|jewish (?:schools?|shops?|centres?|centers?|cemeter(?:y|ies)|clubs?|charities))\\b (?:\\w+ )?(?:ought to|should|must|need to|have to|has to|will) (?:all )?(?:be )?(?:\\w+ly )?(?:clos\\w+|shut\\w*|ban(?:ned)?|bulldozed|demolished|razed|burn\\w*|torched|converted|taxed|seized|confiscated|flattened|levelled|pulled down|go|emptied)\\b|\\b(?:put|dump|throw|sink|drop|drown|bury|drive|push) (?:the |their |all the )?(?:kosher (?:shops?|butchers?)|synagogues?|rabbis|shuls?)\\b[^.!?]{0,50}\\b(?:river|sea|lake|owners|inside|under|flames|ground)\\b|\\b(?:clos|shut|ban|raz|bulldoz|demolish|burn)\\w* (?:down |up )?(?:all |every |the |their |those )+(?:synagogues?|shuls?|yeshivas?)\\b`,
  ),
  i(
    `\\b(?:jews?|yids?|rabbis|jewess\\w*) (?:have |has |had )?(?:\\w+ly |always |just )?(?:turned|made|brought|sold|driven|put|got|given|taken|done|kept|left|lived|invented|started)\\b[^.!?]{0,40}\\b(?:currency|weapon|business|industry|knees|ruin|away with|wrong|ashes|debt|war|poverty|street|shame)\\b|\\bask what the jews\\b[^.!?]{0,30}\\b(?:did|do|done|doing)\\b`,
  ),
  i(
    `\\b(?:call(?:s|ing)?|who say they are|claim(?:ing)? to be) (?:themselves )?jews\\b[^.!?]{0,25}\\b(?:synagogue of satan|are liars|satan|devil)\\b`,
  ),
];

/** The sentences of an utterance by twos: a class may be named in one and spoken ill of in the next. */
function inPairs(utterance: string): string[] {
  const sentences = utterance.split(/(?<=[.!?])\s+/);
  return sentences.length < 2 ? [utterance] : sentences.slice(1).map((sentence, index) => `${sentences[index]} ${sentence}`);
}

/** "Jews lived in this street until 1942." */
const whereTheyLived =
  /^\W*(?:many |most |some |the (?:\w+ )?)?jews (?:once |first |also )?(?:lived|settled|worked|came|traded|prayed|arrived|stayed) (?:in|on|at|here|there|to|from|along)\b[^.!?]{0,60}[.!?]?\W*$/i;

/** Has a sentence a word by which they may be meant? Most have none. */
export const maySayOfAClass = (sentence: string): boolean => worthAsking.test(sentence);

/**
 * 3 for a death wished to them or a door shut on them, 2 for an ill claim, 0 where nothing of the kind is said of Jews; who speaks,
 * and whether a sentence turns round what it says, is asked elsewhere.
 */
export function saidOfAClass(utterance: string): 0 | 2 | 3 {
  if (!worthAsking.test(utterance) || whereTheyLived.test(utterance)) return 0;
  const guarded =
    kindly.test(utterance) || toldByOthers.test(utterance) || ofTheirOwn.test(utterance) || ofTheirHaters.test(utterance);
  if (guarded) return 0;
  if (oldCharges.some((pattern) => pattern.test(utterance)) && !inScripture.test(utterance)) return 2;
  if (proverbs.some((pattern) => pattern.test(utterance))) return 2;
  if (typedAddress.test(utterance) && deathWish.test(utterance)) return 3;
  const matters = ofOtherMatters.test(utterance);
  for (const said of inPairs(utterance)) {
    if (!matters && !inScripture.test(said) && bearsSign(said)) {
      if (deathWish.test(said)) return 3;
      const ill = illFields(said);
      const classed = asClass.test(said) || asFamily.test(said) || insinuates.test(said) || bareChosen.test(said);
      if ((classed && ill > 0) || (insinuates.test(said) && counted.test(said)) || guard.test(said) || brood.test(said))
        return exclusion.test(said) ? 3 : 2;
    }
  }
  return 0;
}
