import { inquirer } from "./ending-grammar.ts";
import type { Implied } from "./implied-clearings.ts";

/*
 * What came to light behind an accusation and speaks for whoever was accused, though it names no outcome: who it was instead, what a trace or a
 * voice was not, an accuser who was paid, words that were never said.
 */

const things =
  "(?:it|they|the (?:[\\w-]+ ){0,2}?(?:words?|posts?|messages?|letters?|e-?mails?|graffiti|remarks?|comments?|paint|slogans?|tweets?|videos?|clips?|leaflets?|sentence|insults?|shouts?))";
const deed =
  "(?:wrote|written|did|done|sent|posted|sprayed|shouted|made|painted|said|typed|uploaded|daubed|thrown|threw|forged|invented|committed)";
const anyone =
  "(?:qo|(?:a|an|another|the real) (?!second\\b)(?:[\\w-]+ ){0,3}?(?:man|woman|boy|girl|person|rival|colleague|co-worker|employee|classmate|student|pupil|lodger|flatmate|housemate|roommate|neighbou?r|customer|patient|teenager|hacker|stranger|relative|nephew|niece|cousin|brother|sister|user|member|teammate|passer-by|impostor|prankster|ex-\\w+|former \\w+)|(?:somebody|someone) else)";
const notSo =
  /\b(?:lawyer|insist\w*|claim(?:s|ed)|argu\w+|suggest\w*|whether|if|blam\w+|theory|qp (?:said|says|told)|defen[cs]e|second (?:man|woman|person)|too|also|as well|both|with qp|and qp|alongside|helped)\b/;

