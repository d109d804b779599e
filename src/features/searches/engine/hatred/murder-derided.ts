import { quick } from "#app/lib/language/quick-pattern.ts";
import { dishes } from "./kitchen-words.ts";

/**
 * The murder of the Jews denied, doubted, made a business of, praised, wished back or laughed at, in whatever words: what names it
 * (or its camps, its trains, its dead, its murderer under a nickname) beside an attitude to it. Remembering it, teaching it and
 * calling its deniers what they are is no such attitude.
 */

const camp =
  "(?:auschwitz|birkenau|treblinka|sobib[oó]r|majdanek|belzec|chelmno|dachau|belsen|bergen-belsen|buchenwald|mauthausen|ravensbr[uü]ck|theresienstadt|babi yar|babyn yar|(?:death|concentration|extermination) camps?|(?:that|those|the|these|one of (?:the|those)) (?:\\w+ )?camps?(?: (?:in|of) (?:poland|germany))?|camps)";
const device =
  "(?:gas chambers?|gas vans?|crematori\\w+|chimneys?|ovens|furnaces|showers|zyklon(?:[- ]?b)?|cattle (?:trucks?|wagons?|cars?)|those trains|the trains|yellow (?:stars?|badges?)|nuremberg laws)";
const event =
  "(?:holocaust|shoah|final solution|kristallnacht|gassings?|pogroms?|six million|6 million|wannsee|the genocide of the jews|einsatzgruppen)";
const sure = `(?:${event}|gas chambers?|gas vans?|crematori\\w+|zyklon(?:[- ]?b)?|auschwitz|birkenau|treblinka|sobib[oó]r|majdanek|belzec|dachau|belsen|buchenwald|mauthausen|(?:death|concentration|extermination) camps?|anne frank|schindler)`;
const murderer =
  "(?:hitler|adolf|uncle (?:adolf|a)|himmler|eichmann|goebbels|heydrich|the f[uü]hrer|the (?:old |failed |little )?austrian(?: (?:painter|corporal|gentleman|artist))?(?! (?!(?:was|were|had|knew|is|warned|should|missed|would|understood|saw|who|and|did|tried|come|could|got)\\b)\\w)|the (?:failed )?painter from (?:austria|linz|vienna|braunau)|failed (?:artist|painter)|(?:the |that )?(?:little |old )?(?:man|guy|bloke|fellow|chap|lad) with the (?:\\w+ )?(?:moustache|mustache|tache)|moustache man|mustache man|the bohemian corporal)";
const i = (source: string) => quick(new RegExp(source, "i"));
const isSure = i(sure);

