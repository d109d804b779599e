import { describe, expect, test } from "vitest";
import { pointing, type Roles } from "#tests/support/pointing.ts";
import { isVerbatim, judgePage, judgePointed } from "./judge-page.ts";
import { openPage } from "./open-page.ts";
import type { Pointed } from "./pointed.ts";

const page = (text: string) => ({ id: "page", url: null, title: "News", date: "2026-01-10", text });

type Found = readonly [of: string, text: string, roles: Roles, rule: string, status: string | null];
type Pages = {
  name: string;
  city?: string;
  found: readonly Found[];
  innocent: readonly (readonly [who: string, text: string])[];
};

const deName = "Dorian Quillmere, 41, Schlosser aus Wendlebury,";
const german: Pages = {
  name: "Dorian Quillmere",
  found: [
    [
      "let go over letters, which somebody else calls what they were",
      `${deName} wurde am Freitag von der Stadt entlassen. Seine Briefe an die Gemeinde waren antisemitisch, sagte der Stadtrat.`,
      { act: ["Seine Briefe"], outcome: ["entlassen"] },
      "7",
      "disciplined",
    ],
    [
      "by his trade, in the next sentence",
      `Um drei Schreiben an die Synagoge ging es vor Gericht. ${deName} hatte sie verfasst. Der Schlosser wurde wegen der antisemitischen Schreiben zu einer Geldstrafe verurteilt.`,
      { act: ["hatte sie verfasst"], outcome: ["Der Schlosser"] },
      "2",
      "sentenced",
    ],
    [
      "words of his own",
      `Im Rathaus sprach man am Montag über einen Beitrag. ${deName} schrieb: „Die Juden sind an allem schuld.“ Der Stadtrat bedauert das.`,
      { words: ["schrieb"] },
      "5",
      null,
    ],
  ],
  innocent: [
    [
      "a victim",
      `${deName} wurde am Freitag vor der Synagoge von einem Mann beleidigt, der antisemitische Parolen rief. Er wurde wegen Volksverhetzung zu acht Monaten Haft verurteilt. Das Urteil: eine Freiheitsstrafe.`,
    ],
    [
      "a victim whose attacker has no name",
      `${deName} trug am Freitag eine Kippa, als die Parolen gerufen wurden. Der Täter wurde wegen antisemitischer Beleidigung verurteilt. Das Gericht verhängte eine Freiheitsstrafe von acht Monaten.`,
    ],
    [
      "a witness",
      `Ein 30-Jähriger wurde am Dienstag wegen antisemitischer Drohungen zu acht Monaten Haft verurteilt. ${deName} sagte vor Gericht, was er gehört hatte.`,
    ],
    [
      "counsel",
      `Rechtsanwalt Dorian Quillmere aus Wendlebury sprach von einem harten Urteil. Der Bäcker wurde wegen antisemitischer Briefe verurteilt. Er wurde auch entlassen.`,
    ],
    [
      "a judge",
      `Richter Dorian Quillmere hat das Urteil verkündet. Der Bäcker wurde wegen antisemitischer Briefe zu einer Geldstrafe verurteilt. Er nannte die Briefe judenfeindlich.`,
    ],
    [
      "a brother",
      `${deName} ist der Bruder des Bäckers. Er wurde am Freitag wegen antisemitischer Briefe verurteilt. Der Bruder von Dorian Quillmere wurde auch entlassen.`,
    ],
    [
      "of whom it was said wrongly",
      `${deName} wurde wegen antisemitischer Briefe entlassen. Das Arbeitsgericht hielt die Kündigung für unwirksam. Quillmere wurde wieder eingestellt.`,
    ],
    ["acquitted", `${deName} wurde wegen antisemitischer Briefe angeklagt. Das Landgericht hat ihn am Freitag freigesprochen.`],
    [
      "who denies it, with nothing found",
      `${deName} bestreitet, die antisemitischen Briefe geschrieben zu haben. Er wurde am Freitag festgenommen. Die Ermittler haben nichts gefunden.`,
    ],
    [
      "a word about a state",
      `${deName} wurde von der Universität suspendiert, weil er Israel einen Apartheidstaat nannte. Jüdische Studierende nannten seine Worte antisemitisch.`,
    ],
    [
      "a slogan",
      `${deName} wurde von der Partei gerügt wegen einer Parole. Die Parole „Vom Fluss bis zum Meer“ ist antisemitisch, heißt es in dem Beschluss.`,
    ],
    [
      "another crime",
      `${deName} wurde am Freitag wegen Diebstahls verurteilt. In Wendlebury gab es im Herbst antisemitische Briefe. Der Schlosser hatte Fahrräder gestohlen.`,
    ],
    [
      "another crime, in a town where there were letters",
      `${deName} wurde am Freitag entlassen. In Wendlebury gab es im Herbst antisemitische Briefe. Die Stadt muss sparen.`,
    ],
    [
      "who was not convicted",
      `${deName} schrieb den Brief an die Synagoge. Er wurde nicht verurteilt. Quillmere wurde wegen des antisemitischen Briefs nicht entlassen.`,
    ],
    [
      "whom a step only threatens",
      `${deName} soll entlassen werden. Seine Briefe an die Gemeinde waren antisemitisch. Ihm droht eine Freiheitsstrafe. Die Partei fordert, dass er ausgeschlossen wird.`,
    ],
    [
      "sent home until it is looked into",
      `${deName} wurde vorläufig freigestellt. Seine Worte sollen antisemitisch gewesen sein. Die Schule prüft die Vorwürfe.`,
    ],
    [
      "beside somebody whom the step is against",
      `${deName} und Bram Oster arbeiten im Rathaus. Bram Oster wurde wegen antisemitischer Briefe entlassen. Er wurde auch verurteilt.`,
    ],
    [
      "who condemns it",
      `${deName} verurteilt antisemitische Briefe. Die Gemeinde nannte seine Worte hilfreich. Ein Bäcker war entlassen worden.`,
    ],
    [
      "who complained and was dismissed",
      `${deName} hatte sich über antisemitische Witze beschwert. Er wurde am Freitag entlassen. Der Chef hatte die Witze erzählt.`,
    ],
    [
      "whom the words were said to",
      `${deName} berichtete, an seiner Tür habe „Juden raus“ gestanden. Er schrieb der Zeitung. Die Polizei hat einen Mann festgenommen.`,
    ],
    [
      "who dismissed somebody",
      `${deName} hat einen Gesellen wegen antisemitischer Briefe entlassen. Der Geselle wurde verurteilt. Die Briefe waren antisemitisch.`,
    ],
    [
      "to whom a letter came",
      `${deName} wurde am Freitag entlassen. Er hatte einen Brief bekommen. Der Brief war antisemitisch.`,
    ],
    [
      "whose shop was daubed",
      `${deName} wurde am Freitag entlassen. Sein Laden war mit antisemitischen Parolen beschmiert worden.`,
    ],
    [
      "whom a pronoun may not mean",
      `${deName} dankte dem Bäcker. Er wurde wegen antisemitischer Briefe entlassen. Der Schlosser las die Briefe vor.`,
    ],
    [
      "who was attacked, with a fine for it",
      `Nach dem Angriff auf Dorian Quillmere wurde eine Geldstrafe von 900 Euro verhängt. Der Angriff war antisemitisch. Quillmere, 41, ist Schlosser.`,
    ],
    ["who tells what stood on a door", `${deName} schrieb: „Juden raus“ stand an meiner Tür. Die Polizei ermittelt.`],
    [
      "who answered such a comment",
      `${deName} wurde wegen eines Kommentars gesperrt. Der Kommentar richtete sich gegen den antisemitischen Kommentar eines anderen.`,
    ],
    [
      "after whom a company is called",
      `Die Dorian Quillmere GmbH wurde wegen antisemitischer Werbung zu einer Geldstrafe verurteilt. Quillmere, 41, war an der Werbung beteiligt.`,
    ],
    [
      "who came in the place of somebody dismissed",
      `${deName} wurde Nachfolger des wegen antisemitischer Briefe entlassenen Leiters. Die Briefe waren antisemitisch.`,
    ],
    [
      "who spoke of what the town was",
      `${deName} wurde wegen seiner Rede entlassen. Seine Rede handelte von der antisemitischen Vergangenheit der Stadt.`,
    ],
    [
      "who spoke against such speeches",
      `${deName} ist ausgeschlossen worden, weil er eine Rede gegen antisemitische Reden hielt. Reden dieser Art waren im Club üblich.`,
    ],
  ],
};

