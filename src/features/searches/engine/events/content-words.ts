import { foldLetters } from "#app/lib/language/fold.ts";
import { type Word, words } from "#app/lib/language/words.ts";

/** Function words of English and of the languages that pages most often come in: they say nothing about what a text is about. */
const grammar = new Set(
  (
    "a about above after again against all almost along already also although always am among an and another any anyone anything are around as at away back be became because become been before began behind being below between both but by came can could did do does doing done down " +
    "during each either else enough even ever every everyone everything far few first for from further get gets getting give given go goes going gone got had has have having he her here hers herself him himself his how however i if in indeed instead into is it its itself just keep kept last later " +
    "least less let like likely made make makes making many may maybe me might mine more most much must my myself near nearly neither never next no nobody none nor not nothing now of off often on once one only onto or other others our ours out over own per perhaps put quite rather re s same second see seem " +
    "seen several shall she should since so some someone something soon still such take taken than that the their theirs them themselves then there these they thing things this those though through thus till to together too took toward towards two three four five six seven eight nine ten under until unto up upon us use used very via was we well were " +
    "what when where whether which while who whom whose why will with within without would yes yet you your yours t d ll ve m don didn doesn isn wasn won couldn wouldn hasn haven hadn mr mrs ms dr " +
    "und der die das den dem des ein eine einen einem einer ist sind war hat haben wird mit von zu auf für im in am an nicht auch sich nach bei aus wie als oder aber dass le la les un une des du de et est sont dans pour par sur avec qui que ne pas ce cette au aux il elle el los las una y en con por para del al se su lo es que " +
    "wir ihr sie er es ich du so noch nur mehr schon wenn kann können wurde werden worden sein seine seiner seinem seinen ihre ihrer ihren ihrem über unter vor durch gegen ohne bis seit zum zur vom beim ins diese dieser dieses diesem diesen hier dort dann doch also sehr viele alle alles was wer wo " +
    "nous vous ils elle elles on leur leurs son sa ses notre votre mais ou où donc aussi plus très tout tous toute toutes être avoir été fait comme sans sous entre après avant pendant depuis cet ces dont lui même deux " +
    "lo le les sus este esta estos estas ese esa eso muy más pero sin sobre entre también como cuando donde ser fue han ha era son está están hay ya todo todos toda desde hasta porque " +
    "o os um uma uns em na nos nas do da dos das ao aos à às pelo pela não mais mas foi são tem seu sua seus suas ele ela eles isso também já muito quando onde depois sobre até sem com para por que " +
    "il gli i uno di del della dei delle degli nel nella nei nelle sul sulla che non più anche sono è stato hanno ha suo sua loro questo questa quando dove dopo prima " +
    "het een van op te dat is niet met voor aan om bij uit ook naar maar door zijn haar hun ze hij wij er nog wel dit deze als dan " +
    "w z na się nie że to jest po za od jak ale czy co już są był była tylko przez dla ich jego jej oraz ve bir bu için ile olarak daha çok olan gibi kadar sonra ama " +
    "и в во не что он на я с со как а то все она так его но да ты к у же вы за бы по ее было вот от меня о из ему для мы их чем был была были чтобы без тоже себя под кто этот того потому этого какой этом тем " +
    "في من على إلى أن عن هذا هذه التي الذي كان قد مع ما لا بعد كما أو ثم بين كل ذلك هو هي لم قال של את על עם לא כי הוא היא זה גם או אם כל אל מה יש אין היה כך רק עוד לפי בין אשר"
  )
    .split(" ")
    .map(foldLetters),
);

const everyday = new Set(
  (
    "said say says told tell tells ask asked called call new old year years day days week weeks month months time times today yesterday tomorrow monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december " +
    "man men woman women people person child children boy girl family home house city town county state country area street road north south east west local national public part place way work works worked working life long good great little big small early late high young right left number end world " +
    "police court judge case trial officer official spokesman spokeswoman statement report reported according news added including known named name old say took went come comes left want wanted look looked find found show shows start started hold held run set open opened school group member members office service services " +
    "company business money board president director head leader million percent number cent morning afternoon evening night hour hours minutes jewish jews jew antisemitic antisemitism israel israeli hate synagogue arrested charged sentenced convicted guilty pleaded allegedly accused charge charges crime community university college student students"
  ).split(" "),
);

