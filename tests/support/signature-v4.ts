import { createHash, createHmac } from "node:crypto";

export type S3Account = { accessKeyId: string; secretAccessKey: string; region: string };

type Asked = {
  method: string;
  url: URL;
  /** Names in small letters. `host` is the address's. */
  headers?: Readonly<Record<string, string>>;
  /** SHA-256 of the body, in hexadecimal. */
  contentSha256: string;
  now: Date;
};

/**
 * What a request to an S3 server has to say of who sends it, worked out apart from the product's library, so that the local
 * server checks and does not repeat: AWS Signature Version 4, in the Authorization header, with the body's hash signed too (docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html).
 */
export function signed(account: S3Account, { method, url, headers = {}, contentSha256, now }: Asked): Record<string, string> {
  const moment = now.toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
  const scope = `${moment.slice(0, 8)}/${account.region}/s3/aws4_request`;
  const sent: Record<string, string> = { ...headers, "x-amz-content-sha256": contentSha256, "x-amz-date": moment };
  const all = Object.entries({ ...sent, host: url.host }).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const names = all.map(([name]) => name).join(";");
  const query = [...url.searchParams]
    .map(([name, value]) => [encoded(name), encoded(value)] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
  const request = [
    method,
    url.pathname,
    query,
    ...all.map(([name, value]) => `${name}:${value.trim()}`),
    "",
    names,
    contentSha256,
  ].join("\n");
  const text = ["AWS4-HMAC-SHA256", moment, scope, createHash("sha256").update(request).digest("hex")].join("\n");
  const key = scope.split("/").reduce<string | Buffer>((before, part) => hmac(before, part), `AWS4${account.secretAccessKey}`);
  const signature = hmac(key, text).toString("hex");
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${account.accessKeyId}/${scope},SignedHeaders=${names},Signature=${signature}`,
  };
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

/** As RFC 3986 has it: encodeURIComponent leaves these five. */
function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
