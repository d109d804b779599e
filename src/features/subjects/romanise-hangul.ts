import { parseUnits, type SoundUnit } from "./sound-units.ts";
import type { Letter } from "./letters/letter-table.ts";

// Revised Romanisation of Korean (Ministry of Culture, 2000), by syllable, without assimilation
// between syllables: names are written so ("each syllable of a given name may be kept").
const initials = "g kk n d tt r m b pp s ss - j jj ch k t p h".split(" ").map((part) => (part === "-" ? "" : part));
const medials = "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i".split(" ");
const finals = "- k k k n n n t l k m l l l p l m p p t t ng t t k t p t".split(" ").map((part) => (part === "-" ? "" : part));

// The sounds of other languages that Korean writes with each letter: p for f, b for v, s for th.
const initialUnits = [
  "kgC.9",
  "kg",
  "n",
  "tdTD",
  "td",
  "lr",
  "m",
  "pbv",
  "pb",
  "sSTc",
  "sS",
  "",
  "JzZcCDd",
  "JcC",
  "Cc",
  "kx",
  "tT",
  "pf",
  "hxf",
].map(parseUnits);
const medialUnits = [
  "ae",
  "aei",
  "j.2 a",
  "j.2 ae",
  "oaeu",
  "ei",
  "j.2 oeu",
  "j.2 ei",
  "o",
  "w.3 a",
  "w.3 ae",
  "oeu w.1",
  "j.2 o",
  "uw",
  "w.3 oe",
  "w.3 e",
  "w.3 iu",
  "j.2 u",
  "aeiou.05",
  "ui i.2",
  "ij",
].map(parseUnits);
// A syllable's last letter: t also writes s and d, k also g, p also b and v; l may have been r.
const finalUnits = [
  "",
  "kg",
  "kg",
  "k",
  "n",
  "n",
  "n",
  "tdT",
  "lr",
  "k",
  "m",
  "l",
  "l",
  "l",
  "p",
  "l",
  "m",
  "pbvf",
  "p",
  "tsTdzcC",
  "ts",
  "Nn g.3",
  "tdz",
  "tc",
  "k",
  "t",
  "pf",
  "t",
].map(parseUnits);

const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;

export function isHangulSyllable(character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return point >= firstSyllable && point <= lastSyllable;
}

/** One syllable (U+AC00 to U+D7A3) as its Latin form and sounds; undefined for anything else. */
export function readHangulSyllable(character: string): Letter | undefined {
  if (!isHangulSyllable(character)) return undefined;
  const index = (character.codePointAt(0) ?? 0) - firstSyllable;
  const initial = Math.floor(index / (21 * 28));
  const medial = Math.floor(index / 28) % 21;
  const final = index % 28;
  const units: SoundUnit[] = [...(initialUnits[initial] ?? []), ...(medialUnits[medial] ?? []), ...(finalUnits[final] ?? [])];
  return { latin: `${initials[initial] ?? ""}${medials[medial] ?? ""}${finals[final] ?? ""}`, units };
}

/**
 * Family names whose usual Latin spellings leave the rule: Lee for I, Noh or Roh for No, Park for
 * Bak … (spellings in passports of the Republic of Korea). The other names follow the sounds.
 */
export const koreanFamilyNames: ReadonlyMap<string, readonly string[]> = new Map(
  `김 gim kim
이 i lee yi rhee ri rhie ree
리 ri lee
박 bak park pak paik
최 choe choi
정 jeong jung chung chong joung cheong
강 gang kang
조 jo cho joh
윤 yun yoon youn yune
장 jang chang
임 im lim rim
림 rim lim
한 han
오 o oh
서 seo suh so
신 sin shin
권 gwon kwon kweon
황 hwang whang
안 an ahn
송 song
류 ryu yoo yu ryoo lyu
유 yu yoo you ryu
홍 hong
전 jeon chun jun chon
고 go ko koh goh
문 mun moon
양 yang
손 son sohn
배 bae pae
백 baek paik paek baik
허 heo hur huh her ho
남 nam
심 sim shim
노 no roh noh ro
로 ro roh noh
하 ha
곽 gwak kwak
성 seong sung song
차 cha
주 ju joo
우 u woo wu
구 gu koo
나 na ra
라 ra na
민 min
진 jin chin
지 ji chi
엄 eom um om uhm
채 chae
원 won
천 cheon chun
방 bang pang
공 gong kong
현 hyeon hyun
함 ham
변 byeon byun
염 yeom yum yom
여 yeo yuh yo
추 chu choo
도 do
소 so
석 seok suk sok
선 seon sun
설 seol sul
마 ma
길 gil kil
연 yeon
위 wi
표 pyo
명 myeong myung
기 gi ki
반 ban
왕 wang
금 geum keum
옥 ok
육 yuk yook
인 in
맹 maeng
제 je
모 mo
탁 tak
국 guk kook
어 eo
은 eun
편 pyeon
용 yong ryong
황보 hwangbo whangbo
남궁 namgung namkung namgoong namkoong
제갈 jegal
선우 seonu sunwoo seonwoo
사공 sagong
독고 dokgo`
    .split("\n")
    .map((line) => line.split(" "))
    .map(([name = "", ...spellings]) => [name, spellings]),
);
