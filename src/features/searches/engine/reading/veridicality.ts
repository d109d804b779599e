import { matchesOf } from "#app/lib/language/matches-of.ts";
import type { PageReading, Sentence } from "./page-reading.ts";

/** Offsets into the page's text. */
export type Span = { start: number; end: number };

/** Verbs by which a court or a body takes a step or finds something, in their base form, as participles and as gerunds. */
const steps = {
  base: "find|rule|hold|conclude|decide|determine|convict|charge|indict|arrest|prosecute|sentence|jail|imprison|fine|ban|bar|suspend|expel|dismiss|sack|fire|discipline|sanction|censure|reprimand|punish|disqualify|deselect|plead",
  past: "found|ruled|held|concluded|decided|determined|convicted|charged|indicted|arrested|prosecuted|sentenced|jailed|imprisoned|fined|banned|barred|suspended|expelled|dismissed|sacked|fired|disciplined|sanctioned|censured|reprimanded|punished|disqualified|deselected|pleaded|pled",
  gerund:
    "finding|ruling|holding|concluding|deciding|convicting|charging|indicting|arresting|prosecuting|sentencing|jailing|fining|banning|barring|suspending|expelling|dismissing|sacking|firing|disciplining|sanctioning|censuring|reprimanding|punishing|disqualifying|deselecting|pleading|being",
};
/** Verbs of what somebody says, writes or does to others. */
const acts = {
  base: "post|share|send|write|say|tell|shout|yell|scream|chant|call|paint|daub|spray|draw|publish|make|give|perform|throw|attack|assault|abuse|insult|threaten|tweet|use|utter|admit",
  past: "posted|shared|sent|written|wrote|said|told|shouted|yelled|screamed|chanted|called|painted|daubed|sprayed|drawn|drew|published|made|given|gave|performed|thrown|threw|attacked|assaulted|abused|insulted|threatened|tweeted|used|uttered|admitted",
  gerund:
    "posting|sharing|sending|writing|saying|telling|shouting|yelling|screaming|chanting|calling|painting|daubing|spraying|drawing|publishing|making|giving|performing|throwing|attacking|assaulting|abusing|insulting|threatening|tweeting|using|uttering|admitting",
};
const adverb = "(?:also|still|now|well|even|yet|ever|once|then|since|\\w+ly) ";
/** A name, a pronoun or a body, as the subject of a clause. */
const somebody =
  "(?:he|she|they|mr|mrs|ms|dr|the (?:\\w+ ){0,2}?(?:panel|court|tribunal|committee|council|board|jury|judge|commission|club|league|party|university|school|police|employer|union|federation|man|woman|defendant)|an? (?:jury|judge|court|panel|tribunal)|police|prosecutors|magistrates|jurors|q{2,})";
const claim =
  "(?:rumou?rs?|complaints?|accusations?|claims?|reports?|story|stories|suggestions?|allegations?|assertions?|statements?|ideas?|notions?|theory|belief|lies?|posts?|articles?)";
const untrue =
  "(?:not true|untrue|false|wrong|baseless|groundless|unfounded|invented|fabricated|made up|fictitious|incorrect|inaccurate|mistaken|(?:found to be |later |quickly |firmly )*(?:rejected|dismissed|withdrawn|thrown out|disproved|debunked|retracted|malicious|laughable|nonsense|absurd|false|untrue)|a libel|a lie|a hoax|an invention|a fabrication|a mistake)";

