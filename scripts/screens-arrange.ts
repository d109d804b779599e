import type { BrowserContext, Page } from "playwright-core";

import { demoPeople, demoWorkspace } from "#app/db/demo/manifest.ts";
import { demoPassword } from "#app/server/demo-sign-in.ts";

/** What has to be there before it can be photographed, with its addresses; what is used up by a visit is there once a width. */
export type Places = {
  dossier: string;
  run: string;
  source: string;
  verify: string;
  checkout: string;
  portal: string;
  invoice: string;
  signUp: string;
  resetPassword: string;
  invitation: string;
  confirmSignUp: PerWidth;
  confirmEmail: PerWidth;
  subjectRequest: PerWidth;
  /** Of somebody who waits for access, and of somebody who has it and no workspace that is set up. */
  waiting: Person;
  newcomer: Person;
  setup: string;
};
export type Person = { name: string; email: string; password: string };
export type PerWidth = Readonly<Record<1440 | 375, string>>;

const workspace = `/${demoWorkspace.slug}`;
const newPassword = "tides-and-ledgers";
const person = (role: string, which = 0) => demoPeople.filter((one) => one.role === role)[which]?.email ?? "";

/** @param open a browser where nobody is signed in */
export async function arrange(open: () => Promise<BrowserContext>): Promise<Places> {
  const visitors = await open();
  const visitor = await visitors.newPage();
  const owners = await open();
  await signIn(owners, person("owner"));
  const owner = await owners.newPage();
  try {
    const { dossier, run, verify } = await aSearchedDossier(owner);
    await owner.goto(`${workspace}/library`, { waitUntil: "networkidle" });
    const source = (await owner.locator("main a[href*='/library/']").first().getAttribute("href")) ?? "";

    await owner.goto(`${workspace}/settings/billing`, { waitUntil: "networkidle" });
    const invoice = (await owner.locator("a[href*='/checkout/invoices/']").first().getAttribute("href")) ?? "";
    await owner.getByRole("button", { name: "Card and invoices" }).click();
    await owner.waitForURL(/\/checkout\/portal\//);
    const portal = pathOf(owner);

    await owner.goto(`${workspace}/settings/members`, { waitUntil: "networkidle" });
    await owner.getByLabel("E-mail").fill("tariq.lindqvist@quarrie.example");
    await owner.getByRole("button", { name: "Invite" }).click();
    const invitation = await mailed(visitor, "/invitations/");

    await visitor.goto("/forgot-password", { waitUntil: "networkidle" });
    await visitor.getByLabel("E-mail").fill(person("staff"));
    await visitor.locator("form button[type=submit]").click();
    const resetPassword = await mailed(visitor, "/reset-password/");

    return {
      dossier,
      run,
      verify,
      source,
      invoice: new URL(invoice, visitor.url()).pathname,
      portal,
      invitation,
      resetPassword,
      checkout: await toTheCard(visitor, "ines"),
      signUp: await paid(visitor, "ottoline"),
      confirmSignUp: { 1440: await signedUp(visitor, "mirela"), 375: await signedUp(visitor, "anneli") },
      confirmEmail: { 1440: await newAddress(open, 0), 375: await newAddress(open, 1) },
      subjectRequest: { 1440: await asked(visitor, "soraya"), 375: await asked(visitor, "benedikt") },
      waiting: await confirmed(visitor, "wilhelmina"),
      ...(await letIn(open, await confirmed(visitor, "tomasz"))),
    };
  } finally {
    await visitors.close();
    await owners.close();
  }
}

export async function signIn(context: BrowserContext, email: string, password: string = demoPassword): Promise<void> {
  const page = await context.newPage();
  await page.goto("/sign-in", { waitUntil: "networkidle" });
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL((url) => url.pathname !== "/sign-in");
  await page.close();
}

/** What a new user does first: the example, searched; one finding confirmed, and a report of it. */
async function aSearchedDossier(page: Page) {
  await page.goto(`${workspace}/dossiers/new`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Fill in an example" }).click();
  await page.getByRole("button", { name: "Create and search" }).click();
  await page.waitForURL(/\/dossiers\/(?!new)/);
  const article = page.getByRole("article").first();
  await article.waitFor({ timeout: 90_000 });
  const dossier = pathOf(page);
  await page.getByText("Past searches").first().click();
  const run = (await page.locator(`a[href*="/searches/"]`).first().getAttribute("href")) ?? "";
  await article.getByRole("button", { name: "Confirm", exact: true }).click();
  const confirm = page.getByRole("dialog", { name: "Confirm" });
  await confirm.getByLabel("Reason").fill("Read in the archived report");
  await confirm.getByRole("button", { name: "Confirm", exact: true }).click();
  await confirm.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: /^Report/ }).click();
  const reports = page.getByRole("dialog", { name: "Report" });
  await reports.getByRole("button", { name: /^Make a report/ }).click();
  const code = reports.locator("a[href*='/verify/']").first();
  await code.waitFor({ timeout: 120_000 });
  return { dossier, run, verify: (await code.getAttribute("href")) ?? "" };
}

