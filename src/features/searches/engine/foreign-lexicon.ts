import type { AllegationStatus } from "#app/features/incidents/allegation.ts";
import type { Language } from "#app/lib/language/which-language.ts";

/** The words by which a page in another language shows what became of whom. Matched without regard to case. */
export type ForeignLexicon = {
  steps: [AllegationStatus, RegExp][];
  cleared: [AllegationStatus, RegExp][];
  /** Calls the conduct anti-Jewish. */
  antisemitic: RegExp;
  jewish: RegExp;
  /** Hate, incitement, religious motive as an offence. */
  bias: RegExp;
  /** Hostile words as they are quoted. */
  hostile: RegExp;
  accuses: RegExp;
  denies: RegExp;
  /** Right before a name: an office or part that is not the accused one's. */
  officeBefore: RegExp;
  /** Right after a name: the same, in apposition. */
  officeAfter: RegExp;
  israel: RegExp;
  /** A court will sit, or sat: a day beside it is not when it was done. */
  hearing: RegExp;
  /** A court of civil law holds somebody to pay, or finds it as a fact: no step of a criminal case. */
  liable?: RegExp;
  /** Housing, service or work refused because somebody is Jewish. */
  refused?: RegExp;
};

const word = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})`, "iu");

export const foreignLexicons: Partial<Record<Language, ForeignLexicon>> = {
  de: {
    steps: [
      [
        "sentenced",
        word(
          "zu (?:einer|\\d|\\w+ (?:jahren|monaten)).{0,60}verurteilt|geldstrafe von|freiheitsstrafe|haftstrafe|bewährungsstrafe",
        ),
      ],
      ["convicted", word("verurteilt|schuldig gesprochen|verurteilung|schuldspruch|strafbefehl")],
      ["indicted", word("anklage erhoben|angeklagt(?! wird)|vor gericht verantworten")],
      ["arrested", word("festgenommen|verhaftet|festnahme")],
      [
        "disciplined",
        word(
          "ausgeschlossen|suspendiert|entlassen|entlassung|gekündigt|(?:fristlose[nr]? )?kündigung|rauswurf|gesperrt|parteiausschluss|abgemahnt|gerügt|freigestellt|hausverbot",
        ),
      ],
      ["apologised", word("entschuldigt|bat um entschuldigung|bat um verzeihung")],
    ],
    cleared: [
      ["acquitted", word("freigesprochen|freispruch|sprach .{0,60} frei(?!\\p{L})")],
      [
        "dismissed",
        word("(?:verfahren|ermittlungen).{0,80}eingestellt|einstellung des verfahrens|eingestellt worden|mangels tatverdachts"),
      ],
      ["reversed", word("urteil.{0,40}aufgehoben|aufgehoben")],
    ],
    antisemitic: word("antisemit|judenfeind|judenhass|antijüdisch|holocaust-?leugn|leugnung des holocaust"),
    jewish: word("jüdisch|jude(?:n|s)?(?!\\p{L})|synagoge|rabbiner|koscher|gemeindehaus der jüd|davidstern|kippa"),
    bias: word("volksverhetzung|hass|hetze|beleidigung|bedrohung|volksverhetzend|schändung"),
    hostile: word(
      "juden (?:raus|weg|ab ins|sind schuld|regieren|beherrsch)|juden raus|scheiß ?jud|drecks?jud|judensau|ofen an|vergas|sieg heil|heil hitler|tod den juden|die juden.{0,30}(?:schuld|geld|macht|kontroll|regier|unglück)|kauft nicht bei juden",
    ),
    accuses: word("wirft .{0,80} vor|vorwurf|beschuldigt|vorgeworfen|bezichtigt|anzeige"),
    denies: word("bestreitet|bestritt|weist .{0,40} zurück|zurückgewiesen|dementiert"),
    officeBefore: word(
      "(?:richter(?:in)?|staatsanw[aä]lt(?:in)?|anwalt|anwältin|verteidiger(?:in)?|rechtsanw[aä]lt(?:in)?|rabbiner(?:in)?|zeug(?:e|in)|sprecher(?:in)?|vorsitzende[rn]?|gemeindevorsitzende|bürgermeister(?:in)?|polizist(?:in)?|kommissar(?:in)?|von|opfer|nachbar(?:in)?|rentner(?:in)?|leiter(?:in)?|schwester|mutter|ehefrau)\\s+$",
    ),
    officeAfter: word("^,? ?(?:der|die)? ?(?:richter(?:in)?|staatsanw|verteidiger|anw[aä]lt|zeug(?:e|in)|sprecher)"),
    israel: word("israel|gaza|zionis|palästin|boykott"),
    hearing: word("(?:verhandlung|hauptverhandlung|prozess|termin|gerichtstermin|berufungsverhandlung|verhandelt)"),
  },
  fr: {
    steps: [
      [
        "sentenced",
        word(
          "condamn\\p{L}*(?!\\p{L})(?!(?:(?!prison|sursis|amende|mois).){0,160}(?:à (?:leur |lui )?verser|dommages)).{0,120}(?:mois|ans?|euros|sursis|amende|prison)|écop\\p{L}*|peine de",
        ),
      ],
      [
        "convicted",
        word(
          "condamn\\p{L}+(?!\\p{L})(?!(?:(?!prison|sursis|amende|mois).){0,160}(?:à (?:leur |lui )?verser|dommages))|reconnu\\p{L}* coupable|déclaré\\p{L}* coupable",
        ),
      ],
      [
        "on trial",
        word("jugé\\p{L}* (?:pour|ce|lundi|mardi|mercredi|jeudi|vendredi)|comparaî\\p{L}+|procès (?:s'est ouvert|de)"),
      ],
      ["indicted", word("mis\\p{L}* en examen|renvoyé\\p{L}* devant")],
      ["arrested", word("interpellé\\p{L}*|arrêté\\p{L}*|placé\\p{L}* en garde à vue")],
      ["disciplined", word("exclu\\p{L}*|suspendu\\p{L}*|révoqué\\p{L}*|licencié\\p{L}*|radié\\p{L}*|sanctionné\\p{L}*|blâme")],
      ["apologised", word("s'est excusé\\p{L}*|a présenté ses excuses")],
    ],
    cleared: [
      ["acquitted", word("relax\\p{L}+|acquitt\\p{L}+|blanchi\\p{L}*|mis\\p{L}* hors de cause")],
      ["dismissed", word("non-lieu|classé\\p{L}* sans suite|classement sans suite|abandon\\p{L}* des poursuites")],
      ["reversed", word("annul\\p{L}+|infirm\\p{L}+|cass[ée]\\p{L}*")],
    ],
    liable: word(
      "condamn\\p{L}+ .{0,160}(?:à (?:leur |lui )?verser|dommages)|(?:tribunal|cour|conseil de prud'hommes) .{0,60}a jugé qu",
    ),
    refused: word("refus\\p{L}+ .{0,120}(?:en raison de (?:sa|leur|la) religion|parce qu.{0,40}juifs?|car .{0,30}juifs?)"),
    antisemitic: word("antisémit|anti-sémit|antijuif|judéophob|négationnis|contestation de crime"),
    jewish: word("juif|juive|juifs|juives|synagogue|rabbin|casher|kippa|étoile de david|shoah"),
    bias: word(
      "provocation à la haine|haine raciale|incitation à la haine|injure|à caractère (?:racial|religieux|antisémite)|en raison de (?:la |leur )?(?:religion|race|appartenance)|apologie|menaces? de mort",
    ),
    hostile: word(
      "sales? juifs?|mort aux juifs|pas de juifs?|juifs? (?:dehors|au four)|les? juifs?.{0,40}(?:origine de|contrôl\\p{L}+|argent|dirig\\p{L}+|domin\\p{L}+|responsable|loyers|complot)|hitler (?:avait|aurait)|heil hitler|chambres? à gaz",
    ),
    accuses: word("accus\\p{L}+|reproch\\p{L}+|plainte|mis\\p{L}* en cause"),
    denies: word("ni(?:e|é|ait)(?!\\p{L})|conteste|dément|réfute"),
    officeBefore: word(
      "(?:avocate?|me|maître|procureure?|juge|présidente?|rabbin|mme la|porte-parole|témoin|maire|commissaire|victime|par)\\s+(?:m\\.|mme|de la chambre,? |me)?\\s*$",
    ),
    officeAfter: word("^,? ?(?:son |l')?(?:avocate?|procureure?|juge|rabbin|témoin|maire|porte-parole)"),
    israel: word("israël|gaza|sionis|palestin|boycott"),
    hearing: /\b(?:audiences?|procès|comparaîtra|comparaitra|jugée?s?|délibéré)(?!\p{L})/iu,
  },
  es: {
    steps: [
      ["sentenced", word("condenad\\p{L}+ al?(?!\\p{L})|sentenciad\\p{L}+|pena de|multa de|impuso .{0,40}(?:prisión|multa)")],
      ["convicted", word("condenad\\p{L}+|declarad\\p{L}+ culpable|condenó")],
      [
        "charged",
        word("imputad\\p{L}+|acusad\\p{L}+ (?:formalmente|por la fiscalía)|procesad\\p{L}+|investigad\\p{L}+ por un juzgado"),
      ],
      ["arrested", word("detenid\\p{L}+|arrestad\\p{L}+|detuvo")],
      [
        "disciplined",
        word(
          "expulsi[oó]n|expuls\\p{L}+|suspendid\\p{L}+|suspensión|inhabilitad\\p{L}+|cesad\\p{L}+|destituid\\p{L}+|sancionad\\p{L}+|despedid\\p{L}+|despido|amonestad\\p{L}+|retiró al .{0,20} sus competencias",
        ),
      ],
      ["apologised", word("pidió (?:perdón|disculpas)|se disculpó")],
    ],
    cleared: [
      ["acquitted", word("absuel\\p{L}+|absolvió|absuelt\\p{L}+|absolución|exculpad\\p{L}+|exonerad\\p{L}+")],
      ["dismissed", word("archiv(?:ó|ad\\p{L}+|o de la causa)|sobreseimiento|sobreseíd\\p{L}+|retir\\p{L}+ los cargos")],
      ["reversed", word("revoc\\p{L}+|anul\\p{L}+")],
    ],
    antisemitic: word("antisemit|antijudí|judeofob|negacionis|negación del holocausto"),
    jewish: word("judí[oa]s?|sinagoga|rabino|hebre[oa]s?|sefard|kipá"),
    bias: word("delitos? de odio|incitación al odio|odio|discriminación|amenazas|vejatori"),
    hostile: word(
      "judíos? (?:de mierda|fuera|al horno|asqueros\\p{L}*)|puto judío|muerte a los judíos|los? judíos?.{0,40}(?:control\\p{L}+|dinero|domin\\p{L}+|culpa|echarlos|quedado con)|heil hitler|cámaras? de gas",
    ),
    accuses: word("acus\\p{L}+|denunci\\p{L}+|atribuy\\p{L}+|señal\\p{L}+ a"),
    denies: word("(?:lo )?nieg\\p{L}+|negó|desmint\\p{L}+|desmiente|rechaza"),
    officeBefore: word(
      "(?:abogad[oa]|fiscal|juez|jueza|magistrad[oa]|rabino|portavoz(?: de la oposición)?|testigo|alcalde(?:sa)?|periodista|farmacéutic[oa]|empresari[oa]|víctima|president[ea]),?\\s+$",
    ),
    officeAfter: word("^,? ?(?:su |el |la )?(?:abogad|fiscal|juez|rabino|testigo|portavoz|víctima)"),
    israel: word("israel|gaza|sionis|palestin|boicot"),
    hearing: /\b(?:audiencias?|juicio|vista|comparecerá|juzgad[oa]s?)(?!\p{L})/iu,
  },
  he: {
    steps: [
      ["sentenced", /נגזר(?:ו)? (?:על|עליו|עליה|דינו)|גזר(?:ה)? .{0,40}(?:מאסר|קנס)|נידונ?(?:ה)? ל|ישלם קנס/u],
      ["convicted", /הרשיע|הורשע|הרשעת|נמצא(?:ה)? אשמ/u],
      ["pleaded guilty", /הודה באשמה|הודתה באשמה/u],
      ["indicted", /כתב אישום|הואשם|הואשמה/u],
      ["arrested", /נעצר|נעצרה|מעצרו/u],
      ["disciplined", /הושע|פוטר|פוטרה|הודח|הורחק|ננזף|סולק/u],
      ["apologised", /התנצל/u],
    ],
    cleared: [
      ["acquitted", /זוכ(?:ה|תה|ו)|זיכ(?:ה|תה|וי)/u],
      ["dismissed", /(?:התיק|ההליך|התלונה|האישומים?).{0,30}(?:נסגר|בוטל|נמחק)|כתב האישום בוטל/u],
      ["reversed", /ההרשעה בוטלה|בוטל פסק הדין/u],
    ],
    antisemitic: /אנטישמי|שנאת יהודים|שנאה ליהודים|הכחשת השואה|מכחיש.{0,3} שואה/u,
    jewish: /יהוד|בית הכנסת|בית כנסת|רב הקהילה/u,
    bias: /פשע.{0,3} שנאה|הסתה|גזענות|מתוך שנאה|השחתת/u,
    hostile: /מוות ליהודים|יהודים החוצה|היהודים (?:לקחו|שולטים|אשמים|גנבו)|היטלר צדק|יהודי מסריח/u,
    accuses: /האשים|האשימה|מואשם|תלונה/u,
    denies: /מכחיש|הכחיש|דחה את|טען .{0,20} כי כלל לא/u,
    officeBefore: /(?:השופטת?|עורכת? הדין|עו"ד|סנגורו,?|סנגוריתו,?|הרב|התובעת?|העדה?|דוברת?|ראש העיר|הכתבת?|מאת:?)\s*$/u,
    officeAfter: /^,? ?(?:עורך דין|סנגור|שופט|התובע|העד)/u,
    israel: /ישראל|עזה|ציונ|פלסטינ|חרם|אמברגו|ממשלה/u,
    hearing: /דיון|משפטו|ישיבה|יתקיים|תתקיים|ייערך|ייפתח|גזר הדין/u,
  },
  ar: {
    steps: [
      [
        "sentenced",
        /(?:قضت|حكمت|حكم(?:ت)?) .{0,60}(?:بسجن|بالسجن|بالحبس|بحبس|بتغريم)|السجن .{0,20}(?:أشهر|سنوات|عام)|بسجن|بحبس/u,
      ],
      ["convicted", /إدانت?(?:ه|ها)?|أدانت|أُدين|مدان/u],
      ["charged", /وُجهت إليه|اتهام رسمي|وجهت .{0,20}تهمة|لائحة اتهام/u],
      ["arrested", /اعتقال|اعتُقل|أوقفت|توقيف/u],
      ["disciplined", /فصل|إيقاف|طرد|إقالة|أقيل|فُصل|عوقب/u],
      ["apologised", /اعتذر/u],
    ],
    cleared: [
      ["acquitted", /بر(?:أ|ّأ)ت?ه?ا?|براءة|تبرئة|برأته/u],
      ["dismissed", /حفظ (?:القضية|الدعوى|التحقيق)|إسقاط التهم|أُسقطت/u],
      ["reversed", /نقض الحكم|إلغاء الحكم|ألغت .{0,30}الحكم/u],
    ],
    antisemitic:
      /معاد(?:اة|ي|ية) (?:ا)?للسامية|معاداة السامية|كراهية اليهود|الكراهية ضد .{0,30}اليهود|ضد اليهود|على اليهود|إنكار المحرقة|إنكار الهولوكوست/u,
    jewish: /يهود|كنيس|حاخام/u,
    bias: /التحريض|الكراهية|ازدراء|تمييز|بسبب دينهم|تدنيس/u,
    hostile: /الموت لليهود|اليهود (?:سبب|وراء|يسيطرون|يتحكمون|خنازير|أنجاس)|اقتلوا اليهود|أحفاد القردة/u,
    accuses: /اتهم|اتهمت|شكوى|زعم/u,
    denies: /نفى|نفت|ينفي|أنكر/u,
    officeBefore:
      /(?:القاضية?|المحامية?|محامي(?:ه|ها)،?|النائب العام|الحاخام|الشاهد|التاجر|المتحدث(?:ة)? باسم .{0,20}|العمدة|رئيس(?:ة)?(?: الطائفة)?)\s*$/u,
    officeAfter: /^،? ?(?:محامي|القاضي|الحاخام|الشاهد|صاحب محل)/u,
    israel: /إسرائيل|غزة|صهيون|فلسطين|مقاطعة/u,
    hearing: /جلسة|الجلسة|ستعقد|تعقد|محاكمته|المحاكمة/u,
  },
  ru: {
    steps: [
      [
        "sentenced",
        word(
          "приговор(?:ил|ила|ен|ена|или)(?!\\p{L})|оштрафова\\p{L}+|лет (?:лишения|колонии)|назначил\\p{L}* (?:ему|ей)|штраф\\p{L}* в размере",
        ),
      ],
      ["convicted", word("осужд[её]н\\p{L}*|признал\\p{L}* .{0,60}виновн\\p{L}+|признан\\p{L}* виновн\\p{L}+|виновн(?:ым|ой) в")],
      ["charged", word("предъявлен\\p{L}* обвинени\\p{L}+|обвиняется|возбуждено .{0,30}дело")],
      ["arrested", word("задержан\\p{L}*|арестован\\p{L}*")],
      [
        "disciplined",
        word(
          "уволен\\p{L}*|отстранен\\p{L}*|исключен\\p{L}*|исключён\\p{L}*|дисквалифицирован\\p{L}*|выговор|уволил\\p{L}*|исключил\\p{L}*",
        ),
      ],
      ["apologised", word("извинил\\p{L}+")],
    ],
    cleared: [
      ["acquitted", word("оправдан\\p{L}*|оправдал\\p{L}*|оправдательн")],
      ["dismissed", word("дело .{0,40}прекращен\\p{L}*|прекратил\\p{L}* дело|снял\\p{L}* обвинени|прекращено")],
      ["reversed", word("приговор .{0,30}отмен\\p{L}+|отменил\\p{L}* приговор")],
    ],
    antisemitic: word("антисемит|юдофоб|против евреев|ненавист\\p{L}+ к евреям|отрицани\\p{L}+ холокоста"),
    jewish: word("евре|синагог|раввин|иудей|жид"),
    bias: word("разжигани\\p{L}+|возбуждени\\p{L}+ ненависти|экстремис|ненавист|вражд|оскорблени|осквернени|хулиганств"),
    hostile: word(
      "жид\\p{L}*|смерть евреям|евреи.{0,40}(?:правят|виноват|захватили|контролир\\p{L}+|украли)|бей жидов|хайль|зиг хайль|в печь|в газ",
    ),
    accuses: word("обвинил\\p{L}*|жалоб|заявил\\p{L}* на|донос"),
    denies: word("отрица\\p{L}+|отверг\\p{L}*|не признал\\p{L}* вин"),
    officeBefore: word(
      "(?:судья|судьи|прокурор|адвокат\\p{L}*|раввин\\p{L}*|свидетел\\p{L}+|мэр|следователь|пресс-секретарь|историк|библиотекарь|директор)\\s+$",
    ),
    officeAfter: word("^,? ?(?:адвокат|судья|прокурор|раввин|свидетель)"),
    israel: word("израил|газ[аеу]|сионис|палестин|бойкот"),
    hearing: /заседани|слушани|состоится|начн[её]тся|суд над/iu,
  },
};
