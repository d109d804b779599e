import { demoWorkspace } from "#app/db/demo/manifest.ts";

import type { PerWidth, Places } from "./screens-arrange.ts";

export type Screen = {
  /** Of its pictures' files. */
  name: string;
  group: string;
  /** The route, as the route tree has it. */
  path: string;
  /** Two, one a width, where the first visit uses it up. */
  address: string | PerWidth;
  who: "nobody" | "owner" | "staff" | "waiting" | "newcomer";
  note?: string;
};

const leads = (where: string) => `Leads to ${where}.`;

/** Every route of the product, with an address that shows it. */
export function screensOf(places: Places & { reporterLink: string }): Screen[] {
  const slug = demoWorkspace.slug;
  const public_ = (path: string, note?: string) => screen("Public pages", path, path, "nobody", note);
  const auth = (path: string, address: Screen["address"], note?: string) =>
    screen("Signing in and up", path, address, "nobody", note);
  const inside = (path: string, address: string, note?: string) => screen("Inside a workspace", path, address, "owner", note);
  const admin = (path: string, note?: string) => screen("Administration", path, path, "staff", note);
  const desk = (path: string, address: string, note?: string) =>
    screen("The embedded payment provider", path, address, "nobody", note);
  return [
    public_("/"),
    public_("/pricing"),
    public_("/legal"),
    public_("/legal/terms-of-use"),
    public_("/legal/privacy-policy"),
    public_("/legal/acceptable-use"),
    public_("/legal/method"),
    public_("/legal/subject-requests"),
    public_("/docs/api"),
    public_("/verify"),
    screen("Public pages", "/verify/$code", places.verify, "nobody"),
    screen("Public pages", "/subject-requests/$key", places.subjectRequest, "nobody", "The mailed link, as it is opened."),
    auth("/sign-in", "/sign-in"),
    auth("/forgot-password", "/forgot-password"),
    auth("/reset-password/$tokenHash", places.resetPassword),
    auth("/sign-up/$plan/$period", "/sign-up/pro/yearly"),
    auth("/sign-up/checkout/$checkoutSessionId", places.signUp),
    auth("/sign-up/confirm/$tokenHash", places.confirmSignUp),
    auth("/confirm-email/$tokenHash", places.confirmEmail),
    auth("/invitations/$tokenHash", places.invitation),
    screen("Reporters", "/external/$accessKey", places.reporterLink, "nobody"),
    inside("/app", "/app", leads("the first workspace")),
    inside("/$workspaceSlug", `/${slug}`, leads("a new dossier")),
    inside("/$workspaceSlug/dossiers/new", `/${slug}/dossiers/new`),
    inside("/$workspaceSlug/dossiers/$dossierId", places.dossier),
    inside("/$workspaceSlug/dossiers/$dossierId/searches/$runId", places.run),
    inside("/$workspaceSlug/library", `/${slug}/library`),
    inside("/$workspaceSlug/library/$sourceId", places.source),
    inside("/$workspaceSlug/settings", `/${slug}/settings`),
    inside("/$workspaceSlug/settings/members", `/${slug}/settings/members`),
    inside("/$workspaceSlug/settings/billing", `/${slug}/settings/billing`),
    inside("/$workspaceSlug/settings/credits", `/${slug}/settings/credits`),
    inside("/$workspaceSlug/settings/api", `/${slug}/settings/api`),
    screen("Inside a workspace", "/$workspaceSlug/setup", places.setup, "newcomer"),
    screen("Signing in and up", "/waitlist", "/waitlist", "waiting"),
    inside("/account", "/account"),
    inside("/account/security", "/account/security"),
    inside("/account/data", "/account/data"),
    admin("/admin", leads("the first page that one may see")),
    admin("/admin/users"),
    admin("/admin/external-users"),
    admin("/admin/subjects"),
    admin("/admin/moderation"),
    admin("/admin/deepsocial-requests"),
    admin("/admin/subject-requests"),
    admin("/admin/retention"),
    admin("/admin/audit"),
    desk("/checkout/$checkoutId", places.checkout),
    desk("/checkout/portal/$portalId", places.portal),
    desk("/checkout/invoices/$invoiceId", places.invoice),
    desk("/checkout/events", "/checkout/events"),
    screen("The embedded mailbox", "/inbox", "/inbox", "nobody"),
  ];
}

function screen(group: string, path: string, address: Screen["address"], who: Screen["who"], note?: string): Screen {
  const name = path === "/" ? "home" : path.slice(1).replaceAll("$", "").replaceAll("/", "-");
  return { name, group, path, address, who, ...(note ? { note } : {}) };
}
