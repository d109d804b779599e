import { simplifyHan } from "./han-variants.ts";

/**
 * Japanese names by their syllables: "Ichiro Sato", "Itiroh Satou" and "サトウ イチロウ" are one, "Hanako" and "Haruko" are
 * two. Hepburn, Kunrei and passport spellings fall together; long vowels, which come and go, count as short.
 *
 * Common family and given names in Chinese characters with their readings (common knowledge, written down here). A given
 * name has several.
 */
const familyLines =
  "佐藤 sato,鈴木 suzuki,高橋 takahashi,田中 tanaka,伊藤 ito,渡辺 watanabe,山本 yamamoto,中村 nakamura,小林 kobayashi,加藤 kato,吉田 yoshida,山田 yamada,佐々木 sasaki,山口 yamaguchi,松本 matsumoto,井上 inoue,木村 kimura,林 hayashi,斎藤 saito,斉藤 saito,清水 shimizu,山崎 yamazaki yamasaki,森 mori,池田 ikeda,橋本 hashimoto,阿部 abe,石川 ishikawa,山下 yamashita,中島 nakajima nakashima,石井 ishii,小川 ogawa,前田 maeda,岡田 okada,長谷川 hasegawa,藤田 fujita,後藤 goto,近藤 kondo,村上 murakami,遠藤 endo,青木 aoki,坂本 sakamoto,福田 fukuda,太田 ota,西村 nishimura,藤井 fujii,金子 kaneko,岡本 okamoto,藤原 fujiwara,三浦 miura,中野 nakano,原田 harada,松田 matsuda,竹内 takeuchi,上田 ueda,中川 nakagawa,小野 ono,田村 tamura,森田 morita,原 hara,柴田 shibata,酒井 sakai,工藤 kudo,横山 yokoyama,宮崎 miyazaki,宮本 miyamoto,内田 uchida,高木 takagi,谷口 taniguchi,安藤 ando,丸山 maruyama,今井 imai,大野 ono,高田 takada takata,菅原 sugawara,河野 kono kawano,武田 takeda,藤本 fujimoto,上野 ueno,杉山 sugiyama,千葉 chiba,村田 murata,増田 masuda,小島 kojima,小山 koyama oyama,大塚 otsuka,平野 hirano,久保 kubo,渡部 watanabe,松井 matsui,菊地 kikuchi,菊池 kikuchi,岩崎 iwasaki,松尾 matsuo,佐野 sano,木下 kinoshita,野口 noguchi,松岡 matsuoka,野村 nomura,新井 arai,古川 furukawa,田辺 tanabe,石田 ishida,桜井 sakurai,大西 onishi,関 seki,土屋 tsuchiya,川口 kawaguchi,秋山 akiyama,水野 mizuno,大島 oshima,吉川 yoshikawa,浜田 hamada,島田 shimada,五十嵐 igarashi,永井 nagai,本田 honda,福島 fukushima,服部 hattori,須藤 sudo,岩田 iwata,荒木 araki,大久保 okubo,松下 matsushita,川崎 kawasaki,西田 nishida,小池 koike,中山 nakayama,飯田 iida,堀 hori,田口 taguchi,東 higashi azuma,本間 honma,矢野 yano,熊谷 kumagai,久保田 kubota,星野 hoshino,吉村 yoshimura,西川 nishikawa,大石 oishi,岩本 iwamoto,沢田 sawada,川上 kawakami,辻 tsuji,川村 kawamura,片山 katayama,渋谷 shibuya,富田 tomita,奥村 okumura,黒田 kuroda,高野 takano,西山 nishiyama,樋口 higuchi,望月 mochizuki,津田 tsuda,松原 matsubara,北村 kitamura,高市 takaichi,岸田 kishida,安倍 abe,石破 ishiba,小泉 koizumi,菅 suga,麻生 aso,鳩山 hatoyama,野田 noda,竹田 takeda,三宅 miyake,平田 hirata,足立 adachi,堀田 hotta,成田 narita,内藤 naito,早川 hayakawa,松浦 matsuura,大橋 ohashi,黒木 kuroki,宮田 miyata,福井 fukui,吉岡 yoshioka,坂井 sakai,南 minami,栗原 kurihara,大谷 otani,尾崎 ozaki,中田 nakata nakada,相沢 aizawa,北川 kitagawa,永田 nagata,竹中 takenaka,中西 nakanishi,天野 amano,白石 shiraishi,日高 hidaka,森本 morimoto,稲垣 inagaki,関口 sekiguchi,小松 komatsu,榎本 enomoto,市川 ichikawa,松村 matsumura,川島 kawashima,柳 yanagi,高島 takashima,上原 uehara,比嘉 higa,金城 kinjo,大城 oshiro,宮城 miyagi,島袋 shimabukuro,新垣 arakaki,知念 chinen,仲村 nakamura,安田 yasuda,牧野 makino,水谷 mizutani,黒沢 kurosawa,黒川 kurokawa,神田 kanda,土井 doi,桑原 kuwahara,大森 omori,戸田 toda,西野 nishino,細川 hosokawa,和田 wada,青山 aoyama,杉本 sugimoto,杉浦 sugiura,市村 ichimura,馬場 baba,川端 kawabata,三島 mishima,谷崎 tanizaki,芥川 akutagawa,夏目 natsume,大江 oe,村松 muramatsu,児玉 kodama,吉野 yoshino,小田 oda,織田 oda,徳川 tokugawa,豊田 toyoda,本多 honda,松山 matsuyama,岡 oka,岡崎 okazaki,田島 tajima,福岡 fukuoka,奥田 okuda,浅野 asano,篠原 shinohara,大川 okawa,小沢 ozawa,広瀬 hirose,滝沢 takizawa,江口 eguchi,野中 nonaka,久保山 kuboyama,荒井 arai,平井 hirai,川田 kawada kawata,鎌田 kamada,柳田 yanagida,栗田 kurita,岸 kishi,篠田 shinoda,中井 nakai,今村 imamura,石原 ishihara,大山 oyama,三上 mikami,堀内 horiuchi,山内 yamauchi,武藤 muto,伊東 ito,片岡 kataoka,須田 suda,桑田 kuwata,小西 konishi,本橋 motohashi,長田 nagata osada,長尾 nagao,長野 nagano,大竹 otake,小倉 ogura,小笠原 ogasawara,石塚 ishizuka,石黒 ishiguro,高山 takayama,白井 shirai,梅田 umeda,藤沢 fujisawa,古田 furuta,坂口 sakaguchi,田原 tahara,西尾 nishio,根本 nemoto,川原 kawahara,塚本 tsukamoto,平山 hirayama,松永 matsunaga,井口 iguchi,宮下 miyashita,土田 tsuchida,八木 yagi,青柳 aoyagi,横田 yokota";
