import type { Language } from "#app/lib/language/which-language.ts";

/**
 * What stands in for a grammar where a language model points at passages of a page in another language: the forms by which a step
 * is told as taken against somebody, and the words beside which nobody says whose it is. They are tried on a sentence in which
 * § is the subject (ª in another case than the first, in Russian), ¤ another person, ○ one in an office, ¶ a step, ¡ a step told by a word that only happens to one
 * (passive), and «» what is quoted.
 */
export type ForeignTies = {
  /** Of these words a step happens to whoever they are said of, whatever else stands there. */
  happens: RegExp;
  /** A step against §. Nothing `oblique` stands before the § of these. */
  against: readonly RegExp[];
  /** A step against §, where what stands before it is part of the form ("gegen §", "a §"). */
  againstOblique: readonly RegExp[];
  /** A new clause begins behind it, as far as what stands before a name goes. */
  cut: RegExp;
  /** § takes the step, condemns something, or comes in the place of whom it was taken against. */
  takes: RegExp;
  /** Before a name: it is not of whom the sentence tells. */
  oblique: RegExp;
  /** Between a name and a step: the step may be another's. */
  breaks: RegExp;
  /** Denied, supposed, asked for, threatened or still to come. */
  unreal: RegExp;
  /** Denials in a sentence of a step that deny no step. */
  real: RegExp;
  /** Until it has been looked into. */
  meanwhile: RegExp;
  /** Taken back, wrong, or another was meant: beside the lexicon's `cleared`. */
  takenBack: RegExp;
  /** "denies" by words that the lexicon lacks. */
  denies: RegExp;
  /** Somebody whom no name is given; kin. */
  somebody: RegExp;
  /** § has a part in it that is not the accused one's. */
  part: RegExp;
  /** It was done to §, or § complained of it. */
  wronged: RegExp;
  /** § says or condemns it of others. */
  comments: RegExp;
  /** § writes, says, shouts or spreads something. */
  authors: RegExp;
  /** The subject of a sentence that names nobody. */
  pronoun: RegExp;
  /** Before what somebody says or spreads: it is theirs. */
  theirs: RegExp;
  /** What somebody says or spreads. */
  conduct: RegExp;
  /** What a step was for begins here. */
  ground: RegExp;
  otherOffence: RegExp;
  otherGroups: RegExp;
  /** Work against hatred of Jews, and what is found not to be it. */
  notHatred: RegExp;
  notSo: RegExp;
  /** § utters what is quoted. */
  utters: readonly RegExp[];
};

/** "‹" and "›": the edge of a word; "…": what may stand between within a sentence, "‥": within a clause. */
const form = (source: string, flags = "iu") =>
  new RegExp(
    source
      .replaceAll("‹", "(?<!\\p{L})")
      .replaceAll("›", "(?!\\p{L})")
      .replaceAll("…", "[^¤;:§ª¶¡]{0,110}?")
      .replaceAll("‥", "[^¤;:,،§ª¶¡]{0,40}?")
      .replaceAll("～", "[^¤;:,،§ª¶¡]{0,110}?")
      .replaceAll("⁓", "(?:[,،] [^,،¤«»¶¡]{1,40}){0,3}[,،]?[^¤;,،«¶¡]{0,40}?"),
    flags,
  );

/** What a step may be for is told in the words of the lexicon or by what somebody said; of a state's doings, in any language. */
export const ofState =
  /apartheid|intifada|nakba|netan[jiy]ah|hamas|kuf[if]+ye|keffieh|to the sea|bis (?:zum|ans) meer|à la mer|hasta el mar|לים(?!\p{L})|אפרטהייד|חמאס|إلى البحر|حماس|أبارتهايد|نتنياهو|до моря|апартеид|хамас|нетаньяху|sionis|zionis/iu;