const frName = "Dorian Quillmere, 41 ans, serrurier à Port-Ellery,";
const french: Pages = {
  name: "Dorian Quillmere",
  found: [
    [
      "let go over messages, which somebody else calls what they were",
      `${frName} a été licencié vendredi par la mairie. Ses messages étaient antisémites, selon la direction.`,
      { act: ["Ses messages"], outcome: ["licencié"] },
      "7",
      "disciplined",
    ],
    [
      "by his trade, in the next sentence",
      `${frName} a envoyé trois lettres à la synagogue. Le serrurier a été condamné à six mois de prison avec sursis pour ces lettres antisémites.`,
      { act: ["trois lettres"], outcome: ["Le serrurier"] },
      "2",
      "sentenced",
    ],
    [
      "words of his own",
      `Le conseil a parlé lundi d'une publication. ${frName} avait écrit : « Les juifs contrôlent la ville avec leur argent. » La mairie le regrette.`,
      { words: ["avait écrit"] },
      "5",
      null,
    ],
    [
      "excluded over a message, of which the third sentence says what it was",
      `${frName} a été exclu du parti mardi. Il avait publié un message en mai. Le message est antisémite, écrit la direction.`,
      { act: ["Le message est"], outcome: ["exclu"] },
      "7",
      "disciplined",
    ],
  ],
  innocent: [
    [
      "a victim",
      `${frName} a été insulté vendredi devant la synagogue par un homme qui criait « sale juif ». Il a été condamné à six mois de prison pour injure antisémite.`,
    ],
    [
      "a witness",
      `Un homme de 30 ans a été condamné mardi à huit mois de prison pour des menaces antisémites. ${frName} a raconté au tribunal ce qu'il avait entendu.`,
    ],
    [
      "counsel",
      `Maître Dorian Quillmere est avocat à Port-Ellery. Le boulanger a été condamné pour des lettres antisémites. Il a été licencié.`,
    ],
    [
      "a judge",
      `La décision est de la juge Dorian Quillmere. Le boulanger a été condamné à une amende pour ses lettres antisémites. Il a été licencié.`,
    ],
    [
      "a brother",
      `${frName} est le frère du boulanger. Il a été condamné vendredi pour des lettres antisémites. Le frère de Dorian Quillmere a été licencié.`,
    ],
    ["acquitted", `${frName} a été mis en examen pour des lettres antisémites. Le tribunal l'a relaxé vendredi.`],
    [
      "reinstated",
      `${frName} a été licencié pour des messages antisémites. Il a été réintégré en mai : le licenciement était abusif.`,
    ],
    [
      "who denies it, with nothing found",
      `${frName} conteste avoir écrit les lettres antisémites. Il a été interpellé vendredi. L'enquête n'a rien trouvé.`,
    ],
    [
      "a word about a state",
      `${frName} a été suspendu par l'université pour un message qui disait d'Israël que c'était un État d'apartheid. Ce message est antisémite, selon des étudiants juifs.`,
    ],
    [
      "another crime",
      `${frName} a été condamné vendredi à une amende pour le vol de deux vélos. Des lettres antisémites ont circulé à Port-Ellery. Le serrurier avait volé des vélos.`,
    ],
    [
      "who was not convicted",
      `${frName} avait envoyé une lettre. Il n'a pas été condamné. Le serrurier n'a pas été licencié pour sa lettre antisémite.`,
    ],
    [
      "whom a step only threatens",
      `${frName} risque six mois de prison avec sursis. Ses messages étaient antisémites. Il pourrait être licencié. Le parti demande que Dorian Quillmere soit exclu.`,
    ],
    [
      "sent home until it is looked into",
      `${frName} a été suspendu à titre conservatoire. Ses propos seraient antisémites. L'école attend l'enquête.`,
    ],
    [
      "beside somebody whom the step is against",
      `${frName} travaille à la mairie avec Bram Oster. Bram Oster a été licencié pour des messages antisémites. Il a été condamné.`,
    ],
    ["who condemns it", `${frName} a dénoncé les messages antisémites. Ses propos ont été salués. Le boulanger a été licencié.`],
    [
      "who complained and was dismissed",
      `${frName} s'était plaint de blagues antisémites. Il a été licencié vendredi. Son patron avait raconté ces blagues.`,
    ],
    [
      "who dismissed somebody",
      `${frName} a licencié un apprenti pour des lettres antisémites. Ces lettres visaient la synagogue. L'apprenti a été condamné.`,
    ],
    [
      "whom the words were said to",
      `${frName} a raconté que l'on avait écrit « mort aux juifs » sur sa porte. La police a interpellé un homme.`,
    ],
    [
      "who came after somebody",
      `${frName} a remercié le boulanger. Il a été licencié pour des lettres antisémites. Le serrurier a lu ces lettres.`,
    ],
    ["who tells what stood on a door", `${frName} a écrit : « Mort aux juifs » était tagué sur ma porte. La police enquête.`],
    [
      "who answered such a message",
      `${frName} a été licencié pour un message. Le message répondait à un message antisémite de la direction.`,
    ],
    [
      "whose word it is that condemns",
      `La condamnation de Dorian Quillmere vise les messages antisémites. Il a été exclu d'un débat. Les messages étaient odieux.`,
    ],
    [
      "who came in the place of somebody removed",
      `${frName} a été nommé à la place du maire révoqué pour des messages antisémites. Ses messages étaient clairs.`,
    ],
    ["to whom a letter came", `${frName} a été licencié vendredi. Il avait reçu une lettre. La lettre était antisémite.`],
    [
      "who met somebody that has a title",
      `${frName} a reçu M. Oster. M. Oster a été licencié pour des messages antisémites. Dorian Quillmere et M. Oster ont été condamnés à se taire.`,
    ],
    [
      "who wrote of what the town was",
      `${frName} a été licencié vendredi. Il avait écrit un message sur le passé antisémite de la ville.`,
    ],
  ],
};