export const provedOtherwise: readonly Implied[] = [
  // "It showed somebody else", "DNA showed that it had been somebody else".
  {
    kind: "not-the-doer",
    pattern:
      /\b(?:show(?:s|ed|n)|was|were|had been|is|prove[sd]? to be|turned out to be|identified|pictured|captured|featured) (?:that )?(?:it (?:was|had been) |that of )?(?:(?:somebody|someone) else(?!'s (?:fault|job|idea))|(?:quite )?a (?:completely |wholly |quite |very )?different (?:man|woman|person|face|figure))(?=[.,;]|$| (?:and|entirely|altogether|in|at|using|who)\b)/,
    unless: notSo,
    notBehind: /\b(?:qp|lawyer|defen[cs]e|friends?) (?:\w+ )?(?:claim|insist|maintain|argu|alleg)\w*/,
  },
  // "the voice was not hers", "the prints were not hers".
  {
    kind: "not-the-doer",
    pattern:
      /\b(?:the|that|its|those) (?:[\w-]+ )?(?:voice|fingerprints?|prints?|handwriting|writing|hand|dna|blood|car|face|number|signature|phone|account|words|messages?|posts?|paint|shoe\w*|footprints?) (?:on (?:the )?[\w ]{3,20} )?(?:was|were|is|are|could|did|had) (?:certainly |clearly |definitely )?(?:not|never)(?: been| have been| be| belong to| match| come from)? (?:qp's|hers|his|qp|him|her)(?=[.,;]|$| (?:and|but|at all|own)\b)/,
    unless: /\b(?:lawyer|insist\w*|claim(?:s|ed)|argu\w+|qp (?:said|says|told)|defen[cs]e|on the envelope|only)\b/,
  },
  // "DNA on the can matched that of a local man, Ralf Odum".
  {
    kind: "not-the-doer",
    pattern: new RegExp(
      `\\b(?:dna|fingerprints?|prints?|handwriting|voice|footage|records|cctv|evidence|blood|trail)\\b[^.;]{0,40} (?:match(?:es|ed)|belong(?:s|ed) to|point(?:s|ed) to|led to|came from|identified)(?: (?:that|those) of)? ${anyone}`,
    ),
    unless: notSo,
  },
  // "Police now believe that Ralf Odum wrote it", "It came to light that a rival had typed the words on her phone".
  {
    kind: "not-the-doer",
    pattern: new RegExp(
      `\\b(?:(?:${inquirer}|they)(?: (?:has|have|had|now|later|since|then|\\w+ly))* (?:believes?|thinks?|accept(?:s|ed)?|found|finds|concluded?s?|established?|determined|ruled|confirm(?:s|ed)?|satisfied|showed?)|(?:emerged|transpired|turned out|came to light|come to light|came out|became clear|discovered|admitted|established)) (?:that )?${anyone}(?:,? (?:who|an?|the|her|his|qp's) [^.;,]{2,50},)? (?:has |had |have |later |secretly |in fact )*${deed} (?:it|them|this|that|${things}|everything)\\b(?! (?:about|to) qp)`,
    ),
    unless: notSo,
  },
  // "a review found that somebody else had used her account".
  {
    kind: "not-the-doer",
    pattern: new RegExp(
      `\\b${anyone} (?:has |had |have )?(?:secretly |later )?(?:used|hijacked|hacked(?: into)?|got into|gained access to|broken into|borrowed|taken over|opened|cloned|stolen|stole|logged (?:in|on) to) (?:qp's|his|her) (?:[\\w-]+ ){0,2}?(?:accounts?|phone|computer|laptop|profile|page|name|password|e-?mail|login|device)\\b`,
    ),
    unless: notSo,
  },
  // "The messages had been sent from another employee's terminal".
  {
    kind: "not-the-doer",
    pattern: new RegExp(
      `\\b${things} (?:was|were|had been|has been|have been|came|had come) (?:in fact |really |actually )?(?:${deed} )?(?:from|on|with|at|using|through|under) (?:another|a (?:former |fellow )?(?:colleague|employee|student|pupil|lodger|flatmate|neighbou?r|classmate|member|rival)|somebody else|someone else)(?: \\w+)?'s (?:\\w+ )?(?:terminal|computer|phone|account|desk|laptop|address|profile|device|machine|e-?mail)\\b`,
    ),
    unless: notSo,
  },
  // "The post had been written by her flatmate, Milan Horak, who has since admitted it".
  {
    kind: "not-the-doer",
    pattern: new RegExp(
      `\\b${things} (?:was|were|had been|has been) (?:in fact |really |actually )?${deed} by (?:qp's|his|her|an?|another|the) [^.;]{3,60}?, who (?:has |had |later |since |then |now )*(?:admitted|confessed|owned up|acknowledged|confirmed|apologi[sz]ed)\\b`,
    ),
    unless: notSo,
  },
  // "While Ralf Odum was being questioned about a fire he confessed to this as well".
  {
    kind: "not-the-doer",
    pattern:
      /\bqo\b(?:(?!\bq[po]\b)[^.;]){0,70}? (?:he |she )?(?:confessed|owned up|admitted)(?: to)? (?:this|it|them|that)(?: (?:too|as well|also))?(?=[.,;]|$| (?:and|in|on|last|when)\b)/,
    unless:
      /\b(?:with qp|and qp|alongside|helped|both|lawyer|on (?:his|her|qp's) behalf|(?:arrested|charged|convicted|tried) (?:alongside|together|with)|co-(?:accused|defendant))\b/,
  },
  // "punished for something she never said", "the remark was never made".
  {
    kind: "wrong",
    pattern:
      /\b(?:for|over|because of) (?:something|words|a thing|a remark|remarks|things|a sentence|posts?|a post|messages) (?:that |which )?(?:qp|he|she) (?:had )?(?:never|not) (?:said|wrote|written|did|done|posted|made|sent|uttered|spoken)\b|\b(?:remarks?|words|comments?|insults?|slogans?|sentence|shouts?) (?:was|were|had been) never (?:made|said|spoken|written|uttered|shouted|used)\b|\bqp (?:had )?(?:never|not) (?:said|done|written|posted|sent|made) (?:it|them|any of it|anything of the kind|any such thing|what qp (?:was|had been) (?:accused|blamed))/,
    unless: notSo,
  },
  // "accepted that she had done nothing wrong".
  {
    kind: "set-aside",
    pattern:
      /\b(?:accept(?:s|ed)|found|finds|conced(?:es|ed)|agree[sd]|acknowledg(?:es|ed)|rul(?:es|ed)|conclud(?:es|ed)|held|confirm(?:s|ed)|admit(?:s|ted)|established|satisfied|showed|shown|declared) (?:that )?(?:qp|he|she) (?:had |has )?(?:done nothing|did nothing|said nothing|committed no|had not (?:done|said) anything|broken no|acted (?:properly|correctly|within))(?=[.,;]|$| (?:wrong|improper|untoward|amiss|of the (?:kind|sort)|offen[cs]e|breach|misconduct|fault|rules?|antisemitic|against|at)\b)/,
    unless: /\b(?:lawyer|insist\w*|claim(?:s|ed)|maintain\w*|to (?:help|stop|prevent|intervene)|refus\w+ to|else|further)\b/,
  },
  // "turned out to have been paid by somebody else", "had been given money to say so", "had never met her".
  {
    kind: "withdrawn",
    pattern:
      /(?<!\bqp (?:\w+ ){0,4})\b(?:had been|was|have been|were) (?:paid|bribed|given (?:money|cash|[\w£$€]+)|told|coached|pressed|bullied|blackmailed|encouraged)(?: [^.;,]{0,30}?)? (?:by (?:somebody|someone) else|to (?:say (?:so|it|that)|lie|accuse|name|denounce|report|testify|invent|make (?:it|the \w+) up))\b|\b(?:witness(?:es)?|complainants?|accusers?|neighbou?r|colleague|student|passenger|qo) (?:\w+ )?(?:had |has )?(?:never (?:met|seen|heard|spoken to) (?:qp|him|her)|(?:admitted|confessed to|owned up to|acknowledged|told [\w ]{3,20} of) (?:having )?(?:inventing|lying|making it up|fabricating|invented|lied|made it up)|(?:had )?(?:lied|invented (?:it|the \w+|everything)|fabricated (?:it|the \w+)|perjured (?:himself|herself)))\b/,
    unless:
      /\b(?:qp (?:said|says|told|claim\w*|insist\w*|paid|bribed)|lawyer|insist\w*|argu\w+|defen[cs]e (?:said|claim\w*|case)|by qp|alibi|rejected|denied)\b/,
  },
  // "Then the only witness was recalled. He had not been in Leeds that week."
  {
    kind: "withdrawn",
    pattern:
      /^\W*(?:he|she|they|the (?:man|woman|witness|accuser|complainant)) (?:had|has) (?:not|never) (?:been|set foot|heard|seen|met|spoken)\b[^.;]{0,60}(?=[.;]|$)/,
    behind: /\b(?:only |chief |main |key |star )?(?:witness|complainant|accuser)\b[^.;]*(?:\.\W*)?$/,
    unless: /\b(?:qp had|drunk|trouble|convicted|arrested|in trouble)\b/,
  },
  // "meant for a woman of the same name in Bradford".
  {
    kind: "not-the-doer",
    pattern:
      /\b(?:meant|intended|issued|addressed|destined) (?:to|for) (?:an?other |a |another )?(?:\w+ )?(?:man|woman|person|student|namesake|nurse)(?: (?:of|with|by) the same name|'s| in \w+)?(?=[.,;]|$| (?:in|of|from|and)\b)/,
    behind: /\b(?:summons|charge|warrant|letter|order|notice|accus\w+|arrest\w*)\b/,
    unless: /\b(?:jew\w*|rabbi|lawyer|insist\w*|claim(?:s|ed))\b/,
  },
  // "she was told that she would hear no more of it".
  {
    kind: "set-aside",
    pattern:
      /\bqp (?:was |has been |had been |is )?(?:told|assured|informed|would|will)? ?(?:that )?(?:qp |he |she )?(?:would|will|need) (?:hear (?:no more|nothing (?:more|further))|not hear (?:any more|more|further))\b|\b(?:innocence|good name) (?:is|was) beyond (?:doubt|question)\b/,
  },
];
