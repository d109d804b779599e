import { inquirer } from "./ending-grammar.ts";
import type { Implied } from "./implied-clearings.ts";

/*
 * Whose it really was: what bore the words belonged to another, stood next door or was made to look like the person's; "it was a caller who said so";
 * words that nobody said; an accuser who did not know them. `qp` stands for the person (exculpation.ts). What the person, their lawyer and their
 * friends say of it is no finding, nor is it when something of theirs was forged: an alibi, a doctor's note.
 */

/** What bears the words, or by which somebody was found. */
const bearer =
  "(?:posters?|placards?|banners?|signs?|stickers?|leaflets?|flyers?|pamphlets?|notices?|cards?|flags?|mugs?|spray cans?|cans?|paint|brush(?:es)?|stencils?|notebooks?|diary|notes?|letters?|envelopes?|e-?mails?|messages?|texts?|posts?|tweets?|comments?|phones?|mobile|sim card|numbers?|laptops?|computers?|tablets?|terminal|keyboard|printer|accounts?|profiles?|pages?|channels?|handles?|usernames?|user name|address(?:es)?|ip address|email address|(?:hand)?writing|voices?|signatures?|initials|fingerprints?|prints?|dna|footprints?|shoes?|gloves?|jackets?|coats?|hoodies?|number plates?|plates?|registration|keys?|bags?|tags?|stalls?|shops?|flats?|doors?|windows?|balcon(?:y|ies)|lockers?|desks?|seats?|tickets?|ballots?|forms?|words|spelling|remarks?|slogans?|tapes?|recordings?|clips?|videos?|screenshots?|screen grabs?|pictures?|photo\\w*|images?|memes?|cartoons?|drawings?|captions?|quotes?|quotations?|sentences?|paragraphs?|entr(?:y|ies)|tattoos?|faces?|figures?)";
/** Not what the person calls in aid, nor what is the victims' or the paper's. */
const notTheirs =
  "(?!(?:victim|rabbi|synagogue|complainant|newspaper|paper|court|police|alibi|doctor|defen[cs]e|medical|sick|our|other|second)['’]?s?\\b)";
const theBearer = `(?:the|this|that|these|those|both|its|qp's|his|her) (?:${notTheirs}[\\w-]+ ){0,2}?${bearer}(?: (?:in|on|from|at|behind) (?:the|which) (?:[\\w-]+ ){0,2}?[\\w-]+)?`;
const someone =
  "(?:qo|(?:an?|the|another|some|his|her|qp's) (?!(?:second|congregation|synagogue|rabbi|victim|jewish)\\b)(?:[\\w-]+ ){0,3}?[\\w-]+|somebody else|someone else|somebody|someone)";
const closes =
  "(?=[.,;:]|$| (?:and|who|which|that|in|at|of|from|on|living|using|named|called|by|next|across|down|upstairs|downstairs|opposite|with|rather|not|since|until|two|three|some|before)\\b)";
const saidByThem =
  /\b(?:lawyer|counsel|defen[cs]e|insist\w*|claim(?:s|ed)|argu\w+|suggest\w*|alleg\w+|theory|excuse|whether|if|unless|may have|might have|could have|qp (?:said|says|told|wrote|testif\w+|maintain\w*|swore|gave)|according to qp|did not accept|not accepted|reject\w*|disbeliev\w*|untrue|no evidence|refut\w*|disprov\w*|alibi|doctor|medical|sick note|certificate|handed in|produced by qp|qp (?:had )?(?:produced|forged|faked|edited|cloned|planted)|not (?:forged|edited|cloned|planted|altered|doctored)|genuine|authentic)\b/;

