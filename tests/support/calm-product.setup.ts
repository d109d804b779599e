import { sql } from "drizzle-orm";
import { beforeAll, vi } from "vitest";

import { openProductDatabase } from "./running-product.ts";

// All files of a worker use one product. Each begins as if nobody had tried to sign in (the tries of an address are
// counted), and when the payment provider has told what it had to: its news change subscriptions under a test that holds
// that nothing changes.
beforeAll(async () => {
  const { db, close } = openProductDatabase();
  try {
    await db.execute(sql`delete from rate_limits`);
    await vi.waitFor(
      async () => {
        const { rows } = await db.execute(sql`
          select id from embedded_payment_deliveries
          where delivered_at is null and due_at < now() + interval '30 seconds' limit 1`);
        if (rows.length > 0) throw new Error("The payment provider has not told everything yet");
      },
      { timeout: 60_000, interval: 100 },
    );
  } finally {
    await close();
  }
});