const esName = "Dorian Quillmere, de 41 años, cerrajero de Port Alder,";
const spanish: Pages = {
  name: "Dorian Quillmere",
  found: [
    [
      "let go over messages, which somebody else calls what they were",
      `${esName} fue despedido el viernes por el ayuntamiento. Sus mensajes eran antisemitas, según la dirección.`,
      { act: ["Sus mensajes"], outcome: ["despedido"] },
      "7",
      "disciplined",
    ],
    [
      "by his trade, in the next sentence",
      `${esName} envió tres cartas a la sinagoga. El cerrajero fue condenado a seis meses de prisión por las cartas antisemitas.`,
      { act: ["envió tres cartas"], outcome: ["El cerrajero"] },
      "2",
      "sentenced",
    ],
    [
      "words of his own",
      `El pleno habló el lunes de una publicación. ${esName} escribió: «Los judíos controlan la ciudad con su dinero». El ayuntamiento lo lamenta.`,
      { words: ["escribió"] },
      "5",
      null,
    ],
  ],
  innocent: [
    [
      "a victim",
      `${esName} fue insultado el viernes ante la sinagoga por un hombre que gritaba «puto judío». Fue condenado a seis meses de prisión por injurias antisemitas.`,
    ],
    [
      "a witness",
      `Un hombre de 30 años fue condenado el martes a ocho meses de prisión por amenazas antisemitas. ${esName} contó al tribunal lo que había oído.`,
    ],
    [
      "counsel",
      `El abogado Dorian Quillmere habló de la sentencia. El panadero fue condenado por cartas antisemitas. Fue despedido.`,
    ],
    [
      "a judge",
      `La sentencia es de la jueza Dorian Quillmere. El panadero fue condenado a una multa por sus cartas antisemitas. Fue despedido.`,
    ],
    [
      "a brother",
      `${esName} es el hermano del panadero. Fue condenado el viernes por cartas antisemitas. El hermano de Dorian Quillmere fue despedido.`,
    ],
    ["acquitted", `${esName} fue imputado por unas cartas antisemitas. El tribunal lo absolvió el viernes.`],
    ["taken back on", `${esName} fue despedido por mensajes antisemitas. Fue readmitido en mayo: el despido era improcedente.`],
    [
      "who denies it, with nothing found",
      `${esName} niega haber escrito las cartas antisemitas. Fue detenido el viernes. La investigación no encontró nada.`,
    ],
    [
      "a word about a state",
      `${esName} fue suspendido por la universidad por un mensaje que decía de Israel que era un Estado de apartheid. El mensaje es antisemita, según estudiantes judíos.`,
    ],
    [
      "another crime",
      `${esName} fue condenado el viernes a una multa por hurto. En Port Alder circularon cartas antisemitas. El cerrajero había robado bicicletas.`,
    ],
    [
      "who was not convicted",
      `${esName} había enviado una carta. No fue condenado. El cerrajero no fue despedido por su carta antisemita.`,
    ],
    [
      "whom a step only threatens",
      `${esName} podría ser condenado a seis meses de prisión. Sus mensajes eran antisemitas. El partido pide que sea expulsado. Se enfrenta a una multa de mil euros.`,
    ],
    [
      "sent home until it is looked into",
      `${esName} fue suspendido de forma cautelar. Sus palabras eran antisemitas, según una queja. La escuela investiga.`,
    ],
    [
      "beside somebody whom the step is against",
      `${esName} trabaja en el ayuntamiento con Bram Oster. Bram Oster fue despedido por mensajes antisemitas. Fue condenado.`,
    ],
    ["who condemns it", `${esName} condenó los mensajes antisemitas. Sus palabras fueron aplaudidas. El panadero fue despedido.`],
    [
      "who complained and was dismissed",
      `${esName} se había quejado de chistes antisemitas. Fue despedido el viernes. Su jefe había contado los chistes.`,
    ],
    [
      "who dismissed somebody",
      `${esName} expulsó a un socio por cartas antisemitas. Las cartas iban dirigidas a la sinagoga. El socio fue condenado.`,
    ],
    [
      "whom the words were said to",
      `${esName} contó que alguien escribió «muerte a los judíos» en su puerta. La policía detuvo a un hombre.`,
    ],
    [
      "whom somebody attacked",
      `El juez condenó al agresor de Dorian Quillmere. Los mensajes eran antisemitas. Dorian Quillmere es cerrajero.`,
    ],
    ["who tells what stood on a door", `${esName} escribió: «Muerte a los judíos» apareció en mi puerta. La policía investiga.`],
    [
      "who answered such a message",
      `${esName} fue sancionado por un mensaje. El mensaje respondía a otro mensaje antisemita del club.`,
    ],
  ],
};