const de: ForeignTies = {
  happens: form("^(?!)"),
  against: [
    form("§⁓‹(?:wurde|ist|war|sei)›～¶›"),
    form("‹(?:wurde|ist|war|sei)› (?:\\p{L}+ ){0,4}?§(?:, [^,¤]{1,40}){0,2},?～¶›"),
    form("^¶ (?:wurde|ist)‥§"),
    form(
      "(?:gericht|richter(?:in)?|kammer|verein|klub|club|partei|universität|hochschule|schule|verlag|zeitung|sender|bank|firma|verband|liga|vorstand|polizei|stadt|arbeitgeber(?:in)?)›‥‹(?:hat|hatte)›‥§(?:, [^,¤]{1,40}){0,2},?～¶›",
    ),
    form(
      "(?:gericht|richter(?:in)?|kammer|verein|klub|club|partei|universität|hochschule|schule|verlag|zeitung|sender|bank|firma|verband|liga|vorstand|polizei|stadt|arbeitgeber(?:in)?)›‥¶e‥§",
    ),
    form("§⁓‹(?:erhielt|erhält|bekam|bekommt|kassierte|muss sich|musste sich|verbüßt)›～¶"),
  ],
  againstOblique: [
    form("^gegen (?:(?:den|die) (?:[\\p{L}\\d-]+ ){1,2})?§(?:, [^,¤]{1,40}){0,2},?～¶"),
    form("¶‥‹gegen (?:(?:den|die) \\p{L}+ )?§"),
  ],
  takes: form(
    "‹(?:nachfolge\\p{L}*|anstelle|an die stelle)›|§⁓‹verurteilte?›(?!‥‹(?:wurde|worden|ist)›)|§⁓‹(?:hat|hatte)›～(?:entlassen|suspendiert|ausgeschlossen|gekündigt|gesperrt|verurteilt|abgemahnt|gerügt)›(?! (?:worden|bekommen))",
  ),
  cut: form("[,;:(–¶]|‹(?:wurde|ist|war|sei|hat|hatte)›"),
  oblique: form(
    "‹(?:auf|an|am|mit|bei|beim|neben|für|von|vom|gegen|um|durch|laut|nach|zu|zum|zur|vor|über|wie|und|oder|statt|anstelle|wegen|trotz|ohne|unter|zwischen|des|eines|einer|dem|einem|welche\\p{L}*)›|‹(?:der|die|das|den)› ?$|[’']s? $",
  ),
  breaks: form(
    "‹(?:dass|dessen|deren|nachdem|während|weil|als|obwohl|ob|wo|sagte|sagt|erklärte|berichtete|las|hörte|sah|kannte|erlebte|und)›",
  ),
  unreal: form(
    "‹(?:nicht|nie|niemals|kein\\p{L}*|weder|ohne|statt|soll|sollen|sollte\\p{L}*|könnte\\p{L}*|kann|dürfte\\p{L}*|würde\\p{L}*|wäre\\p{L}*|hätte\\p{L}*|möchte|will|wollen|wollte\\p{L}*|werden|wird|droht|drohen|drohte\\p{L}*|fordert\\p{L}*|forderung|verlangt\\p{L}*|beantragt\\p{L}*|plädiert\\p{L}*|erwägt|prüft|prüfen|falls|wenn|angeblich|beinahe|fast|gerücht\\p{L}*)›|rauswurf fordern",
  ),
  real: form("(?:noch )?nicht rechtskräftig|kann (?:noch )?(?:berufung|revision|rechtsmittel) ein(?:ge)?legen?"),
  meanwhile: form(
    "vorläufig|vorübergehend|bis (?:auf weiteres|zur klärung|zum abschluss|die vorwürfe)|bis .{0,40}geklärt|(?:solange|während) .{0,60}(?:ermittel|untersuch|prüf|klär)",
  ),
  takenBack: form(
    "entlastet|rehabilitiert|unschuld|zu unrecht|unwirksam|rechtswidrig|wieder eingestellt|zurückgenommen|verwechs|namensvetter|irrtümlich|fälschlich|falschmeldung|richtigstellung|korrektur|unbegründet|haltlos|bestätigte sich nicht|nichts gefunden|keine hinweise|keine belege|fallen gelassen|fallengelassen",
  ),
  denies: form(
    "streitet .{0,40}ab›|stritt .{0,40}ab›|beteuer|leugnet(?! den holocaust)|will .{0,40}nicht (?:geschrieben|gesagt)",
  ),
  somebody: form(
    "‹(?:(?:ein\\p{L}*|zwei|drei|mehrere|anderer?n?|unbekannte\\p{L}*|jemand) (?:\\d+[- ]?jähr\\p{L}*|[\\p{L}-]+ )?|\\d+-jährige\\p{L}*|jemand|niemand|unbekannte\\p{L}*|(?:täter|angreifer|mann|mannes|frau|chef|kolleg|vorgesetzt|nachbar|bruder|brüder|schwester|vater|mutter|sohn|tochter|ehemann|ehefrau|freund|mitarbeiter|kunde|kundin|schüler|fahrer|vermieter|mieter|trainer|besucher|zuschauer|gast|fan|beschuldigt|angeklagt|verdächtig|mandant|namensvetter|vorgänger|nachfolger)\\p{L}*)›",
  ),
  part: form(
    "‹(?:opfer|zeuge|zeugin|anwalt|anwältin|verteidiger\\p{L}*|richter\\p{L}*|staatsanw\\p{L}*|bruder|schwester|vater|mutter|sohn|tochter|ehemann|ehefrau|freund\\p{L}*|nachbar\\p{L}*|kolleg\\p{L}*|sprecher\\p{L}*|reporter\\p{L}*|journalist\\p{L}*|gutachter\\p{L}*|forscher\\p{L}*|historiker\\p{L}*|übersetzer\\p{L}*|kläger\\p{L}*|nebenkläger\\p{L}*|geschädigt\\p{L}*|beauftragt\\p{L}*|vertrat|vertritt|verteidigt\\p{L}*|forscht|übersetzt\\p{L}*)›",
  ),
  wronged: form(
    "§[^¤;¶]{0,110}‹(?:wurde|worden|ist|war|sei|werden)›[^¤;¶]{0,80}(?:beleidigt|beschimpft|geschlagen|angegriffen|bedroht|attackiert|verletzt|überfallen|bespuckt|angezeigt worden von)(?! (?:hat|hatte|habe|haben|zu))|‹(?:wurde|ist|war)›‥§[^¤;¶]{0,80}(?:beleidigt|beschimpft|geschlagen|angegriffen|bedroht|attackiert|verletzt|überfallen|bespuckt)(?! (?:hat|hatte|habe|haben|zu))|(?:angriff|drohung|beleidigung|attacke|brief|mail|nachricht|hetze|anschlag|schreiben)\\p{L}*›‥‹(?:gegen|auf|an)›‥§|‹(?:beschwert\\p{L}*|beschwerde|meldete|gemeldet|erstattete|zeigte .{0,60} an|machte .{0,60}öffentlich|kritisiert\\p{L}*|protestiert\\p{L}*|half|dankte)›",
  ),
  comments: form(
    "§⁓‹(?:fand|entdeckte|las|sah|hörte|bekam|entfernte|übermalte|öffnete|dokumentiert\\p{L}*|sammelt\\p{L}*|nannte|nennt|bezeichnet\\p{L}*|kritisiert\\p{L}*|verurteilt(?! (?:worden|wurde))e?|warnt\\p{L}*|beklagt\\p{L}*|prangert\\p{L}*|sagte|sagt|erklärte|erklärt|betont\\p{L}*|spricht|sprach|forscht|schrieb über|berichtet\\p{L}*|erzählt\\p{L}*|übersetzt\\p{L}*|las|zitiert\\p{L}*)›|‹(?:sagte|sagt|erklärte|so|betonte|berichtete|erzählte|nannte|kritisierte) §",
  ),
  authors: form(
    "§[^¤¶]{0,140}‹(?:schrieb|schickte|verfasste|verbreitete|teilte|postete|veröffentlichte|sprühte|rief|brüllte|äußerte|hielt|erzählte|(?:geschrieben|geschickt|verschickt|verfasst|verbreitet|geteilt|gepostet|veröffentlicht|gesprüht|gerufen|gebrüllt|geäußert|gehalten|erzählt|gesagt)(?! (?:worden|wurde|wurden|haben)))›",
  ),
  pronoun: form("‹(?:er|sie)›"),
  theirs: form("‹(?:sein|ihr)(?:e|er|em|en|es)?›"),
  conduct: form(
    "äußerung|beitr[aä]g|brief|posting|kommentar|nachricht|rede›|plakat|video|parole|witz|flugbl[aä]tt|schmiererei|satz|worte|lied|geste|predigt|karikatur|schreiben›|zuruf",
    "giu",
  ),
  ground: form("‹(?:wegen|aufgrund|weil|für)›[^;]{0,90}"),
  otherOffence: form(
    "dieb|betrug|betrüg|unterschlag|steuer|drogen|alkohol|raub|mord|totschlag|gestohlen|stahl›|geschwindigkeit|zu schnell|unfall|korrupt|bestech|fahrerflucht|schwarzfahr|verspätung|sparma|personalabbau|stellenabbau|sexuell|untreue|urkunden|hehlerei|parken|foul|doping|streik",
  ),
  otherGroups: form("musli|islam|türk|schwarze|rassis|roma|homo|schwul|ausländer|flüchtling|frauenfeind|sexis|christen"),
  notHatred: form(
    "(?:über|vor|gegen|handelt\\p{L}* von|erzähl\\p{L}* von|sprach von|spricht von) (?:\\p{L}+ ){0,2}antisemit\\p{L}*|(?:gegen|kampf gegen|über|zu|zum|vor) (?:den |jeden |jede form von |jeglichen )?(?:antisemitismus|judenhass|antisemitische\\p{L}* (?:hetze|vorfälle|witze|schmierereien))|antisemitismus(?:beauftrag|forsch|bericht|stelle|prävention)\\p{L}*",
    "giu",
  ),
  notSo: form("‹(?:nicht|kein\\p{L}*|weder|nichts)›[^,;.]{0,30}(?:antisemit|judenfeind)"),
  utters: [
    form(
      "§(?:, [^,¤«]{1,40}){0,2},?‥‹(?:schrieb|rief|brüllte|schrie|postete|sprühte|skandierte|twitterte|verbreitete)›(?! (?:über|von))‥:? ?«»",
    ),
    form("§‥‹(?:hatte|hat)›‥:? ?«»‥(?:geschrieben|gerufen|gebrüllt|geschrien|gepostet|gesprüht|skandiert|verbreitet)"),
    form("«»,? ‹(?:schrieb|rief|brüllte|schrie|postete|sprühte) §"),
  ],
};

