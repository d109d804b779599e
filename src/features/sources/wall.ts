/** What stands before a page instead of its text. */
export type Wall = "paywall" | "consent" | "soft-404" | "robot-check";

export const wallWords: Record<Wall, string> = {
  paywall: "The site shows this page to subscribers only.",
  consent: "The site shows a request for consent instead of the page.",
  "soft-404": "The site says that this page does not exist, though it answers as if it did.",
  "robot-check": "The site asks for proof that a person is reading.",
};

/** Longer texts are read, whatever stands among them: a wall is short. */
const longestWall = 1_500;

const signs: readonly [Wall, RegExp][] = [
  [
    "soft-404",
    /\b(?:page|article|story|content|url)\b.{0,40}\b(?:not found|(?:can ?not|can['’]t|could ?n['’]t|could not) be found|no longer (?:exists?|available)|does ?n['’]t exist|does not exist|has been (?:removed|deleted|moved))\b|\b(?:error )?404\b.{0,30}\b(?:not found|error|oops)|\bnot found\b.{0,10}\b404\b|Seite (?:wurde )?nicht gefunden|page (?:introuvable|non trouvée)|página no encontrada|pagina non trovata|страница не найдена|הדף לא נמצא|الصفحة غير موجودة/iu,
  ],
  [
    "robot-check",
    /\bverify(?:ing)? (?:that )?you are (?:a )?human\b|\bare you a robot\b|\bchecking your browser\b|\bcomplete the captcha\b|\benable javascript and cookies to continue\b|\bunusual traffic from your\b|\bpress (?:and|&) hold\b/iu,
  ],
  [
    "consent",
    /\bbefore you continue\b|\bwe (?:and our \d* ?partners )?(?:use|value|care about) (?:cookies|your privacy)\b.{0,300}\b(?:accept|agree|consent|reject)\b|\b(?:accept all|manage (?:cookies|preferences|options)|cookie consent)\b.{0,200}\b(?:cookies|privacy|partners)\b|Mit Werbung weiterlesen|Zustimmung.{0,60}Cookies|Accepter et continuer|nous utilisons des cookies|Aceptar y continuar/isu,
  ],
  [
    "paywall",
    /\b(?:subscribe|sign up|log ?in|sign ?in|register)\b.{0,60}\b(?:to (?:continue|keep|read)|for full access|to unlock)\b|\b(?:this|the) (?:article|story|content|page) is (?:for|available to|reserved for|exclusive to) (?:\w+ ){0,3}(?:subscribers|members)\b|\balready a (?:subscriber|member)\b|\bsubscribers only\b|\bstart your (?:free )?trial\b.{0,60}\bread|\bremaining free articles?\b|Weiterlesen mit|Jetzt (?:abonnieren|weiterlesen)|réservé(?:e)? (?:à nos|aux) abonnés|contenido (?:exclusivo )?para suscriptores|תוכן למנויים|للمشتركين فقط|только для подписчиков/iu,
  ],
];

/**
 * What a page that was fetched shows instead of what was asked for, told by a short text that says so; null for a page
 * that can be read. Pure; the title counts for a page that does not exist.
 */
export function wallOf(page: { title: string; text: string }): Wall | null {
  const text = page.text.trim();
  if (text.length > longestWall) return null;
  const said = `${page.title}\n${text}`;
  return signs.find(([, sign]) => sign.test(said))?.[0] ?? null;
}
