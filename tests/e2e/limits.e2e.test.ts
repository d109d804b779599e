import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { newId } from "#app/lib/ids.ts";
import { runningProduct } from "#tests/support/product.ts";
import { openProductDatabase } from "#tests/support/running-product.ts";
import { type SecondProduct, startSecondProduct } from "#tests/support/second-product.ts";
import { callServer } from "#tests/support/server-call.ts";

// Two processes on one database, as hosted; everybody calls from 127.0.0.1, whatever they write into their headers.
let second: SecondProduct;
let product: ReturnType<typeof openProductDatabase>;
const forgetTries = () => product.db.execute(sql`delete from rate_limits`);
beforeAll(async () => {
  product = openProductDatabase();
  second = await startSecondProduct();
  await forgetTries();
});
afterAll(async () => {
  // The files after this one sign in from the same address.
  await forgetTries();
  await second?.stop();
  await product.close();
});

type Limited = { call: string; data: (email: string) => Record<string, unknown>; account: number; address: number };
const limited: Limited[] = [
  { call: "signInUser", data: (email) => ({ email, password: "not-the-password" }), account: 10, address: 50 },
  { call: "requestPasswordReset", data: (email) => ({ email }), account: 5, address: 30 },
  {
    call: "startUserSignUp",
    data: (email) => ({ firstName: "Ines", lastName: "Quarrie", email }),
    account: 10,
    address: 30,
  },
  { call: "resendUserConfirmationEmail", data: (email) => ({ email }), account: 5, address: 30 },
];

let tries = 0;
/** One try at one of the two, each with another forged sender. */
async function isRefused({ call, data }: Limited, email: string): Promise<boolean> {
  tries += 1;
  const forged = `203.0.113.${tries % 250}`;
  const answer = await callServer(call, {
    method: "POST",
    data: data(email),
    address: tries % 2 === 0 ? second.address : runningProduct().address,
    headers: { "x-forwarded-for": forged, "x-real-ip": forged, forwarded: `for=${forged}` },
  });
  // A wrong password is refused in words; of the others the answer tells nothing.
  if (call === "signInUser" && answer.status === 401) return false;
  expect(answer.status, answer.text).toBe(200);
  return (answer.result as { reason?: string }).reason === "too-many-tries";
}

async function countTaken(limit: Limited, howMany: number, email: (index: number) => string): Promise<number> {
  const answers: boolean[] = [];
  for (let index = 0; index < howMany; index += 4) {
    const some = Array.from({ length: Math.min(4, howMany - index) }, (_, more) => isRefused(limit, email(index + more)));
    answers.push(...(await Promise.all(some)));
  }
  return answers.filter((refused) => !refused).length;
}

const anybody = () => `${newId()}@harbour.example`;

describe.each(limited)("tries of $call", { timeout: 90_000 }, (limit) => {
  test("are counted for one account, in both processes together, in whatever case it is written", async () => {
    await forgetTries();
    const email = anybody();
    const taken = await countTaken(limit, limit.account + 4, (index) => (index % 3 === 0 ? email.toUpperCase() : email));
    expect(taken).toBe(limit.account);
    expect(await isRefused(limit, anybody())).toBe(false);
  });

  test("are counted for one address, whoever it says that it is, and after a restart", async () => {
    await forgetTries();
    expect(await countTaken(limit, limit.address + 4, anybody)).toBe(limit.address);
    // Restarting takes seconds: once is enough to show that nothing of it is kept in a process.
    if (limit === limited[0]) {
      await second.stop();
      second = await startSecondProduct();
    }
    for (const _ of ["one process", "the other"]) expect(await isRefused(limit, anybody())).toBe(true);
  });
});

test("links that are guessed are counted for the address", { timeout: 60_000 }, async () => {
  for (const call of ["confirmUserEmail", "updateUserPassword"]) {
    await forgetTries();
    const guess = async () => {
      const data = { tokenHash: newId(), password: "nine herons at low tide" };
      const { result } = await callServer(call, { method: "POST", data, headers: { "x-forwarded-for": newId() } });
      return (result as { reason: string }).reason;
    };
    const reasons: string[] = [];
    for (let index = 0; index < 62; index += 1) reasons.push(await guess());
    expect(reasons.filter((reason) => reason === "invalid-link")).toHaveLength(60);
    expect(reasons.slice(60)).toEqual(["too-many-tries", "too-many-tries"]);
  }
});
