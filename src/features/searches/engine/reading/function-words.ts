/* The small words around a verb: they say whether it is denied, when it was, and in which voice it stands. */

/** Words that deny the verb they stand with. */
export const negations = new Set("not never n't neither nor cannot without no".split(" "));
/** Adverbs that stand beside a verb and end in no "-ly". */
export const adverbs = new Set(
  "also then later again once allegedly reportedly repeatedly subsequently previously recently formally immediately already still just now twice unanimously publicly finally first separately initially today yesterday all both being".split(
    " ",
  ),
);

/** Forms of "to be". */
export const formsOfBe = new Set("was were is are been being be am got".split(" "));
/** Forms of "to have". */
export const formsOfHave = new Set("has have had having".split(" "));
/** Words for days, months and hours. */
export const timeWords = new Set(
  (
    "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december " +
    "yesterday today week month year morning afternoon evening night"
  ).split(" "),
);

/** Verbs by which somebody tells of another between commas: "he was, Ana Ruiz said, a danger" (source of a pattern). */
export const tellsBetween =
  "(?:said|says|recall(?:s|ed)|told|tells|wrote|writes|add(?:s|ed)|explain(?:s|ed)|argue[sd]|claim(?:s|ed)|insist(?:s|ed)|believe[sd]?|thinks?|thought)";