const fr: ForeignTies = {
  happens: form("^(?:écop(?:e|é|ait)›|comparaît›|comparaissait›)"),
  against: [
    form("§⁓‹été›(?: [\\p{L}’'-]+){0,2} ¶"),
    form("§⁓‹est›(?: \\p{L}+)? ¶"),
    form("§⁓¡"),
    form(
      "‹(?:tribunal|cour|juges?|parti|club|université|école|direction|fédération|ligue|employeur|journal|banque|police|mairie|comité|conseil|commission)›‥‹(?:a|ont|avait)›‥¶‥§",
    ),
  ],
  againstOblique: [],
  takes: form(
    "‹(?:à la place|succède|succédé|successeur)›|§⁓‹(?:(?:a|avait) (?:\\p{L}+ )?(?:condamné|exclu|licencié|suspendu|révoqué|radié|sanctionné)|condamne|exclut|licencie)›|‹condamnation de §",
  ),
  cut: form("[,;:(–¶¡]|‹(?:a|ont|avait|est|été)›"),
  oblique: form(
    "‹(?:de|du|des|par|avec|contre|pour|sur|chez|à|aux?|selon|comme|et|ou|sans|devant|envers|visant|qui|que|ayant)›|‹d'|‹qu'",
  ),
  breaks: form(
    "‹(?:que|dont|où|alors|après|tandis|lorsque|quand|parce|dit|déclaré|expliqué|raconté|et|vu|entendu)›|‹qu'|‹d'avoir été",
  ),
  unreal: form(
    "‹(?:pas|jamais|ni|aucun\\p{L}*|sans|risque\\p{L}*|encour\\p{L}+|pourrai\\p{L}+|peut|peuvent|devrai\\p{L}+|aurai\\p{L}+|serai\\p{L}+|sera|seront|demand\\p{L}+|réclam\\p{L}+|requi\\p{L}+|exig\\p{L}+|souhait\\p{L}+|veut|voulai\\p{L}+|menac\\p{L}+|envisag\\p{L}+|si|s'il|failli|presque|rumeur\\p{L}*|soit)›",
  ),
  real: form("n'est pas (?:encore )?définiti\\p{L}+|peut (?:encore )?(?:faire appel|interjeter appel)|a fait appel"),
  meanwhile: form(
    "à titre (?:conservatoire|provisoire)|provisoire|conservatoire|le temps (?:de|d'|que)|dans l'attente|en attendant|jusqu'à",
  ),
  takenBack: form(
    "innocent|réintégr|réhabilit|à tort|par erreur|erreur|confondu|homonyme|injustifié|irrégulier|sans fondement|infondé|rectificati|démenti|lavé|disculp|abandonn|retiré|rien trouvé|n'a rien|aucun élément|aucune preuve|illégal|abusif|nul›",
  ),
  denies: form("clame|se défend|récuse|jure"),
  somebody: form(
    "‹(?:(?:une?|deux|trois|plusieurs|autres?|certain\\p{L}*) (?:jeunes? |autres? )?(?:homme|femme|personne|individu|adolescent|jeune|client|passant|voisin|collègue|élève|étudiant|salarié|employé|agent|supporter|automobiliste|fidèle|retraité|habitant|suspect|auteur)\\p{L}*|quelqu'un|inconnu\\p{L}*|(?:auteur|agresseur|patron|chef|collègue|voisin|frère|sœur|père|mère|fils|fille|mari|épouse|ami|amie|client|élève|supérieur|prévenu|accusé|suspect|locataire|propriétaire|entraîneur|homonyme|prédécesseur|successeur|directeur|dirigeant)(?:e|s|es)?)›",
  ),
  part: form(
    "‹(?:victimes?|témoins?|avocat\\p{L}*|juges?|procureur\\p{L}*|magistrat\\p{L}*|frère|sœur|père|mère|fils|fille|mari|épouse|amie?|voisine?|collègue|porte-parole|journaliste|expert\\p{L}*|chercheu\\p{L}+|historien\\p{L}*|traduct\\p{L}+|plaignante?|partie civile|défend\\p{L}*|représent\\p{L}+|traduit|président\\p{L}* du tribunal)›",
  ),
  wronged: form(
    "§[^¤;¶]{0,110}‹été›‥(?:insulté|agressé|frappé|menacé|attaqué|injurié|blessé|visé|harcelé|pris à partie)|(?:agression|attaque|menace|injure|insulte|lettre|message|propos|attentat)s?›‥‹(?:contre|de|envers|à|visant|adressée?s? à)›‥§|‹(?:(?:s'est|s'était|s'étant) plainte?|(?:a|avait|ayant) (?:dénoncé|signalé|alerté|critiqué|protesté|aidé|déposé plainte|porté plainte)|a porté plainte|dépose plainte|lanceu\\p{L}+ d'alerte|remerci\\p{L}+)›",
  ),
  comments: form(
    "§⁓‹(?:découvre|a découvert|a trouvé|a reçu|a lu|a vu|a effacé|a entendu|collecte|dénonce|a dénoncé|a qualifié|qualifie|critique|a condamné|condamne|a critiqué|a déclaré|déclare|a dit|dit|explique|a expliqué|raconte|a raconté|regrette|étudie|a traduit|parle|a parlé|évoque|a évoqué|cite|a cité)›|‹(?:dit|déclare|explique|selon|estime|souligne|a déclaré|a dit|raconte|affirme|a expliqué) §",
  ),
  authors: form(
    "§[^¤¶]{0,140}‹(?:(?:a|avait)› ‹(?:\\p{L}+ )?(?:écrit|envoyé|publié|diffusé|partagé|posté|tagué|crié|lancé|tenu|raconté|scandé|rédigé)|écrit|envoie|publie|diffuse|partage)›",
  ),
  pronoun: form("‹(?:il|elle)›"),
  theirs: form("‹(?:son|sa|ses)›"),
  conduct: form(
    "message|lettre|propos|publication|vidéo|tweet|commentaire|discours|affiche|tract|slogan|blague|chanson|inscription|tag›|tags›|courriel|phrase|caricature|écrits",
    "giu",
  ),
  ground: form("‹(?:pour|en raison|à cause|parce)›[^;]{0,90}"),
  otherOffence: form(
    "‹vol›|‹vols›|volé|escroquer|fraud|fisc|drogue|stupéfiant|alcool|ivresse|meurtre|homicide|excès de vitesse|accident|corrupt|détournement|cambriol|recel|abus de confiance|sexuel|viol›|économique|restructur|retard|stationnement|dopage|grève|faux et usage",
  ),
  otherGroups: form("musulman|islam|arabe|noirs?›|racis|roms?›|homophob|gay|étranger|migrant|sexis|chrétien"),
  notHatred: form(
    "(?:‹sur|‹contre|passé|histoire|‹dénon\\p{L}+) (?:(?:l')?\\p{L}+ ){0,2}antisémit\\p{L}*|(?:contre|lutte contre|sur|dénonce\\p{L}*|victimes? de) (?:l'|toute forme d'|les actes |les propos |les blagues )?(?:antisémit\\p{L}+|antijui\\p{L}+)",
    "giu",
  ),
  notSo: form("‹(?:pas|aucun\\p{L}*|ni|rien|sans)›[^,;.]{0,30}(?:antisémit|antijui)"),
  utters: [
    form("§(?:, [^,¤«]{1,40}){0,2},?‥‹(?:a|avait)›‥(?:écrit|crié|lancé|publié|tagué|tweeté|posté|scandé|hurlé)‥:? ?«»"),
    form("§(?:, [^,¤«]{1,40}){0,2},?‥‹(?:écrit|crie|lance)› ?: ?«»"),
    form("«»,? (?:a écrit|a crié|a lancé|écrit|crie|lance) §"),
  ],
};

