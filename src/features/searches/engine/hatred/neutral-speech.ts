/**
 * Sentences that name Jews beside words which elsewhere make a trope, and say nothing against them: a town's history, a right
 * that is claimed for them, blame that is rejected, medicine, a neighbour. What a person says of Jews without an authority's
 * finding weighs as hostile only where no such reading is open.
 */

/** No innocent sentence holds these of Jews. */
const hostileOnly =
  /\b(?:control(?:s|led|ling)? (?!nothing)|greed\w*|vermin|rats?|parasit\w*|kikes?|ovens?|gassed|exterminat\w*|lie[sd]?|liars?|lying|steal\w*|stole|cheat\w*|swindl\w*|poison\w*|conspir\w*|puppets?|string\w*|everything|filth\w*|dirty|evil|satan|devil|scum|hoax|rothschild\w*|media|press|banks?|bankers?|hollywood|governments?|politicians?|senators?|parliament|wars?|the world|courts?|judges?|vaccines?|virus|pandemic|schoolbooks|textbooks|(?:our|your|my) (?!\w+ (?:together|with|too)\b)|us\b|smell|stench|walk past|avoid|boycott|(?:109|110|359) (?:countries|nations|places|states))/i;
const pastOrPlace =
  /\b(?:1[0-9]\d\d|(?:\d\dth|nineteenth|eighteenth|seventeenth|sixteenth|fifteenth|fourteenth|middle) (?:century|ages)|century|centuries|before the war|lived|settled|arrived|emigrated|immigrants?|shops?|mills?|brewery|plot|cemetery|graveyard|synagogues?|farms?|farmed|bakery|tannery|factory|bathhouse|market|museum|library|orchestra|football|strikes?|trade union|tea|coffee|bread|dinner|supper|soup|donat\w+|helped (?:to )?(?:build|fund|found|pay)|gave (?:\w+ )?(?:money|land|books)|raised (?:\w+ )?money|for the (?:school|hospital|poor|library|orphan\w*)|lobby group|was debated|nickname|ashkenazi|mutations?|genes?|genetic|screening|patients?|nurses?|diagnos\w*|hereditary|higher (?:risk|rates?)|and (?:\w+ )?(?:muslims?|christians?|catholics?|arabs?|methodists?|protestants?|sikhs?|hindus?|quakers?))\b/i;
/** "It is wrong to blame Jews", "Jews are not responsible for". */
const blameRejected =
  /(?:n't|\b(?:not|never|nobody should|no one should|wrong|unfair|unjust|absurd|nonsense|stop|dangerous|lazy|racist|antisemitic|a mistake|instead of|refuse to|reject))\b[^.!?;]{0,40}\b(?:blam\w+|hold(?:ing)?|held|responsib\w+|answerable|accus\w+|conflat\w+|confus\w+|equat\w+|target\w*|attack\w*|punish\w*|harass\w*|threaten\w*|singl\w+ out|collective\w*)\b[^.!?;]{0,30}\bjews?\b|\bjews?\b[^.!?;]{0,30}\b(?:are|were|is|be|as) (?:not|never|no more) (?:\w+ )?(?:responsible|to blame|answerable|guilty|the (?:enemy|problem|cause)|zionists?|israel\w*)\b|(?<!\b(?:once|one|some|them|him|her|jews?)(?: here)?(?: and|,|;) )\bnever again\b|(?:\bnot|n't) the same (?:as|thing as) (?:the |being )?jew(?:s|ish)?\b|\bjews (?:and|or) (?:zionists|zionism|israel(?:is)?) are not the same\b/i;