/** "Bring back Zyklon", "turn the showers back on for that lot". */
const wishedBack = [
  i(
    `\\b(?:bring(?:ing)? back|re-?open(?:ed|ing)?|re-?build|re-?start|re-?light|re-?introduc\\w+|reinstat\\w+|restor\\w+|dust(?:ing)? off) (?:(?:the|those|these|that|our|a few of|some|all) )*(?:${device}|${sure})\\b(?! (?:museum|memorial|exhibit\\w*|site|archive|visitor|to (?:the public|visitors)|education))`,
  ),
  i(
    `\\b(?:turn|switch|fire|light|heat|plumb|plug|crank|put|get|start|set)\\w* (?:(?:the|those|these|that|up) )*(?:showers?|ovens|gas|trains|chimneys|furnaces|crematori\\w+)(?: in \\w+)? (?:should be |to be |\\w+ )?(?:(?:back )?(?:on|up|in|running|going|rolling)(?: again)?|again)\\b[^.!?]{0,20}\\b(?:for|on) (?:(?:that|this|these|those) (?:lot|crowd|people|mob|bunch)|them|you|you lot|you people|their (?:kind|sort)|his (?:kind|sort)|the (?:chosen|tribe|yids?|jews?))\\b`,
  ),
  i(
    `\\b(?:those|the|these) (?:showers|ovens|chambers|trains|chimneys|furnaces) (?:in (?:poland|germany)|at \\w+|of theirs) (?:should|ought to|must|need to|could|want) `,
  ),
  i(
    `\\b(?:showers?|ovens|gas|camps?|trains) (?:are|is|'re|'s) (?:pre-?heat\\w*|warming|waiting|ready|hot|on|running|boarding)\\b`,
  ),
  i(
    `\\b(?:another|next|second|new|proper|repeat of the|round two of the|sequel to the|encore of the) ${event}\\b[^.!?]{0,40}\\b(?:please|soon|time|needed|overdue|would|can't come|bring it|fix|sort)\\b|\\b(?:time for|roll on|can't wait for|looking forward to|here's to|overdue) (?:a|an|the) (?:\\w+ )?(?:second|new|next|another|proper) ${event}\\b`,
  ),
  i(
    `\\b(?:you|your lot|you lot|you people|they|them|that lot|these people|their kind)\\b[^.!?]{0,30}\\b(?:should|ought to|must|need to|have to|had better) (?:be )?(?:\\w+ )?(?:wear(?:ing)?|sew(?:ing)?(?: on)?|put(?:ting)? on|back in) (?:the|that|their|your|a|those|yellow) (?:\\w+ )?(?:stars?|badges?|triangles?|armbands?|ghettos?|camps?)\\b`,
  ),
  i(
    `\\b(?:good sense|had the sense|were right|was right|wise|wisdom|right idea|knew what|proper|bring back|miss)\\b[^.!?]{0,30}\\b(?:make|made|making|keep|kept|keeping|lock\\w*|put|putting|have|having|days when)\\b[^.!?]{0,15}\\b(?:them|they|these people|those people|the jews|that lot|their kind)\\b[^.!?]{0,30}\\b(?:behind (?:a |the )?walls?|ghettos?|wear\\w*|(?:yellow )?stars?|badges?|pointed hats?|dusk|nightfall)\\b`,
  ),
  i(
    `\\b(?:stick|put|lock|hide|shove) (?:her|him|them|you|that lot) (?:back )?(?:in|up in) (?:an?|the) attic\\b|\\bneeds? a final (?:answer|solution)\\b|\\bfinal (?:answer|solution) to (?:the|that|this|your) (?:\\w+ )?(?:question|problem|lot|kind|crowd)\\b`,
  ),
];
/** "The old Austrian painter was right", "Kristallnacht was the best spring clean". */
const praised = [
  i(
    `\\b${murderer}\\b[^.!?]{0,60}\\b(?:right about|was right|were right|is right|right idea|good idea|a point|one good|good point|understood|saw (?:it|them|through|what)|knew|warned|tried to (?:warn|tell|save)|stopped (?:him )?(?:too|before)|too (?:early|soon|soft|kind)|missed|didn't finish|should have|come back|where are you|all is forgiven|forgiven|hero|genius|great man|misunderstood|underrated|vindicated|had (?:them|you|it) (?:right|sussed|pegged|figured)|would (?:know|have known|sort|have sorted|fix))\\b(?! (?:been|have been) (?:stopped|tried|hanged|shot))`,
  ),
  i(
    `\\b(?:hats? off to|cheers to|here's to|three cheers for|respect to|thank(?:s| you| god)(?: to| for)?|god bless|long live|bless|glory to|raise a glass to|drink to|come back,?|i miss) ${murderer}\\b|\\b${murderer},? (?:come back|we need you|where are you|all is forgiven)\\b`,
  ),
  i(
    `\\b${event}\\b(?! (?:museum|memorial|exhibit\\w*|survivors?|film|lecture|lessons?|education|course|book|day|centre|center|programme|studies|historian|scholar))[^.!?]{0,12}\\b(?:was|were|had been|has been|is|as|counts as|remains)\\b (?:\\w+ ){0,2}(?:the |a |an |our |their |god's )?(?:\\w+ )?(?:best|finest|greatest|good|great|lovely|beautiful|brilliant|wonderful|glorious|fine|needed|necessary|justified|deserved|earned|blessing|spring[- ]clean\\w*|clean-?up|tidy|tidying|triumph|gift|party|bonfire|favou?r|service|masterpiece|success|progress|pest control|justice|karma|self-?defen[cs]e|start|warm-?up|dress rehearsal|fun|funny|comedy|joke)\\b(?! (?:\\w+ )?(?:of history|against|on humanity|crimes?|traged(?:y|ies)|evils?|horrors?|genocides?|catastrophes?|wrongs?|stain|documented|known|studied|attested|of (?:crimes|evils|horrors)))`,
  ),
  i(
    `\\b(?:only (?:good|decent|useful|sensible|clever|true|honest) thing|best (?:thing|bit|part)|one thing .{0,20}right|finest hour)\\b[^.!?]{0,40}\\b(?:${camp}|${event}|${device}|third reich|the nazis|the ss|gestapo|over the gate)\\b(?! (?:museum|memorial))`,
  ),
  i(
    `\\b(?:drink|toast|raise (?:a |my )?glass|salute|cheers|hats? off|here's|respect|tip my hat)\\b[^.!?]{0,20}\\b(?:man|men|lad|lads|bloke|boys?|hero|heroes|gunman|guy|one|whoever|fellow|shooter|bomber)\\b[^.!?]{0,25}\\b(?:lit up|shot|shoot|burned|burnt|torched|bombed|blew up|stabbed|attacked|set fire|cleaned out|firebombed|ran over|drove into)\\b[^.!?]{0,25}\\b(?:kosher|synagogues?|shul|jewish|jews?|rabbis?|hanukk?ah|chanukah|menorah|yeshiva|sabbath)\\b`,
  ),
];
/** "All he regretted was that the trains stopped." */
const regretted = [
  i(
    `\\b(?:regret\\w*|pity|shame|sad(?:dest|ly)?|complain\\w*|only (?:thing wrong|fault|problem|mistake|criticism|crime|sin)|mistake|sorry|disappoint\\w*|unfortunate(?:ly)?|alas|tragedy|trouble with|problem with)\\b[^.!?]{0,60}\\b(?:${camp}|${event}|${device})\\b[^.!?]{0,50}\\b(?:stopp\\w*|ended?|ends|shut(?: down)?|clos\\w+|too (?:soon|early|few|short|slow|small)|unfinished|liberat\\w*|quit|interrupted|opening hours|ran out|wasn't finished|didn't finish|gave up|survivors?)\\b|\\b(?:${camp})\\b[^.!?]{0,60}\\b(?:regret\\w*|pity|shame|only (?:thing wrong|fault|problem|mistake)|complain\\w*)\\b[^.!?]{0,40}\\b(?:stopp\\w*|ended?|shut|clos\\w+|too (?:soon|early|few|slow)|unfinished|trains|liberat\\w*|running)\\b`,
  ),
];
/** "Nobody gassed them, typhus did it", "try three hundred thousand", "they had an orchestra". */
const doubted = [
  i(
    `\\b(?:nobody|no one|no-one|not a (?:soul|single one)|none of them|they (?:never|didn't|weren't)|never|were never|was never|hardly anyone) (?:\\w+ )?(?:gass(?:ed)?|exterminat\\w+|cremat\\w+)\\b[^.!?]{0,50}|\\b(?:it was|died of|killed by|blame|because of|down to) (?:just |only |simply |mostly )?typhus\\b|\\btyphus (?:did|killed|got|was)\\b`,
  ),
  i(
    `\\b${camp}\\b[^.!?]{0,30}\\b(?:had|with|was|were|offered|boasted|even had|came with|got|having)\\b[^.!?]{0,25}\\b(?:swimming[- ]?pool|pool|orchestra|football (?:team|league|pitch)|theatre|theater|cinema|brothel|canteen|library|sauna|dance|holiday|spa|post office|hospital and|nursery|choir|gym)\\b|\\b${camp}\\b[^.!?]{0,50}\\b(?:holiday(?:s)?(?: camp| resort)?|holiday-?makers|like a (?:spa|hotel|resort|holiday)|work(?:ing)? holiday|health farm|labou?r camp|work camp|transit camp|factory and nothing|end of story)\\b`,
  ),
  i(
    `\\bif (?:six|6) million\\b[^.!?]{0,40}\\b(?:why|how|where|then)\\b|\\b(?:question|questions|questioned|questioning|doubt|doubts|ask about|asks about|asking about|recount|check|checks|look into|investigat\\w+|count|counts) (?:(?:the|that|those|their) )*(?:six million|6 million|holocaust|gas chambers?|shoah|official (?:story|number|version))\\b[^.!?]{0,80}\\b(?:jail(?:ed)?|prison|illegal|crime|banned|sacked|not allowed|locked up|silenced|cancelled|arrested|fined|convenient\\w*)\\b|\\b(?:why (?:is it|am i|are we|can't we|can't i|can't anyone)|only (?:event|thing|story|history)|isn't it)\\b[^.!?]{0,80}\\b(?:question|doubt|ask about|count|check|debate|research|disbelieve)\\w* (?:(?:the|that|about) )*(?:six million|6 million|holocaust|gas chambers?|shoah)\\b`,
  ),
  i(
    `\\b(?:so-called|alleged|supposed|much-hyped|famous|precious|holy|sacred|blessed|magic(?:al)?) (?:shoah|holocaust|six million|gas chambers?|death camps?|holohoax)\\b|\\b(?:six|6) million,? (?:my (?:arse|ass|foot|eye|backside)|lies|pull the|give or take|they say|allegedly|supposedly|and the rest|yeah right|yawn)\\b|\\b(?:invent(?:ed|s|ing)?|dream(?:t|ed)? up|made up|make up|cooked up|fabricat\\w+|forg(?:ed|es|ing)|fak(?:ed|es|ing)|concoct\\w+|conjur\\w+|wrote|scripted) (?:(?:the|that|this|their|a|whole|so-called|own|story|of|about) ){0,5}(?:shoah|holocaust|six million|gas chambers?|genocide of)\\b`,
  ),
  i(
    `\\b(?:death toll|number of (?:the )?dead|six million|figure|count|numbers?)\\b[^.!?]{0,30}\\b(?:keeps? (?:shrink|chang|fall|grow|drop)\\w*|shr[ai]nk\\w*|changes|is (?:re)?written)\\b[^.!?]{0,40}\\b(?:plaque|auschwitz|camp|memorial|museum|red cross|funny that|they)\\b|\\bred cross (?:counted|figures?|numbers?|reports?|said|says|put it)\\b[^.!?]{0,40}\\b(?:thousand|271)|\\b(?:six|6) million\\b[^.!?]{0,30}\\b(?:one|two|three|four|five|a few) hundred thousand\\b|\\b(?:six|6) million\\?[^.!?]{0,30}\\b(?:thousand|hundred|nobody|impossible|where|not even|more like)\\b`,
  ),
  i(
    `\\b(?:numbers?|tattoos?|ink) on (?:their|her|his|your|the|those) (?:fore)?arms?\\b[^.!?]{0,50}\\b(?:tattooist|tattoo (?:parlou?r|artist|shop)|biro|fake\\w*|painted|drawn|hollywood|miami|studio|wash(?:es)? off|make-?up|felt tip|marker)\\b`,
  ),
];
/** "They got a country out of it": the murder as a business. */
const sold = [
  i(
    `\\b(?:reparations|compensation|restitution|cheques?|checks|payouts?|pensions?|royalt(?:y|ies)|donations|damages)\\b[^.!?]{0,70}\\b(?:six million|holocaust|shoah|gas chambers?|auschwitz|survivors?)\\b[^.!?]{0,40}\\b(?:fake|lie|invent\\w*|racket|industry|scam|funny|convenient|keep|forever|still|business)\\b|\\b(?:six million|holocaust|shoah|gas chambers?|auschwitz|chimneys|gassed|dead (?:grand\\w+|relatives|people)|murdered (?:grand\\w+|relatives|parents))\\b[^.!?]{0,60}\\b(?:still (?:collect|cash|claim|bill|charg)\\w*|(?:keep|keeps|kept|always|forever|never stop|haven't stopped) (?:on )?(?:cash|collect|bill|charg|claim|milk|invoic|sell)\\w*|cash(?:ing)? the cheques?|collecting compensation|nice (?:work|little earner)|little earner|paid (?:off|for) (?:the|a|their)|got (?:a|their|an) (?:\\w+ )?(?:country|state|villa|free)|pays? the (?:rent|bills)|on tap|money tree|meal ticket)\\b|\\b(?:got|built|won|bought|earned|made|gained) (?:a|an|their|themselves a|whole) (?:\\w+ )?(?:country|state|fortune|living|career|empire)\\b[^.!?]{0,30}\\b(?:out of|from|on|thanks to) [^.!?]{0,25}\\b(?:chimneys?|ovens|holocaust|shoah|six million|gas|auschwitz|camps|ashes)\\b`,
  ),
  i(
    `\\b(?:fake|faked|fakes|lies?|fiction|invented|staged|actors?|forger(?:y|ies)|fairy ?tales?|stor(?:y|ies))\\b[^.!?]{0,60}\\b(?:only|but) (?:the )?(?:reparations|compensation|money|cheques?) (?:is|are|was|were) real\\b|\\bdrag\\w* (?:their|your|the|those) (?:\\w+ )?(?:dead|murdered|gassed|grand\\w+|ashes|six million)\\b[^.!?]{0,50}\\b(?:each|every|whenever|again|out|up)\\b|\\bliv\\w+ (?:\\w+ ){0,3}(?:off|on) (?:the |their |those )?(?:dead (?:people|jews|relatives)|six million|the holocaust|ashes|corpses)\\b`,
  ),
];
/** "Holocaust Memorial Day, so I'm having a roast", "you lampshade". */
const laughedAt = [
  i(
    `\\b(?:holocaust (?:memorial|remembrance) day|yom hashoah|kristallnacht|auschwitz|remembrance day for the (?:holocaust|six million)|liberation of (?:auschwitz|the camps))\\b[^.!?]{0,40}\\b(?:roast|bbq|barbecues?|grill|party|cake|champagne|bubbly|bonfire|fireworks|gas (?:bill|cooker|fire)|oven on|light (?:the|a) (?:grill|oven|fire)|pizza|lol|haha|ha ha|yawn|who cares|day off|sausages|burgers?|smoke a)\\b`,
  ),
  i(
    `\\byou (?:\\w+ )?(?:lampshades?|bars? of soap|soap bars?|ashtrays?|unburnt|unlit|walking ash|oven[- ]?(?:fodder|dodgers?|bait)|chimney (?:smoke|fodder)|gas ?bait|kindling|log|escapee)\\b(?! (?:from|in|on|for|that|is|and|are))|\\bcall(?:ed|ing)? (?:me|him|her|them) a lampshade again\\b`,
  ),
  i(
    `\\bselfies?\\b[^.!?]{0,30}\\b(?:chimney|oven|gas chamber|crematori\\w+|barbed wire|over the gate)\\b[^.!?]{0,40}\\b(?:thank\\w*|trying|cheers|thumbs|lol|haha|laugh\\w*|grin\\w*|love|best)\\b|\\bhow many\\b[^?]{0,60}\\b(?:volkswagen|vw|beetle|mini|car|fiat|taxi|phone box)\\b[^?]{0,20}\\?[^?]*\\bash(?:tray|es)?\\b`,
  ),
];