const givenLines =
  "太郎 taro,次郎 jiro,一郎 ichiro,二郎 jiro,三郎 saburo,健 ken takeshi,健一 kenichi,健二 kenji,健太 kenta,健太郎 kentaro,賢治 kenji,浩 hiroshi,博 hiroshi,寛 hiroshi,宏 hiroshi,弘 hiroshi,浩一 koichi hirokazu,浩二 koji,隆 takashi,孝 takashi,崇 takashi,誠 makoto,真 makoto shin,真一 shinichi,伸一 shinichi,慎一 shinichi,慎太郎 shintaro,進次郎 shinjiro,純一郎 junichiro,純一 junichi,淳 jun atsushi,純 jun,潤 jun,晋三 shinzo,文雄 fumio,茂 shigeru,実 minoru,正 tadashi masashi,勇 isamu,清 kiyoshi,勝 masaru,豊 yutaka,昇 noboru,修 osamu,学 manabu,聡 satoshi,智 satoshi tomo,哲也 tetsuya,和也 kazuya,達也 tatsuya,拓也 takuya,裕也 yuya,雅也 masaya,大輔 daisuke,大介 daisuke,俊介 shunsuke,陽介 yosuke,洋介 yosuke,亮 ryo,涼 ryo,翔 sho,翔平 shohei,翔太 shota,大翔 hiroto haruto,悠斗 yuto,蓮 ren,大樹 daiki,直樹 naoki,秀樹 hideki,英樹 hideki,弘樹 hiroki,裕樹 yuki hiroki,正樹 masaki,雅樹 masaki,直人 naoto,和人 kazuto,武 takeshi,剛 takeshi tsuyoshi,猛 takeshi,毅 takeshi tsuyoshi,洋 hiroshi yo,洋一 yoichi,陽一 yoichi,幸一 koichi,光一 koichi,雄一 yuichi,裕一 yuichi,祐一 yuichi,竜也 tatsuya ryuya,龍一 ryuichi,隆一 ryuichi,恵一 keiichi,圭一 keiichi,圭介 keisuke,啓介 keisuke,和夫 kazuo,和雄 kazuo,一男 kazuo,正雄 masao,幸雄 yukio,由紀夫 yukio,敏夫 toshio,俊夫 toshio,義男 yoshio,芳雄 yoshio,道雄 michio,英雄 hideo,春樹 haruki,晴樹 haruki,秀明 hideaki,隆明 takaaki,正明 masaaki,義明 yoshiaki,和明 kazuaki,康弘 yasuhiro,泰弘 yasuhiro,智弘 tomohiro,友宏 tomohiro,貴弘 takahiro,隆弘 takahiro,和宏 kazuhiro,一博 kazuhiro,正博 masahiro,昌弘 masahiro,雅弘 masahiro,信彦 nobuhiko,和彦 kazuhiko,俊彦 toshihiko,晴彦 haruhiko,邦彦 kunihiko,明 akira,章 akira,彰 akira,晃 akira akihiro,徹 toru,透 toru,守 mamoru,学人 gakuto,優 yu,優太 yuta,雄太 yuta,裕太 yuta,勇太 yuta,雄大 yudai,花子 hanako,春子 haruko,晴子 haruko,裕子 yuko hiroko,優子 yuko,祐子 yuko,由子 yoshiko yuko,洋子 yoko hiroko,陽子 yoko,容子 yoko,恵子 keiko,圭子 keiko,啓子 keiko,敬子 keiko,京子 kyoko,恭子 kyoko,幸子 sachiko yukiko,和子 kazuko,久美子 kumiko,由美子 yumiko,裕美子 yumiko,真由美 mayumi,由美 yumi,裕美 yumi hiromi,智子 tomoko,友子 tomoko,明子 akiko,秋子 akiko,晶子 akiko shoko,文子 fumiko ayako,節子 setsuko,美智子 michiko,道子 michiko,雅子 masako,昌子 masako shoko,正子 masako,紀子 noriko,典子 noriko,則子 noriko,弘子 hiroko,浩子 hiroko,博子 hiroko,直子 naoko,尚子 naoko hisako,純子 junko,順子 junko,淳子 junko atsuko,悦子 etsuko,良子 yoshiko ryoko,涼子 ryoko,芳子 yoshiko,美子 yoshiko,佳子 yoshiko keiko,貴子 takako,孝子 takako,礼子 reiko,玲子 reiko,麗子 reiko,愛 ai,愛子 aiko,舞 mai,彩 aya,綾 aya,綾子 ayako,彩子 ayako,早苗 sanae,直美 naomi,尚美 naomi,明美 akemi,美咲 misaki,陽菜 haruna hina,さくら sakura,桜 sakura,美穂 miho,香織 kaori,佳織 kaori,薫 kaoru,恵 megumi,恵美 emi megumi,絵美 emi,真理子 mariko,麻里子 mariko,万里子 mariko,美和 miwa,千尋 chihiro,千恵子 chieko,里美 satomi,聡美 satomi,奈緒 nao,奈々 nana,麻衣 mai,麻美 asami mami,理恵 rie,梨花 rika,里香 rika,瞳 hitomi,遥 haruka,春香 haruka,結衣 yui,葵 aoi,凛 rin,楓 kaede,翼 tsubasa,光 hikaru,緑 midori,百合子 yuriko,由紀 yuki,有紀 yuki,由紀子 yukiko,雪子 yukiko,信子 nobuko,伸子 nobuko,静香 shizuka,静子 shizuko,房子 fusako,房江 fusae,春江 harue,静江 shizue";

