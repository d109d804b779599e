import { manyName } from "./filled-workspace.ts";

/** Invented people's names with the ways in which somebody else may write them: a short form, other scripts. */
type Word = { latin: string; others: readonly string[] };

const given: Word[] = [
  { latin: "William", others: ["Bill", "Вильям", "וויליאם", "ويليام"] },
  { latin: "Robert", others: ["Bob", "Роберт", "רוברט", "روبرت"] },
  { latin: "Elizabeth", others: ["Liz", "Элизабет", "אליזבת", "إليزابيث"] },
  { latin: "Katherine", others: ["Kate", "Кэтрин", "קתרין", "كاثرين"] },
  { latin: "Michael", others: ["Mike", "Михаил", "מיכאל", "مايكل"] },
  { latin: "Alexander", others: ["Alex", "Александр", "אלכסנדר", "ألكسندر"] },
  { latin: "Margaret", others: ["Peggy", "Маргарет", "מרגרט", "مارغريت"] },
  { latin: "Richard", others: ["Dick", "Ричард", "ריצ'רד", "ريتشارد"] },
  { latin: "Dmitry", others: ["Dmitri", "Дмитрий", "דמיטרי", "ديمتري"] },
  { latin: "Yusuf", others: ["Youssef", "Юсуф", "יוסוף", "يوسف"] },
  { latin: "Miriam", others: ["Мириам", "מרים", "مريم"] },
  { latin: "Karim", others: ["Kareem", "Карим", "כרים", "كريم"] },
  { latin: "Theodore", others: ["Ted", "Теодор", "תאודור", "ثيودور"] },
  { latin: "Natalia", others: ["Natalya", "Наталья", "נטליה", "ناتاليا"] },
  { latin: "Samuel", others: ["Sam", "Самуэль", "שמואל", "صموئيل"] },
  { latin: "Ingrid", others: ["Ингрид", "אינגריד", "إنغريد"] },
];
const family: Word[] = [
  { latin: "Torvander", others: ["Торвандер", "טורוונדר", "تورفاندر"] },
  { latin: "Belkirov", others: ["Белькиров", "בלקירוב", "بلكيروف"] },
  { latin: "Stedgemoor", others: ["Стеджмур", "סטדג'מור", "ستيدجمور"] },
  { latin: "Kalmansen", others: ["Кальмансен", "קלמנסן", "كالمانسن"] },
  { latin: "Haddarin", others: ["Хаддарин", "חדארין", "حدارين"] },
  { latin: "Molnarides", others: ["Мольнаридес", "מולנרידס", "مولناريدس"] },
  { latin: "Petrossan", others: ["Петроссан", "פטרוסן", "بتروسان"] },
  { latin: "Lindqvarn", others: ["Линдкварн", "לינדקוורן", "ليندكفارن"] },
  { latin: "Brannaghel", others: ["Браннагел", "ברנאגל", "براناغل"] },
  { latin: "Sokolnik", others: ["Сокольник", "סוקולניק", "سوكولنيك"] },
  { latin: "Marchetano", others: ["Маркетано", "מרקטנו", "ماركيتانو"] },
  { latin: "Dubresque", others: ["Дюбреск", "דוברסק", "دوبريسك"] },
  { latin: "Fontarel", others: ["Фонтарель", "פונטרל", "فونتاريل"] },
  { latin: "Okarume", others: ["Окаруме", "אוקרומה", "أوكارومي"] },
  { latin: "Varga", others: ["Варга", "ורגה", "فارغا"] },
  { latin: "Renner", others: ["Реннер", "רנר", "رينر"] },
];

/** The people of the first rows whose names are also written in other ways: every given name with every family name. */
const composed = given.flatMap((one) => family.map((other) => `${one.latin} ${other.latin}`));

/** A name for each of a million: the first 256 as above, some with a middle name, then invented ones. */
export function personName(index: number): string {
  const name = composed[index];
  if (name === undefined) return manyName(index);
  const [first = "", last = ""] = name.split(" ");
  return index % 5 === 4 ? `${first} ${given[index % 13]?.latin ?? ""} ${last}` : name;
}

const letters = "bcdfghklmnprstvz";
/** A letter of the word is lost, doubled, changed, or stands in its neighbour's place. */
const mistakes: ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.slice(at, at + 1) + word.slice(at),
  (word, at) => word.slice(0, at) + (letters[(at * 7 + word.length) % letters.length] ?? "") + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.slice(at + 1, at + 2) + word.slice(at, at + 1) + word.slice(at + 2),
];

export type Asked = { how: string; typed: string; wanted: string };

/** `count` questions about the people of `scale` rows, in turn of every kind that a row's name allows. */
export function askedNames(count: number, scale: number): Asked[] {
  return Array.from({ length: count }, (_, index): Asked => {
    const round = Math.floor(index / kinds.length);
    const kind = kinds[index % kinds.length] as (typeof kinds)[number];
    const row = kind.ofComposed ? (round * 37 + index * 5) % composed.length : Math.floor(((index + 0.5) * scale) / count);
    const wanted = personName(row);
    const words = wanted.split(" ");
    const [first = "", last = ""] = [words[0], words.at(-1)];
    return { how: kind.how, wanted, typed: kind.type({ first, last, middle: words.slice(1, -1), row, round }) };
  });
}

type Parts = { first: string; last: string; middle: string[]; row: number; round: number };
type Kind = { how: string; ofComposed: boolean; type: (parts: Parts) => string };

const mistaken = (word: string, round: number) => {
  const at = 1 + (round % Math.max(1, word.length - 2));
  return mistakes[round % mistakes.length]?.(word, at) ?? word;
};
const otherGiven = (row: number, at: number) => given[Math.floor(row / family.length)]?.others.at(at) ?? "";
const otherFamily = (row: number, at: number) => family[row % family.length]?.others.at(at) ?? "";

const kinds: Kind[] = [
  { how: "as it is", ofComposed: false, type: ({ first, last }) => `${first} ${last}` },
  { how: "words turned round", ofComposed: false, type: ({ first, last }) => `${last} ${first}` },
  {
    how: "a mistake in the family name",
    ofComposed: false,
    type: ({ first, last, round }) => `${first} ${mistaken(last, round)}`,
  },
  { how: "a mistake in the given name", ofComposed: true, type: ({ first, last, round }) => `${mistaken(first, round)} ${last}` },
  { how: "an initial", ofComposed: true, type: ({ first, last }) => `${first.slice(0, 1)}. ${last}` },
  { how: "a short form or another spelling", ofComposed: true, type: ({ last, row }) => `${otherGiven(row, 0)} ${last}` },
  { how: "in Cyrillic", ofComposed: true, type: ({ row }) => `${otherGiven(row, -3)} ${otherFamily(row, -3)}` },
  { how: "in Hebrew", ofComposed: true, type: ({ row }) => `${otherGiven(row, -2)} ${otherFamily(row, -2)}` },
  {
    how: "in Arabic",
    ofComposed: true,
    type: ({ row }) => `${otherFamily(row, -1) && otherGiven(row, -1)} ${otherFamily(row, -1)}`,
  },
  { how: "a middle name more", ofComposed: false, type: ({ first, last }) => `${first} Osric ${last}` },
  {
    how: "mistakes in two words",
    ofComposed: true,
    type: ({ first, last, round }) => `${mistaken(first, round + 1)} ${mistaken(last, round)}`,
  },
];