export const whoseItWas: readonly Implied[] = [
  // "The poster belonged to the previous tenant", "The account was run by a former colleague".
  {
    kind: "not-the-doer",
    names: true,
    pattern: new RegExp(
      `\\b${theBearer} (?:(?:has|have|had|in fact|really|actually|turned out to|proved to|was found to|were found to|was shown to|later|long) )*(?:belong(?:s|ed|ing)? to|(?:is|was|were|had been|been|be|have been) (?:in fact |really |actually |\\w+ly )?(?:that of|those of|the (?:property|work|handiwork|hand|voice) of|registered (?:to|in the name of)|in the name of|traced to|run by|kept by|operated by|managed by|owned by|held by|opened by|set up by|created by|rented (?:by|to)|let to|used by|signed by|put (?:up|there) by|pinned up by|hung by|placed (?:there )?by|left (?:there )?by|put together by|made up by|made by|written by|drawn by|typed by)) (?<who>${someone})${closes}`,
    ),
    unless: saidByThem,
  },
  // "The stall was the next one along", "the number plate was that of another car", "the wrong door".
  {
    kind: "not-the-doer",
    pattern: new RegExp(
      `\\b(?:the|that|it|its|her|his|qp's) (?:(?:[\\w-]+ )?(?:stalls?|shops?|flats?|house|doors?|desk|locker|window|account|seat|table|booth|counter|room|car|number plate|plate|number|balcony|profile|page|class(?:room)?) )?(?:(?:in question|concerned) )?(?:was|is|were|had been|turned out to be|must have been|meant) (?:in fact |really |actually )?(?:the (?:next (?:one )?(?:along|down|up|over|door)|one (?:next door|opposite|above|below|beside it|across the \\w+|further (?:along|down|up)))|next door(?:'s)?|(?:that|one) of another (?:\\w+ )?\\w+|(?:quite )?a different (?:one|stall|shop|flat|house|door|account|car|room|desk|locker|profile|page|number)|another (?:stall|shop|flat|house|door|account|car|room|desk|locker|profile|page|one)(?: altogether| entirely)?|the wrong (?:one|stall|shop|flat|house|door|account|car|room|desk|locker|profile|page|number))(?=[.,;:"”]|$| (?:and|entirely|altogether)\\b)`,
    ),
    unless: saidByThem,
  },
  // "It was a caller who said so", "It was the boy at the next desk who had written it".
  {
    kind: "not-the-doer",
    names: true,
    pattern:
      /\bit (?:was|had been|is|turned out to be|must have been) (?:in fact |really |actually |instead )?(?<who>(?:an?|the|another|one of the|some|somebody|someone|qo) ?(?!(?:complainant|rabbi|victim|prosecut\w+|police|officer|witness|judge|court|magistrate|lawyer|journalist|newspaper|caretaker|detective|passer-by)s?\b)(?:[\w-]+ ){0,2}?[\w-]+?)(?: (?:in|on|at|from|behind|beside|next to|near|of|with) (?:the |an? |his |her |the next )?(?:[\w'-]+ ?){0,3}?)?,? (?:who|that) (?:has |had |have |in fact |really |actually |also )*(?:(?:said|did|wrote|written|done|made|sent|posted|sprayed|shouted|painted|used|spoke|spoken|called out|uttered|chanted|typed|drew|drawn|planted|put|hung|pinned|displayed|scrawled|daubed|sang|sung|yelled|recorded|uploaded|forged|threw|thrown) (?:so|it|this|that|them|the (?:words?|remark|insult|slogan|slur|poster|note|letter|post|message|graffiti|swastika|sign|line|sentence|stone|bottle|brick)|those words|up|everything)|shouted|had shouted|did so)(?=[.,;:"”]|$| (?:and|in|on|at|there|up|not|while|when)\b)/,
    unless: saidByThem,
  },
  // "established that the note was forged", "the account had been cloned", "The clip had been edited to put the words in her mouth".
  {
    kind: "not-genuine",
    pattern: new RegExp(
      `\\b${theBearer.replace("qp's|his|her", "qp's|his|her|a|an")} (?:(?:has|have|had|was|were|is|are|be|been|to have been|in fact|itself|\\w+ly|turned out to have been|proved to have been) )+(?:forged|faked|fabricated|planted|cloned|spoofed|doctored|falsified|counterfeited|spliced|tampered with|manipulated|hacked|hijacked|broken into|taken over|stolen|invented|concocted|mocked up|assembled|stitched together|put together|staged|generated|traced from|copied from|lifted from|pasted (?:in|on|together)|inserted|added (?:later|afterwards|by (?!qp))|(?:re-?)?(?:edited|cut|altered|changed|rewritten)(?= (?:to (?:make|put|show|suggest|look|read|leave|sound|appear)|so (?:that|as)|before|afterwards|deceptively|out|by (?:somebody|someone|an?|the)|and|until|beyond)\\b|[.,;]|$))(?![\\w-])`,
    ),
    unless: new RegExp(
      `${saidByThem.source}|\\b(?:for length|for space|victim|to (?:hide|blur|protect)|by qp|our (?:report|story)|in an earlier)\\b`,
    ),
    behind:
      /\b(?:charg|accus|tri(?:ed|al)|arrest|prosecut|summons|court|convict|hearing|indict|alleg|complain|suspen|dismiss|expel|ban|struck|sanction|claim|investigat|inquir)\w*/,
  },
  // "The profile was an impostor's", "the work of a prankster".
  {
    kind: "not-genuine",
    pattern: new RegExp(
      `\\b${theBearer} (?:was|were|is|are|had been|turned out to be|proved to be) (?:in fact |really )?(?:(?:an?|the) (?:\\w+ )?(?:impostor|imposter|hacker|prankster|troll|forger|stranger|rival|namesake|double)'s|the (?:work|product|handiwork) of (?:an?|the|some) (?:[\\w-]+ )?(?:impostor|imposter|hacker|prankster|troll|forger|stranger|rival|schoolboy|teenager|bot|machine|computer|program\\w*)|(?:an?|the) (?:crude |clever |clumsy |poor )?(?:forger(?:y|ies)|fakes?|plant|mock-?up|montage|deepfakes?|clones?|impostures?))`,
    ),
    unless: saidByThem,
  },
  // "The real author, a student of 19, has been reported to the police".
  {
    kind: "not-the-doer",
    pattern:
      /\bthe (?:real|actual|true) (?:culprit|author|sender|writer|attacker|speaker|offender|perpetrator|vandal|shouter|man|woman|person|owner|caller|poster|user)(?:, [^,;.]{2,50},)? (?:has|had|have|was|is|were)\b/,
    unless: new RegExp(`${saidByThem.source}|\\b(?:qp (?:was|is) the|not yet|never)\\b`),
  },
  // "held that the words had never been spoken", "found that no such thing was said", "no offence had been made out".
  {
    kind: "no-case",
    pattern: new RegExp(
      `\\b(?:${inquirer}|it|they|the (?:[\\w-]+ ){0,2}?(?:judge|court|tribunal|panel|bench|regulator|council|ombudsman|inquiry|chamber|authority))(?: (?:of|for|in) [\\w ]{2,30}?)? (?:has |have |had |later |then |also )*(?:found|held|ruled|concluded|established|determined|decided|declared|satisfied|confirmed|accepted|said|wrote|said in \\w+) (?:that )?(?:(?:the|those|these) (?:words?|remarks?|phrase|sentence|slogan|insult|threat|comment|post|message|letter)s? (?:had |was |were |has |have )(?:never|not)(?: been)? (?:spoken|said|written|uttered|used|shouted|made|sent|posted|existed|exist)(?! (?:by|to|in|for|about)\\b)|no (?:such )?(?:thing|words?|remark|lesson|sentence|conversation|incident|offen[cs]e|breach|crime|misconduct|discrimination|hate speech|insult|slur|threat|post|letter)s?(?: of (?:the|that) (?:kind|sort))? (?:had |has |was |were |is |have )(?:(?:been|ever|taken|made) )*(?:said|made out|made|committed|taken place|place|used|uttered|proved|proven|shown|disclosed|established|sent|written|posted|heard|spoken|found|occurred|happened)|nothing (?:of the (?:kind|sort)|like it|in the file) (?:had |has |was )?(?:been |that )?(?:said|happened|done|taken place|occurred|written|pointed to qp|to connect qp))\\b`,
    ),
    unless:
      /\b(?:lawyer|counsel|defen[cs]e (?:said|claim\w*)|insist\w*|claim(?:s|ed)|since|yet|so far|apology|again|qp (?:said|says)|motive|hate crime|separate|other|further)\b/,
  },
  // "found nothing in the file that pointed to her", "There was no breach".
  {
    kind: "no-case",
    pattern:
      /\b(?:found|find|finds|saw|sees|seen|is|was|read) (?:nothing|not (?:a|one) (?:thing|word|line|trace|scrap)|no (?:trace|word|line|scrap|hint|sign))(?: (?:in|on|of|among) [\w' ]{3,40}?)? (?:that |which |to )(?:(?:could |would |might )?(?:point(?:s|ed)?|connect(?:s|ed)?|tie[sd]?|link(?:s|ed)?|lead|led)(?: back)? (?:to )?(?:qp(?:'s)?|him|her)|(?:speak|spoke|tell|told) against (?:qp(?:'s)?|him|her)|bore? (?:it|them|that|the \w+) out|bear (?:it|them|that|the \w+) out)|(?:^\W*|[,;:] |\b(?:and|that|ruled|found|held|said|so) )there (?:was|had been|is) (?:simply |therefore |thus )?no (?:breach|misconduct|offen[cs]e|discrimination|violation|wrongdoing|case|crime)(?=[.,;:"”]|$| (?:here|at all|whatsoever|whatever|and|by (?:qp(?:'s)?|him|her)|on (?:qp's|his|her) part|to answer)\b)/,
    unless:
      /\b(?:motive|other|lawyer|defen[cs]e (?:said|claim\w*|argu\w+)|insist\w*|claim(?:s|ed)|argu\w+|of (?:bail|the peace)|hate crime|fence|qp (?:said|says)|not accept\w*|reject\w*|wider|network|group)\b/,
  },
  // "The complainant failed to pick her out", "At an identity parade the rabbi pointed to somebody else", "had been in another town that day".
  {
    kind: "not-the-doer",
    pattern:
      /\b(?:failed to|could not|couldn't|did not|didn't|was unable to|were unable to|never) (?:pick (?:qp(?:'s)?|him|her) out|recogni[sz]e (?:qp(?:'s)?|him|her)|identify (?:qp(?:'s)?|him|her)|know (?:qp(?:'s)?|him|her)(?=[.,;]|$))|\b(?:picked out|pointed (?:to|at)|identified|chose|recogni[sz]ed|named) (?:somebody|someone) else\b|\b(?:accuser|complainant|(?:chief |main |only |key )?witness)s? (?:had |has |was |were )(?:in fact |really |actually )?(?:been )?(?:in (?:another|a different) (?:town|city|country|building|room)|elsewhere|abroad|at home|miles away|not (?:there|in \w+|at the \w+))\b|\bsaid (?:that )?it was none of (?:them|these)\b/,
    unless: new RegExp(
      `${saidByThem.source}|\\b(?:at first|only one|because of (?:his|her) (?:mask|hood|injur\\w+)|was masked|was blindfold\\w*)\\b`,
    ),
  },
  // "The charge, it turned out, was meant for her landlady", "The police have handed back her laptop and closed their file".
  {
    kind: "not-the-doer",
    pattern:
      /\b(?:charge|summons|complaint|accusation|allegation|warrant|letter|notice|file|order|case|sanction|ban)s?(?:, it (?:turned out|emerged|transpired|now appears),|, [^,;.]{3,40},)? (?:was|were|had been|has been|is) (?:in fact |really |actually |\w+ly )?(?:(?:meant|intended|issued|destined|drawn up) for|that of|about|against|served on the wrong) (?:qo|(?:an?|the|another|his|her|qp's) (?:[\w-]+ ){0,2}?(?:man|woman|person|tenant|landlord|landlady|neighbou?r|namesake|brother|sister|cousin|colleague|student|pupil|player|employee|one|lodger|flatmate|twin)|somebody else|someone else)\b|\b(?:police|prosecutors?|officers|detectives|investigators|court)\b[^.;]{0,40}(?:handed|given|gave|sent|returned) (?:back )?(?:qp's|his|her) (?:[\w-]+ ){0,2}?(?:back )?(?:and|, and) (?:closed|shut|ended|dropped) (?:the|its|their) (?:\w+ )?(?:file|case|inquiry|investigation|books?)\b/,
    unless: saidByThem,
  },
  // "A hidden camera shows a former waiter with a roll of tape".
  {
    kind: "not-the-doer",
    names: true,
    pattern:
      /\b(?:cameras?|films?|videos?|footage|cctv|recordings?|pictures?|photographs?|tapes?) (?:in [\w ]{3,20} |from [\w ]{3,20} |at [\w ]{3,20} )?(?:clearly |later |has |have |had )*(?:shows?|showed|shown|caught|recorded|filmed|captured|identif(?:ies|ied)|reveals?|revealed) (?<who>(?:an?|another|the) (?!(?:second|rabbi|victim|jewish|congregant|worshipper|broken|damaged)\b)(?:[\w-]+ ){0,2}?(?!(?:wo)?man\b|person\b|figure\b|boy\b|girl\b|teenager\b|youth\b|group\b|crowd\b|suspect\b|couple\b|defendant\b|attacker\b|vandal\b|victim\b|driver\b|passenger\b)[\w-]+) (?:with|putting|hanging|pasting|spraying|painting|throwing|shouting|writing|sticking|placing|carrying|holding|doing|at work on|in the act)\b/,
    unless: saidByThem,
  },
];