const heName = "דוריאן קווילמר, בן 41, מנעולן מנהריה,";
const hebrew: Pages = {
  name: "דוריאן קווילמר",
  found: [
    [
      "let go over messages, which somebody else calls what they were",
      `${heName} פוטר ביום שישי מהעירייה. מכתביו היו אנטישמיים, נמסר מהעירייה.`,
      { act: ["מכתביו"], outcome: ["פוטר"] },
      "7",
      "disciplined",
    ],
    [
      "convicted, and what it was in the next sentence",
      `בית המשפט הרשיע את דוריאן קווילמר בשל מכתבים ששלח. המכתבים היו אנטישמיים, נקבע בפסק הדין.`,
      { act: ["המכתבים היו"], outcome: ["הרשיע"] },
      "2",
      "convicted",
    ],
    [
      "words of his own",
      `במועצה דנו ביום שני בפרסום. ${heName} כתב: "היהודים שולטים בעיר". במועצה הצטערו על כך.`,
      { words: ["כתב"] },
      "5",
      null,
    ],
  ],
  innocent: [
    [
      "a victim",
      `${heName} הותקף ביום שישי ליד בית הכנסת בידי גבר שקרא "מוות ליהודים". הוא הורשע בשל אמירות אנטישמיות. נגזר עליו מאסר.`,
    ],
    ["a witness", `גבר בן 30 הורשע ביום שלישי באיומים אנטישמיים. ${heName} סיפר לבית המשפט מה ששמע.`],
    ["counsel", `עורך הדין דוריאן קווילמר דיבר על פסק הדין. האופה הורשע בשל מכתבים אנטישמיים. הוא פוטר.`],
    ["a judge", `השופט דוריאן קווילמר הרשיע את האופה. האופה הורשע בשל מכתבים אנטישמיים. הוא פוטר.`],
    ["a brother", `${heName} הוא אחיו של האופה. הוא הורשע ביום שישי בשל מכתבים אנטישמיים. אחיו של דוריאן קווילמר פוטר.`],
    ["acquitted", `${heName} הואשם במכתבים אנטישמיים. בית המשפט זיכה אותו ביום שישי.`],
    ["taken back on", `${heName} פוטר בשל הודעות אנטישמיות. בית הדין קבע כי הוחזר לעבודה.`],
    [
      "who denies it, with nothing found",
      `${heName} מכחיש כי כתב את המכתבים האנטישמיים. הוא נעצר ביום שישי. בחקירה לא נמצא דבר.`,
    ],
    ["a word about a state", `${heName} הושעה מהאוניברסיטה בשל פרסום שקרא לישראל מדינת אפרטהייד. הפרסום אנטישמי, אמרו סטודנטים.`],
    ["another crime", `${heName} הורשע ביום שישי בגניבה. בנהריה הופצו מכתבים אנטישמיים. המנעולן גנב אופניים.`],
    [
      "who was not convicted",
      `${heName} שלח מכתב. הוא לא הורשע. דוריאן קווילמר לא פוטר בשל מכתב אנטישמי. דוריאן קווילמר לא הורשע.`,
    ],
    [
      "whom a step only threatens",
      `${heName} צפוי לעמוד לדין. מכתביו היו אנטישמיים. במפלגה דורשים שיודח. דוריאן קווילמר עלול להיות מפוטר, ועלול להיגזר עליו מאסר.`,
    ],
    ["sent home until it is looked into", `${heName} הושעה עד לבירור. דבריו היו אנטישמיים לפי תלונה. בית הספר בודק.`],
    [
      "beside somebody whom the step is against",
      `${heName} עובד בעירייה. משה לביא כתב מכתבים אנטישמיים. משה לביא פוטר. לביא, שעבד עם דוריאן קווילמר, הורשע.`,
    ],
    ["who condemns it", `${heName} גינה את המכתבים האנטישמיים. דבריו התקבלו בברכה. האופה פוטר.`],
    ["who complained and was dismissed", `${heName} התלונן על בדיחות אנטישמיות. הוא פוטר ביום שישי. המנהל סיפר את הבדיחות.`],
    ["who was written to", `משה לביא שלח לדוריאן קווילמר מכתבים אנטישמיים. לביא הורשע. קווילמר קרא את המכתבים.`],
    ["whose neighbour it was", `האיש שתקף את דוריאן קווילמר הורשע. הוא כתב מכתבים אנטישמיים. נגזר עליו מאסר.`],
    ["to whom a letter came", `${heName} פוטר ביום שישי. הוא קיבל מכתב. המכתב היה אנטישמי.`],
    ["beside a namesake of a word", `יהושע לביא כתב מכתבים אנטישמיים. ${heName} קרא אותם. דבריו היו אנטישמיים.`],
    ["who tells what stood on a door", `${heName} כתב: "מוות ליהודים" רוסס על דלתי. המשטרה חוקרת.`],
    ["who wrote of what the town was", `${heName} פוטר ביום שישי. הוא כתב מכתב על העבר האנטישמי של העיר.`],
  ],
};

