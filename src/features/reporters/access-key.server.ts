import { createHash, randomBytes } from "node:crypto";

/** A new access key: 256 bits from the system's generator, in 43 characters that an address can hold. */
export function newAccessKey(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * What is stored of a key. The key is random, so a plain hash cannot be searched for; looking it up by its hash tells
 * nothing of how near a guess was.
 */
export function accessKeyHash(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

/** Enough to tell two links apart, far too little to guess one. */
export function accessKeyHint(key: string): string {
  return key.slice(-4);
}
