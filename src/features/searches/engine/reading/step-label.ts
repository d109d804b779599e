/**
 * "CHARGED:", "Arrested and charged", "The following person has been charged:": a line of a police release that says what was done about the
 * people whom the lines below it list. `step` is the word for it.
 */
export const stepLabel =
  /^(?:the following (?:[\w-]+ ){0,3}(?:person|people|persons|man|men|woman|women|individuals?|suspects?|adults?)(?: from [\w ,.'-]{2,60})? (?:has|have|was|were) (?:been )?)?(?:arrested (?:and|\/|&) )?(?<step>charged|arrested|accused|indicted|convicted|sentenced)(?: (?:today|jointly))?\s*:\s*$/i;
