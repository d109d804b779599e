/**
 * Mandarin names in Latin letters, syllable by syllable: Hanyu Pinyin and Wade-Giles write one another's syllables
 * ("Chang Chien-kuo" is "Zhang Jianguo"), and a syllable that differs is another name ("Meiling", "Meiying"), however
 * few letters that takes. The Pinyin syllables are the closed list of the standard (GB/T 16159); the Wade-Giles forms
 * follow from them by rule (Giles 1912), here without tones, ü and, unless they are written, apostrophes.
 */
const pinyin =
  "a ai an ang ao ba bai ban bang bao bei ben beng bi bian biao bie bin bing bo bu ca cai can cang cao ce cen ceng cha chai chan chang chao che chen cheng chi chong chou chu chua chuai chuan chuang chui chun chuo ci cong cou cu cuan cui cun cuo da dai dan dang dao de dei deng di dian diao die ding diu dong dou du duan dui dun duo e ei en er fa fan fang fei fen feng fo fou fu ga gai gan gang gao ge gei gen geng gong gou gu gua guai guan guang gui gun guo ha hai han hang hao he hei hen heng hong hou hu hua huai huan huang hui hun huo ji jia jian jiang jiao jie jin jing jiong jiu ju juan jue jun ka kai kan kang kao ke ken keng kong kou ku kua kuai kuan kuang kui kun kuo la lai lan lang lao le lei leng li lia lian liang liao lie lin ling liu long lou lu luan lun luo lue ma mai man mang mao mei men meng mi mian miao mie min ming miu mo mou mu na nai nan nang nao ne nei nen neng ni nian niang niao nie nin ning niu nong nou nu nuan nuo nue o ou pa pai pan pang pao pei pen peng pi pian piao pie pin ping po pou pu qi qia qian qiang qiao qie qin qing qiong qiu qu quan que qun ran rang rao re ren reng ri rong rou ru ruan rui run ruo sa sai san sang sao se sen seng sha shai shan shang shao she shei shen sheng shi shou shu shua shuai shuan shuang shui shun shuo si song sou su suan sui sun suo ta tai tan tang tao te teng ti tian tiao tie ting tong tou tu tuan tui tun tuo wa wai wan wang wei wen weng wo wu xi xia xian xiang xiao xie xin xing xiong xiu xu xuan xue xun ya yan yang yao ye yi yin ying yong you yu yuan yue yun za zai zan zang zao ze zei zen zeng zha zhai zhan zhang zhao zhe zhen zheng zhi zhong zhou zhu zhua zhuai zhuan zhuang zhui zhun zhuo zi zong zou zu zuan zui zun zuo".split(
    " ",
  );
const pinyinSyllables = new Set(pinyin);

/** Common family names in Pinyin. */
const families = new Set(
  "wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he gao lin luo zheng liang xie song tang han feng yu dong xiao cheng cao yuan deng fu shen zeng peng lu lv su jiang cai jia ding wei xue ye yan pan du dai xia zhong tian ren fan fang shi yao tan liao zou xiong jin hao kong bai cui kang mao qiu qin gu hou shao meng long wan duan lei qian yin chang qiao lai gong wen pang lan zhai ni niu ge you mi xing chai ou mo xi guan ying tao bi nie jiao ji tu hua zhan mu kuang yue qu ming mei sheng diao che ouyang sima zhuge shangguan situ huangfu murong".split(
    " ",
  ),
);

