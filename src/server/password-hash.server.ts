import { argon2, randomBytes, timingSafeEqual } from "node:crypto";

// OWASP Password Storage Cheat Sheet, 2025: argon2id with 19 MiB, 2 passes, 1 lane.
const memory = 19_456;
const passes = 2;
const parallelism = 1;
const tagLength = 32;

function derive(password: string, nonce: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2(
      "argon2id",
      { message: Buffer.from(password.normalize("NFKC")), nonce, memory, passes, parallelism, tagLength },
      (error, key) => (error ? reject(error) : resolve(Buffer.from(key))),
    );
  });
}

/** An argon2id hash in the PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive(password, nonce);
  const encode = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`;
}

/** Whether `password` is the one that `hash` was made of. False for a hash of another format. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [, algorithm, , settings, nonce, tag] = hash.split("$");
  if (algorithm !== "argon2id" || settings !== `m=${memory},t=${passes},p=${parallelism}` || !nonce || !tag) return false;
  const expected = Buffer.from(tag, "base64");
  const actual = await derive(password, Buffer.from(nonce, "base64"));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