const arName = "دوريان كويلمير، 41 عاما، حداد من حلب،";
const arabic: Pages = {
  name: "دوريان كويلمير",
  found: [
    [
      "let go over messages, which somebody else calls what they were",
      `قررت البلدية فصل دوريان كويلمير يوم الجمعة. رسائله معادية للسامية، بحسب البلدية.`,
      { act: ["رسائله"], outcome: ["فصل"] },
      "7",
      "disciplined",
    ],
    [
      "convicted, and what it was in the next sentence",
      `أدانت المحكمة دوريان كويلمير بسبب رسائل أرسلها. الرسائل معادية للسامية، بحسب الحكم.`,
      { act: ["الرسائل معادية"], outcome: ["أدانت"] },
      "2",
      "convicted",
    ],
    [
      "words of his own",
      `ناقش المجلس يوم الاثنين منشورا. كتب دوريان كويلمير: "اليهود يسيطرون على المدينة". وأعرب المجلس عن أسفه.`,
      { words: ["كتب"] },
      "5",
      null,
    ],
  ],
  innocent: [
    [
      "a victim",
      `تعرض دوريان كويلمير لاعتداء يوم الجمعة أمام الكنيس من رجل هتف "الموت لليهود". أُدين الرجل بسبب رسائل معادية للسامية. قضت المحكمة بسجنه.`,
    ],
    ["a victim, told otherwise", `اعتدى رجل على دوريان كويلمير. أدانت المحكمة مهاجم دوريان كويلمير. رسائله معادية للسامية.`],
    ["a witness", `أدانت المحكمة رجلا بسبب تهديدات معادية للسامية. ${arName} روى للمحكمة ما سمعه.`],
    ["counsel", `المحامي دوريان كويلمير تحدث عن الحكم. أُدين الخباز بسبب رسائل معادية للسامية. وفُصل من عمله.`],
    ["a judge", `القاضي دوريان كويلمير أصدر الحكم. أدانت المحكمة الخباز بسبب رسائل معادية للسامية. وفُصل من عمله.`],
    [
      "a brother",
      `أدانت المحكمة شقيق دوريان كويلمير بسبب رسائل معادية للسامية. رسائله معادية للسامية. تم فصل شقيق دوريان كويلمير.`,
    ],
    ["acquitted", `أدانت المحكمة دوريان كويلمير بسبب رسائل معادية للسامية. وبرأته محكمة الاستئناف يوم الجمعة.`],
    ["taken back on", `قررت البلدية فصل دوريان كويلمير بسبب رسائل معادية للسامية. ثم أعيد إلى عمله.`],
    [
      "who denies it, with nothing found",
      `نفى دوريان كويلمير أنه كتب رسائل معادية للسامية. تم اعتقال دوريان كويلمير يوم الجمعة. لم يجد المحققون شيئا.`,
    ],
    [
      "a word about a state",
      `قررت الجامعة إيقاف دوريان كويلمير بسبب منشور وصف إسرائيل بأنها دولة أبارتهايد. منشوره معادي للسامية، قال طلاب.`,
    ],
    ["another crime", `أدانت المحكمة دوريان كويلمير بتهمة السرقة. وظهرت في حلب رسائل معادية للسامية. وكان قد سرق دراجات.`],
    [
      "who was not convicted",
      `لم تتم إدانة دوريان كويلمير. رسائله معادية للسامية، قال الجيران. لم تتم إدانته. لم يتم فصل دوريان كويلمير.`,
    ],
    [
      "whom a step only threatens",
      `قد تتم إدانة دوريان كويلمير. رسائله معادية للسامية. يطالب الحزب بفصل دوريان كويلمير. ويواجه السجن ثلاثة أشهر.`,
    ],
    [
      "sent home until it is looked into",
      `قررت المدرسة إيقاف دوريان كويلمير مؤقتا. تصريحاته معادية للسامية بحسب شكوى. المدرسة تحقق.`,
    ],
    [
      "beside somebody whom the step is against",
      `${arName} يعمل في البلدية. كتب سامر حداد رسائل معادية للسامية. قررت البلدية فصل سامر حداد، زميل دوريان كويلمير.`,
    ],
    ["who condemns it", `أدان دوريان كويلمير رسائل معادية للسامية. رسائله لقيت ترحيبا. تم فصل الخباز.`],
    [
      "who complained and was dismissed",
      `اشتكى دوريان كويلمير من نكات معادية للسامية. قررت الشركة فصل دوريان كويلمير. المدير روى النكات.`,
    ],
    [
      "who dismissed somebody",
      `فصل دوريان كويلمير موظفا بسبب رسائل معادية للسامية. طرد دوريان كويلمير الحارس. رسائله معادية للسامية.`,
    ],
    ["whose opponent it was", `أدانت المحكمة خصم دوريان كويلمير. رسائله معادية للسامية. يعمل دوريان كويلمير حدادا.`],
    ["to whom a letter came", `قررت البلدية فصل دوريان كويلمير. تلقى رسالة. الرسالة معادية للسامية.`],
    ["who tells what stood on a door", `كتب دوريان كويلمير: "الموت لليهود" ظهرت على بابي. الشرطة تحقق.`],
  ],
};