const es: ForeignTies = {
  happens: form("^(?!)"),
  against: [form("§⁓‹(?:fue|sido|resultó|quedó)›(?: \\p{L}+){0,3} ¶"), form("^[^,;:§¤«]{0,25}‹(?:fue|sido)› ¶‥§")],
  againstOblique: [
    form(
      "‹(?:juez|jueza|tribunal|juzgado|audiencia|partido|club|universidad|empresa|escuela|colegio|federación|liga|ayuntamiento|policía|comité|consejo|diario|banco|asociación)›～¶(?: (?:el|este|ayer) ?\\p{L}*)? (?:a|al \\p{L}{4,15}|a la \\p{L}{4,15}) §",
    ),
    form("‹(?:la|el) ¶ (?:de|(?:del|de la) \\p{L}{4,15}) §"),
  ],
  takes: form(
    "‹(?:en lugar|sustituto|sucesor)›|§⁓‹(?:condenó|condena|expulsó|suspendió|despidió|sancionó|(?:ha|había) (?:condenado|expulsado|suspendido|despedido|sancionado))›",
  ),
  cut: form("[,;:(–¶]|‹(?:fue|sido|ha|había)›"),
  oblique: form("‹(?:de|del|por|con|contra|para|sobre|en|a|al|según|como|y|e|o|sin|ante|hacia|junto|que|quien)›"),
  breaks: form("‹(?:que|cuy\\p{L}+|donde|después|tras|mientras|cuando|porque|dijo|declaró|explicó|contó|y|vio|oyó|relató)›"),
  unreal: form(
    "‹(?:no|nunca|jamás|ni|sin|ningún\\p{L}*|tampoco|podría\\p{L}*|puede\\p{L}*|debería\\p{L}*|habría\\p{L}*|sería\\p{L}*|será\\p{L}*|pide\\p{L}*|pidió|pidieron|piden|exig\\p{L}+|solicit\\p{L}+|reclam\\p{L}+|reclama|quiere\\p{L}*|amenaz\\p{L}+|estudia\\p{L}*|si|casi|rumor\\p{L}*|arriesg\\p{L}+|enfrenta\\p{L}*|se expone|sea|fuera|posible)›",
  ),
  real: form("(?:aún |todavía )?no es firme|puede (?:ser )?recurri\\p{L}+|cabe recurso"),
  meanwhile: form("cautelar|provisional|temporal|mientras|hasta que|a la espera|en tanto"),
  takenBack: form(
    "inocen|readmit|rehabilit|improceden|por error|errónea|confundi|confusión|homónim|infundad|sin fundamento|rectific|falsamente|retir(?:ó|aron|ad)|ilegal|injust|nul[oa]›|no encontr|nada encontr|sin pruebas|ninguna prueba|reincorpor",
  ),
  denies: form("asegura que no|insiste en que no|rechazó"),
  somebody: form(
    "‹(?:(?:une?|una|dos|tres|varios|varias|otr[oa]s?|algún|algun[oa]s?) (?:joven |viejo )?(?:hombre|mujer|persona|individuo|joven|cliente|vecin|compañer|alumn|estudiante|emplead|trabajador|aficionad|conductor|chico|chica|sospechos|autor|desconocid|jubilad|varón)\\p{L}*|alguien|nadie|desconocid\\p{L}+|(?:agresor|autor|atacante|jefe|jefa|compañer[oa]|vecin[oa]|herman[oa]|padre|madre|hij[oa]|marido|esposa|amig[oa]|cliente|alumn[oa]|superior|acusad[oa]|sospechos[oa]|inquilin[oa]|casero|entrenador|homónimo|antecesor|sucesor|directiv[oa])(?:s|es)?)›",
  ),
  part: form(
    "‹(?:víctimas?|testigos?|abogad[oa]|juez|jueza|fiscal|magistrad[oa]|herman[oa]|padre|madre|hij[oa]|marido|esposa|amig[oa]|vecin[oa]|compañer[oa]|portavoz|periodista|perit[oa]|investigador\\p{L}*|historiador\\p{L}*|traduct\\p{L}+|denunciante|querellante|defend\\p{L}+|represent\\p{L}+|tradujo)›",
  ),
  wronged: form(
    "§[^¤;¶]{0,110}‹(?:fue|sido)›‥(?:insultad|agredid|golpead|amenazad|atacad|injuriad|herid|increpad|acosad)|(?:agresión|ataque|amenaza|insulto|injuria|carta|mensaje|atentado)\\p{L}*›‥‹(?:contra|a|hacia|dirigid[oa]s? a)›‥§|‹(?:se (?:había )?quej\\p{L}+|(?:había|haber|ha) (?:denunciado|criticado|protestado|ayudado|alertado)|denunció|presentó (?:una )?(?:denuncia|queja)|protestó|agradeció|ayudó)›",
  ),
  comments: form(
    "§⁓‹(?:encontró|descubrió|recibió|leyó|vio|borró|oyó|recopila|denuncia|denunció|calificó|califica|critica|criticó|condena|condenó|dijo|dice|declaró|explicó|contó|lament\\p{L}+|estudia|tradujo|habló|citó|relató|aseguró)›|‹(?:dijo|declaró|explicó|según|contó|condenó|denunció|criticó|calificó|afirmó|relató|aseguró|señaló) §",
  ),
  authors: form(
    "§[^¤¶]{0,140}‹(?:escribió|envió|publicó|difundió|compartió|pintó|gritó|coreó|pronunció|contó|redactó|(?:ha|había) (?:escrito|enviado|publicado|difundido|compartido|pintado|gritado|pronunciado|redactado))›",
  ),
  pronoun: form("‹(?:él|ella)›|^(?=(?:fue|ha sido|había sido)›)"),
  theirs: form("‹sus?›"),
  conduct: form(
    "mensaje|carta|palabras|publicación|publicaciones|vídeo|video|tuit|comentario|discurso|cartel|pancarta|panfleto|lema|chiste|canción|pintada|correo|frase|caricatura|audio|artículo",
    "giu",
  ),
  ground: form(
    "‹(?:por (?!unanimidad|mayoría|el (?:juzgado|tribunal|club|partido|consejo|juez|ayuntamiento|comité|colegio|banco|diario)|la (?:audiencia|federación|universidad|empresa|policía|guardia|junta|directiva|escuela|fiscalía|asociación|liga)|un (?:juzgado|tribunal|juez)|una (?:jueza|audiencia))|debido a|a causa de|porque)[^;]{0,90}",
  ),
  otherOffence: form(
    "‹rob[oóa]|hurto|estafa|fraude|fiscales|drogas?›|alcohol|asesinato|homicidio|exceso de velocidad|accidente|corrup|malversación|soborno|sexual|violación|económic|reestructur|retraso|aparcar|dopaje|huelga|falsificación|tráfico",
  ),
  otherGroups: form("musulm|islam|árabe|negr[oa]s?›|racis|gitan|homófob|gay|extranjer|inmigrant|machis|cristian"),
  notHatred: form(
    "(?:‹sobre|‹contra|pasado|historia|denunci\\p{L}+) (?:\\p{L}+ ){0,2}antisemit\\p{L}*|(?:contra|lucha contra|sobre|víctimas? de) (?:el |los |las |toda forma de )?(?:antisemit\\p{L}+|mensajes antisemit\\p{L}+|chistes antisemit\\p{L}+)",
    "giu",
  ),
  notSo: form("‹(?:no|ningún\\p{L}*|ni|nada|sin)›[^,;.]{0,30}(?:antisemit|antijud)"),
  utters: [
    form("§(?:, [^,¤«]{1,40}){0,2},?‥‹(?:escribió|gritó|publicó|pintó|coreó|tuiteó)›‥:? ?«»"),
    form("§(?:, [^,¤«]{1,40}){0,2},?‥‹(?:ha|había)›‥(?:escrito|gritado|publicado|pintado|coreado)‥:? ?«»"),
    form("«»,? (?:escribió|gritó|publicó) §"),
  ],
};

