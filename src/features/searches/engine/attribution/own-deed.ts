/*
 * What somebody is sorry for: their own doing, or what befell others. "Ruiz regretted her words" is of whoever said them, "Ruiz
 * regretted that it had taken so long" of anybody. Sources of patterns, to stand behind a name or a pronoun.
 */

/** "regrets having posted it", "regretted her words". */
export const regretsOwn =
  "regret(?:s|ted) (?:(?:deeply|bitterly|now|ever) )?(?:having\\b|it\\b(?! (?:had|has|was) )|(?:his|her|their) (?:own )?(?:[\\w-]+ )?(?:words|remarks?|comments?|posts?|tweets?|messages?|actions|act|behaviou?r|conduct|part|role|language|jokes?|choice|mistake|outburst|speech|statements?|gesture)|what (?:he|she|I) (?:had )?(?:said|done|did|written|wrote|posted|shared|tweeted|called)\\b|(?:that )?(?:he|she) (?:had|did|was)\\b|(?:the|this|that|those) (?:[\\w-]+ )?(?:words|remarks?|comments?|posts?|tweets?|messages?|outburst|gesture|joke)|(?:posting|saying|writing|sharing|making|using|sending|shouting|calling|singing|doing)\\b)";
/** "was sorry", "is deeply sorry for what she had done"; not "sorry for what the family had been through". */
export const isSorry =
  "(?:was|is|were|are|had been) (?:(?:deeply|truly|very|so|really|genuinely|sincerely|now) )?(?:sorry(?! (?:that (?:it|the|they|this)\\b|to (?:hear|see|learn|read|lose)\\b|for (?:what (?!(?:he|she|they|I)\\b)|(?:the|its|his|her|their|all|every|any|those|everyone|anybody|anyone)\\b)))|ashamed of (?:himself|herself|what (?:he|she)|(?:his|her) )|remorseful|mortified)";

const own =
  "(?:what I (?:had |have )?(?:said|did|done|wrote|written|posted|shared|tweeted|sent|put|passed on)|(?:having )?(?:said|saying|posted|posting|shared|sharing|written|writing|sent|sending|made|making|used|using)|my (?:own )?(?:[\\w-]+ )?(?:words|remarks?|comments?|posts?|tweets?|messages?|language|behaviou?r|conduct|actions?|joke))";
/** In words of their own, "I am so very sorry for what I shared", "I deeply regret my posts"; not "I am not sorry". */
export const isSorryInWords = new RegExp(
  `\\bI(?:['’]m| am| was| do)? (?:(?!not\\b|never\\b)[\\w-]+ ){0,3}?(?:sorry|apologi[sz]e|regret|ashamed)(?: (?:[\\w-]+ ){0,3}?(?:for|of))? ${own}(?![\\w-])`,
  "i",
);
