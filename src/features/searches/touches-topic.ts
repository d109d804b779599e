/*
 * What a passage about antisemitic conduct cannot do without: a word for Jews, their places, history or persecution, in
 * the languages that pages are read in. It only saves questions to a language model about pages without a finding; no
 * finding rests on it, and it is never shown.
 */
const topic =
  /\b(?:jew|judai|judeo|semit|synagog|shul\b|rabb(?:i|in)|hebr(?:ew|ai)|israel|zion|kosher|torah|talmud|yeshiva|chabad|hasid|holocaust|shoah|auschwitz|nazi|hitler|swastika|third reich|k[iy]ke|goyim|rothschild|soros|pogrom|menorah|hanuk|chanuk|passover|yom kippur|jüd|jud(?:e|en)\b|hakenkreuz|juif|juive|juda[ïi]|croix gammée|jud[ií]o|esvástica|ebre[oi]|svastica|judeu|jood|joden|żyd|yahudi)|евре|жид|иуде|синагог|израил|сион|холокост|свастик|нацис|єврей|יהוד|אנטישמ|בית כנסת|שואה|צלב קרס|נאצי|ישראל|يهود|سامي|كنيس|إسرائيل|اسرائيل|صهيون|محرقة|نازي|εβρα|συναγωγ|犹太|猶太|ユダヤ|유대/iu;

export function touchesTopic(passages: readonly { text: string }[]): boolean {
  return passages.some(({ text }) => topic.test(text));
}
