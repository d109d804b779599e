import type { PageReading } from "../reading/page-reading.ts";

/** "no evidence that he was linked to the account", "no suggestion she was responsible for the abuse": of no wider group. */
const noPart =
  /\bno (?:[\w-]+ )?(?:evidence|suggestion|indication|proof|sign)\b[^.;]{0,30}?\b(?:was|is|were|had been) (?:\w+ly )?(?:involved in|responsible for|behind|linked to|connected (?:to|with)|the (?:author|sender|writer|source) of) (?:the |any |this |that )?(?:[\w-]+ )?(?:shouting|abuse|attack|assault|account|profile|graffiti|posts?|messages?|incident|vandalism|threats?|damage|fire|arson|slurs?|chants?|it)\b/i;

/** Whether the page says of the subject, by name or with nobody else named in the sentence, that nothing shows they had a part in it (rubric 15). */
export function hadNoPartInIt(page: PageReading): boolean {
  return page.sentences.some(
    ({ text, kind, mentions }) =>
      kind === "main" &&
      noPart.test(text) &&
      mentions.every(({ person }) => person === 0) &&
      !/\b(?:either|neither|both|other|others|anyone|anybody|wider|larger)\b/i.test(text),
  );
}
