import { bench, has, matter, prosecutor } from "./ending-grammar.ts";
import type { Implied } from "./implied-clearings.ts";

/*
 * A case that did not come up to proof, or that whoever must allow it did not allow: "had proved nothing", "refused his consent to the prosecution", "the
 * jury stood seven to five". `qp` stands for the person (exculpation.ts).
 */

const notSo =
  /\b(?:lawyer|counsel|defen[cs]e (?:said|argu\w+|claim\w*|submitted)|argu\w+|insist\w*|claim(?:s|ed)|submi\w+ that|suggest\w*|if|unless|whether|would have|until|pending|one of (?:the|two|three)|second (?:man|count|charge)|another (?:man|woman|count|charge)|bail|motive|as a hate crime|damages|compensation|injunction|alibi|but (?:was|were|the jury|convicted)|convict(?:ed|s)|guilty(?<!not guilty)|sentence[ds]?)\b/;
const count = "(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven)";

export const shortOfProof: readonly Implied[] = [
  // "The court held that the prosecution had proved nothing", "did not make out its case", "The Crown's evidence fell short".
  {
    kind: "no-case",
    pattern: new RegExp(
      `\\b(?:${prosecutor}|prosecution|crown|state|(?:the )?(?:prosecution|crown|state)'s (?:case|evidence)|the (?:case|evidence|proof|charge|complaint)(?: against (?:qp|him|her))?) ${has}(?:proved|proven|shown|showed|established|demonstrated) (?:nothing|no such thing|none of it)\\b|\\b(?:the )?(?:prosecution|crown|state|case|charge|complaint)(?:'s (?:case|evidence))?(?: against (?:qp|him|her))? ${has}(?:failed|fails)(?=[.,;]|$| (?:on (?:every|all|each|the (?:facts|law|evidence))|in (?:law|its entirety|fact)|for (?:want|lack)|at (?:every|the first)|to (?:prove|make out|show|establish|discharge|satisfy|convince|persuade)|altogether|completely|because|and)\\b)|\\b(?:${prosecutor}|prosecution|crown|state|the (?:case|evidence|proof)(?: against (?:qp|him|her))?|the (?:prosecution|crown|state)'s (?:case|evidence)) (?:did not|didn't|had not|has not|could not|failed to|never|was unable to|were unable to) ?(?:make|made|making|prove[dn]?|establish(?:ed)?|discharged?|come|came|reach(?:ed)?|meet|met|satisfy|satisfied|carry|carried) (?:out |up to )?(?:its|their|the|his|her|any) (?:case|proof|burden|standard|test|threshold|charges?|allegations?|mark)\\b|\\b(?:did not|didn't|failed to|could not|never) (?:come|came) up to (?:proof|standard|scratch)\\b|\\b(?:${matter}|the (?:proof|evidence)|(?:the )?(?:prosecution|crown|state)'s (?:evidence|case|proof)) ${has}(?:fell|fallen|falls) (?:far |well |a long way )?short(?: of (?:proof|the (?:mark|standard|test|threshold)|what (?:was|is) needed))?(?=[.,;]|$| (?:and|of)\\b)`,
    ),
    unless: notSo,
  },
  // "Leave to prosecute was refused", "would not sign the authority to prosecute".
  {
    kind: "set-aside",
    pattern:
      /\b(?:leave|permission|consent|authority|authori[sz]ation|sanction|fiat) (?:to|for (?:a|the|any)|to the) ?(?:prosecut\w+|proceed|try|bring|charge)\b[^.;]{0,30} (?:was|were|has been|had been|is) (?:\w+ly )?(?:refused|denied|withheld|withdrawn|not (?:given|granted)|declined|revoked)\b|\b(?:refus(?:ed|es)|withheld|withdrew|declin(?:ed|es) to (?:give|grant|sign)|would not (?:give|grant|sign)|did not (?:give|grant|sign)|denied|revoked) (?:(?:qp's|his|her|its|their|the|any|leave|a) ?)*(?:consent|leave|permission|authority|authori[sz]ation|sanction|fiat|signature)? ?(?:to|for) (?:the |a |any )?(?:prosecut\w+|proceed|try (?:qp|him|her)|charge)\b/,
    unless: /\b(?:appeal|until|unless|if|later gave|but|defen[cs]e|private prosecution of|sentence)\b/,
  },
  // "would not resist her appeal", "would not seek to hold the verdict".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b(?:${prosecutor}) ${has}(?:(?:told|said|says|announced|indicated|wrote|accept\\w+|conced\\w+)(?: to| the| \\w+){0,3} (?:that )?(?:it|they|he|she) )?(?:would not|will not|did not|does not|no longer) (?:seek to |try to |wish to |attempt to )?(?:resist|oppose|contest|defend|uphold|support|hold|stand by|fight|maintain|challenge) (?:it|the|qp's|his|her|that) ?(?:\\w+ )?(?:appeals?|verdict|conviction|acquittal|charge|case|prosecution|finding|application to (?:quash|dismiss|withdraw))?(?=[.,;]|$| (?:and|in|on|at|any)\\b)`,
    ),
    unless: /\b(?:bail|sentence|release|if|unless|publication|naming)\b/,
  },
  // "There is nothing here for her to answer", "The jury stood seven to five", "no further time would help it".
  {
    kind: "no-case",
    pattern: new RegExp(
      `\\b(?:nothing|no case|little)(?: here| in it| in this| at all| before \\w+)*(?: for (?:qp|him|her|the (?:defendant|accused|respondent))| that (?:qp|he|she) (?:need|has|had|should))? to answer\\b|\\b(?:jury|jurors|panel) [^.;]{0,40}?(?:stood|split|divided|voted|(?:was|were|been) (?:split|divided|deadlocked|hung|at odds))(?: at)? ${count}(?: votes?)?(?: to|-|–| against) ?${count}\\b|\\b(?:jury|jurors|foreman|forewoman)\\b[^.;]{0,60}\\b(?:no (?:further|more|amount of|extra) (?:time|talk|discussion|deliberation)|(?:never|not) (?:be able to )?agree|beyond agreement|would not (?:move|budge)|hopelessly (?:split|divided))\\b`,
    ),
    unless: /\b(?:majority of|by a majority|ten to two|guilty(?<!not guilty)|convict\w*|death|sentence|has plenty|lawyer)\b/,
  },
  // "no longer of interest to police", "is no longer wanted".
  {
    kind: "set-aside",
    pattern:
      /\b(?:qp|he|she) (?:is|was|are|were|has been|had been) no longer (?:of (?:any )?interest|(?:a )?(?:suspects?|suspected|wanted|sought|accused|under (?:investigation|suspicion)|being (?:investigated|sought|looked for)|person of interest|in (?:their|its|the) sights|regarded as (?:a |the )?\w+|connected))\b/,
    unless:
      /\b(?:lawyer|insist\w*|claim(?:s|ed)|because (?:he|she|qp) (?:has been|was) (?:charged|convicted)|since (?:his|her) (?:arrest|conviction))\b/,
  },
  // "the matter was over", "There it ended", "The proceedings ended without a finding", "The case was closed as spent".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `(?:^|[,;:] |\\b(?:and|but|that|so|as) )\\W*(?:${matter}|it|all of it|the (?:whole )?(?:thing|affair|business)) (?:(?:is|was|are|were|has been|had been) (?:now |thus |all |therefore |\\w+ly )?(?:over(?! (?:by|in|when he|when she))|at an end|finished|done with|behind (?:qp|him|her)|closed(?! (?:to|off|by the (?:defen[cs]e|prosecution)))|spent)(?=[.,;]|$| (?:and|as|for|on|in|last|when|after|now|because|with)\\b)|(?:has |had |all )*ended? (?:(?:there|then)(?=[.,;]|$)|(?:with(?:out)?|with no) (?:an? |any )?(?:\\w+ )?(?:finding|verdict|conviction|sanction|result|penalty|charge|handshake|withdrawal|apology|whimper)|in an? (?:shrug|whimper|handshake|withdrawal|apology|retraction|climb-?down|fiasco|farce)))|\\b(?:and )?there (?:it|the (?:matter|case|affair)) (?:ended|ends|stopped|rested|rests)\\b`,
    ),
    unless:
      /\b(?:trial is over|sentence|hearing|until|verdict is|guilty(?<!not guilty)|convict\w*|fined?|for the day|pending|not over|far from|almost|nearly|never over|lawyer|hop\w+|wants?|wish\w*|with a caution|warning|to the (?:public|press|media)|plea)\b/,
    notBehind: /\b(?:pleaded|guilty(?<!not guilty)|convicted|sentenced|admitted|apologi[sz]ed)\b/,
  },
  // "was put out of the case", "Her name was taken off the charge sheet".
  {
    kind: "set-aside",
    pattern:
      /\b(?:qp(?:'s name)?|(?:his|her) name|he|she) (?:was|were|has been|had been|is) (?:then |later |\w+ly )?(?:put|taken|left|dropped|removed|struck|deleted|crossed|released|let|excluded|dismissed) (?:out of|off|out|from) (?:from )?(?:the|that|this|its|any) (?:\w+ )?(?:case|indictment|charge ?sheet|charges?|proceedings|investigation|inquiry|prosecution|suit|complaint|police file|docket|list of (?:suspects|accused|defendants))\b|\b(?:took|taken|struck|dropped|removed|crossed|put|left|let|deleted) (?:qp(?:'s name)?|(?:his|her) name|him|her) (?:off|from|out of|out) (?:the|that|this|its) (?:\w+ )?(?:case|indictment|charge ?sheet|charges?|proceedings|investigation|inquiry|prosecution|suit|complaint|police file|list of (?:suspects|accused|defendants))\b/,
    unless: notSo,
  },
  // "recalled the warrant", "Interpol deleted the notice".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b(?:deleted|cancelled|canceled|recalled|removed|took down|withdrew|rescinded|revoked|lifted) (?:the|its|their|that|this) (?:\\w+ )?(?:(?:red|wanted|arrest) notice|notice(?! (?:of|to|on|board))|arrest warrant|warrant|appeal for information|wanted poster)(?=[.,;]|$| (?:and|in|on|last|against (?:qp|him|her))\\b)|\\b(?:the|that|this) (?:\\w+ )?(?:(?:red|wanted) notice|arrest warrant|wanted poster) (?:was|has been|had been) (?:recalled|withdrawn|cancelled|deleted|rescinded|revoked|taken down)\\b`,
    ),
    unless:
      /\b(?:search warrant|after (?:he|she|qp) (?:surrendered|appeared|gave|was arrested|turned|came)|when (?:he|she|qp) (?:surrendered|appeared|turned)|health|on condition|bail|new date|appeared|surrender\w*)\b/,
  },
  // "A verdict for the defence", "no hesitation in finding for her".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b(?:verdict|judge?ment|ruling|award|decision|finding) (?:was |came |went )?(?:for|in favou?r of) (?:the )?(?:defen[cs]e|defendants?|accused|respondents?|qp)\\b(?!')|\\b${bench} [^.;]{0,30}\\b(?:in|by|before) (?:finding|ruling|deciding|holding) (?:for|in favou?r of) (?:qp(?!')|him|her)(?=[.,;]|$| (?:and|on|in)\\b)`,
    ),
    unless: /\b(?:no (?:verdict|judge?ment)|not (?:a )?(?:verdict|judge?ment)|asked|urged|sought|claim(?:s|ed)|damages)\b/,
  },
  // "The Crown offered nothing", "tendered no facts", "raised no objection to the appeal", "The charge is no longer before the court".
  {
    kind: "no-case",
    pattern: new RegExp(
      `\\b(?:${prosecutor}|prosecution|crown|state|prosecutor) ${has}(?:offered|offers|tendered|led|called|presented|produced|adduced|put forward|brought|laid) (?:nothing|no (?:further |more )?(?:evidence|facts|proof|witness(?:es)?|case))(?=[.,;]|$| (?:and|at all|whatever|against|when|in the end)\\b)|\\b(?:${prosecutor}|prosecution|crown|state|prosecutors) [^.;]{0,40}?(?:offer(?:ed|s|ing)?|raise[ds]?|raising|put up|make|made) no (?:opposition|objection|resistance|challenge)(?=[.,;]|$| (?:to (?:the|qp's|his|her|it|an?) ?(?:\\w+ )?(?:appeal|acquittal|dismissal|quashing|application)|when|if|and)\\b)|${matter} (?:is|was|are|were) no longer (?:before (?:the|a|any) court|on the (?:list|roll|docket|books)|alive|pending|pursued|being pursued|in (?:being|existence|play))\\b|\\b(?:struck|strikes|set|sets|took|wiped|withdrew) (?:the|qp's|his|her) (?:guilty )?plea (?:from the record|aside|out|back|off)\\b`,
    ),
    unless:
      /\b(?:bail|until|pending|for now|sentence|lawyer|defen[cs]e (?:said|argu\w+)|if convicted|release|adjourn\w*|so far|yet)\b/,
  },
];