/** Met in any report, whatever it is about. */
const common = new Set(
  (
    "ability able accept access accident according account act action active activity actual add addition address adult advice affair affect age agency agree agreement air allow amount announce annual answer appeal appear application apply approach approve area argue arm army arrive article assistant associate association attack attempt attend attention attorney audience author authority available average avoid award aware bad ban bank base basis battle beat begin believe benefit best better bill bit black blood board body book born bottom box break bring british brother budget build building bus buy " +
    "camp campaign candidate capital car card care career carry cause central centre center century chair challenge chance change chapter character check chief choice choose church citizen civil claim class clean clear climb close club coach code cold collect color colour comment commission commissioner commit committee common compare complete computer concern conclude condition conference congress consider contact contain continue contract control cost council countries couple course cover create cross culture cup current customer cut daily damage danger data date daughter dead deal death debate decade decide decision defend defense defence degree demand department deputy describe design despite detail determine develop development die difference different difficult dinner direct discover discuss discussion disease doctor dog door draw dream drive driver drop drug due duty " +
    "early earth ease east eat economic economy education effect effort eight election email emergency employee employer energy enter entire environment equal error especially establish event evidence exactly example executive exist expect experience expert explain express extra eye face fact fail fall false famous farm fast father fear federal feel felt field fight figure file fill film final finally financial fine finish fire fit floor focus follow following food foot football force foreign form former forward four free friday friend front full fund future gain game garden gas general girl glass goal gold government governor ground grow growth guard guess guy hair hall hand handle hang happen happy hard hat head health hear heart heat heavy height help hide history hit hope hospital hot hotel huge human husband idea identify image impact important improve inch incident include increase indicate individual industry influence inform information injury inside institute insurance interest international interview investigate investigation investment invite involve island issue item job join joint judge jury key kid kill kind king kitchen knife know knowledge " +
    "labor labour lack land language large law lawyer lay leader learn leave legal letter level lie lift light line list listen live local lose loss lot love low machine magazine main major majority manage management manager map mark market marriage match material matter mayor mean measure media medical meet meeting memory mention message method middle mile military mind minister ministry minor miss mission model modern moment monday morning mother motor mouth move movement movie music name nation natural nature necessary need network news newspaper nice night normal note notice number occur ocean offer office oil open operate operation opinion opportunity option order organization organisation organize original outside owner page paint pain paper parent park part participant particular party pass past patient pattern pay peace percent perform performance period permit phone photo physical pick picture piece plan plane plant play player please plenty point policy political politics poor popular population position positive possible post pound power practice prepare presence present president press pressure pretty prevent price print prior prison private probably problem process produce product professional professor program programme progress project promise property propose prosecutor protect protection prove provide purpose push quality question quick quickly race radio raise range rate reach read ready real reality realize reason receive recent recently recognize record red reduce refer reflect refuse regard region regular reject relation relationship release remain remember remove repeat replace reply represent request require research resident resource respond response responsible rest result return reveal rich ride rights rise risk role room rule running rural safe safety sale save scene schedule school science scientist score sea season seat secretary section sector secure security seek sell senate senator send senior sense series serious serve session settle seven shake share shoot shop short shot shoulder sign significant similar simple simply sing single sister sit site situation size skill sleep slow social society soldier solution son song sort sound source speak special specific speech spend sport staff stage stand standard star station stay step stock stop store story strategy strong structure study stuff style subject success successful suffer suggest summer sunday support sure surface surprise survey suspect system table talk target task tax teacher team technology television term test text thank theory third thousand threat threaten throw thursday tie title today total touch tough tour town track trade traditional traffic train training travel treat treatment tree trip trouble true trust truth try tuesday turn type union unit united university urban user usual usually value various vehicle version victim video view village violence visit voice vote wait walk wall war warn watch water weapon wear weather website wednesday weekend weight welcome west western wife win wind window winner winter wish witness wonder word worker world worry worth write writer wrong yard york young youth " +
    "states america american russia russian china chinese ukraine london washington europe european britain uk us usa france french germany german justice bureau fbi assistant hearing district attorneys ap reuters afp bbc cnn facebook twitter instagram photo copyright reserved newsletter subscribe email coronavirus covid pandemic"
  ).split(" "),
);

/** "Pharmacies", "pharmacy" and "pharmacist" meet; crude on purpose, and the same for both texts. */
export function stem(word: string): string {
  let rest = word.replace(/['’]s?$/, "");
  if (rest.length > 4) rest = rest.replace(/(?:ies|ied)$/, "y").replace(/(?:sses)$/, "ss");
  if (rest.length > 5)
    rest = rest.replace(/(?:ations?|ics|ical|ingly|ists?|ians?|ments?|ness|ings?|edly|ers?|ors?|ies|ally|men|man)$/, "");
  if (rest.length > 4) rest = rest.replace(/(?:es|ed|ly|s|y|e)$/, "");
  return rest.length > 7 ? rest.slice(0, 7) : rest;
}

/** How much a word tells about a text: 0 for grammar, a little for everyday words, more for names and figures. */
export type Term = { stem: string; weight: number; proper: boolean; start: number; end: number };

/**
 * The content words of a text with weights that stand in for the rarity that a corpus would give:
 * everyday words .2, common ones .35, others by their length, capitalised ones inside a sentence and figures more.
 */
export function contentTerms(text: string, tokens: readonly Word[] = words(text)): Term[] {
  const terms: Term[] = [];
  let sentenceStart = true;
  for (const token of tokens) {
    if (!token.isWord) {
      if (/[.!?:“”"\n]/.test(token.text)) sentenceStart = true;
      continue;
    }
    const folded = foldLetters(token.lower).replace(/'s$/, "");
    const capital = /^\p{Lu}/u.test(token.text);
    const proper = capital && !sentenceStart && !grammar.has(folded);
    sentenceStart = false;
    if (grammar.has(folded) || (folded.length < 2 && !/\p{scx=Han}/u.test(folded))) continue;
    const stemmed = stem(folded);
    if (stemmed.length < 2) continue;
    const digits = /^\d/.test(folded);
    const isEveryday = everyday.has(folded);
    const isCommon = common.has(folded) || common.has(folded.replace(/(?:e?s|e?d|ing)$/, ""));
    let weight = isEveryday ? 0.2 : isCommon ? 0.35 : Math.min(1.3, 0.55 + folded.length * 0.08);
    if (proper && !isEveryday) weight *= 1.6;
    if (digits) weight = folded.length >= 3 ? 1.2 : 0.6;
    terms.push({ stem: stemmed, weight, proper, start: token.start, end: token.end });
  }
  return terms;
}

/** Cosine of two term vectors, 0 to 1. */
export function termCosine(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let product = 0;
  for (const [key, weight] of a) product += weight * (b.get(key) ?? 0);
  const length = (vector: ReadonlyMap<string, number>) =>
    Math.sqrt([...vector.values()].reduce((sum, weight) => sum + weight * weight, 0));
  const norm = length(a) * length(b);
  return norm === 0 ? 0 : product / norm;
}