/** "No Jew should have to hide", "Jews must be able to". */
const rightClaimed =
  /\bno jew (?:should|ought to|must|may|will) (?:ever |again )?(?:have to|need to|feel|fear|hide|be (?:afraid|scared|attacked|threatened|blamed|harassed|made to|forced|asked to))\b|\bjews? (?:should|must|ought to|can|deserve to|need to|have to be able to)(?: all| be)? (?:able|allowed to|free|feel|live|walk|worship|pray|wear|be (?:able|free|safe|proud|heard|protected|treated)|not (?:be|have)|never (?:be|have)|leave their)\b|\bjews? (?:deserve (?:better|safety|protection|respect|the same)|ha(?:ve|s|d) (?:a|the|every|as much|the same) right)\b|\bjews?\b[^.!?;]{0,30}\b(?:(?:are|is|were|being|been) (?:\w+ly )?(?:attacked|targeted|blamed|afraid|scared|frightened|threatened|scapegoat\w*|victims?|under (?:attack|threat)|paying the price|leaving)|pay(?:s|ing)? the price|fear (?:for|to|that))\b|\bevery jew (?:in|on|at|here|i know|we know|who lives)\b[^.!?]{0,60}\b(?:asked|attacked|afraid|feels?|felt|knows?|remembers?|carries|lost|fears?|scared|hurt|blamed)\b/i;
/** What was done to them in the past. */
const suffered =
  /\bjews? (?:of \w+ )?(?:were|was|had been|have been|are being|being) (?:all |then |once |again |later )?(?:driven|expelled|banished|burn(?:ed|t)|killed|murdered|deported|shot|taken|marched|rounded up|hanged|hunted|robbed|forced|put on|barred|banned|excluded|registered|marked|locked|sent|turned (?:away|out)|blamed|accused|called|treated)\b/i;
const among =
  /\b(?:we|i) (?:have|had|welcome|know|love|teach|employ|married|work with|grew up with|play with)\b[^.!?;]{0,25}\bjews?\b/i;
const everyOneIKnow = /\bevery jew (?:i|we) (?:know|knew|meet|met|love)\b/i;
const unfinished =
  /\bfinish\w* (?:his|her|their|the|a) (?:\w+ )?(?:stud(?:y|ies)|school\w*|degree|course|book|painting|sentence|apprenticeship|speech|sketch|letter|novel)\b/i;

/** How far one sentence of a speaker's, of this `level` by its words, may weigh at most: 0 where it speaks for Jews, 1 where it may be meant so, 3 otherwise. */
export function ceiling(sentence: string, level: number): 0 | 1 | 3 {
  if (blameRejected.test(sentence) || unfinished.test(sentence)) return 0;
  if (everyOneIKnow.test(sentence) && !hostileOnly.test(sentence)) return 1;
  if (rightClaimed.test(sentence) || suffered.test(sentence))
    return hostileOnly.test(sentence) && !rightClaimed.test(sentence) ? 3 : 1;
  if (level < 3 && (pastOrPlace.test(sentence) || among.test(sentence)) && !hostileOnly.test(sentence)) return 1;
  return 3;
}

/** Verbs of saying, of which somebody repents or which somebody denies or forbids. */
const saying =
  "(?:sa(?:y|id|ying|ys)|t(?:ell|old|elling)|wr(?:ite|ote|itten|iting)|post(?:ed|ing)?|tweet(?:ed|ing)?|retweet(?:ed|ing)?|shar(?:e|ed|ing)|call(?:ed|ing)?|compar(?:e|ed|ing)|liken(?:ed|ing)?|jok(?:e|ed|ing)|repeat(?:ed|ing)?|quot(?:e|ed|ing)|suggest(?:ed|ing)?|impl(?:y|ied|ying)|us(?:e|ed|ing)|sung|s[ia]ng(?:ing)?|shout(?:ed|ing)?|chant(?:ed|ing)?|claim(?:ed|ing)?|sp(?:eak|oke|oken|eaking)|blam(?:e|ed|ing)|mock(?:ed|ing)?|accus(?:e|ed|ing)|laugh(?:ed|ing)?|lik(?:ed|ing)|put|drawn|dr[ae]w(?:ing)?|ma[dk](?:e|ing)|argu(?:e|ed|ing)|insinuat(?:e|ed|ing)|reduc(?:e|ed|ing)|portray(?:ed|ing)?|depict(?:ed|ing)?)";