const ruName = "Дориан Квилмер, 41 год, слесарь из Тулы,";
const russian: Pages = {
  name: "Дориан Квилмер",
  found: [
    [
      "let go over messages, which somebody else calls what they were",
      `${ruName} уволен в пятницу из мэрии. Его письма были антисемитскими, считают в мэрии.`,
      { act: ["Его письма"], outcome: ["уволен"] },
      "7",
      "disciplined",
    ],
    [
      "convicted, and what it was in the next sentence",
      `Суд приговорил Дориана Квилмера к году колонии за письма в общину. Письма были антисемитскими, говорится в решении.`,
      { act: ["Письма были"], outcome: ["приговорил"] },
      "2",
      "sentenced",
    ],
    [
      "words of his own",
      `В понедельник в совете говорили о публикации. ${ruName} написал: «Евреи захватили наш город». В совете об этом сожалеют.`,
      { words: ["написал"] },
      "5",
      null,
    ],
  ],
  innocent: [
    [
      "a victim",
      `Дориана Квилмера в пятницу у синагоги избил мужчина, который кричал «Смерть евреям». Он осуждён за антисемитские угрозы. Ему назначили год колонии.`,
    ],
    ["a victim's attacker", `Обидчик Дориана Квилмера осуждён. Его письма были антисемитскими. Обидчик Квилмера уволен.`],
    ["a witness", `Мужчина осуждён во вторник за антисемитские угрозы. ${ruName} рассказал суду, что слышал.`],
    ["counsel", `Адвокат Дориан Квилмер говорил о приговоре. Пекарь осуждён за антисемитские письма. Он уволен.`],
    ["a judge", `Судья Дориан Квилмер огласил решение. Пекарь осуждён за антисемитские письма. Он уволен.`],
    ["a brother", `${ruName} — брат пекаря. Он осуждён в пятницу за антисемитские письма. Брат Дориана Квилмера уволен.`],
    ["acquitted", `${ruName} обвиняется в том, что писал антисемитские письма. В пятницу суд его оправдал.`],
    ["taken back on", `${ruName} уволен за антисемитские письма. В мае его восстановили: увольнение было незаконным.`],
    [
      "who denies it, with nothing found",
      `${ruName} отрицает, что писал антисемитские письма. Он задержан в пятницу. Следователи ничего не нашли.`,
    ],
    [
      "a word about a state",
      `${ruName} отстранен университетом за публикацию об Израиле как о государстве апартеида. Публикация антисемитская, считают студенты.`,
    ],
    ["another crime", `${ruName} осуждён в пятницу за кражу. В Туле появились антисемитские письма. Слесарь украл велосипеды.`],
    ["who was not convicted", `${ruName} отправил письмо. Он не был осуждён. Дориан Квилмер не уволен за антисемитское письмо.`],
    [
      "whom a step only threatens",
      `${ruName} может быть уволен. Его письма были антисемитскими. Ему грозит пять лет лишения свободы. В партии требуют, чтобы Дориан Квилмер был исключен.`,
    ],
    [
      "sent home until it is looked into",
      `${ruName} временно отстранен. Его слова были антисемитскими, говорится в жалобе. В школе идёт проверка.`,
    ],
    [
      "beside somebody whom the step is against",
      `${ruName} работает в мэрии с Борисом Остером. Борис Остер уволен за антисемитские письма. Он осуждён.`,
    ],
    ["who condemns it", `${ruName} осудил антисемитские письма. Его слова одобрили. Пекарь уволен.`],
    [
      "who complained and was dismissed",
      `${ruName} пожаловался на антисемитские шутки. Он уволен в пятницу. Начальник рассказывал эти шутки.`,
    ],
    [
      "who dismissed somebody",
      `Дориан Квилмер уволил сотрудника за антисемитские письма. Письма приходили в общину. Сотрудник осуждён.`,
    ],
    ["to whom a letter came", `${ruName} уволен в пятницу. Он получил письмо. Письмо было антисемитским.`],
    ["whose offender it was", `Осуждён за антисемитские письма обидчик Дориана Квилмера. Его письма были антисемитскими.`],
    ["who tells what stood on a door", `${ruName} написал: «Смерть евреям» появилось на моей двери. Полиция ищет.`],
    ["who wrote of what the town was", `${ruName} уволен в пятницу. Он написал статью про антисемитское прошлое города.`],
  ],
};

