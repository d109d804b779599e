/**
 * Sentences that name Jews beside words which elsewhere make a trope, and say nothing against them: a town's history, a right
 * that is claimed for them, blame that is rejected, medicine, a neighbour. What a person says of Jews without an authority's
 * finding weighs as hostile only where no such reading is open.
 */

/** No innocent sentence holds these of Jews. */
const hostileOnly =
  /\b(?:control(?:s|led|ling)? (?!nothing)|greed\w*|vermin|rats?|parasit\w*|kikes?|ovens?|gassed|exterminat\w*|lie[sd]?|liars?|lying|steal\w*|stole|cheat\w*|swindl\w*|poison\w*|conspir\w*|puppets?|string\w*|everything|filth\w*|dirty|evil|satan|devil|scum|hoax|rothschild\w*|media|press|banks?|bankers?|hollywood|governments?|politicians?|senators?|parliament|wars?|the world|courts?|judges?|vaccines?|virus|pandemic|schoolbooks|textbooks|(?:our|your|my) (?!\w+ (?:together|with|too)\b)|us\b|smell|stench|walk past|avoid|boycott)/i;
const pastOrPlace =
  /\b(?:1[0-9]\d\d|(?:\d\dth|nineteenth|eighteenth|seventeenth|sixteenth|fifteenth|fourteenth|middle) (?:century|ages)|century|centuries|before the war|lived|settled|arrived|emigrated|immigrants?|shops?|mills?|brewery|plot|cemetery|graveyard|synagogues?|farms?|farmed|bakery|tannery|factory|bathhouse|market|museum|library|orchestra|football|strikes?|trade union|tea|coffee|bread|dinner|supper|soup|donat\w+|helped (?:to )?(?:build|fund|found|pay)|gave (?:\w+ )?(?:money|land|books)|raised (?:\w+ )?money|for the (?:school|hospital|poor|library|orphan\w*)|lobby group|was debated|nickname|ashkenazi|mutations?|genes?|genetic|screening|patients?|nurses?|diagnos\w*|hereditary|higher (?:risk|rates?)|and (?:\w+ )?(?:muslims?|christians?|catholics?|arabs?|methodists?|protestants?|sikhs?|hindus?|quakers?))\b/i;
/** "It is wrong to blame Jews", "Jews are not responsible for". */
const blameRejected =
  /(?:n't|\b(?:not|never|nobody should|no one should|wrong|unfair|unjust|absurd|nonsense|stop|dangerous|lazy|racist|antisemitic|a mistake|instead of|refuse to|reject))\b[^.!?;]{0,40}\b(?:blam\w+|hold(?:ing)?|held|responsib\w+|answerable|accus\w+|conflat\w+|confus\w+|equat\w+|target\w*|attack\w*|punish\w*|harass\w*|threaten\w*|singl\w+ out|collective\w*)\b[^.!?;]{0,30}\bjews?\b|\bjews?\b[^.!?;]{0,30}\b(?:are|were|is|be|as) (?:not|never|no more) (?:\w+ )?(?:responsible|to blame|answerable|guilty|the (?:enemy|problem|cause)|zionists?|israel\w*)\b|\bnever again\b|(?:\bnot|n't) the same (?:as|thing as) (?:the |being )?jew(?:s|ish)?\b|\bjews (?:and|or) (?:zionists|zionism|israel(?:is)?) are not the same\b/i;
/** "No Jew should have to hide", "Jews must be able to". */
const rightClaimed =
  /\bno jew (?:should|ought to|must|may|will) (?:ever |again )?(?:have to|need to|feel|fear|hide|be (?:afraid|scared|attacked|threatened|blamed|harassed|made to|forced|asked to))\b|\bjews? (?:should|must|ought to|can|deserve to|need to|have to be able to)(?: all| be)? (?:able|allowed to|free|feel|live|walk|worship|pray|wear|be (?:able|free|safe|proud|heard|protected|treated)|not (?:be|have)|never (?:be|have)|leave their)\b|\bjews? (?:deserve (?:better|safety|protection|respect|the same)|ha(?:ve|s|d) (?:a|the|every|as much|the same) right)\b|\bjews?\b[^.!?;]{0,30}\b(?:(?:are|is|were|being|been) (?:\w+ly )?(?:attacked|targeted|blamed|afraid|scared|frightened|threatened|scapegoat\w*|victims?|under (?:attack|threat)|paying the price|leaving)|pay(?:s|ing)? the price|fear (?:for|to|that))\b|\bevery jew (?:in|on|at|here|i know|we know|who lives)\b[^.!?]{0,60}\b(?:asked|attacked|afraid|feels?|felt|knows?|remembers?|carries|lost|fears?|scared|hurt|blamed)\b/i;
/** What was done to them in the past. */
const suffered =
  /\bjews? (?:of \w+ )?(?:were|was|had been|have been|are being|being) (?:all |then |once |again |later )?(?:driven|expelled|banished|burn(?:ed|t)|killed|murdered|deported|shot|taken|marched|rounded up|hanged|hunted|robbed|forced|put on|barred|banned|excluded|registered|marked|locked|sent|turned (?:away|out)|blamed|accused|called|treated)\b/i;
const among =
  /\b(?:we|i) (?:have|had|welcome|know|love|teach|employ|married|work with|grew up with|play with)\b[^.!?;]{0,25}\bjews?\b/i;
const everyOneIKnow = /\bevery jew (?:i|we) (?:know|knew|meet|met|love)\b/i;
const unfinished =
  /\bfinish\w* (?:his|her|their|the|a) (?:\w+ )?(?:stud(?:y|ies)|school\w*|degree|course|book|painting|sentence|apprenticeship|speech|sketch|letter|novel)\b/i;

/** How far one sentence of a speaker's, of this `level` by its words, may weigh at most: 0 where it speaks for Jews, 1 where it may be meant so, 3 otherwise. */
export function ceiling(sentence: string, level: number): 0 | 1 | 3 {
  if (blameRejected.test(sentence) || unfinished.test(sentence)) return 0;
  if (everyOneIKnow.test(sentence) && !hostileOnly.test(sentence)) return 1;
  if (rightClaimed.test(sentence) || suffered.test(sentence))
    return hostileOnly.test(sentence) && !rightClaimed.test(sentence) ? 3 : 1;
  if (level < 3 && (pastOrPlace.test(sentence) || among.test(sentence)) && !hostileOnly.test(sentence)) return 1;
  return 3;
}