const he: ForeignTies = {
  happens: form("^(?:הורשע|נמצא|הואשמ?ה?|נעצר|הושע|פוטר|הודח|הורחק|ננזף|סולק|נידונ?|הוד(?:ה|תה) באשמה)"),
  against: [
    form("^(?:ו|ביום \\p{L}+ |אתמול )?§(?:, [^,¤«]{1,40}){0,2},?(?: (?:אתמול|היום|ביום \\p{L}+),?)? ש?¡"),
    form("^[^,§¤«;:]{0,30}?¡(?:ה|ו)?(?: (?:אתמול|היום|ביום \\p{L}+))? §"),
  ],
  againstOblique: [
    form("(?:בית המשפט|בית משפט|השופטת?|המחוזי|השלום)[^¤,;:§«]{0,30}¶ את §"),
    form("¶(?: אישום)?(?: הוגש)? נגד §"),
    form("^(?:על|נגד) §[^,;:«]{0,20}(?:הוגש )?¶"),
    form("¶ (?:על|דינו של|דינה של) §"),
  ],
  takes: form("§⁓‹(?:הרשיע|הרשיעה|פיטר|פיטרה|הדיח|הדיחה)›"),
  cut: form("[,;:(–¶¡]"),
  oblique: form("‹(?:של|על|נגד|עם|את|לפי|מאת|אצל|בין|כמו|לצד|אחיו|אחותו|אביו|אמו|בנו|אשתו)›|\\p{L}-? ?$"),
  breaks: form("‹(?:כי|אשר|לאחר|כאשר|אחרי|בעוד|אמר|אמרה|סיפר|סיפרה|ראה|שמע|העיד|אחיו|של|עם)›|‹ש(?!בת|ישי|ני|לישי|לום)\\p{L}+"),
  unreal: form(
    "‹(?:ו|ש|כש)?(?:לא|אינו|אינה|אין|טרם|בלי|ללא|עשוי|עשויה|עלול|עלולה|צפוי|צפויה|ייתכן|אם|אילו|יורשע|יפוטר|יושעה|יועמד|דורש|דורשת|דרש|דרשה|דרשו|דורשים|קרא|קראו|מבקש|ביקש|ביקשה|התביעה|שוקל|שוקלת|כמעט|מאיים|איים|סכנת)›",
  ),
  real: form("(?:טרם|אינו) (?:הפך )?(?:חלוט|סופי)"),
  meanwhile: form("עד (?:ל|ש)\\p{L}+|זמנית|באופן זמני|לבירור|לחקירה|חופשה כפויה"),
  takenBack: form(
    "חף מפשע|חפה מפשע|זכאי|הוחזר|הושב לעבודה|בטעות|טעות|זהות|לא נמצא|נמצא כי לא|התברר כי|הוסרו|חזרה בה|חזר בו|בוטל|שוחרר|שוחררה|נוקה|נוקתה|הופרכ|תיקון|שלא כדין",
  ),
  denies: form("כופר|כפר ב|טוען לחפותו|טוענת לחפותה"),
  somebody: form(
    "‹[ובלהכמש]*(?:גבר|אדם|מישהו|אישה|צעיר|צעירה|נער|נערה|תושב|תושבת|תוקף|תוקפו|תוקפה|מנהל|מנהלו|הבוס|עובד|עמית|עמיתו|שכן|שכנו|שכנה|אח|אחיו|אחיה|אחות|אחותו|אב|אביו|אמו|בן דודו|בנו|בתו|בעלה|אשתו|חבר|חברו|לקוח|תלמיד|נהג|חשוד|נאשם|אלמוני|אלמונים|סטודנט|מפגין|חייל|שוטר|מאמן|יורשו|קודמו)›|‹(?:בן|בת) \\d+ (?!שנים)(?:הורשע|נעצר|פוטר)",
  ),
  part: form(
    '‹[ובלהכמש]*(?:קורבן|נפגע|נפגעת|עד|עדה|עד ראייה|סנגור\\p{L}*|פרקליט\\p{L}*|עו"ד|עורכ?ת? דין|שופטת?|תובעת?|אח|אחיו|אחיה|אחות|אחותו|אב|אם|בן דודו|שכן|שכנו|שכנה|חבר|עמית|דובר|דוברת|עיתונאית?|כתבת|הכתב|חוקרת?|היסטוריונית?|מתרגמת?|מתלוננת?|רב|רבה|ייצגה?|תרגמה?|הגנ(?:ה)? על)›',
  ),
  wronged: form(
    "§[^¤;¶]{0,80}‹(?:הותקף|הותקפה|הוכה|הוכתה|נפגע|נפגעה|אוים|קולל|קוללה|הושפל|נדקר|ספג|ספגה)›|(?:תקף|תקפה|איים|איימה|קילל|היכה|שלח|כתב|ירק)[^,;]{0,30}(?:את|על|אל) §|‹(?:ה?תקיפה|ה?תקיפת|איומים|מכתב\\p{L}*|הודע\\p{L}+|קללות)›‥‹(?:אל|על|נגד|כלפי|של)›‥§|(?:נגד|כלפי|אל) §[^¤;]{0,40}(?:מכתב|איומ)|‹ו?ש?כ?(?:התלונן|התלוננה|הגיש תלונה|הגישה תלונה|דיווח|דיווחה|חשף|חשפה|מחה|מחתה|ביקר|ביקרה|סייע|עזר)›",
  ),
  comments: form(
    "§⁓‹ו?(?:מצא|מצאה|קיבל|קיבלה|ראה|ראתה|קרא(?! ב)|מחק|שמע|גינה|גינתה|כינה|כינתה|אמר|אמרה|סיפר|סיפרה|הסביר|הסבירה|מתח|טען|טענה|חוקר|חוקרת|תרגם|תרגמה|ציטט|דיבר|הוקיע)›|‹(?:אמר|אמרה|סיפר|סיפרה|גינה|לדברי|הסביר|ציין) §",
  ),
  authors: form("§[^¤¶¡]{0,100}‹ש?ו?(?:כתב|כתבה|שלח|שלחה|פרסם|פרסמה|הפיץ|הפיצה|שיתף|שיתפה|ריסס|ריססה|צעק|צעקה|נשא|חיבר|חיברה)›"),
  pronoun: form("^(?:הוא|היא)›"),
  theirs: form(
    "‹[ובלכמש]*(?:דבריו|דבריה|מכתביו|מכתביה|הודעותיו|הודעותיה|פרסומיו|פרסומיה|אמירותיו|אמירותיה|התבטאויותיו|התבטאויותיה|מעשיו|מעשיה)›",
  ),
  conduct: form("מכתב|הודע[הו]ת?|פרסום|פרסומ|פוסט|סרטון|כרז|סיסמ|כתובת|כתובות|דברים|אמיר|התבטא|נאום|בדיח|שיר›|ציור|מודע", "giu"),
  ground: form("‹ו?(?:בגין|בשל|בעקבות|משום|מפני|על כך|על רקע|בעוון|בעבירו?ת)›[^;]{0,90}"),
  otherOffence: form(
    "גניב|גנב|מרמה|הונא|מס הכנסה|סמים|שכרות|נהיגה|שוד|רצח|הריגה|תאונ|מהירות|שוחד|מעיל|מינית|מיניות|צמצומים|קיצוצים|איחור|חניה|שביתה|זיוף|פריצה|התפרצות",
  ),
  otherGroups: form("מוסלמ|ערבי|ערבים|אתיופ|שחור|הומו|להט|נוצר|זרים|מסתננ|מבקשי מקלט"),
  notHatred: form(
    "(?:על|נגד) (?:\\p{L}+ )?ה?אנטישמי\\p{L}*|(?:נגד|במאבק ב|המאבק ב|למאבק ב|ללחימה ב|חקר ה?|על ה?|קורבנות ה?)(?:-| )?(?:אנטישמיות|גילויי אנטישמיות|בדיחות אנטישמיות|הערות אנטישמיות)|שנאת יהודים (?:נחקרת|נלמדת)",
    "giu",
  ),
  notSo: form("‹(?:לא|אין|אינם|אינו|אינה|שום|ללא)›[^,;.]{0,30}(?:אנטישמי|שנאת יהודים)"),
  utters: [
    form(
      "§(?:, [^,¤«]{1,40}){0,2},?[^,¤;:«§]{0,10}‹(?:כתב|כתבה|צעק|צעקה|ריסס|ריססה|פרסם|פרסמה|קרא|קראה)›(?! על)[^,¤;:«§]{0,25}:? ?«»",
    ),
    form("«»,? (?:כתב|כתבה|צעק|צעקה|פרסם|פרסמה) §"),
  ],
};

