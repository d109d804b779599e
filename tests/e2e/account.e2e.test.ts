import { randomUUID } from "node:crypto";

import { and, eq } from "drizzle-orm";
import { describe, expect } from "vitest";

import { userPermissions, users, workspaceMembers } from "#app/db/schema/index.ts";
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
import { aMember, aUser, aWorkspace } from "#tests/support/makers.ts";
import { givePassword } from "#tests/support/running-product.ts";
import { fillSignIn, signIn } from "#tests/support/sign-in.ts";
import { startSecondProduct } from "#tests/support/second-product.ts";
import { totp } from "#tests/support/totp.ts";
import { workedProduct } from "#tests/support/worked-product.ts";

const password = "nine herons at low tide";
const newPassword = "ten herons at high tide";

const product = workedProduct();

async function somebody(given: Parameters<typeof aUser>[1] = {}): Promise<{ userId: string; email: string }> {
  const { userId } = await aUser(product.db, given);
  await givePassword(product.db, userId, password);
  return { userId, email: `${userId}@harbour.example` };
}

describe.each(screens)("an account at $name", (screen) => {
  test("a forgotten password is set anew by the mailed link, once; every device is signed out", async ({ visit }) => {
    const { email } = await somebody({ firstName: "Odalys", lastName: "Ferreira-Koch" });
    const elsewhere = await visit(screen);
    await signIn(elsewhere.page, { email, password });
    await expectPath(elsewhere.page, "/app");

    const { page, expectProblem } = await visit(screen);
    expectProblem(/the server responded with a status of 401/);
    // Nobody learns here who has an account.
    for (const asked of ["nobody.at.all@harbour.example", email]) {
      await page.goto("/forgot-password");
      await page.getByLabel("E-mail").fill(asked);
      await page.getByRole("button", { name: "Send the link" }).click();
      await expectVisible(page.getByText("If an account has this address, a link is on its way to it."));
    }
    await expectAccessible(page);
    const link = await mailedLink(product.db, email, "/reset-password/");
    await page.goto(link);
    await expectVisible(page.getByText(`For ${email}`));
    await expectAccessible(page);
    await expectToFit(page);
    const field = page.getByLabel("New password", { exact: true });
    for (const [typed, message] of [
      ["qwertyuiop", "This password is too common"],
      [email, "Password cannot be your e-mail address"],
    ] as const) {
      await field.fill(typed);
      await page.getByRole("button", { name: "Set the password" }).click();
      await expectFieldMessage(field, message);
    }
    await field.fill(newPassword);
    await page.getByRole("button", { name: "Set the password" }).click();
    await expectVisible(page.getByText("Every device was signed out."));
    await page.goto(link);
    await expectVisible(page.getByText("This link does not work any more"));
    await expectAccessible(page);

    await elsewhere.page.goto("/account");
    await expectPath(elsewhere.page, "/sign-in");
    await signIn(page, { email, password });
    await expectVisible(page.getByText("The e-mail or the password is not right."));
    await signIn(page, { email, password: newPassword });
    await expectPath(page, "/app");
    await expect.poll(() => mailSubjects(product.db, email), { timeout: patience }).toContain("Your password was changed");
  });

  test(
    "an owner invites up to the plan's limit; another person joins by the mailed link",
    { timeout: 120_000 },
    async ({ visit }) => {
      const workspaceId = await aWorkspace(product.db, { name: "Ledger Quay", plan: "pro" });
      const owner = await aMember(product.db, workspaceId, { role: "owner", firstName: "Imani", lastName: "Kjeldsen-Rao" });
      await givePassword(product.db, owner.userId, password);
      const guest = `tariq.${randomUUID().slice(0, 8)}@quarrie.example`;
      const known = await somebody({ firstName: "Signe", lastName: "Abara" });

      const host = await visit(screen);
      const { page } = host;
      await page.goto(`/sign-in?next=${encodeURIComponent(`/workspace-${workspaceId}/settings/members`)}`);
      await fillSignIn(page, { email: `${owner.userId}@harbour.example`, password });
      await expectPath(page, `/workspace-${workspaceId}/settings/members`);
      const invite = page.getByRole("button", { name: "Invite" });
      await invite.click();
      const field = page.getByLabel("E-mail");
      await expectFieldMessage(field, "Email is required");
      for (const address of [guest, known.email]) {
        await field.fill(address);
        await invite.click();
        await expectVisible(page.getByRole("button", { name: `Send again to ${address}` }));
      }
      await expectVisible(page.getByText("Every place of the plan is taken or offered."));
      await expectAccessible(page);
      await expectToFit(page);
      await field.fill("one.too.many@quarrie.example");
      await invite.click();
      await expectFieldMessage(field, "The plan allows 3 people, invitations included");

      // A server that does not answer is told in our words, not in the browser's.
      host.expectProblem(/ERR_FAILED|Failed to fetch/);
      await page.route("**/_server/withdrawInvitation*", (route) => route.abort());
      await page.getByRole("button", { name: `Withdraw the invitation of ${known.email}` }).click();
      const withdraw = page.getByRole("alertdialog");
      await withdraw.getByRole("button", { name: "Withdraw" }).click();
      await expectVisible(withdraw.getByText("The server could not be reached. Please try again."));
      await withdraw.getByRole("button", { name: "Cancel" }).click();

      // Somebody new makes an account by the link; it works once, and gives a place but no access.
      const guests = await visit(screen);
      const link = await mailedLink(product.db, guest, "/invitations/");
      await guests.page.goto(link);
      await expectVisible(guests.page.getByRole("heading", { name: "Join Ledger Quay" }));
      await expectAccessible(guests.page);
      await expectToFit(guests.page);
      await guests.page.getByLabel("First name").fill("Tariq");
      await guests.page.getByLabel("Last name").fill("Lindqvist");
      await guests.page.getByLabel("Password", { exact: true }).fill(password);
      await guests.page.getByRole("button", { name: "Make an account and join" }).click();
      await expectPath(guests.page, "/waitlist");
      await expectVisible(guests.page.getByText("Member of Ledger Quay"));
      await guests.page.goto(link);
      await expectVisible(guests.page.getByText("This invitation does not work any more"));
      await expectAccessible(guests.page);
      const [made] = await product.db.select({ id: users.id }).from(users).where(eq(users.email, guest));
      const [flags] = await product.db
        .select()
        .from(userPermissions)
        .where(eq(userPermissions.userId, made?.id ?? ""));
      expect(flags?.useApp).toBe(false);

      // Somebody with an account signs in and accepts; somebody else who is signed in cannot.
      const other = await mailedLink(product.db, known.email, "/invitations/");
      await page.goto(other);
      await expectVisible(page.getByText("This invitation is for another address"));
      const knowns = await visit(screen);
      await knowns.page.goto(other);
      await knowns.page.getByRole("link", { name: "Sign in" }).click();
      await fillSignIn(knowns.page, { email: known.email, password });
      await knowns.page.getByRole("button", { name: "Accept the invitation" }).click();
      await expectPath(knowns.page, `/workspace-${workspaceId}/dossiers/new`);
      const joined = await product.db
        .select()
        .from(workspaceMembers)
        .where(and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, known.userId)));
      expect(joined).toMatchObject([{ role: "member" }]);
    },
  );

  test(
    "a second factor is turned on, asked for, and replaced by a backup code that works once",
    { timeout: 120_000 },
    async ({ visit }) => {
      const { email } = await somebody({ firstName: "Caspian", lastName: "Nwosu" });
      const { page } = await visit(screen);
      await signIn(page, { email, password });
      await expectPath(page, "/app");
      await page.goto("/account/security");
      await page.getByRole("button", { name: "Turn on…" }).click();
      await page.getByLabel("Your password").fill(password);
      await page.getByRole("button", { name: "Go on" }).click();
      const code = page.getByLabel("Code of your authenticator app");
      await expectVisible(code);
      await expectAccessible(page);
      await expectToFit(page);
      const key = /[A-Z2-7]{20,}/.exec(await page.locator("main, body").first().innerText())?.[0] ?? "";
      await code.fill("000000");
      await page.getByRole("button", { name: "Turn on", exact: true }).click();
      await expectFieldMessage(code, "This code is not right, or it has lapsed");
      await code.fill(totp(key));
      await page.getByRole("button", { name: "Turn on", exact: true }).click();
      const codes = page.getByRole("list", { name: "Backup codes" }).getByRole("listitem");
      await expectVisible(codes);
      await expectAccessible(page);
      await expectToFit(page);
      const [backup = ""] = await codes.allInnerTexts();
      // Said where the codes stand, and by no toast: on a phone that would lie over them and the button.
      await expectVisible(page.getByRole("main").getByText("Two-factor sign-in is on"));
      expect(await page.locator("[data-sonner-toast]").count()).toBe(0);
      await page.getByRole("button", { name: "I have kept them" }).click();
      const renew = page.getByRole("button", { name: "New backup codes…" });
      await expect.poll(() => renew.evaluate((button) => button === document.activeElement), { timeout: patience }).toBe(true);
      await expectVisible(page.getByText("On", { exact: true }));

      const again = await visit(screen);
      await signIn(again.page, { email, password });
      await expectVisible(again.page.getByLabel("Code of your authenticator app"));
      await expectAccessible(again.page);
      await again.page.getByLabel("Code of your authenticator app").fill("123456");
      await again.page.getByRole("button", { name: "Sign in", exact: true }).click();
      await expectFieldMessage(
        again.page.getByLabel("Code of your authenticator app"),
        "This code is not right, or it has lapsed",
      );
      await again.page.getByLabel("Code of your authenticator app").fill(totp(key));
      await again.page.getByRole("button", { name: "Sign in", exact: true }).click();
      await expectPath(again.page, "/app");

      for (const works of [true, false]) {
        const later = await visit(screen);
        await signIn(later.page, { email, password });
        await later.page.getByRole("button", { name: "Use a backup code" }).click();
        const field = later.page.getByLabel("Backup code");
        await field.fill(backup);
        await later.page.getByRole("button", { name: "Sign in", exact: true }).click();
        if (works) await expectPath(later.page, "/app");
        else await expectFieldMessage(field, "This backup code is not right, or it was used");
      }
      await expect.poll(() => mailSubjects(product.db, email), { timeout: patience }).toContain("Two-factor sign-in is on");
    },
  );
});

