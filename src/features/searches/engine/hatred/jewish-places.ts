/** Names that Jewish congregations bear: "Temple Beth Shalom", "Congregation B'nai Israel", "Chabad of Harwick". */
export const congregation =
  "(?:(?:temple|congregation|kehill?at) (?:(?:shaar\\w*|kol|ner|tifereth|agud\\w*|anshe\\w*|adath|ohev|rodef|har|shir|mishkan|knesse[st]|beit|beth|emanu-?el|b['’]?nai|b['’]nei|bnei|israel|sinai|shalom|sholom|isaiah|judea|solel|micah|chai|torah|avodah|oheb|etz|mizpah|aaron|jacob|am|tikvah)\\b)|(?:hebrew|jewish|israelite) congregation\\b|chabad (?:house|cent(?:er|re)|of)\\b)";

/** `pattern` with the names of congregations wherever it has the word for a synagogue. */
export function withCongregations(pattern: RegExp): RegExp {
  return new RegExp(pattern.source.replaceAll("synagogues?", `(?:synagogues?|${congregation})`), pattern.flags);
}
