import type { Page } from "playwright-core";

type Credentials = { email: string; password: string };

/** Fills in the form of the page that stands open, and sends it. */
export async function fillSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Sends the form at `/sign-in`, of the product or of another process at `address`. Where that leads is for the test to see. */
export async function signIn(page: Page, credentials: Credentials, address = ""): Promise<void> {
  await page.goto(`${address}/sign-in`);
  await fillSignIn(page, credentials);
}