// Passkeys need a name: 127.0.0.1 is none. So this is a second process of the same product, at localhost.
test("a passkey is made, signs in without a password, and is removed", { timeout: 120_000 }, async ({ visit }) => {
  const { address, stop } = await startSecondProduct({ name: "localhost" });
  try {
    const { email } = await somebody({ firstName: "Leocadia", lastName: "Haddad-Strand" });
    const { page, context } = await visit(screens[1] ?? { name: "", width: 375, height: 800 });
    const devices = await context.newCDPSession(page);
    await devices.send("WebAuthn.enable");
    await devices.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await signIn(page, { email, password }, address);
    await expectPath(page, "/app");
    await page.goto(`${address}/account/security`);
    const add = page.getByRole("button", { name: "Add a passkey" });
    await add.click();
    const name = page.getByLabel("Name of the device");
    await expectFieldMessage(name, "Name is required");
    await name.fill("The harbour office’s laptop");
    await add.click();
    await expectVisible(page.getByRole("list", { name: "Passkeys" }).getByText("The harbour office’s laptop"));
    await expectAccessible(page);
    await expectToFit(page);

    // Nothing is asked any more.
    await page.goto("about:blank");
    await context.clearCookies();
    await page.goto(`${address}/sign-in`);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expectPath(page, "/app");

    await page.goto(`${address}/account/security`);
    await page.getByRole("button", { name: "Remove The harbour office’s laptop" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expectGone(page.getByRole("list", { name: "Passkeys" }));
    // Nothing is asked any more.
    await page.goto("about:blank");
    await context.clearCookies();
    await page.goto(`${address}/sign-in`);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expectVisible(page.getByText("No account has this passkey."));
    await expectAccessible(page);
    // What comes once a page has settled is not asked of a product that is stopped.
    await page.goto("about:blank");
  } finally {
    await stop();
  }
});