/** Told by whoever remembers or teaches it, or has a bakery. */
const inEarnest =
  /\b(?:deniers?|denial|deny(?:ing)?|denies|denied|distort\w+|survived|perished|never again|never forget|must not|commemorat\w*|mourn\w*|preserv\w+|liberated (?:by|in|on)|my (?:grand\w+|great\w*|mother|father|aunt|uncle|family)(?:'s \w+)? (?:was|were|died|survived|fled|never|lost)|bakery|bread|pizza|challah|recipe|plumb\w*|boiler|changing room|swimming pool (?:is|has)|sports hall|campsite|scouts?|summer camp|holiday camp for|festival|the sales?|degrees|kitchen)\b/i;
const kitchens = new RegExp(`\\b(?:${dishes}|bakery|bagels?|degrees|kitchen|boiler|station|tickets?|platform)\\b`, "i");

const worth = quick(
  /\b(?:auschw|birken|trebl|sobib|majdan|belz|chelmno|dachau|belsen|buchenw|mauthau|ravensbr|theresien|bab[iy]n? yar|camps?\b|gas|crematori|chimney|ovens|furnaces|showers|zyklon|cattle|trains|yellow|stars?\b|badge|nuremberg|holocaust|shoah|final|kristall|pogrom|(?:six|6) million|wannsee|genocide|einsatz|anne frank|schindler|hitler|adolf|uncle a|himmler|eichmann|goebbels|heydrich|f[uü]hrer|austrian|painter|failed|moustache|mustache|tache|corporal|third reich|typhus|death toll|red cross|arms?\b|reparations|compensation|restitution|yom hashoah|lampshade|soap|ashtray|unlit|attic|ash\b|kindling|selfie|how many|synagogue|kosher|ghetto|behind a wall|dead (?:people|relatives|grand)|murdered grand)/i,
);

/** 3 where the murder of the Jews is denied, praised, wished back, sold or laughed at; 0 otherwise. */
export function murderDerided(sentence: string): 0 | 3 {
  if (!worth.test(sentence)) return 0;
  const says = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(sentence));
  if (says(laughedAt)) return 3;
  if (kitchens.test(sentence) && !isSure.test(sentence)) return 0;
  if (says(praised) || says(regretted) || says(sold)) return inEarnest.test(sentence) ? 0 : 3;
  return (says(wishedBack) || says(doubted)) && !inEarnest.test(sentence) ? 3 : 0;
}