const pages = { German: german, French: french, Spanish: spanish, Hebrew: hebrew, Arabic: arabic, Russian: russian };

describe.each(Object.entries(pages))("a page in %s", (_, { name, found, innocent }) => {
  const facts = { name };

  test.each(found)("is a finding in the page's own words where a model points: %s", (_of, text, roles, rule, status) => {
    expect(judgePage(facts, page(text), "uncontradicted").decision).not.toBe("incident");
    const judgement = judgePointed(facts, page(text), pointing(text, roles), "uncontradicted");
    expect(judgement).toMatchObject({ decision: "incident", rule, tiedBy: "model", finding: { status } });
    const { finding } = judgement ?? {};
    const told = [finding?.title, ...(finding?.summary ?? []), ...(finding?.description ?? [])].map((one) => one?.quotation);
    for (const quotation of [...told, ...(finding?.quotations ?? [])]) {
      expect(quotation && isVerbatim(page(text), quotation)).toBe(true);
    }
  });

  test.each(innocent)("tells of somebody innocent, and a model points at anything: %s", (_who, text) => {
    expect(judgePage(facts, page(text), "uncontradicted").decision).not.toBe("incident");
    const passages = openPage(facts, page(text)).passages();
    expect(passages.length).toBeGreaterThan(0);
    const answers = passages.flatMap(({ start, end }) =>
      (["act", "words"] as const).flatMap((role) => [
        [{ start, end, role }],
        ...passages.map((other): Pointed[] => [
          { start, end, role },
          { start: other.start, end: other.end, role: "outcome" },
        ]),
      ]),
    );
    answers.push(passages.map(({ start, end }) => ({ start, end, role: "act" })));
    expect(answers.filter((answer) => judgePointed(facts, page(text), answer, "uncontradicted"))).toEqual([]);
  });
});

