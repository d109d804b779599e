import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const keyId = "webhook-secrets-1";

function keyFrom(secret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", keyId, 32));
}

/** Encrypts with a key that follows from the installation's own secret (AES-256-GCM): signing needs the secret again. */
export function sealSecret(secret: string, installationSecret: string): { ciphertext: string; keyId: string } {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyFrom(installationSecret), iv);
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return { ciphertext: Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url"), keyId };
}

/** @throws when it was sealed by another installation, or altered */
export function openSecret(sealed: { ciphertext: string }, installationSecret: string): string {
  const bytes = Buffer.from(sealed.ciphertext, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", keyFrom(installationSecret), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
}