function readLines(text: string): Map<string, string[]> {
  return new Map(
    text.split(",").map((line) => {
      const [written = "", ...readings] = line.split(" ");
      return [simplifyHan(written), readings.map(morae)];
    }),
  );
}

const sound: [RegExp, string][] = [
  [/shi/g, "si"],
  [/sh(?=[auoe])/g, "sy"],
  [/tsu/g, "tu"],
  [/chi/g, "ti"],
  [/ch(?=[auoe])/g, "ty"],
  [/tch/g, "tty"],
  [/ji|di/g, "zi"],
  [/jy?(?=[auoe])/g, "zy"],
  [/dzu|du/g, "zu"],
  [/fu/g, "hu"],
  [/mb/g, "nb"],
  [/mp/g, "np"],
  [/mm/g, "nm"],
  [/oh(?![aeiouy])/g, "o"],
  [/ou|oo|ō/g, "o"],
  [/uu/g, "u"],
  [/([kstphgzdbc])\1/g, "$1"],
];

/** A word in Latin letters by its Japanese syllables, in one spelling; null for what is no Japanese word. */
export function morae(word: string): string {
  // Most words are none: they end in another letter, or have one that no Japanese word has.
  if (!/[aeiounhō]$/.test(word) || /[lqvxñ]|[^n]r[^aeiouy]/.test(word)) return "";
  let spelled = word.replaceAll("'", "");
  for (const [pattern, replacement] of sound) spelled = spelled.replace(pattern, replacement);
  return /^(?:(?:[kstnhmrgzdbp]y?|[yw])?[aeiou]|n(?![aeiouy]))+$/.test(spelled) ? spelled.replace(/n(?=n)/g, "") : "";
}

const families = readLines(familyLines);
const givens = readLines(givenLines);
const familyReadings = new Set([...families.values()].flat());

export function isJapaneseFamily(spelled: string): boolean {
  return familyReadings.has(spelled);
}

/** The readings of a family or a given name in Chinese characters. */
export function readJapaneseFamily(word: string): readonly string[] {
  return families.get(simplifyHan(word)) ?? [];
}

export function readJapaneseGiven(word: string): readonly string[] {
  return givens.get(simplifyHan(word)) ?? [];
}

/**
 * The family name and the given name of a Japanese name written as one word; null where it may as well be Chinese: names
 * of two characters, and of three unless the given name is a known one.
 */
export function splitJapanese(word: string): [string, string] | null {
  const characters = Array.from(word);
  if (characters.length < 3 || characters.length > 6) return null;
  for (const length of [3, 2, 1]) {
    const [family, given] = [characters.slice(0, length).join(""), characters.slice(length).join("")];
    if (given === "" || !families.has(simplifyHan(family))) continue;
    const isKnown = givens.has(simplifyHan(given));
    if (isKnown || (characters.length >= 4 && length >= 2)) return [family, given];
  }
  return null;
}