/** The same without the verbs that say other things too: "we don't put Jews on the slip". */
const speaking =
  "(?:sa(?:y|id|ying|ys)|t(?:ell|old|elling)|wr(?:ite|ote|itten|iting)|post(?:ed|ing)?|tweet(?:ed|ing)?|call(?:ed|ing)?|compar(?:e|ed|ing)|repeat(?:ed|ing)?|suggest(?:ed|ing)?|impl(?:y|ied|ying)|shout(?:ed|ing)?|chant(?:ed|ing)?|claim(?:ed|ing)?|blam(?:e|ed|ing)|mock(?:ed|ing)?|accus(?:e|ed|ing)|insinuat(?:e|ed|ing))";
const badWord =
  "(?:lies?|nonsense|false(?:hood)?|untrue|wrong|myths?|absurd|slanders?|libels?|canards?|tropes?|stereotypes?|clich[eé]s?|prejudices?|rumou?rs?|slogans?|fantas(?:y|ies)|fabrications?|smears?|conspiracy theor(?:y|ies)|racis[tm]|antisemit\\w+|anti-semit\\w+|bigot\\w*|hateful|hatred|unforgivable|inexcusable|disgusting|disgraceful|shameful|stupid|ignorant|dangerous|mistakes?|rubbish|calumn(?:y|ies)|obscene|grotesque|indefensible|hurtful|vile|ridiculous|ludicrous|unacceptable|horrible|appalling|idiotic)";
const denier =
  /\b(?:holocaust|shoah|gas chambers?|six million|6 million|auschwitz|anne frank|death camps?|gassed|gassings?|reparations)\b/i;

