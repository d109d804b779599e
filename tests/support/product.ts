import { inject } from "vitest";

import type { StartedProduct } from "./product.setup.ts";

/** The product of the worker that runs this file: nobody else is in it while the file's tests run. */
export function runningProduct(): StartedProduct {
  const products = inject("products");
  const product = products[(Number(process.env["VITEST_POOL_ID"]) - 1) % products.length];
  if (!product) throw new Error("No product was started for this worker");
  return product;
}
