import { quick } from "#app/lib/language/quick-pattern.ts";

/*
 * A network, which bans whom it likes, is no body of the rubric.
 */

/** "Social media companies have taken steps, including banning personalities like X". */
const networkAhead =
  /\b(?:social (?:media|networking) (?:companies|company|platforms?|sites?|giants?|firms?|networks?)|social networks?|tech (?:companies|giants?|firms))\b[^;“”]{0,200}$/i;
const ofAccounts = /\b(?:bann?|barr|suspen|remov|kick|boot)\w*/i;

/** Alternatives, lower case; X, which is a letter too, is not among them. */
export const networkNames =
  "facebook|twitter|instagram|youtube|tiktok|twitch|reddit|spotify|snapchat|patreon|paypal|airbnb|discord|telegram|linkedin|substack|bluesky|gofundme";
const network = `(?:${networkNames}|the platform|(?:its|their|social[- ]media|several|major|all) platforms?|social networks?|social media)`;
const byNetwork = new RegExp(
  `\\b${network}\\b(?! (?:posts?|pages?|users?|messages?|comments?|tweets?|videos?|groups?|feed|threads?|screenshots?)\\b)[^.;⟦⟧]{0,60}$`,
  "i",
);
const fromNetwork = new RegExp(
  `^[^.;]{0,160}\\b(?:bann?(?:ed|ing)?|bans?|suspen\\w+|remov\\w+|kicked|booted|barred|expelled|dropped|account)\\b[^.;⟦⟧]{0,40}\\b(?:from|off|by|on) (?:${network}|x\\b)`,
  "i",
);

/** The page is about what a network did. */
export const closesAccounts = quick(
  new RegExp(
    `\\b${network}\\b[^.]{0,80}\\b(?:bann(?:ed|ing)|bans?)\\b|\\b(?:bann(?:ed|ing)|bans?)\\b[^.]{0,60}\\b(?:from|on|off|by) (?:${network})\\b`,
    "i",
  ),
);

/**
 * "banned from Twitter", "Facebook issued a ban against": a network's ban. On a page about what one of them did every ban is one.
 */
export function isBanOfNetwork(
  { said, ahead, before, behind }: { said: string; ahead: string; before: string; behind: string },
  isOfNetwork: boolean,
): boolean {
  return (
    (isOfNetwork && /\b(?:bann?|barr?|suspen|remov|kick|boot)\w*/i.test(said)) ||
    (ofAccounts.test(said) && networkAhead.test(ahead)) ||
    byNetwork.test(before) ||
    fromNetwork.test(said + behind)
  );
}