const ar: ForeignTies = {
  happens: form("^(?:أُدين|أدين|مدان|اعتُقل|فُصل|أقيل|أُقيل|عوقب)"),
  against: [form("^(?:و|وقد )?§(?:، [^،¤«]{1,40}){0,2}،? ¡"), form("^[^،§¤«;:]{0,25}?¡ §")],
  againstOblique: [
    form("¶ (?:المحكمة|محكمة (?:في )?\\p{L}+)(?: (?:على|بسجن|بحبس|بتغريم))? §"),
    form("‹و?ف?(?:تم|تمت|جرى|جرت|قرر|قررت|أعلن|أعلنت)›[^¤;:§«]{0,45}?¶ §"),
    form("^و?¶ الشرطة §"),
  ],
  takes: form("^و?(?:فصل|طرد|أقال|أدان|قرر|قررت)ت? §"),
  cut: form("[،;:(–¶¡]"),
  oblique: form("‹(?:على|ضد|من|مع|عن|في|إلى|حسب|عند|شقيق|والد|ابن|أخ|أخو|زوجة|زوج)›|\\p{L} ?$"),
  breaks: form("‹(?:أن|إن|الذي|التي|بعد|عندما|حين|بينما|قال|قالت|روى|شهد|رأى|سمع|شقيق\\p{L}*|مع|لأن)›"),
  unreal: form(
    "‹و?ف?(?:لم|لن|لا|ليس|ليست|غير(?! أن)|دون|قد ي\\p{L}+|قد ت\\p{L}+|يواجه|تواجه|سوف|سي\\p{L}+|ست(?!ة|ين|مائة|مئة)\\p{L}+|يمكن|ربما|إذا|لو|يطالب\\p{L}*|طالب\\p{L}*|تطالب|طلبت?|يدعو|دعت?|هدد\\p{L}*|مهدد\\p{L}*|يهدد\\p{L}*|كاد|يكاد|ينتظر|بطلب|احتمال)›",
  ),
  real: form("غير نهائي|قابل للاستئناف"),
  meanwhile: form("لحين|إلى حين|مؤقت|على ذمة|ريثما|بانتظار|في انتظار|حتى"),
  takenBack: form(
    "بريء|بريئة|أعيد|أُعيد|بالخطأ|خطأ|تصحيح|تشابه|الإفراج عن|أفرج|أُفرج|ألغي|أُلغي|ألغت|سقوط|لا أساس|تعسفي|ظلم|دون دليل|لم يثبت|لم تثبت|لم يجد|لم تجد|تراجع",
  ),
  denies: form("نافيا|نافية|يصر على براءته"),
  somebody: form(
    "‹و?ف?ب?ل?ك?(?:ال)?(?:رجل|رجلا|رجلين|شخص|شخصا|أشخاص|امرأة|شاب|شابا|شابة|مجهول\\p{L}*|مهاجم\\p{L}*|معتدي|معتدين|مدير\\p{L}*|زميل\\p{L}*|جار|جاره|جارته|شقيق\\p{L}*|أخ|أخوه|أخته|والده|والد|أبوه|أمه|ابنه|ابن|زوجها|زوجته|صديق\\p{L}*|موظف\\p{L}*|زبون\\p{L}*|طالب|طالبا|سائق\\p{L}*|مشتبه|متهم|متهمين|عامل|مدرب|خلفه|سلفه|آخر|آخرين|أحدهم)›",
  ),
  part: form(
    "‹و?ب?ل?(?:ال)?(?:ضحية|ضحايا|شاهد|شاهدة|محامي\\p{L}*|محام|قاضي?ة?|مدعي?|نائب العام|شقيق\\p{L}*|أخ|أخو|والد\\p{L}*|ابن|زوج\\p{L}*|جار|صديق|زميل|متحدث\\p{L}*|صحفي\\p{L}*|خبير\\p{L}*|باحث\\p{L}*|مؤرخ\\p{L}*|مترجم\\p{L}*|مشتكي\\p{L}*|حاخام|دافع\\p{L}*|ترجم\\p{L}*|مثّل)›",
  ),
  wronged: form(
    "(?:اعتدى|هاجم|هدد|شتم|ضرب|أهان|اعتدت|هاجمت)[^،;§]{0,30}§|§[^¤;¶]{0,60}‹(?:تعرض|تعرضت|ضُرب|هوجم|أصيب|أصيبت)›|‹(?:تعرض|تعرضت)› §|‹(?:ال)?(?:اعتداء|هجوم|تهديد\\p{L}*|رسائل|رسالة|شتائم)›[^،;§]{0,25}(?:على|ضد|إلى) §|‹و?ف?(?:اشتكى|اشتكت|شكا|أبلغ|أبلغت|تقدم بشكوى|قدم شكوى|قدمت شكوى|كشف|كشفت|احتج|احتجت|انتقد|انتقدت|ساعد)›",
  ),
  comments: form(
    "(?:وجد|تلقى|قرأ|رأى|سمع|أدان|ندد|استنكر|قال|وصف|انتقد|روى|شرح|ترجم|أكد|صرح|ذكر|يدرس)ت? §|§⁓‹و?(?:وجد|تلقى|قرأ|رأى|سمع|أزال|أدان|ندد|استنكر|قال|قالت|وصف|انتقد|روى|شرح|ترجم|أكد|يدرس|تدرس)ت?›",
  ),
  authors: form(
    "(?:كتب|كتبت|أرسل|أرسلت|نشر|نشرت|هتف|صرخ|وزع|وزعت) §|§[^¤¶¡]{0,60}‹و?(?:كتب|كتبت|أرسل|أرسلت|نشر|نشرت|هتف|صرخ|وزع|وزعت|أرسلها|كتبها|نشرها)›",
  ),
  pronoun: form("^(?!)"),
  theirs: form(
    "‹و?ل?ب?ف?(?:كتاباته|رسائله|رسائلها|منشوراته|منشوراتها|تصريحاته|تصريحاتها|كلماته|خطابه|أقواله|كتاباتها|منشوره|رسالته|تغريداته)›",
  ),
  conduct: form("رسال|رسائل|منشور|تغريد|تصريح|خطاب|كلمات|شعار|فيديو|مقطع|مقال|نكت|لافت|عبار|ملصق|كتابات", "giu"),
  ground: form("‹و?(?:بسبب|بتهمة|لأنه|لأنها|على خلفية|بجرم|نتيجة|إثر)›[^;]{0,90}"),
  otherOffence: form("سرق|احتيال|مخدر|ضرائب|ضريب|قتل|رشو|فساد|حادث|سرعة|اختلاس|تحرش|سكر|تزوير|تقليص|ميزانية|غياب|إضراب|خيانة"),
  otherGroups: form("مسلم|الإسلام|مسيحي|سود|مثلي|مهاجر|لاجئ|غجر|أكراد"),
  notHatred: form(
    "(?:عن|حول|ضد) (?:\\p{L}+ ){0,2}(?:ال)?معاد\\p{L}+ (?:ل)?ل?سامية|(?:مكافحة|محاربة|ضد|مناهضة|لمكافحة|عن|حول|ضحايا|نكات|بنكات) (?:معاداة السامية|معادية للسامية)|لمعاداة السامية في الكتب",
    "giu",
  ),
  notSo: form("‹(?:لم|لا|ليس|ليست|غير|دون)›[^،;.]{0,30}(?:للسامية|السامية)"),
  utters: [
    form("‹و?ف?(?:كتب|كتبت|صرخ|صرخت|هتف|هتفت|نشر|نشرت) §(?! عن)[^،¤;:«§]{0,30}:? ?«»"),
    form("§ (?:كتب|كتبت|صرخ|هتف|نشر|نشرت)[^،¤;:«§]{0,25}:? ?«»"),
  ],
};