/** What stands behind these words in their clause is not said to be so. Tried on a sentence whose names and quotations are masked. */
const openers: readonly RegExp[] = [
  // Karttunen's and FactBank's operators: what is said not to be so, or of which nothing is said.
  /\b(?:(?:(?:is|was|are|were|it's)(?: \w+ly| just)? not|isn['’]t|wasn['’]t) (?:true|the case|clear|known|established|proven|proved|certain|suggested|alleged|said|claimed)|untrue|not so|doubtful|improbable|inconceivable|unlikely|unclear|unknown|it is false|it was false|it's false|not) that\b/giu,
  /\b(?:no|without|lack of|little|any|insufficient|not enough) (?:\w+ ){0,2}?(?:evidence|proof|suggestion|indication|sign|hint|record|finding|allegation|claim|reason to (?:think|believe)) that\b/giu,
  /\b(?:nobody|no one|no-one|none of (?:the|them|us)(?: \w+)?|nothing|neither of them|few)(?: \w+){0,3}? (?:says?|said|shows?|shown|showed|proves?|proved|proven|claims?|claimed|suggests?|suggested|alleges?|alleged|established|demonstrated|thinks?|believes?|thought|believed|argues?|argued|found|finds?|accused?|accuses?) (?:that\b|him of|her of|them of)/giu,
  /\b(?:not|never|n['’]t|no longer|nor) (?:\w+ly |yet |been |ever |be )*(?:say|says|said|find|found|prove[dn]?|claim|claims|claimed|suggest|suggests|suggested|allege|alleges|alleged|mean|show|shows|shown|believe|believes|think|thinks|conclude|concluded|establish|established|state|stated|rule|ruled|imply|implied|accept|accepted|report|reported) that\b/giu,
  /(?<!\b(?:no|not|never|nobody|no one|n['’]t|little|cannot|without) (?:\w+ ){0,2})\b(?:doubt(?:s|ed)?|denies|denied|deny|denying|disputes?|disputed|disbelieves?) that(?= (?:the (?:\w+ ){0,2}?(?:panel|court|tribunal|committee|council|board|jury|judge|commission|club|league|party|university|school)\b|q{2,}))/giu,
  new RegExp(
    `\\b(?:wrongly|falsely|mistakenly|erroneously|incorrectly|inaccurately) (?:been )?(?:reported|reports?|said|says|stated|states|claimed|claims|suggested|alleged|told|wrote|written|accused|believed|thought|reported|listed|named) (?:(?:\\w+ ){0,2}?that (?=${somebody}\\b)|to have\\b|to be\\b|as having\\b|q{2,} of\\b|(?:him|her) of\\b|of (?=\\w+ing\\b))`,
    "giu",
  ),
  new RegExp(
    `\\b(?:joked?|jokes|dream(?:ed|t|s)|imagin(?:e|ed|es)|pretend(?:s|ed)?|fantasi[sz]ed) that(?= ${somebody}\\b)`,
    "giu",
  ),
  /\b(?:(?:want|tr[iy]|persuad|convinc|led|lead)\w* [^.;]{0,40}?)\b(?:believe|think) that\b/giu,
  /\b(?:forged|faked?|fabricated|invented|doctored|bogus|hoax|spoof|baseless|unfounded|false|untrue) (?:\w+ )?(?:claim|rumou?r|report|story|post|letter|allegation|suggestion|accusation|statement)s? that\b/giu,
  /\b(?:an|the) (?:earlier|previous|original) version of (?:this|the|our) (?:\w+ )?(?:article|story|report|post|page|headline)\b[^.;]{0,40}?\b(?:said|stated|reported|claimed|suggested|described|named)\b/giu,
  // A word for a falsehood governs it, or a verb that takes it back.
  new RegExp(
    `\\b(?:lies?|myths?|legends?|smears?|libels?|slanders?|hoax|falsehoods?|gossip|rumou?rs?|whispers|fantasy|fabrication|fiction)(?: has it| went round| had it| spread)? that(?= ${somebody}\\b)`,
    "giu",
  ),
  /\bit (?:is|was|would be) (?:an? )?(?:\w+ )?(?:lie|myth|nonsense|mistake|libel|wrong|fantasy|absurd)(?: to (?:say|think|claim|suggest|believe))? that\b/giu,
  new RegExp(
    `\\b(?:lied|lying|(?:was|were) wrong|made up|make up|invented|pretend(?:s|ed|ing))(?: \\w+){0,4}? that(?= ${somebody}\\b)`,
    "giu",
  ),
  /\b(?:regret(?:s|ted)?|apologi[sz]\w+|sorry)(?: for)?(?: (?:saying|stating|reporting|claiming|suggesting|writing|printing|having said|our claim|his claim|her claim))? that(?= (?:q{2,}|an? (?:colleague|friend|member|fan|player|student|relative)))/giu,
  new RegExp(
    `\\b(?:withdr\\w+|retract\\w*|reject\\w*|dismiss\\w*|disprov\\w*|debunk\\w*|rul\\w+ out|despite|contrary to) (?:(?:his|her|its|their|the|an?|any|our) )?(?:\\w+ )?(?:reports?|claims?|complaints?|allegations?|statements?|accusations?|suggestions?|remarks?|stor(?:y|ies)|ideas?|possibility)? ?that(?= ${somebody}\\b)`,
    "giu",
  ),
  /\b(?:widely|generally|popularly|once|at first|long|mistakenly) (?:been )?(?:believed|thought|assumed|supposed|rumoured) that\b|\bassum(?:ing|ed|es?)(?: that)?(?= q{2,})|\bon the assumption that\b|\bsupposing(?: that)?\b|\bthe only (?:\w+ )?(?:one|person|man|woman|people) (?:who|that) (?:thinks?|says?|claims?|believes?)(?: that)?\b/giu,
  new RegExp(
    `\\b(?:su(?:e|es|ed|ing)|won [^.;]{0,20}?(?:damages|libel)|damages)\\b[^.;]{0,50}?\\b(?:said|saying|claim\\w*|writing|wrote|written|reporting|suggesting|repeats?|alleging)(?: the \\w+)? that(?= ${somebody}\\b)`,
    "giu",
  ),
  new RegExp(
    `\\b(?:april fool['’]?s?|fake|forged|hoax|bogus|spoof|prank\\w*|doctored) (?:[\\w-]+ ){0,4}?(?:said|says|claimed|reported|announced|stated) that(?= ${somebody}\\b)|\\berror\\b[^.;]{0,40}? that(?= ${somebody}\\b)|\\bit (?:had|originally|previously|first|earlier) (?:said|stated|reported) that(?= ${somebody}\\b)|\\b(?:took|takes|taken|taking) back (?:his|her|its|their|the) \\w+ that(?= ${somebody}\\b)|\\b(?:apologi[sz]\\w+|sorry) to q{2,} for (?:saying|stating|reporting|claiming|suggesting|writing|printing|having said) that\\b`,
    "giu",
  ),
  // "It was not Ana Ruiz who wrote it", "it cannot have been her who …".
  /\b(?:it|that|this) (?:(?:was|is)(?:n['’]t| not| never| \w+ly not)|(?:cannot|can['’]t|could(?: not|n['’]t)?|might|may|would)(?: not)? have been)(?:,? [a-z]+){0,2},? q{2,} (?:who|that)\b|\b(?:thought|believed|ruled out)(?: that)? it was q{2,} (?:who|that)\b|\bthere is no q{2,} who\b|\b(?:is|was) not the (?!only|first|last)\w+ who\b|\bit was (?:an?|the|his|her) [^.;,]{1,40}? (?:of|beside|next to|behind|near) q{2,} who\b/giu,
  new RegExp(
    `\\b(?:nor|never|at no time|on no occasion|in no way|by no means|not once) (?:was|has|have|had|did|is|were) (?=${somebody}\\b)`,
    "giu",
  ),
  // What is hoped, feared, foretold or asked of a body or of somebody: a step that has not been taken.
  new RegExp(
    `\\b(?:hop(?:es?|ed|ing)|fear(?:s|ed|ing)?|expect(?:s|ed|ing)?|predict(?:s|ed|ing)?|want(?:s|ed|ing)?|demand(?:s|ed|ing)?|ask(?:s|ed|ing)?|insist(?:s|ed|ing)?|urg(?:es?|ed|ing)|call(?:s|ed|ing)?|petition(?:s|ed|ing)?|campaign(?:s|ed|ing)?|wish(?:es|ed|ing)?|recommend(?:s|ed|ing)?|propos(?:es?|ed|ing)|pray(?:s|ed|ing)?) (?:for |that |on )?(?=${somebody}\\b[^.;,]{0,40}? (?:will |would |should |to |be |is |have |been ){0,3}(?:${steps.base}|${steps.past})\\b)`,
    "giu",
  ),
];

/** "If he is convicted, …", "whether she wrote it". */
const supposed = /\b(?:if|unless|whether|as though|provided that|in case|in the event that|lest)\b/giu;
/** Somebody's own words: "asked whether they were 'any Yids'", "saying that if he had a sword …". */
const ownSupposition =
  /^\W*asked,? $|(?:\b(?:q{2,}|he|she|who|and|then)|,) (?:\w+ly |also )?(?:asked|asks|wondered)(?: (?:q{2,}|him|her|them|(?:an?|the|one)(?: \w+){1,3}?))?,? $|\bask(?:ing|ed) (?:an?|the|his|her|two|three|every|each) (?:[\w'’-]+ ){0,2}(?:jew\w*|rabbis?|hasid\w*|kosher|orthodox)\b(?: [\w'’-]+){0,6} $|\b(?:saying|telling|shouting|writing|posting|threatening|asking|warning|warned|threatened)(?: (?:q{2,}|him|her|them|(?:an?|the|one)(?: \w+){1,3}?))?(?: that)? $/iu;
/** A view of one's own: "questioned whether the Holocaust happened". */
const ownDoubt =
  /\b(?:question(?:ed|s|ing)|doubt(?:ed|s|ing)?|cast(?:s|ing)? doubt on|debat(?:ed|es|ing)|debate (?:on|about|over))(?: aloud| openly| publicly)? $/iu;
/** What is done next, behind what was asked: "…, struck the kippah from his head", "… and then called him …". */
const nextDeed = new RegExp(
  `, (?:${somebody}|it) |, (?:and )?(?:then )?(?:${acts.past}|\\w+ed|struck|hit|spat|threw|took|tore|made|left)\\b| and then `,
  "iu",
);

/** "could be fined for …", "has yet to be convicted of …": the verb and what hangs on it. */
const unrealised: readonly RegExp[] = [
  new RegExp(
    `\\b(?:(?:did|does|do|has|have|had|was|were|is|are|could|would|will|can|should|ca|wo)(?: not|n['’]t| never)|cannot|never(?: was| were)?|not) (?!(?:only|just|merely|simply|least)\\b)(?!(?:tell|told|been told)\\b[^.;]{0,40} that (?:he|she|they|q{2,}) (?:was|had|has)\\b)(?:${adverb}|been |be |have ){0,3}(?<v>(?:${steps.base}|${steps.past}|${acts.base}|${acts.past}))\\b(?<!\\bbe(?:en)? told)(?<!\\bfind(?! (?:that|guilty|him|her|any|q{2,}|the (?:\\w+ ){1,3}guilty)\\b))(?! (?:sorry|anything|why|how|what|when|much)\\b)`,
    "giu",
  ),
  // Not "ordered that he should be suspended", nor "would have been dismissed had he not resigned": what a panel can decide about whoever has gone.
  new RegExp(
    `(?<!\\b(?:order|direct|determin|resolv|decid)(?:ed|s|es) that [^.;]{1,80}?)\\b(?:could|may|might|should|would|can|must|ought to) (?:${adverb}){0,2}(?:be |have been |have )?(?<v>(?:${steps.base}|${steps.past}))\\b(?!(?: without notice)? (?:had|if) (?:he|she|they|q{2,})\\b[^.;]{0,20}\\b(?:not|still|remained|already)\\b)`,
    "giu",
  ),
  new RegExp(`\\bwill (?:${adverb}){0,2}(?<v>(?:find|rule|hold|conclude|decide|determine|convict))\\b`, "giu"),
  new RegExp(
    `\\b(?:allegedly|supposedly|purportedly) (?:been )?(?<v>(?:convicted|charged|indicted|sentenced|jailed|imprisoned|fined|banned|barred|suspended|expelled|dismissed|sacked|disciplined|sanctioned|pleaded|found guilty))\\b`,
    "giu",
  ),
  new RegExp(
    `\\bneither\\b[^.;,]{1,60}? nor\\b[^.;,]{1,60}? (?<v>(?:was|were|has|have|had|${steps.past}|${acts.past}))\\b`,
    "giu",
  ),
  new RegExp(
    `\\b(?:denied|denies|deny|denying) (?:(?:having )?(?:been |being |ever ){0,2}(?<v>(?:${steps.gerund}|${steps.past}))|that (?:q{2,}|he|she|they) (?:was |were |has |had |been |ever ){0,4}(?<w>(?:${steps.past})))\\b`,
    "giu",
  ),
  new RegExp(
    `\\b(?:(?:could|may|might|should|would|must) (?:${adverb}){0,2}have (?:${adverb})?(?<v>(?:${acts.past}))|(?:could|may|might|should|must|will|can) (?:${adverb}){0,2}(?<w>(?:post|share|send|shout|yell|scream|chant|paint|daub|spray|publish|throw|attack|assault|abuse|insult|threaten|tweet|utter|admit)))\\b`,
    "giu",
  ),
  new RegExp(
    `\\b(?:(?:un)?likely|expected|due|set|scheduled|yet|urged|asked|invited|refus(?:ed|es|ing)|declin(?:ed|es|ing)|fail(?:ed|s|ing)|need(?:s|ed)?|wants?|wanted|planned|plans|hoping|hopes|hoped|pressed|lobbied|urging|calls? for [^.;,]{1,60}|call(?:ed|ing) (?:on|for) [^.;,]{1,60}|urged [^.;,]{1,60}|asked [^.;,]{1,60}) to (?:be )?(?<v>(?:${steps.base}|${steps.past}))\\b`,
    "giu",
  ),
  new RegExp(
    `\\b(?:nearly|almost|about to|came (?:close|near) to|on the verge of|incapable of|too \\w+ to|pretend(?:s|ed|ing) to|falsely claimed to) (?:be |been |being |have |have been )?(?<v>(?:${steps.base}|${steps.past}|${steps.gerund}|${acts.base}|${acts.past}|${acts.gerund}))\\b`,
    "giu",
  ),
  new RegExp(`\\bnot among (?<v>those)\\b|\\band not\\b[^.;]{0,25}? (?<w>for)\\b`, "giu"),
  new RegExp(
    `\\b(?:(?:un)?likely|yet|expected|asked|told|invited|refus(?:ed|es|ing)|declin(?:ed|es|ing)|fail(?:ed|s|ing)) to (?<v>(?:${acts.base}))\\b`,
    "giu",
  ),
  new RegExp(
    `\\b(?:without|instead of|rather than|far from|stopp?(?:ed|s|ing)? (?:short of|[^.;,]{1,40} from)|prevent\\w* [^.;,]{1,40} from|refrain\\w* from|short of) (?:\\w+ly )?(?<v>(?:${steps.gerund}|${acts.gerund}))\\b`,
    "giu",
  ),
];

/** "a motion to expel him was lost", "moved that she be censured": unless it was carried. */
const motion = new RegExp(
  `\\b(?:(?:motion|proposal|resolution|petition|bid|call|move|attempt|plan|draft (?:letter|motion|resolution|order)|request|demand)s?|moved|moved:|motion:) (?:that [^.;]{0,50}? be |to (?:have [^.;]{0,40}? )?)?(?:be )?(?<v>(?:${steps.base}|${steps.past}|${steps.gerund}))\\b`,
  "giu",
);
const carried = /\b(?:passed|carried|adopted|approved|agreed|upheld|succeeded|unanimously|voted)\b/iu;

/** The whole of the sentence: a question, a supposition, a story. */
const whole =
  /^\W*(?:suppose|imagine|assume|let us (?:suppose|imagine|assume)|what if)\b|\b(?:in|with|of|had) (?:an?|the|his|her|their|my|our|q{2,}['’]s|this|one) (?:[\w-]+ ){0,3}(?:novel|dream|nightmare|parody|thriller|comic strip|sitcom|soap opera|screenplay|short story|farce|mock trial|moot court|role-?play|training exercise|parallel universe)\b(?! by\b[^.]*\b(?:which|that) (?:was|is)\b)|^\W*the (?:novel|play|farce|sitcom) (?:opens|begins|ends)\b|^\W*in the (?:sketch|play|moot|exercise)\b|\bthere is a world in which\b|\bwe (?:wrongly|mistakenly|incorrectly) (?:reported|said|stated|wrote)\b|^\W*in (?:chapter \w+|(?:the|last night['’]s|the next|this week['’]s) (?:\w+ )?(?:episode|scene|film|movie)),? (?=q{2,})|^\W*(?:at|in) (?:the|an?) (?:mock trial|moot)\b|^\W*the mock trial\b|^\W*(?:an?|the|this|one) (?:[\w-]+ ){0,2}?(?:fake|faked|forged|doctored|fabricated|bogus|ai-generated|deepfake|spoof)\b (?:\w+ ){0,2}?(?:videos?|letters?|screenshots?|images?|photos?|recordings?|tweets?|posts?|messages?|e-?mails?|clips?|article|documents?|accounts?)\b/iu;
/** "Had she been convicted, …", "Should the panel find …", "Were he to be charged, …". */
const inverted = new RegExp(
  `^\\W*(?:had ${somebody}(?: q{2,})? (?:\\w+ly |not |ever )*(?:been|\\w+(?:ed|en|nt|ld|nd|wn|ot|ut|id|ade)|sung|run|done)\\b|should ${somebody} \\w+|were ${somebody} to\\b)`,
  "iu",
);
/** "Did he write it?", not "Why did he write it?", which takes it as given, nor what an interviewer puts to somebody. */
const asked =
  /^[\W]*(?:(?:q|question)[:.] )?(?:so |and |but )?(?:did|has|have|had|was|were|is|are|will|would|could|should|can|may|might|does|do|who)\b(?!.*\byou\b)/iu;
const failedClaim = new RegExp(
  `\\b${claim}(?: in [^.;,]{1,30})? that\\b(?<what>[^.;]*?)\\b(?:is|was|are|were|has been|have been|proved(?: to be)?|turned out to be|had been) (?:\\w+ly |all )?${untrue}\\b`,
  "giu",
);
/** The next sentence takes it back. */
const takenBack =
  /^\W*(?:it|he|she|they|the \w+(?: \w+)?) (?:has |have |had )?(?:since |later |now |then )*(?:withdrawn|withdrew|retracted|corrected|taken (?:it )?back|took (?:it )?back) (?:the |its |his |her |their |that )?(?:claim|report|statement|story|allegation|accusation|article|post|it\b)/iu;
/** The next sentence says that it is not so. A claim is wrong or a mistake; what somebody did may be so too, and is then owned up to. */
const notSo =
  /^(?!\W*["“'‘])(?:in fact,? |but |however,? |a: )?(?:(?:none of (?:this|it|that)|it|that|this|(?:the|this|that) (?:\w+ ){0,2}?(?:claim|story|report|rumou?r|text|message|item|letter|post|tweet|screenshot|video|recording|page|account|allegation|accusation|sentence|statement|entry|article|tale|leaflet|clip)) (?:is|was|were|has(?: since| now| later)? been|turned out to be|proved(?: to be)?) (?:\w+ ){0,4}?(?:not true|baseless|unfounded|a fabrication|not so|lies?|hoax|prank|faked?|forger\w+|forged|untrue|false|invention|invented|fabricat\w+|made up|doctored|withdrawn|retracted|debunked|disproved)\b|(?:the|this|that) (?:\w+ )?(?:claim|story|report|rumou?r|allegation|accusation|article|item|tale|leaflet) (?:is|was|were) (?:\w+ )?(?:wrong|an? (?:mistake|joke|error)|nonsense)|that was wrong\.?$|there (?:is|was) (?:no such|nothing in (?:it|this))|i (?:have )?(?:just )?made (?:that|it|this) up|none of (?:this|that|it) (?:happened|(?:is|was) (?:true|so))\b|nothing of the (?:sort|kind)|(?:he|she|they) did nothing of the (?:sort|kind)|do not believe it|they were lying|(?:he|she) was innocent\b|(?:he|she) was (?:later )?(?:pardoned|cleared) after another|(?:he|she|they) (?:was|were|is|did|had|has)(?: not|n['’]t)(?=[,.;]|$)|it (?:isn['’]t so|was not so|will be a lie)|no such (?:thing|case|conviction|person|ban|trial|event)|the answer is (?:never|no)\b|they (?:lie|were wrong)\b|it turned out (?:that (?:the \w+ (?:was|were) (?:fake|forged|doctored)|it was)|(?:later )?to (?:be|have been) (?:his|her|another|somebody|someone|a))|(?:he|she|they) (?:later |has since |then )?(?:said|admitted|confessed|agreed) (?:later )?that (?:he|she|it|they) (?:had )?(?:made it up|been made up|lied|was another)|(?:the court|the tribunal|dna|police|tests?|the inquiry) (?:\w+ ){0,3}?(?:found|shown|showed|established) that it was (?:not|another|somebody|someone)|(?:the )?(?:verdict|truth|fact)s?:)/iu;
/** Of what somebody said: "The panel did not believe him", "It has since apologised". */
const disbelieved =
  /^(?:(?:the )?(?:\w+ )?(?:panel|court|jury|judge|bench|tribunal|magistrates?|board|committee|inquiry) (?:did not believe|disbelieved|rejected|threw (?:it|this|that|him|her) out|called (?:it|the \w+) (?:outrageous|absurd|nonsense))\b|it has since apologised\b|it (?:never happened|did not happen)\b|(?:in cross-examination,? )?(?:he|she) (?:later )?(?:agreed|accepted|admitted) that it was (?:another|somebody|someone))/iu;
const articleRetracted =
  /\bthis (?:article|story|post|report|item) (?:has been|was|is) (?:retracted|withdrawn|taken down|untrue|false)\b/iu;
/** A question that is answered no. */
const answersNo = /^\W*(?:a: |answer: )?(?:no|not|never|hardly|rubbish|nonsense|wrong)\b/iu;
/** What the whole paragraph is: an exercise, a sample, a test. */
const exercise =
  /^\W*(?:scenario(?: \d+)?[:.]|case study(?: \d+)?[:.]|example(?: \d+)?[:.]|exercise(?: \d+)?[:.]|(?:sample|specimen|template|model) (?:letter|answer|case|report|form)\b|exam(?:ination)?(?: paper| question)\b|question \d|quiz\b|hypothetical(?:ly)?[:,]|this is (?:only )?an? (?:test|drill|exercise)\b|the following is (?:fiction|an? (?:test|drill|example))|let(?:['’]s| us) (?:say|pretend|suppose|imagine|assume)\b|supposing\b)/iu;
const madeUp =
  /\b(?:the part is played by|is played (?:\w+ )*by|is an? (?:puppet|fictional|made-up|invented|soap)\b|adapt the names)/iu;
/** "CLAIM: …", "MYTH: …": what is about to be set right. */
const label =
  /^\W*(?:claim|myth|rumou?r|false|fiction|fake|what (?:they|people) say|the (?:claim|myth|rumou?r)|true or false|fact or fiction)\s*[:?.]/iu;
const told = /\b(?:told|believed|thought|theory|claimed|reported|said|wrote|alleged|suggested|stated|accused)\b/iu;
/** People, not things of theirs: "whose neighbour posted", not "whose posts called". */
const kin = new RegExp(
  `\\bwhose (?:[\\w-]+ ){0,2}?(?:neighbou?r|brother|sister|twin|son|daughter|(?:great-|step-?|grand)*(?:father|mother|son|daughter)|wife|husband|partner|cousin|uncle|aunt|nephew|niece|colleague|friend|client|employee|team-?mate|lawyer|boss|landlord|tenant|assistant|aide|deputy|secretary|predecessor|successor|room-?mate|flat-?mate|coach|leader|opponent|rival)s?\\b(?: in the \\w+)? (?=(?:was |were |had |has |been )*(?:${steps.past}|${acts.past})\\b)(?![^.;,]*\\b(?:him|her|them)\\b)`,
  "giu",
);

/** Where a clause ends that such words govern. */
const clauseEnd = /;| [—–] |, (?:but|and|while|whereas|although|though|yet|so|because|however)\b| but (?!also\b)|\)|$/u;
/** "that a friend who would not share it was '…'": said by the way, and nothing of what the sentence says of the friend hangs on it. */
const inRelative = /\b(?:who|which) $/iu;
const mainVerb = /^[^.;:,“”"]{0,50} (?:was|were|is|are|had been) (?=["“'‘])/u;
/** Where the main clause begins behind a conditional at the head of a sentence. */
const mainClause = new RegExp(
  `, (?=(?:then |so )?(?:${somebody}|it|there|this|that|his|her|their|its|an?|the|any|nothing|no|we|you|i)\\b)`,
  "iu",
);

/**
 * What a page's sentences do not assert: what is denied by the writer, supposed, asked, wished, told of as false, or the act of
 * somebody from whom the person is told apart. The classes of operators are those of Karttunen ("Implicative verbs", 1971) and of
 * FactBank (Saurí and Pustejovsky, 2009). What stands in quotation marks governs nothing and may be governed.
 * @param within which sentences are asked about; what others do not assert is then not looked for
 * @returns spans of `page.text`, in order within a sentence
 */
export function unasserted(page: PageReading, within: (sentence: Sentence) => boolean = () => true): Span[] {
  const askedAbout = page.sentences.filter((sentence) => sentence.kind !== "byline" && within(sentence));
  if (askedAbout.length === 0) return [];
  const isRetracted = page.sentences.some(({ text }) => articleRetracted.test(text));
  return askedAbout.flatMap((sentence) => {
    const all = [{ start: sentence.start, end: sentence.end }];
    if (isRetracted) return all;
    const next = page.sentences[sentence.index + 1];
    if (next && told.test(sentence.text) && disbelieved.test(next.text)) return all;
    const paragraph = page.sentences.filter(({ block }) => block === sentence.block);
    const before = page.sentences[sentence.index - 1];
    if (paragraph[0] && exercise.test(paragraph[0].text)) return all;
    if (paragraph.some(({ text }) => madeUp.test(text))) return all;
    if (label.test(sentence.text) || (before && before.text.length < 24 && label.test(before.text))) return all;
    if (next && notSo.test(next.text)) return all;
    if (next && /\?\W*$/u.test(sentence.text) && answersNo.test(next.text)) return all;
    if (next?.block === sentence.block && takenBack.test(next.text) && told.test(sentence.text)) return all;
    return inSentence(page, sentence, paragraph);
  });
}

function inSentence(page: PageReading, sentence: Sentence, paragraph: readonly Sentence[]): Span[] {
  const text = masked(page, sentence);
  const span = (from: number, to: number): Span => ({ start: sentence.start + from, end: sentence.start + to });
  if ((/\?["”’')]*\s*$/u.test(text) && asked.test(text)) || whole.test(text)) return [span(0, text.length)];
  const toEnd = (from: number) => from + (clauseEnd.exec(text.slice(from))?.index ?? text.length - from);
  const found: Span[] = [];
  const open = inverted.exec(text);
  if (open) {
    const main = mainClause.exec(text.slice(open[0].length));
    if (main) found.push(span(0, open[0].length + main.index));
  }
  for (const pattern of openers)
    for (const match of matchesOf(pattern, text))
      found.push(span(match.index + match[0].length, toEnd(match.index + match[0].length)));
  for (const match of matchesOf(supposed, text)) {
    const before = text.slice(0, match.index);
    const from = match.index + match[0].length;
    if ((ownSupposition.test(before) || ownDoubt.test(before)) && !/^ q{2,}/iu.test(text.slice(from))) continue;
    const main = (/^\W*$/u.test(before) ? mainClause : nextDeed).exec(text.slice(from));
    found.push(span(from, Math.min(toEnd(from), main ? from + main.index : text.length)));
  }
  const isCarried = carried.test(paragraph.map((one) => one.text).join(" "));
  for (const pattern of isCarried ? unrealised : [...unrealised, motion]) {
    for (const match of matchesOf(pattern, text)) {
      const verb = match.groups?.["v"] ?? match.groups?.["w"] ?? "";
      const from = match.index + match[0].length - verb.length;
      if (inRelative.test(text.slice(0, match.index)) && mainVerb.test(text.slice(from))) continue;
      found.push(span(from, toEnd(from)));
    }
  }
  for (const match of matchesOf(failedClaim, text)) {
    const what = match.groups?.["what"] ?? "";
    const from = match.index + match[0].indexOf(what);
    found.push(span(from, from + what.length));
  }
  for (const match of matchesOf(kin, text)) {
    const from = match.index + match[0].length;
    const to = text.indexOf(",", from);
    found.push(span(from, to < 0 ? text.length : to));
  }
  return found;
}

/** The sentence, as long as it is, with every name as a row of one letter and nothing within quotation marks. */
function masked(page: PageReading, sentence: Sentence): string {
  const letters = page.text.slice(sentence.start, sentence.end).split("");
  const fill = (start: number, end: number, first: string, rest: string) => {
    for (let at = Math.max(0, start); at < Math.min(end, letters.length); at += 1) letters[at] = at === start ? first : rest;
  };
  for (const { quote } of sentence.reading.quotes)
    fill(quote.innerStart - sentence.start, quote.innerEnd - sentence.start, "_", "_");
  for (const mention of sentence.mentions) fill(mention.from - sentence.start, mention.end - sentence.start, "Q", "Q");
  return letters.join("");
}

/** "Ben Foss, and not Ana Ruiz, wrote it": told apart from who did it. */
const toldApart =
  /(?:(?:,|\band|\bbut|\bthough)(?: \w+ly)? not (?:by )?|\b(?:unlike|except(?: for)?|other than|apart from|rather than|instead of|(?:all|everyone|everybody|nobody|no one) but|posing as|pretending to be|calling (?:himself|herself)|impersonating) )(?:(?:mr|mrs|ms|dr|by|for|with)\.? ){0,2}$/iu;

/**
 * The page with what it does not assert left blank, every other letter at its place; the names stay, so that who is who can still
 * be read, but for who is told apart from the one who did it. Null where everything is asserted.
 */
export function assertedText(page: PageReading, spans: readonly Span[] = unasserted(page)): string | null {
  const apart = page.mentions.filter((mention) => toldApart.test(page.text.slice(Math.max(0, mention.from - 30), mention.from)));
  if (spans.length === 0 && apart.length === 0) return null;
  const letters = page.text.split("");
  const blank = (start: number, end: number) => {
    for (let at = start; at < end; at += 1) if (letters[at] !== "\n") letters[at] = " ";
  };
  for (const span of spans) {
    let at = span.start;
    for (const mention of page.mentions) {
      if (mention.end <= at || mention.from >= span.end) continue;
      blank(at, Math.max(at, mention.from));
      at = Math.max(at, mention.end);
    }
    blank(at, Math.max(at, span.end));
    // A sentence without its full stop would read as a heading.
    const stop = /[.!?](?=["”’')\]\s]*$)/u.exec(page.text.slice(span.start, span.end));
    if (stop) letters[span.start + stop.index] = stop[0];
  }
  for (const mention of apart) blank(mention.from, mention.end);
  return letters.join("");
}
