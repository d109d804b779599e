/**
 * Vietnamese names are words of one syllable each, of which few letters tell them apart ("Thanh", "Thang"): they
 * compare as they are written, or without any marks. The family names are the common ones (common knowledge).
 */
const families = new Set(
  "nguyen tran le pham hoang huynh phan vu vo dang bui do ho ngo duong ly trinh dinh truong doan mai lam ta luong luu cao dao chau thai quach ha to phung vuong quan kieu trieu".split(
    " ",
  ),
);
/** These stand for nobody but a Vietnamese. */
const unmistakable = new Set(
  "nguyen tran pham hoang huynh bui duong trinh dinh truong doan luong quach phung vuong vo ngo phan dang".split(" "),
);
const syllable = /^(?:ngh?|gh?|gi|kh|ph|th|tr|ch|nh|qu|[bcdhklmnrstvxp])?[aeiouy]{1,3}(?:ng|nh|ch|[cmnpt])?$/;

/** Are these the words of a Vietnamese name, family name first or last? */
export function isVietnamese(words: readonly string[]): boolean {
  if (words.length < 2 || words.length > 5 || !words.every((word) => syllable.test(word))) return false;
  const ends = [words[0] ?? "", words.at(-1) ?? ""];
  return ends.some((word) => families.has(word)) && (words.length > 2 || ends.some((word) => unmistakable.has(word)));
}