/** "It is a lie that Jews …", "the myth of the greedy Jew", "blaming Jews is wrong": the claim is named, to be called what it is. */
const rejected = new RegExp(
  `\\b(?:accusations?|charges?|claims?|allegations?|rumou?rs?|tales?|notions?|ideas?|beliefs?|superstitions?|slanders?|fantas(?:y|ies)|teachings?|libels?) that (?:the |all )?jews\\b[^.!?]*\\b(?:was|were|is|are|has|have|had|led|cost|came|began|spread|goes)\\b(?! (?:true|right|correct|spot on|proven|no lie))|\\b(?:nobody|no one|none)\\b[^.!?]{0,60}\\b(?:not|nor) the jews\\b|(?<!\\b(?:pretend(?:ing)?|say|saying|tell me|told|think) (?:that )?)\\bjews (?:do not|don't|did not|didn't|does not|have never|never) (?:secretly )?(?:own|run|control|rule|cause|caused|start|started|poison|poisoned|owned|ran|controlled|ruled|conspire|invent|invented) |\\bno such thing as\\b|\\b(?:destroy|reject|fight|challenge|dispel|counter|undo|debunk|resist|unlearn) (?:every|the|all|this|that|these|any|such) (?:\\w+ )?(?:images?|ideas?|notions?|stereotypes?|myths?|pictures?|caricatures?) (?:of|that)\\b|\\b(?:it (?:is|was|would be|isn't|wasn't)|it's|that's|that is|what|how) (?:\\w+ ){0,3}${badWord} (?:\\w+ ){0,2}?(?:that|to|of|when|about|if)\\b|\\b(?:the|this|that|an?|old|such|oldest|every|any|those|these|another) (?:[\\w-]+ ){0,3}${badWord}[\\w ,]{0,20}? (?:that|of|about|in which|which says|says?|said|claims?|claimed|where|like)\\b|\\b(?:${saying}|hat(?:e|ing)|attack(?:s|ed|ing)?) (?:\\w+ ){0,4}(?:jew(?:s|ish)?|them|us)\\b[^.!?]{0,60}\\b(?:is|was|isn't|were|are) (?:\\w+ly |just |simply |always |never |not |an? |plain )*(?:${badWord}|funny|acceptable|ok|okay|right|the answer)\\b|\\b(?:joke|song|remark|post|cartoon|mural|poem|words?|slogans?|comments?)\\b[^.!?]{0,60}\\b(?:was|were|is|are) (?:\\w+ )?(?:not funny|never funny|${badWord})\\b`,
  "i",
);
/** "I should never have compared", "I regret posting", "it was wrong of me": the speaker's own words, taken back. */
const takenBack = new RegExp(
  `\\bi (?:should(?:n't| not| never)(?: ever)?|ought (?:not|never) to|must not|mustn't|would never) have ${saying}\\b|\\bi (?:\\w+ )?(?:regret(?:ted)?|apologi[sz]ed?|repent(?:ed)?|withdraw|take back|retract(?:ed)?|am (?:\\w+ )?(?:sorry|ashamed)|was (?:\\w+ )?(?:wrong|ashamed|ignorant))\\b(?! (?:nothing|only|not)\\b)|\\bi'm (?:\\w+ )?(?:sorry|ashamed)\\b(?!,? (?:but|not)\\b)|\\b${badWord} of (?:me|us) to\\b|\\b(?:what|the (?:words?|things?|post|cartoon|video|joke|remarks?|comments?|mural|poem|song)) (?:that )?(?:i|we) (?:ever |once |then )?(?:said|wrote|posted|shared|called|compared|joked|repeated|suggested|tweeted|sang|drew|made|claimed|did|liked|used|told)\\b|\\bmy (?:\\w+ )?(?:words|remarks?|post|joke|comments?)\\b[^.!?]{0,40}\\b(?:wrong|hurt\\w*|offen\\w+|apolog\\w+|antisemit\\w+)`,
  "i",
);
/** "I never said that Jews …", "nobody gets to say that …", "if you think that Jews …": denied, forbidden, or another's if it is anybody's. */
const unsaid = new RegExp(
  `\\b(?:i|we|he|she|they) (?:have |had |'ve |would |could |do |did )*(?:never|not|n't|haven't|hadn't|didn't|don't|wouldn't) (?:once |ever |even |actually |have )*${speaking}\\b(?![^.!?]{0,80}(?:,? but\\b|, i just|, it's just))|\\b(?:haven't|hadn't|didn't|don't|wouldn't) (?:ever |even |have )*(?:call(?:ed)?|sa(?:y|id)|blam(?:e|ed)|writ(?:e|ten)|post(?:ed)?|use[d]?) (?!(?:it|this|so)\\b)(?:\\w+ ){0,5}jews?\\b|\\b(?:nobody|no one|no-one|none of us|nobody else|no child|no pupil|no student|no person|no leader|no minister) (?:\\w+ )?(?:should|gets?|has|have|can|may|must|ought|deserves?|will)(?: \\w+){0,4} (?:${speaking}|told|called|hear)\\b|\\b(?:if|when|whenever) (?:you|anyone|anybody|someone|somebody|people|he|she|they|a \\w+) (?:\\w+ )?(?:really |still |actually )?(?:think|thinks|thought|say|says|said|believe|believes|claim|claims|tell|tells|call|calls|shout|shouts|deny|denies|hate|hates)\\b(?=[^.!?]{0,60}\\b(?:jew|holocaust|shoah|hitler|gas|synagogue|rabbi|six million))|\\b(?:anyone|anybody|whoever|people|those|somebody|someone|everyone|a \\w+) (?:who|that) (?:\\w+ )?(?:thinks?|thought|says?|said|believes?|claims?|tells?|calls?|called|shouts?|denies|deny|hates?|blames?|attacks?|harms?|kills?|painted|wrote|did|fire\\w*|burn\\w*)\\b(?=[^.!?]{0,60}\\b(?:jew|holocaust|shoah|hitler|gas|synagogue|rabbi|six million))|\\b(?:lot|people|ones|lads|men|boys|girls|women|thugs|louts|those|fans|mob|crowd|man|kids) who (?:\\w+ )?(?:vandali[sz]ed?|threw|throws?|hiss(?:ed)?|burn\\w*|attack\\w*|sang|sing|laugh\\w*|paint\\w*|spray\\w*|shout\\w*|harass\\w*|spat|spit|mock\\w*|daub\\w*|smash\\w*|chant\\w*|desecrat\\w+|bull(?:y|ied)|taunt\\w*|broke)\\b(?=[^.!?]{0,40}\\b(?:jew|synagogue|rabbi|yeshiva|shul|yids?|menorah|kippah|ovens))|\\bwhoever \\w+\\b|\\bdeniers?\\b|\\bwe (?:will|must|should|do|can) (?:not|never) (?:let|allow|permit|accept|tolerate|stand by|forget|stay silent)\\b|\\b(?:won't|shouldn't|mustn't|can't|cannot) (?:let|allow|permit|tolerate|stand by)\\b|\\b(?:cannot|can't|can not|must not|mustn't|should not|shouldn't) (?:\\w+ )?(?:hold|blame|punish|accuse|generali[sz]e|judge|treat|attack|single)\\b|\\b(?:protect|defend|save|saving|saved|rescue|rescued|hid|hidden|hide|shelter\\w*|honou?r\\w*|mourn\\w*|remember\\w*|commemorat\\w*|light\\w* (?:a |the )?candles?)\\b(?! your\\b)[^.!?]{0,30}\\b(?:jews?|jewish)\\b`,
  "i",
);
/** "a man told me to go back to …", "they shouted … at us", "mobs accused Jews of": told of others. */
const ofOthers = new RegExp(
  `\\b(?!(?:i|we)\\b)\\w+ (?:has |had |have |once |then |also |just |\\w+ly )*(?:told|asked|ordered|invited|wanted|urged|called|shouted at|screamed at|yelled at|spat at|cursed|threatened|taunted) (?:me|us|my \\w+|our \\w+)\\b(?! the truth)|\\b(?:shout|scream|yell|chant|hiss|spat|spit|throw|threw|hurl|sneer|sang|sing)\\w*\\b[^.!?]{0,60}\\b(?:at|to|towards) (?:me|us|my|our)\\b|\\b(?<!\\b(?:i|we|i'd|we'd|i'll|to|let's) )accus(?:e|ed|es|ing) (?:the |all |local |their )*jews? of\\b|\\b(?<!\\b(?:i|we) )blames (?:the |all )?jews?\\b|\\b(?<!\\b(?:i|we|i'd|i'll|to|let's|should) )blamed (?:it |them )?(?:on )?(?:the |all )?jews?\\b|\\bblaming (?:the |all )?jews?\\b|\\b(?!(?:i|we)\\b)(?:[\\w'-]+) (?:\\w+ )?(?:claimed|claims|alleged|alleges|preached|preaches|chanted|taught|argued|argues|insisted|insists|denied|denies|rants?|ranted|thought|thinks?|believed?|believes) (?:that )?(?:the |all |every |a )?(?:\\w+ )?(?:jews?|holocaust)\\b|\\b(?:i was|we were|she was|he was|been|being) (?:called|told|taught|asked|spat on)\\b|\\bthey were (?:called|told|spat on)\\b|\\b(?:imagine|hear|hears|heard|hearing)\\b[^.!?]{0,30}\\bthat\\b|\\b(?:found|read|saw|seen|scrubbed|washed|removed|reported|photographed|heard|hears|hearing)\\b[^.!?]{0,30}\\b(?:words?|slogans?|graffiti|signs?|notes?|letters?|stickers?|posters?|chants?|jokes?|swastikas?)\\b|\\b(?:signs?|notices?|placards?|posters?|slogans?|banners?|leaflets?|pamphlets?|newspapers?|sermons?|chroniclers?|chronicles?|laws?|decrees?) (?:\\w+ )?(?:said|saying|reading|read|carried|carrying|that (?:said|read)|warned|ordered|forbade|told|announced|comparing|likening|calling|showing|depicting|blaming|accusing)\\b`,
  "i",
);
/** "as a historian I quote", "our exhibition is about", "in the play": shown, taught or acted. */
const shown =
  /\b(?:title|heading|headline|caption) of (?:the|an?|this|that|his|her)\b|\bas (?:an? )?(?:historian|teacher|scholar|curator|journalist|reporter|actor|actress|director|lecturer|professor|novelist|archivist|librarian|guide|editor|translator|student of)s?\b|\bin order to (?:explain|show|teach|understand|illustrate|warn)\b|\bto (?:explain|show|illustrate|understand|teach) (?:how|why|what|where|it|them|that)\b|\b(?:exhibitions?|exhibits?|museums?|archives?|seminars?|syllabus|curriculum|documentar(?:y|ies)|textbooks?|dissertation|thesis|chapters?|my (?:novel|book|play|film|class|students|pupils|thesis)|our (?:play|production|film|course|exhibition)|the (?:part|role|hardest part|play|novel|film|opera|script|line)) (?:\w+ ){0,6}(?:is|was|are|shows?|about|tells?|explains?|says?|that|i have|i've|i ever|called)\b|\b(?:i|we) (?:teach|taught|study|studied|lecture|research|translate|quote|read out|play|played|act|show) (?:the |a |an |my |our |this |how |about |with |shylock|fagin|it|them)|\b(?:chaucer|shakespeare|marlowe|dickens|wagner|luther|voltaire|henry ford|streicher|the pr?otocols|mein kampf|the merchant of venice|oliver twist|tsar'?s? police)\b/i;
