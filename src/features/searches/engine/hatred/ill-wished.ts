import { quick } from "#app/lib/language/quick-pattern.ts";

/*
 * What is wished upon Jews, asked of the murdered or made of them in a remark, in the plain words of every day: "put some fear into the Jews", "had Jews
 * once and never again", "did the Holocaust even happen". Read by `saidOfJews`, a sentence at a time.
 */

const jews = "(?:jews?|jewry|yids?|kikes?)";
const notMeant = "(?<!\\b(?:not|never|no|nor|isn't|aren't|why should|should|nobody says?|does) )";

const said: readonly [RegExp, 2 | 3][] = [
  // Doubt of the murder put as a question, with a word that says what the answer is to be.
  [
    /\b(?:did|was|were) (?:the |this |that |your |their )?(?:so-called )?(?:holocaust|shoah|six million|gas chambers?)(?: dead)? even (?:happen|real|true|exist|take place|die|there)\b/i,
    2,
  ],
  // "put the fear of God into the Jews": by who means to.
  [
    new RegExp(
      `(?:^to|\\b(?:i|we|my|our|let's|gonna)\\b(?:(?!\\b(?:not|never|makes?|why|without)\\b|n't)[^.!?]){0,40}) (?:put|strike|instil|get) (?:some |a little |the |real )?(?:fear|terror|fright|panic)(?: of (?:god|hell))? (?:in|into) (?:the |these |those |all |every )?${jews}\\b`,
      "i",
    ),
    3,
  ],
  // "had Jews once and never again".
  [
    new RegExp(
      `\\b(?:had|have had|took|let|hired|employed|rented to|served) (?:in )?(?:an? |any |some |two )?${jews}\\b(?! (?:neighbou?r|friend|famil|colleague|pupil|teacher|boss)\\w*)[^.!?]{0,30}\\bnever again\\b(?! (?:after|\\w+ed|found|met|had|saw|heard|knew|so)\\b)`,
      "i",
    ),
    3,
  ],
  // "find a place that caters to Jews", said to who asks for a room.
  [
    new RegExp(
      `\\b(?:prefer|rather|better|suggest|advise)\\b(?:(?!\\bif you\\b)[^.!?]){0,30}\\b(?:find|try|go to|look for|book|choose) (?:yoursel(?:f|ves) )?(?:an?|another|some) (?:other )?(?:place|hotel|inn|shop|school|landlord|doctor|club|flat|bar|restaurant|baker|printer)s? (?:that|which|who) (?:cater|take|serve|like|welcome|want|accept)s? (?:to |for )?(?:you )?${jews}\\b`,
      "i",
    ),
    3,
  ],
  // "an inbred tribe", "an accursed race".
  [
    new RegExp(
      `\\b${jews}\\b[^.!?]{0,20}\\b(?:inbred|degenerate|accursed|treacherous|perfidious|parasitic\\w*|depraved|godless|rootless|deceitful|murderous|thieving|cunning|vile|evil) (?:tribe|race|people|nation|breed|sect|clan|bunch|lot)\\b(?![^.!?]*\\b(?:myth|lie|slander|libel|wrong|false|said of|called)\\b)`,
      "i",
    ),
    2,
  ],
  // "for every death a Jew in this city must feel it".
  [
    new RegExp(
      `${notMeant}\\b(?:an?|every|each|all(?: the)?|the|any) ${jews}\\b[^.!?,;]{0,30}\\b(?:must|needs? to|ought to|is going to) (?:now )?(?:feel (?:it|this|the pain|our)|pay (?:for|with|the price)|bleed|suffer for|be made to (?:feel|pay|suffer))\\b`,
      "i",
    ),
    3,
  ],
  [
    new RegExp(
      `\\b(?:${jews}|yahoo?d|yehud\\w*)\\b(?: \\[[^\\]]*\\])? (?:(?:have|has|had|all|have got|has got|'ve got) ){1,2}(?:it|this|that) coming(?: to (?:them|him|her))?\\b(?![^.!?]{0,30}\\b(?:is|was) what\\b)`,
      "i",
    ),
    3,
  ],
  // "There is a reason nobody likes Jews".
  [
    new RegExp(
      `\\b(?:there(?:'s| is| must be| has to be)|must be|it is for) (?:an? )?(?:good |very good |simple )?reasons? (?:why |that )?(?:nobody|no one|no-one|everyone|everybody|people|(?:the )?(?:whole |entire )?world|every country|they|nearly everyone) (?:has |have |always |ever )*(?:likes?|liked|wants?|wanted|trusts?|trusted|hates?|hated|despises?|threw out|kicked out|got rid of)\\b[^.!?]{0,15}\\b${jews}\\b`,
      "i",
    ),
    2,
  ],
  [
    new RegExp(
      `\\b${jews}\\b[^.!?]{0,20}\\b(?:expelled|kicked out|thrown out|banned|evicted|driven out) (?:from|of|by) (?:over |more than |at least )?(?:109|110|359|1[01]\\d|a hundred(?: and \\w+)?) (?:countries|nations|places|states)\\b`,
      "i",
    ),
    2,
  ],
  // "it will cost you a pound #jew".
  [
    /\b(?:cost|charge|owe|pay|price|pound|quid|pennies|penny|cents?|change|discount|refund|tight|stingy|free)\b[^.!?#]{0,25}#jews?\W*$/i,
    2,
  ],
  // "Shame your lot weren't all finished off".
  [
    /\b(?:shame|pity|too bad|sad|wish) (?:that )?(?:they|you|he|hitler|your (?:lot|people|kind|sort|family)|(?:the |all the )?jews)\b[^.!?]{0,15}\b(?:weren't|were not|wasn't|didn't|did not)(?: all| just| even)? (?:be |get )?(?:finish(?:ed)?(?: (?:off|you|them|the job|your))?|killed|gassed|wiped out|exterminated|murdered|finish)\b/i,
    2,
  ],
  [/\bnam(?:e|es|ing) the jew\b(?! (?:who|that|in|of|whom|from|he|she|they)\b)/i, 2],
  [
    /\b(?:makes? (?:me|you|one|us) (?:want to|wanna)|(?:am|i'm|about) ready to|makes? (?:me|you) (?:feel like|think of)) (?:join(?:ing)?|becom(?:e|ing)|turn(?:ing)?|vot(?:e|ing) for) (?:an? |the )?(?:nazis?(?! hunters?)|ss|hitler|third reich)\b/i,
    2,
  ],
];
const worthReading = quick(
  /\b(?:jew|yid|kike|yah|yehud|holocaust|shoah|six million|gas chamber|your (?:lot|people|kind|sort|family)|nazi|hitler|finish)/i,
);

/** 3 a threat or a refusal, 2 what belittles them or the murdered, 0 nothing. */
export function illWished(sentence: string): 0 | 2 | 3 {
  if (!worthReading.test(sentence)) return 0;
  return said.find(([pattern]) => pattern.test(sentence))?.[1] ?? 0;
}