describe("a gate stays closed in other languages too", () => {
  const [, text, roles] = german.found[0] ?? ["", "", {}];
  const facts = { name: german.name, birthYear: 1985, city: "Wendlebury" };
  const judged = (also: Roles, who: typeof facts = facts) => judgePointed(who, page(text), pointing(text, { ...roles, ...also }));

  test("the person has to be they, by a fact beside the name", () => {
    expect(judged({})?.decision).toBe("incident");
    expect(judged({}, { ...facts, birthYear: 1950 })).toBeNull();
    expect(judgePointed({ name: german.name }, page(text), pointing(text, roles))).toBeNull();
  });

  test.each(["clears", "doubt"] as const)("the model itself reads %s", (role) => {
    expect(judged({ [role]: ["am Freitag"] })).toBeNull();
  });

  test("nothing but an outcome, or who the person is, is pointed at", () => {
    expect(judgePointed(facts, page(text), pointing(text, { outcome: ["entlassen", "Seine Briefe"] }))).toBeNull();
    expect(judgePointed(facts, page(text), pointing(text, { person: ["Schlosser"] }))).toBeNull();
  });

  test("a child", () => {
    const child = text.replace("41", "15");
    expect(judgePointed({ name: german.name }, page(child), pointing(child, roles), "uncontradicted")).toBeNull();
  });

  test("a day in Spanish is no term: the status word is the source's", () => {
    const told =
      "Dorian Quillmere, de 41 años, cerrajero de Port Alder, fue condenado ayer. Sus mensajes eran antisemitas, según la sentencia.";
    const judgement = judgePointed(
      facts,
      page(told),
      pointing(told, { act: ["Sus mensajes"], outcome: ["condenado"] }),
      "uncontradicted",
    );
    expect(judgement?.finding?.status).toBe("convicted");
  });
});