const historical =
  /\b(?:in|by|until|from|between|during|of) (?:the year )?(?:1[0-8]\d\d|19[0-4]\d)s?\b|\bin the (?:middle ages|(?:nineteen-)?(?:twenties|thirties|forties)|1\d\d0s|crusades|inquisition|(?:\w+th|\d+th) century)\b|\b(?:medieval|mediaeval|wannsee|inquisition|crusaders?|tsars?|tsarist|cossacks|einsatzgruppen (?:shot|killed|murdered))\b/i;
const murderOfJews =
  /\b(?:the|a|this|their|that|mass|of|nazi|systematic|plan(?:ned)?(?: for)?) (?:\w+ )?(?:annihilation|murder|killing|extermination|slaughter|persecution|deportation|destruction|expulsion|massacre|hatred|hunting|burning|shooting|gassing) of (?:the |all |so many |six million |\w+ )?jews?\b|\bjews? (?:[\w,]+ ){0,5}who (?:was|were|had been|died|fled|lived|lost|survived|perished)\b/i;
const unreal =
  /\b(?:hoax\w*|lies?|invention|invented|fiction\w*|fable|myth|fake\w*|fraud|swindle|exaggerat\w+|fairy ?tale|propaganda|stor(?:y|ies)|profitable|lucrative|business|industry|detail of history|never happened|too (?:few|slow|soft))\b/i;