const ru: ForeignTies = {
  happens: form(
    "^(?:(?:осужд[её]н|признан|приговор[её]н|уволен|отстранен|отстранён|исключ[её]н|дисквалифицирован|задержан|арестован|оштрафован)[ао]?›|обвиняется|предъявлено|(?:приговорили|уволили|исключили|оштрафовали)›)",
  ),
  against: [form("§⁓¡"), form("^[^,;:¤«]{0,25}¡(?: в \\p{L}+)? §"), form("^ª⁓¡")],
  againstOblique: [
    form(
      "‹(?:суд|судья|клуб|партия|университет|школа|компания|федерация|лига|газета|банк|мэрия|полиция|районный суд|городской суд|совет)›‥¶(?: в (?:понедельник|вторник|среду|четверг|пятницу|субботу|воскресенье))? ª",
    ),
    form("(?:^|, )ª‥¡"),
  ],
  takes: form("‹(?:на место|на смену)›|§⁓‹(?:уволил|исключил|осудил|приговорил|оштрафовал)›"),
  cut: form("[,;:(–¶¡]"),
  oblique: form(
    "‹(?:на|с|со|у|для|от|о|об|по|против|из|за|к|ко|при|над|под|перед|между|и|или|как|котор\\p{L}+|брат\\p{L}*|сестр\\p{L}+|отец|отца|мать|сын\\p{L}*|доч\\p{L}+|муж\\p{L}*|жен\\p{L}+|друг\\p{L}*|сосед\\p{L}*|коллег\\p{L}*)›",
  ),
  breaks: form(
    "‹(?:что|чей|чья|чьего|чьего|котор\\p{L}+|после|когда|пока|сказал\\p{L}*|рассказал\\p{L}*|сообщил\\p{L}*|видел\\p{L}*|слышал\\p{L}*|и|хотя|потому)›",
  ),
  unreal: form(
    "‹(?:не|ни|нет|никогда|без|бы|может|могут|мог|могла|грозит|грозят|будет|будут|требу\\p{L}+|потребовал\\p{L}*|просит|просил\\p{L}*|запросил\\p{L}*|если|якобы|едва|чуть|предлага\\p{L}+|призвал\\p{L}*|угрожа\\p{L}+|хочет|хотят|слух\\p{L}*|возможно|рискует)›",
  ),
  real: form("не вступил\\p{L}* в (?:законную )?силу|может (?:быть )?обжалова\\p{L}+"),
  meanwhile: form("временно|на время|до (?:окончания|выяснения|завершения|конца|решения)|пока (?:ид[её]т|продолжается)"),
  takenBack: form(
    "невинов|невиновн|восстановлен|восстановил|ошибочно|по ошибке|ошибк|незаконн|перепутал|однофамил|т[её]зк|опроверг|опроверж|извинились|необоснован|не подтверд|не нашл|не обнаружил|снят\\p{L}* обвин|отпустил|отпущен|уточнение",
  ),
  denies: form("не признал|не призна[её]т|настаивает на невин"),
  somebody: form(
    "‹(?:мужчин\\p{L}*|женщин\\p{L}*|человек\\p{L}*|парень|парня|подрост\\p{L}*|кто-то|никто|неизвестн\\p{L}*|злоумышленник\\p{L}*|нападавш\\p{L}*|обидчик\\p{L}*|начальник\\p{L}*|директор\\p{L}*|коллег\\p{L}*|сосед\\p{L}*|брат\\p{L}{0,3}|сестр\\p{L}{1,3}|отец|отца|мать|сын\\p{L}{0,3}|доч\\p{L}{1,5}|муж\\p{L}{0,2}|жен[аыу]|друг\\p{L}?|клиент\\p{L}*|ученик\\p{L}*|студент\\p{L}*|водител\\p{L}*|сотрудник\\p{L}*|подозреваем\\p{L}*|обвиняем\\p{L}*|подсудим\\p{L}*|тренер\\p{L}*|болельщик\\p{L}*|предшественник\\p{L}*|преемник\\p{L}*|другой|другого|двое|двух|\\d+-летн\\p{L}+)›",
  ),
  part: form(
    "‹(?:жертв\\p{L}*|потерпевш\\p{L}*|свидетел\\p{L}*|адвокат\\p{L}*|судь\\p{L}*|прокурор\\p{L}*|защитник\\p{L}*|брат|сестра|отец|мать|сын|дочь|муж|жена|друг|сосед\\p{L}*|коллега|пресс-секретар\\p{L}*|журналист\\p{L}*|эксперт\\p{L}*|исследовател\\p{L}*|историк\\p{L}*|переводчи\\p{L}*|заявител\\p{L}*|раввин\\p{L}*|представля\\p{L}+|защища\\p{L}+|перев[её]л\\p{L}*)›",
  ),
  wronged: form(
    "[§ª][^¤;¶¡]{0,80}‹(?:избит\\p{L}?|оскорбл[её]н\\p{L}?|избили|оскорбили|ударили|ударил\\p{L}?|напали|напал\\p{L}?|угрожали|угрожал\\p{L}?|пострадал\\p{L}?)›|(?:напал\\p{L}*|нападени\\p{L}+) на [§ª]|(?:угроз\\p{L}*|писем|письм\\p{L}+|сообщени\\p{L}+|оскорблени\\p{L}+)›‥(?:[§ª]|к [§ª]|в адрес [§ª])|(?:избил\\p{L}*|ударил\\p{L}*|оскорбил\\p{L}*|угрожал\\p{L}*)[^,;]{0,25}[§ª]|‹(?:пожаловал\\p{L}+|подал\\p{L}* (?:жалобу|заявление)|заявил\\p{L}* в полицию|сообщил\\p{L}* о|раскритиковал\\p{L}*|протестовал\\p{L}*|помог\\p{L}*)›",
  ),
  comments: form(
    "[§ª]⁓‹(?:наш[её]л|нашла|обнаружил\\p{L}*|получил\\p{L}*|прочитал\\p{L}*|увидел\\p{L}*|услышал\\p{L}*|закрасил\\p{L}*|собирает|осудил\\p{L}*|осуждает|назвал\\p{L}*|заявил\\p{L}*|сказал\\p{L}*|рассказал\\p{L}*|раскритиковал\\p{L}*|сообщил\\p{L}*|изучает|перев[её]л\\p{L}*|объяснил\\p{L}*|цитировал\\p{L}*|говорит|говорил\\p{L}*)›|‹(?:сказал|сказала|заявил|заявила|рассказал|рассказала|осудил|осудила|по словам|считает) [§ª]",
  ),
  authors: form(
    "[§ª][^¤¶¡]{0,140}‹(?:написал|написала|писал|писала|отправил|отправила|опубликовал|опубликовала|распространил|распространила|распространял|распространяла|разместил|разместила|кричал|кричала|крикнул|крикнула|произнес|произнёс|сочинил)›",
  ),
  pronoun: form("‹(?:он|она)›"),
  theirs: form("‹(?:его|её|ее)›"),
  conduct: form(
    "письм|писем|сообщени|пост›|посты|поста|постов|видео|комментари|речь|речи|плакат|листовк|лозунг|шутк|песн|надпис|слова|публикаци|высказывани|карикатур|статьи|статью",
    "giu",
  ),
  ground: form("‹(?:за|из-за|по делу|виновн\\p{L}+ в|по обвинению|вследствие)›[^;]{0,90}"),
  otherOffence: form(
    "краж|украл|мошеннич|налог|наркоти|пьян|алкогол|грабеж|грабёж|разбо|убийств|ДТП|авари|превышени|взятк|корруп|растрат|сексуал|изнасил|сокращени|опоздани|парковк|допинг|забастовк|подделк|хищени",
  ),
  otherGroups: form("мусульман|ислам|кавказ|чернокож|расис|цыган|геев|гомофоб|мигрант|христиан"),
  notHatred: form(
    "(?:‹про|‹об?|‹против|прошло\\p{L}+) (?:\\p{L}+ ){0,2}антисемит\\p{L}*|(?:против|борьб\\p{L}+ с|о|об|от|жертв\\p{L}*) (?:проявлений )?(?:антисемитизм\\p{L}*|антисемитск\\p{L}+ (?:шут\\p{L}+|выходк\\p{L}+))",
    "giu",
  ),
  notSo: form("‹(?:не|нет|ни|никак\\p{L}+)›[^,;.]{0,30}(?:антисемит|юдофоб)"),
  utters: [
    form(
      "§(?:, [^,¤«]{1,40}){0,2},?‥‹(?:написал|написала|писал|писала|крикнул|крикнула|кричал|кричала|опубликовал|опубликовала)›(?! о)‥:? ?«»",
    ),
    form("«»,? ?[–—-]? ?(?:написал|написала|крикнул|крикнула|кричал|кричала) §"),
  ],
};

export const foreignTies: Partial<Record<Language, ForeignTies>> = { de, fr, es, he, ar, ru };
