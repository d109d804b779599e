/**
 * The test cards, with the numbers of Stripe's own (docs.stripe.com/testing). `at` says where a card stands in the way:
 * at once, by asking the person to confirm (3-D Secure), or only when it is charged later.
 */
export const testCards = [
  { number: "4242424242424242", behaviour: "pays", words: "Pays" },
  { number: "4000000000000002", behaviour: "declined", words: "Is declined" },
  { number: "4000000000009995", behaviour: "no-funds", words: "Has no funds" },
  { number: "4000002500003155", behaviour: "challenge", words: "Asks for a confirmation (3‑D Secure)" },
  { number: "4000000000000341", behaviour: "fails-later", words: "Is stored, and declined when it is charged" },
  { number: "4000000000000259", behaviour: "disputed", words: "Pays, and the payment is disputed" },
] as const;
export type CardBehaviour = (typeof testCards)[number]["behaviour"];

export type CardInput = { number: string; expiry: string; cvc: string };
export type CardProblems = Partial<Record<keyof CardInput, string>>;
export type ReadCard = { last4: string; expMonth: number; expYear: number; behaviour: CardBehaviour };

const digitsOf = (text: string) => text.replace(/[\s-]/g, "");

/** A card as typed, or what is wrong with it beside each field. Numbers other than the test cards' are refused. */
export function readCard(input: CardInput, now: Date): { ok: true; card: ReadCard } | { ok: false; problems: CardProblems } {
  const problems: CardProblems = {};
  const number = digitsOf(input.number);
  const known = testCards.find((card) => card.number === number);
  if (number === "") problems.number = "Card number is required";
  else if (!known) problems.number = "Only the test cards work here";
  const expiry = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(input.expiry);
  const expMonth = Number(expiry?.[1]);
  const expYear = (expiry?.[2]?.length === 2 ? 2000 : 0) + Number(expiry?.[2]);
  if (input.expiry.trim() === "") problems.expiry = "Expiry is required";
  else if (!expiry || expMonth < 1 || expMonth > 12) problems.expiry = "Expiry is invalid, write it as 08/30";
  else if (Date.UTC(expYear, expMonth) <= now.getTime()) problems.expiry = "This card has expired";
  if (input.cvc.trim() === "") problems.cvc = "Security code is required";
  else if (!/^\d{3,4}$/.test(input.cvc.trim())) problems.cvc = "Security code is invalid";
  if (!known || Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, card: { last4: number.slice(-4), expMonth, expYear, behaviour: known.behaviour } };
}