const speakerIsOne =
  /\b(?:being (?:an? )?(?:\w+ )?jew(?:ish)? (?:means|is|was|has|isn't|in)|for a jew to|we,? (?:the )?jews|us jews|(?:my|our) (?:own )?(?:jewish (?:\w+)|rabbi|synagogue|kippah|bar mitzvah|shul)|i (?:am|was born|grew up|converted)\b[^.!?]{0,20}\bjew(?:ish)?|i'm jewish)\b/i;
/** Of whoever does it to Jews, no friend of his: "Hamas wants to kill Jews". */
const otherHaters =
  /\b(?:neo-?nazis?|nazis|hamas|hezbollah|isis|iran|the iranian \w+|terrorists?|skinheads|fascists|antisemites|anti-semites|extremists|klansmen|the klan|the far right|the attacker|the killer|the gunman|the mob|mobs|crowds?|the boys|the men|a man|a woman|somebody|someone) (?:\w+ ){0,2}(?:wants?|wanted|tried|hates?|hated|chant\w*|kill\w*|murder\w*|burn\w*|said|says|shout\w*|scream\w*|den(?:y|ies|ied)|believe\w*|called (?:me|us|him|her|them|my|our|the)|attack\w*|paint\w*|threw|spat|came|claim\w*|target\w*)\b/i;

/** The same verbs and nouns of what nobody is harmed by: "we drive elderly Jews to the clinic", "hang out with Jews". */
const harmless =
  /\b(?:hang|hangs|hanging|hung) (?:out|around|about) with\b|\b(?:find|finding|found|figure|speak|reach|help|point|turn)(?:ing|ed|s)? out\b[^.!?]{0,20}\b(?:who|what|why|how|that)\b|\bdriv(?:e|es|ing) (?:\w+ )?(?:elderly|old|sick|disabled|our|my|the) (?:\w+ )?jews? to (?:the |their |a )?(?:clinic|hospital|shul|synagogue|shops?|school|station|airport|funeral|doctor)\b|\bbur(?:y|ied|ies) (?:\w+ )?jews? and\b|\bno (?:more )?jewish blood\b|\bi hate (?:it |that |when |to see |how )|\bi (?:dislike|resent|deplore|loathe|object to|can't bear|can't stand) (?:it )?(?:how|when|that|the way) (?!(?:the |all )?(?:jews?|they|these|those|you|rabbis)\b)|\bjewish power,? (?:\w+ ){0,3}(?:party|ben[- ]gvir)|\bben[- ]gvir\b|\bthe words? (?:(?:kikes?|yids?|zhids?|jewboys?|hymies?) (?:was|is|had|has)\b|jews?\b|[^.!?]{0,20}(?:was|were|is|are) (?:used|meant|taken|understood|intended|chosen)\b)|\bthe jews (?:i|we|you) (?:know|knew|met|grew|work)\b|\bjews (?:and|or) (?:the )?(?:muslims?|arabs?|christians?|catholics?|palestinians|sikhs?|hindus?|protestants?|quakers)\b(?![^.!?]{0,40}\b(?:out|die|burn|scum|vermin|gas)\b)|\b(?:muslims?|arabs?|christians?|catholics?|palestinians|sikhs?|hindus?|protestants?) (?:and|or) jews\b(?![^.!?]{0,40}\b(?:out|die|burn|scum|vermin|gas)\b)/i;
/** What was done to the speaker's own. */
const ofFamily =
  /\b(?:my|our) (?:great[- ]?)?(?:grand\w+|mother|father|parents?|aunts?|uncles?|cousins?|family|sisters?|brothers?|wife|husband|children|son|daughter|people|neighbou?rs?)(?:'s (?:family|mother|father|parents|\w+))? (?:was|were|had been|lost everything|died|fled|survived|came|hid|never|wore|perished|spent|escaped)\b(?! in the (?:ss|gestapo|wehrmacht|party))(?![^.!?]*\b(?:should|you)\b)/i;
/** One of them, or some of a place, of whom something is told that happened; not what "a Jew" is. */
const someOfThem =
  /\b(?:an?|one|another|not one|no|the first|the last|the only|two|three|four|many|most|some|several|few) (?:\w+ )?jews? (?:(?:in|of|from|at|on|who) (?:[\w']+ ){1,4}?)?(?:\w{2,}ed|came|went|made|gave|took|saw|knew|ran|stood|kept|left|lost|found|got|let|read|spoke|wrote|won|held|hid|led|met|paid|sang|sold|sent|built|bought|brought|became|began|did|had|was|were|taught)\b|\bmore jews in \w+ than\b|\b(?:married|marries|marrying|met|love[sd]?|hired|elected) an? jew\b|\bthe jew who (?:\w+ed|hid|taught|sold|made|lived|ran|built|gave|lent)\b|\bjews? who (?:started|founded|built|lived|ran|opened|made|wrote|gave) (?:this|that|the|our|my|in)\b|\bevery jew in \w+ (?:knew|had|was|went|came|\w+ed)\b/i;

/**
 * Does a sentence turn round what it says of Jews: reject it, take it back, deny having said it, tell that others said or did it, show
 * or teach it? Who denies or belittles the Holocaust calls the murder itself a lie or a story, which rejects nothing.
 */
export function turnsRound(sentence: string): boolean {
  if (takenBack.test(sentence) || unsaid.test(sentence) || speakerIsOne.test(sentence) || otherHaters.test(sentence)) return true;
  if (ofOthers.test(sentence) || harmless.test(sentence)) return true;
  if (someOfThem.test(sentence) && !hostileOnly.test(sentence.replace(/\b(?:our|your|my|us)\b/gi, "the"))) return true;
  if (ofFamily.test(sentence)) return true;
  if (murderOfJews.test(sentence) && !unreal.test(sentence)) return true;
  if (denier.test(sentence) || murderOfJews.test(sentence)) return false;
  return rejected.test(sentence) || shown.test(sentence) || historical.test(sentence);
}
