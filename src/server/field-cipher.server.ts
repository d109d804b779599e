import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

/** A text that only this installation can read. Both parts are safe to store and to log. */
export type Sealed = { ciphertext: string; keyId: string };

export type FieldCipher = {
  /** `about` names what the text belongs to (an id): what was sealed for one thing does not open as another's. */
  seal(text: string, about: string): Sealed;
  /** @throws Error when the key is gone, the text was changed, or it belongs to something else */
  open(sealed: Sealed, about: string): string;
  /** False when an older key sealed it: time to seal it again. */
  isCurrent(sealed: Sealed): boolean;
};

const nonceBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM (NIST SP 800-38D) with a random 96-bit nonce; each key follows from its secret by HKDF (RFC 5869). The
 * first secret seals, all of them open: a new secret is put in front, and the old one removed once nothing is sealed
 * with it any more.
 */
export function fieldCipher(secrets: readonly [string, ...string[]]): FieldCipher {
  const keys = secrets.map((secret) => {
    const key = Buffer.from(hkdfSync("sha256", secret, "", "attest field encryption", 32));
    return { id: createHash("sha256").update(key).digest("hex").slice(0, 12), key };
  });
  const [current] = keys;
  if (!current) throw new Error("A cipher needs a secret");
  return {
    seal(text, about) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv("aes-256-gcm", current.key, nonce).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final()]);
      return { ciphertext: Buffer.concat([sealed, cipher.getAuthTag()]).toString("base64"), keyId: current.id };
    },
    open({ ciphertext, keyId }, about) {
      const known = keys.find(({ id }) => id === keyId);
      if (!known) throw new Error(`The key ${keyId} is not among ENCRYPTION_KEY and ENCRYPTION_KEYS_BEFORE`);
      const bytes = Buffer.from(ciphertext, "base64");
      const decipher = createDecipheriv("aes-256-gcm", known.key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(-tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString("utf8");
    },
    isCurrent: ({ keyId }) => keyId === current.id,
  };
}