const initials: [string, string][] = [
  ["zh", "ch"],
  ["ch", "ch'"],
  ["sh", "sh"],
  ["b", "p"],
  ["p", "p'"],
  ["d", "t"],
  ["t", "t'"],
  ["g", "k"],
  ["k", "k'"],
  ["j", "ch"],
  ["q", "ch'"],
  ["x", "hs"],
  ["z", "ts"],
  ["c", "ts'"],
  ["r", "j"],
];
const whole: Record<string, string[]> = {
  zhi: ["chih"],
  chi: ["ch'ih"],
  shi: ["shih"],
  ri: ["jih"],
  zi: ["tzu"],
  ci: ["tz'u", "ts'u"],
  si: ["ssu", "szu"],
  yan: ["yen"],
  ye: ["yeh"],
  yue: ["yueh"],
  yi: ["i", "yi"],
  you: ["yu"],
  yong: ["yung"],
  ying: ["ying", "ing"],
  er: ["erh"],
  e: ["o", "e"],
  gui: ["kuei"],
  kui: ["k'uei"],
  ge: ["ko"],
  ke: ["k'o"],
  he: ["ho"],
  guo: ["kuo"],
  kuo: ["k'uo"],
  huo: ["huo"],
  shuo: ["shuo"],
  xu: ["hsu", "shu"],
};

function inWadeGiles(syllable: string): string[] {
  const known = whole[syllable];
  if (known) return known;
  const [from, to] = initials.find(([initial]) => syllable.startsWith(initial)) ?? ["", ""];
  const final = syllable
    .slice(from.length)
    .replace(/^ian$/, "ien")
    .replace(/^ie$/, "ieh")
    .replace(/^ue$/, "ueh")
    .replace(/^iong$/, "iung")
    .replace(/^ong$/, "ung")
    .replace(/^uo$/, "o");
  return [to + final];
}

/** What a Wade-Giles syllable may be in Pinyin; with and without the apostrophe of an aspirate. */
const fromWadeGiles = new Map<string, Set<string>>();
for (const syllable of pinyin) {
  for (const form of inWadeGiles(syllable)) {
    for (const written of new Set([form, form.replace("'", "")])) {
      const readings = fromWadeGiles.get(written) ?? new Set();
      fromWadeGiles.set(written, readings.add(syllable));
    }
  }
}

export type ChineseSystem = "pinyin" | "wade-giles";

/** The ways to cut a word into `count` syllables of a system, as Pinyin. */
function cut(word: string, count: number, system: ChineseSystem, isAspirateWritten: boolean): string[] {
  if (count === 0) return word === "" ? [""] : [];
  const found: string[] = [];
  for (let length = 1; length <= Math.min(6, word.length); length += 1) {
    const syllable = word.slice(0, length);
    const readings =
      system === "pinyin" ? (pinyinSyllables.has(syllable) ? [syllable] : []) : [...(fromWadeGiles.get(syllable) ?? [])];
    if (readings.length === 0) continue;
    for (const rest of cut(word.slice(length), count - 1, system, isAspirateWritten)) {
      for (const reading of readings) {
        // "Ch'en" beside "Chang": who writes the apostrophe means the other by leaving it out.
        if (isAspirateWritten && system === "wade-giles" && !inWadeGiles(reading).includes(syllable)) continue;
        found.push(rest === "" ? reading : `${reading} ${rest}`);
      }
    }
  }
  return found;
}

/** A given name (one or two words of letters and apostrophes) as its Pinyin syllables, in every reading of the system. */
export function readChineseGiven(words: readonly string[], system: ChineseSystem): string[] {
  const isAspirateWritten = system === "wade-giles" && words.some((word) => word.includes("'"));
  const clean = system === "pinyin" ? words.map((word) => word.replaceAll("'", "")) : words;
  if (clean.length === 1) return [1, 2].flatMap((count) => cut(clean[0] ?? "", count, system, isAspirateWritten));
  const parts = clean.map((word) => cut(word, 1, system, isAspirateWritten));
  return (parts[0] ?? []).flatMap((first) => (parts[1] ?? []).map((second) => `${first} ${second}`));
}

/** A family name in Pinyin, in every reading of the system; none for what is no common one. */
export function readChineseFamily(word: string, system: ChineseSystem): string[] {
  if (system === "pinyin") return families.has(word) ? [word] : [];
  const isAspirateWritten = word.includes("'");
  const readings = [...(fromWadeGiles.get(word) ?? [])].filter(
    (reading) => families.has(reading) && (!isAspirateWritten || inWadeGiles(reading).includes(word)),
  );
  return word === "lee" ? ["li"] : readings;
}
