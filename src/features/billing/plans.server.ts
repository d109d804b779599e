import { plans, type Plan } from "#app/features/workspaces/workspace.ts";
import type { Context } from "#app/server/context.ts";
import type { Payments, PlanPrices } from "#app/services/payments/payments.ts";
import { planOffer, type PlanOffer } from "./plans.ts";

/** Prices are the provider's; they change so seldom that nobody minds ten minutes. */
const freshFor = 10 * 60_000;
/** A provider that did not answer is not asked again at once: whoever comes next would wait for it as well. */
const awayFor = 30_000;
/** A page that shows prices stands without them rather than wait for long. */
const patience = 5_000;

type Cached = { readAt: number; prices: Promise<PlanPrices | null> };
const caches = new WeakMap<Payments, Map<string, Cached>>();

/**
 * The prices of a product, read from the provider at most once in ten minutes a process, however many ask. When the
 * provider does not answer, the last ones known are told, null when there are none, and it is asked again after half a
 * minute.
 */
async function pricesOf(ctx: Context, productId: string): Promise<PlanPrices | null> {
  const { payments } = ctx.services;
  const cache = caches.get(payments) ?? new Map<string, Cached>();
  caches.set(payments, cache);
  const now = ctx.now().getTime();
  const known = cache.get(productId);
  if (known && now - known.readAt < freshFor) return known.prices.catch(() => null);
  // Not the caller's signal: others wait for the same answer.
  const prices = payments.readPrices(productId, AbortSignal.timeout(patience));
  cache.set(productId, { readAt: now, prices });
  try {
    return await prices;
  } catch (error) {
    ctx.log.warn({ kind: error instanceof Error ? error.name : typeof error }, "the prices could not be read");
    const last = known ? known.prices.catch(() => null) : Promise.resolve(null);
    cache.set(productId, { readAt: now - freshFor + awayFor, prices: last });
    return last;
  }
}

/** Every plan with its prices and what it includes. */
export function list(ctx: Context): Promise<PlanOffer[]> {
  return Promise.all(plans.map((plan) => find(ctx, { plan })));
}

export async function find(ctx: Context, { plan }: { plan: Plan }): Promise<PlanOffer> {
  const productId = ctx.services.payments.products[plan];
  return planOffer(plan, await pricesOf(ctx, productId));
}