/** As far as the provider's page. */
async function toTheCard(page: Page, name: string): Promise<string> {
  // Somebody new: a browser leads back to the sign-up that it began.
  await page.context().clearCookies();
  await page.goto("/sign-up/pro/monthly", { waitUntil: "networkidle" });
  await page.getByLabel("First name").fill(capitalised(name));
  await page.getByLabel("Last name").fill("Quarrie");
  await page.getByLabel("E-mail").fill(addressOf(name));
  await page.locator("form button[type=submit]").click();
  await page.waitForURL(/\/checkout\/cs_/);
  return pathOf(page);
}

/** As far as the password. */
async function paid(page: Page, name: string): Promise<string> {
  await toTheCard(page, name);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: /^Use 4242 4242 4242 4242/ }).click();
  await page.getByRole("button", { name: "Store card and start" }).click();
  await page.waitForURL(/\/sign-up\/checkout\//);
  return pathOf(page);
}

/** As far as the mail that confirms the address. */
async function signedUp(page: Page, name: string): Promise<string> {
  await paid(page, name);
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Password", { exact: true }).fill(newPassword);
  await page.getByRole("button", { name: "Finish" }).click();
  await page.getByText("Please look into your mail").waitFor();
  return mailed(page, "/sign-up/confirm/", name);
}

async function confirmed(page: Page, name: string): Promise<Person> {
  await page.goto(await signedUp(page, name));
  await page.getByText("Your address is confirmed").waitFor();
  return { name: `${capitalised(name)} Quarrie`, email: addressOf(name), password: newPassword };
}

/** Staff open the access of somebody who waits; their workspace is still to be set up. */
async function letIn(open: () => Promise<BrowserContext>, newcomer: Person): Promise<Pick<Places, "newcomer" | "setup">> {
  const staff = await open();
  await signIn(staff, person("staff"));
  const admin = await staff.newPage();
  await admin.goto("/admin/users", { waitUntil: "networkidle" });
  await admin
    .getByRole("listitem")
    .filter({ hasText: newcomer.email })
    .getByRole("button", { name: /^Manage/ })
    .click();
  const drawer = admin.getByRole("dialog", { name: newcomer.name });
  await drawer.getByRole("switch", { name: "Use the app" }).click();
  await drawer.getByRole("button", { name: "Save" }).click();
  const reason = admin.getByRole("dialog", { name: "Change permissions" });
  await reason.getByLabel("Reason").fill("Known to the trust");
  await reason.getByRole("button", { name: "Change", exact: true }).click();
  await drawer.getByText("Given: Use the app").waitFor();
  await staff.close();
  const home = await open();
  await signIn(home, newcomer.email, newcomer.password);
  const page = await home.newPage();
  await page.goto("/app", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Create your workspace" }).click();
  await page.waitForURL(/\/setup$/);
  const setup = pathOf(page);
  await home.close();
  return { newcomer, setup };
}

const capitalised = (name: string) => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
const addressOf = (name: string) => `${name}.quarrie@harbour.example`;

/** A member of the demo asks for another address; nobody opens the link before its picture is taken. */
async function newAddress(open: () => Promise<BrowserContext>, which: number): Promise<string> {
  const context = await open();
  await signIn(context, person("member", which));
  const page = await context.newPage();
  await page.goto("/account", { waitUntil: "networkidle" });
  const address = `${person("member", which).split("@")[0]}@harbour.example`;
  await page.getByLabel("New e-mail").fill(address);
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Send a link to it" }).click();
  const link = await mailed(page, "/confirm-email/", address);
  await context.close();
  return link;
}

async function asked(page: Page, name: string): Promise<string> {
  await page.goto("/legal/subject-requests", { waitUntil: "networkidle" });
  const form = page.getByRole("form", { name: "Your request" });
  await form.getByRole("radio", { name: "Answer a claim" }).check();
  await form.getByLabel("Your name").fill("Corwin Stedge");
  await form.getByLabel("Your e-mail").fill(`${name}@quay.example`);
  await form.getByLabel("In your own words").fill("I have served the sentence, and wish that to be said.");
  await form.getByRole("button", { name: "Send the request" }).click();
  await page.getByText("Almost done").waitFor();
  return mailed(page, "/subject-requests/", name);
}

/** The newest link of this kind in the embedded mailbox, once it has come; `to` is what the recipient's address begins with. */
async function mailed(page: Page, path: string, to = ""): Promise<string> {
  const inbox = await page.context().newPage();
  const link = inbox
    .getByRole("listitem")
    .filter({ hasText: `To ${to}` })
    .locator(`a[href*="${path}"]`)
    .first();
  const end = Date.now() + 30_000;
  do await inbox.goto("/inbox");
  while ((await link.count()) === 0 && Date.now() < end);
  const address = await link.getAttribute("href", { timeout: 1_000 });
  await inbox.close();
  return new URL(address ?? "").pathname;
}

const pathOf = (page: Page) => new URL(page.url()).pathname;
