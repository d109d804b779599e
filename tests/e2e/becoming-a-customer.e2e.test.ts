import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";

import { subscriptions, users, workspaces } from "#app/db/schema/index.ts";
import {
  expectAccessible,
  expectFieldMessage,
  expectGone,
  expectPath,
  expectToFit,
  expectVisible,
  patience,
  screens,
  test,
} from "#tests/support/browser.ts";
import { mailedLink, mailSubjects } from "#tests/support/mailed-link.ts";
import { sessionOf } from "#tests/support/running-product.ts";
import { fillSignIn, signIn } from "#tests/support/sign-in.ts";
import { callServer } from "#tests/support/server-call.ts";
import { workedProduct } from "#tests/support/worked-product.ts";

const password = "a lantern for the quay";

const product = workedProduct();

async function storeCard(page: Page, number: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^Use ${number}`) }).click();
  await page.getByRole("button", { name: "Store card and start" }).click();
}

/** What was charged for a person's subscription, in cents, by the provider's own invoices. */
async function charged(userId: string): Promise<number> {
  const { rows } = await product.db.execute<{ paid: string }>(
    `select coalesce(sum((o.data->>'amount_paid')::int), 0) as paid from embedded_payment_objects o
     join payment_customers c on o.data->>'customer' = c.customer_id
     where o.kind = 'invoice' and c.user_id = '${userId}'`,
  );
  return Number(rows[0]?.paid);
}

describe.each(screens)("becoming a customer at $name", (screen) => {
  test(
    "from the prices to the first dossier: a declined card, a stored one, the mailed link, the waitlist, access, set-up",
    { timeout: 240_000 },
    async ({ visit }) => {
      const { page } = await visit(screen);
      const email = `zainab.${randomUUID().slice(0, 8)}@quarrie.example`;
      const look = async () => {
        await expectToFit(page);
        await expectAccessible(page);
      };

      // The prices, by the year and back: the address keeps what was chosen.
      await page.goto("/pricing?period=weekly");
      await expectVisible(page.getByText("$149"));
      await page.getByRole("link", { name: "Yearly" }).click();
      await expectVisible(page.getByText("$1,490"));
      expect(new URL(page.url()).search).toBe("?period=yearly");
      await page.getByRole("link", { name: "Monthly" }).click();
      await expectVisible(page.getByText("$149"));
      await look();
      await page.getByRole("link", { name: "Choose Pro" }).click();
      await expectPath(page, "/sign-up/pro/monthly");

      // Names and address; what is wrong stands beside its field.
      await page.waitForLoadState("networkidle");
      const goOn = page.getByRole("button", { name: "Go on to the card" });
      await goOn.click();
      await expectFieldMessage(page.getByLabel("First name"), "First name is required");
      await expectFieldMessage(page.getByLabel("Last name"), "Last name is required");
      await expectFieldMessage(page.getByLabel("E-mail"), "Email is required");
      await look();
      const fill = async () => {
        await page.getByLabel("First name").fill("Zainab");
        await page.getByLabel("Last name").fill("Quarrie-Holm");
        await page.getByLabel("E-mail").fill(email);
        await goOn.click();
      };
      await fill();

      // The checkout: declined, then left by the browser's own button and come back to: it is the same checkout.
      await expectPath(page, /^\/checkout\/cs_/);
      const checkout = new URL(page.url()).pathname;
      await page.waitForLoadState("networkidle");
      await expectVisible(page.getByText("Attest Pro"), page.getByText("Due today"));
      await look();
      await storeCard(page, "4000 0000 0000 0002");
      await expectVisible(page.getByRole("alert").getByText("Your card was declined"));
      await look();
      await page.goBack();
      await expectPath(page, "/sign-up/pro/monthly");
      await page.waitForLoadState("networkidle");
      await fill();
      await expectPath(page, checkout);
      await page.waitForLoadState("networkidle");
      await storeCard(page, "4242 4242 4242 4242");

      // The password. A reload, and the way back to the paid checkout, change nothing.
      await expectPath(page, /^\/sign-up\/checkout\/cs_/);
      const finish = new URL(page.url()).pathname;
      await page.reload();
      await expectVisible(page.getByText("Nothing was charged: the Pro plan, monthly"));
      await page.goto(checkout);
      await expectVisible(page.getByRole("heading", { name: "This payment is complete" }));
      await page.getByRole("link", { name: "Continue to Attest" }).click();
      await expectPath(page, finish);
      await page.waitForLoadState("networkidle");
      const newPassword = page.getByLabel("Password", { exact: true });
      for (const [typed, message] of [
        ["ninechars", "Password must be at least 10 characters"],
        ["qwertyuiop", "This password is too common"],
        [email, "Password cannot be your e-mail address"],
      ] as const) {
        await newPassword.fill(typed);
        await page.getByRole("button", { name: "Finish" }).click();
        await expectFieldMessage(newPassword, message);
      }
      await look();
      await newPassword.fill(password);
      await page.getByRole("button", { name: "Finish" }).click();
      await expectVisible(page.getByText("Please look into your mail"));

      // Nobody signs in before the address is confirmed.
      await signIn(page, { email, password });
      await expectVisible(page.getByText("Please confirm your e-mail address first"));
      await look();
      const link = await mailedLink(product.db, email, "/sign-up/confirm/");
      // The inbox of a machine without a mail server shows the mail as text and as it is drawn.
      await page.goto("/inbox");
      const mail = page
        .getByRole("listitem")
        .filter({ hasText: `To ${email}` })
        .first();
      await expectVisible(mail.getByRole("region", { name: "Text" }).getByRole("link", { name: new RegExp(link) }));
      // Nothing runs in its frame, the browser's own tools included: so what it holds is asked for.
      const drawn = await page.request.get((await mail.locator("iframe").getAttribute("src")) ?? "");
      expect(await drawn.text()).toContain("Confirm my e-mail address</a>");
      expect(drawn.headers()["content-security-policy"]).toMatch(/default-src 'none'.*sandbox$/);
      await expectToFit(page);
      await page.goto(link);
      await expectVisible(page.getByText("Your address is confirmed"));
      await look();
      // The link works once.
      await page.goto(link);
      await expectVisible(page.getByText("This link does not work any more"));
      await look();

      // The waitlist: nothing is charged.
      await signIn(page, { email, password });
      await expectPath(page, "/waitlist");
      await expectVisible(page.getByText("pro, monthly"), page.getByText(/^Nothing\. Nothing is charged while you wait/));
      await look();
      const [person] = await product.db.select({ id: users.id }).from(users).where(eq(users.email, email));
      const userId = person?.id ?? "";
      expect(await charged(userId)).toBe(0);

      // Staff open the access (administration.e2e.test.ts does it by hand): the first month is paid, and a mail says so.
      const granted = await callServer("updateUserPermissions", {
        method: "POST",
        cookie: sessionOf("staff"),
        data: { userId, permissions: { use_app: true }, reason: "Their institution was called back" },
      });
      expect(granted.status).toBe(200);
      await expect.poll(() => charged(userId), { timeout: patience }).toBe(149_00);
      await expect.poll(() => mailSubjects(product.db, email), { timeout: patience }).toHaveLength(2);

      // The workspace.
      await page.goto("/app");
      await expectVisible(page.getByText("Your plan is ready"));
      await look();
      await page.getByRole("button", { name: "Create your workspace" }).click();
      await expectPath(page, /\/setup$/);
      await page.waitForLoadState("networkidle");
      await page.getByRole("button", { name: "Set up the workspace" }).click();
      const slug = page.getByLabel("Slug");
      await expectFieldMessage(page.getByLabel("Name", { exact: true }), "Name is required");
      await expectFieldMessage(slug, "Slug is required");
      await look();
      await page.getByLabel("Name", { exact: true }).fill(`Quarrie Harbour Museum ${randomUUID().slice(0, 6)}`);
      for (const [typed, message] of [
        ["admin", "This slug is reserved"],
        ["Quarrie", "Slug can only contain lowercase alphanumeric characters and hyphens"],
        ["quarrie--quay", "Slug can only contain lowercase alphanumeric characters and hyphens"],
        ["кварри", "Slug can only contain lowercase alphanumeric characters and hyphens"],
        ["merrow-harbour-trust", "taken"],
      ] as const) {
        await slug.fill(typed);
        await expectFieldMessage(slug, new RegExp(message));
      }
      await page
        .getByRole("button", { name: /^quarrie-harbour-museum/ })
        .first()
        .click();
      await expectVisible(page.getByText(/is free$/));
      await page.getByRole("radio", { name: /research/i }).click();
      await page.getByRole("checkbox", { name: /acceptable-use terms/ }).click();
      await page.getByRole("button", { name: "Set up the workspace" }).click();
      await expectPath(page, /^\/quarrie-harbour-museum[\w-]*\/dossiers\/new$/);
      const home = `/${new URL(page.url()).pathname.split("/")[1]}`;
      await page.goto(`${home}/setup`);
      await expectPath(page, `${home}/dossiers/new`);

      // The first dossier; its search is paid with the plan's credits.
      await page.waitForLoadState("networkidle");
      await page.getByLabel("Name", { exact: true }).fill("Corwin Stedge");
      await page.getByRole("button", { name: "Create and search" }).click();
      await expectPath(page, new RegExp(`^${home}/dossiers/[0-9a-f-]{36}$`));
      await expectVisible(page.getByRole("heading", { name: "Corwin Stedge" }));
      await page.goto(`${home}/settings/credits`);
      await expectVisible(page.getByText("225").first());
      await expectVisible(page.getByText("Monthly credits, Pro"));
      await look();

      const [paid] = await product.db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
      expect(paid).toMatchObject({ status: "active", plan: "pro", billingPeriod: "monthly" });
      const [workspace] = await product.db
        .select()
        .from(workspaces)
        .where(eq(workspaces.id, paid?.workspaceId ?? ""));
      expect(workspace).toMatchObject({ isOnboarded: true, plan: "pro", purpose: "research" });
    },
  );

  test("somebody who waits cancels, and nothing was charged", { timeout: 90_000 }, async ({ visit }) => {
    const { page } = await visit(screen);
    const email = `benno.${randomUUID().slice(0, 8)}@quarrie.example`;
    await page.goto("/sign-up/basic/yearly");
    await page.getByLabel("First name").fill("Benno");
    await page.getByLabel("Last name").fill("Adeyemi");
    await page.getByLabel("E-mail").fill(email);
    await page.getByRole("button", { name: "Go on to the card" }).click();
    await expectPath(page, /^\/checkout\/cs_/);
    await page.waitForLoadState("networkidle");
    await storeCard(page, "4242 4242 4242 4242");
    await expectPath(page, /^\/sign-up\/checkout\/cs_/);
    await page.waitForLoadState("networkidle");
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Finish" }).click();
    await page.goto(await mailedLink(product.db, email, "/sign-up/confirm/"));
    await page.getByRole("link", { name: "Sign in" }).click();
    await fillSignIn(page, { email, password });
    await expectPath(page, "/waitlist");
    await page.getByRole("button", { name: "Cancel the plan…" }).click();
    await expectAccessible(page);
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel the plan" }).click();
    await expectGone(page.getByRole("button", { name: "Cancel the plan…" }));
    await expectVisible(page.getByText("None: you can choose one once your access is open"));
    const [person] = await product.db.select({ id: users.id }).from(users).where(eq(users.email, email));
    const [ended] = await product.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, person?.id ?? ""));
    expect(ended?.status).toBe("canceled");
    expect(await charged(person?.id ?? "")).toBe(0);
  });

  test("an address out of the air leads to the prices", async ({ visit }) => {
    const { page, expectProblem } = await visit(screen);
    expectProblem(/status of 404 .*cs_test_madeup/);
    for (const path of ["/sign-up/gold/monthly", "/sign-up/basic/weekly"]) {
      await page.goto(path);
      await expectPath(page, "/pricing");
    }
    await page.goto("/sign-up/checkout/cs_test_madeup");
    await expectVisible(page.getByText("There is no such checkout"));
    await expectAccessible(page);
  });
});
