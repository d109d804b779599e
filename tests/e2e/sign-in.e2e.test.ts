import { describe, expect } from "vitest";

import { demoWorkspace } from "#app/db/demo/manifest.ts";
import { demoPassword } from "#app/server/demo-sign-in.ts";
import {
  expectAccessible,
  expectFieldMessage,
  expectGone,
  expectPath,
  expectToFit,
  expectVisible,
  isNarrow,
  patience,
  screens,
  test,
} from "#tests/support/browser.ts";
import { demoEmail } from "#tests/support/demo-role.ts";
import { aUser } from "#tests/support/makers.ts";
import { givePassword, openProductDatabase } from "#tests/support/running-product.ts";
import { runningProduct } from "#tests/support/product.ts";

const home = `/${demoWorkspace.slug}/dossiers/new`;
const [wide, narrow] = screens as [(typeof screens)[number], (typeof screens)[number]];

describe.each(screens)("signing in at $name", (screen) => {
  test("refuses what is empty or wrong beside the fields, lets the right person in, and out again", async ({ visit }) => {
    const { page, context, expectProblem } = await visit(screen);
    expectProblem(/the server responded with a status of 401/);
    await page.goto("/sign-in");
    const email = page.getByLabel("E-mail");
    const password = page.getByLabel("Password");
    const submit = page.getByRole("button", { name: "Sign in" });
    await expectVisible(page.getByRole("heading", { name: "Sign in", level: 1 }), email);
    await expectAccessible(page);
    await expectToFit(page);

    await submit.click();
    await expectFieldMessage(email, "Email is required");
    await expectFieldMessage(password, "Password is required");
    await expect.poll(() => email.evaluate((element) => element === document.activeElement), { timeout: patience }).toBe(true);
    await expectAccessible(page);

    await email.fill("not an address");
    await password.fill("something");
    await submit.click();
    await expectFieldMessage(email, "Email is invalid");

    await email.fill(demoEmail("second member"));
    await password.fill("not-the-password");
    await submit.click();
    await expectVisible(page.getByText("The e-mail or the password is not right."));
    expect(await email.inputValue()).toBe(demoEmail("second member"));
    await expectPath(page, "/sign-in");
    await expectAccessible(page);

    await password.fill(demoPassword);
    await submit.click();
    await expectPath(page, home);
    await expectVisible(page.getByRole("heading", { name: "New dossier", level: 1 }));
    const cookies = await context.cookies();
    const [session, ...others] = cookies.filter(({ name }) => name.startsWith("attest."));
    expect(others).toEqual([]);
    expect(session).toMatchObject({ name: "attest.session_token", httpOnly: true, sameSite: "Lax", path: "/", secure: false });
    const days = ((session?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);

    await page.goto("/sign-in");
    await expectPath(page, home);
    await page.goto("/app");
    await expectPath(page, home);
    await page.goto("/no-such-workspace/dossiers/new");
    await expectPath(page, home);
    // The workspace home, for what is missing in it as well.
    for (const rest of ["", "/dossiers/0192f0aa-0000-7000-8000-000000000000", "/dossiers/not-an-id"]) {
      await page.goto(`/${demoWorkspace.slug}${rest}`);
      await expectPath(page, home);
    }

    if (isNarrow(screen)) await page.getByRole("button", { name: "Toggle sidebar" }).click();
    await page.getByRole("button", { name: /\baccount\b/i }).click();
    await expectVisible(page.getByRole("menuitem", { name: "Sign out" }));
    await expectAccessible(page);
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await expectPath(page, "/sign-in");
    expect((await context.cookies()).filter(({ name }) => name.startsWith("attest."))).toEqual([]);

    // The session itself is over, not only the browser's cookie of it.
    const answer = await fetch(new URL("/app", runningProduct().address), {
      redirect: "manual",
      headers: { cookie: `${session?.name}=${session?.value}` },
    });
    expect(answer.status).toBe(307);
    expect(answer.headers.get("location")).toMatch(/^\/sign-in/);
  });

  test("puts no password into an address when it is pressed before the page is alive", async ({ visit }) => {
    const { page } = await visit(screen, { scripts: false });
    await page.goto("/sign-in");
    await page.getByLabel("E-mail").fill(demoEmail("second member"));
    await page.getByLabel("Password").fill(demoPassword);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForLoadState();
    await expectPath(page, "/sign-in");
    expect(page.url()).not.toContain(demoPassword);
    await expectVisible(page.getByRole("heading", { name: "Sign in", level: 1 }));
  });

  test("comes back to the page that was asked for", async ({ visit }) => {
    const { page } = await visit(screen);
    await page.goto("/app");
    await expectPath(page, "/sign-in");
    await page.goto(`${home}?from=mail`);
    await expectPath(page, "/sign-in");
    await page.getByLabel("E-mail").fill(demoEmail("second member"));
    await page.getByLabel("Password").fill(demoPassword);
    await page.keyboard.press("Enter");
    await expectPath(page, home);

    // Only ever to a page of ours. The page is left first: what it still asks for would be refused.
    await page.goto("about:blank");
    await page.context().clearCookies();
    await page.goto("/sign-in?next=https://elsewhere.example/");
    await page.getByLabel("E-mail").fill(demoEmail("second member"));
    await page.getByLabel("Password").fill(demoPassword);
    await page.keyboard.press("Enter");
    await expectPath(page, home);
    expect(new URL(page.url()).origin).toBe(runningProduct().address);
  });

  test("keeps who has no access yet on the waitlist", async ({ visit }) => {
    const { db, close } = openProductDatabase();
    const { userId } = await aUser(db, { firstName: "Tomas", lastName: "Whitlock", permissions: { useApp: false } });
    await givePassword(db, userId, demoPassword);
    await close();
    const { page } = await visit(screen);
    await page.goto("/sign-in");
    await page.getByLabel("E-mail").fill(`${userId}@harbour.example`);
    await page.getByLabel("Password").fill(demoPassword);
    await page.keyboard.press("Enter");
    await expectPath(page, "/waitlist");
    await expectVisible(page.getByRole("heading", { name: "You are on the waitlist" }));
    await expectAccessible(page);
    await expectToFit(page);
    for (const address of ["/app", home, "/sign-in"]) {
      await page.goto(address);
      await expectPath(page, "/waitlist");
    }
    await page.getByRole("button", { name: "Sign out" }).click();
    await expectPath(page, "/sign-in");
  });

  test("says Not Found for what is nowhere, and shows the home page to everybody", async ({ visit }) => {
    const { page, expectProblem } = await visit(screen);
    expectProblem(/the server responded with a status of 404/);
    for (const address of ["/no/such/page/at/all", `/${demoWorkspace.slug}/nothing/here`]) {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expectVisible(page.getByRole("heading", { name: "Not Found" }));
    }
    await expectAccessible(page);
    await expectToFit(page);
    // It is no dead end.
    await expectVisible(page.getByRole("link", { name: "Go to your work" }));
    const [response] = await Promise.all([
      page.waitForResponse((answer) => new URL(answer.url()).pathname === "/"),
      page.getByRole("link", { name: "Home", exact: true }).click(),
    ]);
    expect(response.status()).toBe(200);
    await expectVisible(page.getByRole("heading", { level: 1, name: /attested by its source/ }));
    await expectAccessible(page);
    await expectToFit(page);
  });
});

test("the message of a field at the lower edge of the screen comes into view", async ({ visit }) => {
  const { page } = await visit({ name: "low", width: 375, height: 300 });
  await page.goto("/sign-in");
  await page.getByLabel("E-mail").fill("nobody@harbour.example");
  await page.getByLabel("Password").evaluate((field) => {
    scrollBy({ top: field.getBoundingClientRect().bottom - innerHeight + 2, behavior: "instant" });
  });
  await page.getByLabel("E-mail").press("Enter");
  const message = page.getByText("Password is required");
  await expectVisible(message);
  const below = () => message.evaluate((element) => Math.round(element.getBoundingClientRect().bottom - innerHeight));
  await expect.poll(below, { timeout: patience }).toBeLessThanOrEqual(0);
});

describe("the sidebar", () => {
  test("collapses by ctrl and b, and is collapsed at the first paint of the next page", async ({ visit }) => {
    const { page, context } = await visit(wide, { as: "member" });
    await page.goto(home);
    const navigation = page.getByRole("navigation", { name: "Workspace" });
    const width = async () => (await navigation.boundingBox())?.width ?? 0;
    await expectVisible(navigation.getByRole("link", { name: "New dossier" }));
    const trigger = page.getByRole("button", { name: "Toggle sidebar" });
    await page.keyboard.press("Control+b");
    await expect.poll(() => trigger.getAttribute("aria-expanded"), { timeout: patience }).toBe("false");
    await expect.poll(width, { timeout: patience }).toBeLessThanOrEqual(48);
    const cookie = (await context.cookies()).find(({ name }) => name === "sidebar_state");
    expect(cookie).toMatchObject({ value: "false", path: "/" });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    await expectAccessible(page);

    // What the server sends is collapsed already: read before any script has run.
    const sent = await context.request.get(home);
    expect(await sent.text()).toContain('data-sidebar="collapsed"');
    await page.reload();
    expect(await width()).toBeLessThanOrEqual(48);
    await trigger.click();
    await expect.poll(width, { timeout: patience }).toBeGreaterThan(300);
    expect(await trigger.getAttribute("aria-expanded")).toBe("true");
    expect((await context.cookies()).find(({ name }) => name === "sidebar_state")?.value).toBe("true");
  });

  test("is a drawer on a phone, and gives the focus back", async ({ visit }) => {
    const { page, context } = await visit(narrow, { as: "member" });
    await page.goto(home);
    const trigger = page.getByRole("button", { name: "Toggle sidebar" });
    const drawer = page.getByRole("dialog", { name: "Workspace" });
    await expectGone(drawer);
    await trigger.click();
    await expectVisible(drawer.getByRole("link", { name: "New dossier" }));
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expectGone(drawer);
    await expect.poll(() => trigger.evaluate((element) => element === document.activeElement), { timeout: patience }).toBe(true);
    await page.keyboard.press("Control+b");
    await expectVisible(drawer);
    await drawer.getByRole("link", { name: "Library" }).click();
    await expectGone(drawer);
    // A drawer that was opened says nothing about the sidebar of wide screens.
    expect((await context.cookies()).some(({ name }) => name === "sidebar_state")).toBe(false);
  });
});

test("a fault in a part of a page that was found faultless before is found", async ({ visit }) => {
  const { page } = await visit(wide, { as: "member" });
  await page.goto(home);
  await expectAccessible(page);
  await expectAccessible(page);
  await page
    .getByRole("link", { name: "Library" })
    .first()
    .evaluate((link) => link.replaceChildren());
  const fault: unknown = await expectAccessible(page).catch((error: unknown) => error);
  expect(fault).toMatchObject({ actual: [expect.stringContaining("link-name")] });
});
