import { setTimeout as sleep } from "node:timers/promises";

/**
 * Whether something answers, within `patience` milliseconds: what hangs is as far away as what refuses.
 */
export async function answers(ask: () => Promise<unknown>, patience = 3_000): Promise<boolean> {
  const answered = new AbortController();
  const late = sleep(patience, false, { signal: answered.signal, ref: false }).catch(() => false);
  const heard = ask().then(
    (value) => value !== false,
    () => false,
  );
  const isThere = await Promise.race([heard, late]);
  answered.abort();
  return isThere;
}
