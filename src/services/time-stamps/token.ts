import * as asn1 from "asn1js";
import {
  AlgorithmIdentifier,
  Certificate,
  ContentInfo,
  MessageImprint,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from "pkijs";
import { TimeStampFailure } from "./time-stamps.ts";

/*
 * The messages of RFC 3161: what is asked, what comes back, and whether it can be believed. Object identifiers are those
 * of RFC 3161 (time stamps), RFC 5652 (signed data), RFC 5816 and RFC 2634 (the signer's own hash among what is signed).
 */
const oid = {
  sha256: "2.16.840.1.101.3.4.2.1",
  tstInfo: "1.2.840.113549.1.9.16.1.4",
  signingCertificate: "1.2.840.113549.1.9.16.2.12",
  signingCertificateV2: "1.2.840.113549.1.9.16.2.47",
  extendedKeyUsage: "2.5.29.37",
  timeStamping: "1.3.6.1.5.5.7.3.8",
} as const;

/** How far an authority's clock may be ahead of ours. */
const longestAhead = 5 * 60_000;

/** Twenty octets hold any number that an authority may give (RFC 3161, 2.4.2: up to 160 bits). */
const nonceBytes = 16;

/** A request for a time stamp over `hash` (SHA-256), with a nonce and the wish for the signer's certificate. */
export function timeStampRequest(hash: Uint8Array): { request: Uint8Array; nonce: Uint8Array } {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  // Positive, and as short as DER writes it.
  nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40;
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: oid.sha256, algorithmParams: new asn1.Null() }),
      hashedMessage: new asn1.OctetString({ valueHex: bufferOf(hash) }),
    }),
    nonce: new asn1.Integer({ valueHex: bufferOf(nonce) }),
    certReq: true,
  });
  return { request: new Uint8Array(request.toSchema().toBER()), nonce };
}

/** The token in an authority's answer. Throws a TimeStampFailure when it has refused or said something else. */
export function tokenOf(response: Uint8Array): Uint8Array {
  const answer = parsed(() => TimeStampResp.fromBER(bufferOf(response)));
  // 0: granted; 1: granted with changes, which the token itself shows.
  if (answer.status.status !== 0 && answer.status.status !== 1)
    throw new TimeStampFailure("refused", "The time-stamp authority refused the request.");
  if (!answer.timeStampToken) throw invalid("The time-stamp authority's answer holds no token.");
  return new Uint8Array(answer.timeStampToken.toSchema().toBER());
}

/** The certificates of a PEM text. Throws when there is none, or one cannot be read. */
export function certificatesOf(pem: string): Certificate[] {
  const found = [...pem.matchAll(/-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----/gu)];
  if (found.length === 0) throw new Error("holds no certificate");
  return found.map(([, body = ""]) => Certificate.fromBER(bufferOf(Buffer.from(body, "base64"))));
}

export type VerifiedToken = { signer: string; serialNumber: string; stampedAt: Date };

/**
 * Whether `token` (DER) is a time stamp over `bytes` that one of `trusted` vouches for: its hash, its nonce (where one
 * was asked for), its signature over what it says, the signer's certificate by its own hash and its purpose, and the
 * chain from it to a trusted one as of the time stamped. Throws a TimeStampFailure `invalid` when any of these fails.
 */
export async function verifyToken(
  token: Uint8Array,
  expected: { bytes: Uint8Array; nonce?: Uint8Array; trusted: readonly Certificate[]; now: Date },
): Promise<VerifiedToken> {
  const { signed, stated } = parsed(() => {
    const content = ContentInfo.fromBER(bufferOf(token));
    const signedData = new SignedData({ schema: content.content });
    const inner = signedData.encapContentInfo;
    if (inner.eContentType !== oid.tstInfo || !inner.eContent) throw new Error("no time stamp");
    const said = inner.eContent.getValue();
    // Some authorities write it in pieces, which the library does not put together when it verifies.
    inner.eContent = new asn1.OctetString({ valueHex: said });
    return { signed: signedData, stated: TSTInfo.fromBER(said) };
  });
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bufferOf(expected.bytes)));
  const { messageImprint, nonce, genTime, serialNumber } = stated;
  if (
    messageImprint.hashAlgorithm.algorithmId !== oid.sha256 ||
    !Buffer.from(messageImprint.hashedMessage.valueBlock.valueHexView).equals(hash)
  )
    throw invalid("The time stamp is over something else.");
  if (expected.nonce && !(nonce && sameNumber(nonce.valueBlock.valueHexView, expected.nonce)))
    throw invalid("The time stamp answers another request.");
  if (!(genTime.getTime() <= expected.now.getTime() + longestAhead)) throw invalid("The time stamp is from the future.");
  if (signed.signerInfos.length !== 1) throw invalid("The time stamp has not exactly one signature.");
  const signer = await signedBy(signed, expected.bytes, [...expected.trusted]);
  if (!isForTimeStamps(signer)) throw invalid("The signer's certificate is not for time stamps.");
  if (!(await namesItsSigner(signed, signer))) throw invalid("The time stamp does not name its signer's certificate.");
  return {
    signer: nameOf(signer),
    serialNumber: Buffer.from(serialNumber.valueBlock.valueHexView).toString("hex"),
    stampedAt: genTime,
  };
}

async function signedBy(signed: SignedData, bytes: Uint8Array, trustedCerts: Certificate[]): Promise<Certificate> {
  try {
    const result = await signed.verify({
      signer: 0,
      data: bufferOf(bytes),
      trustedCerts,
      checkChain: true,
      extendedMode: true,
    });
    if (result.signatureVerified === true && result.signerCertificateVerified === true && result.signerCertificate)
      return result.signerCertificate;
  } catch (error) {
    throw invalid("The time stamp's signature cannot be verified with the configured certificate.", error);
  }
  throw invalid("The time stamp's signature cannot be verified with the configured certificate.");
}

/** RFC 3161, 2.3: the one purpose of the key, and marked as critical. */
function isForTimeStamps(certificate: Certificate): boolean {
  const usage = certificate.extensions?.find(({ extnID }) => extnID === oid.extendedKeyUsage);
  const purposes = (usage?.parsedValue as { keyPurposes?: string[] } | undefined)?.keyPurposes;
  return usage?.critical === true && purposes?.length === 1 && purposes[0] === oid.timeStamping;
}

/**
 * RFC 3161, 2.4.1: the hash of the signer's certificate stands among what is signed, so that no other certificate can be
 * put in its place. Both kinds of the attribute hold it as their first octet string: ESSCertIDv2 (SHA-256 when it names
 * no algorithm) and ESSCertID (SHA-1).
 */
async function namesItsSigner(signed: SignedData, signer: Certificate): Promise<boolean> {
  const attributes = signed.signerInfos[0]?.signedAttrs?.attributes ?? [];
  const der = signer.toSchema(true).toBER();
  for (const [type, usual] of [
    [oid.signingCertificateV2, "SHA-256"],
    [oid.signingCertificate, "SHA-1"],
  ] as const) {
    const value = attributes.find((attribute) => attribute.type === type)?.values[0] as asn1.BaseBlock | undefined;
    if (!value) continue;
    const stated = firstOf(value, asn1.OctetString);
    const named = type === oid.signingCertificateV2 ? firstOf(value, asn1.ObjectIdentifier)?.valueBlock.toString() : undefined;
    const algorithm = named === undefined ? usual : hashNames[named];
    if (!stated || !algorithm) return false;
    const hash = new Uint8Array(await crypto.subtle.digest(algorithm, der));
    return Buffer.from(stated.valueBlock.valueHexView).equals(hash);
  }
  return false;
}

const hashNames: Readonly<Record<string, string>> = {
  [oid.sha256]: "SHA-256",
  "2.16.840.1.101.3.4.2.2": "SHA-384",
  "2.16.840.1.101.3.4.2.3": "SHA-512",
};

/** The first block of a kind within another, depth first, up to the first ESSCertID alone. */
function firstOf<Block extends asn1.BaseBlock>(block: asn1.BaseBlock, kind: new () => Block): Block | undefined {
  if (block instanceof kind) return block;
  if (!(block instanceof asn1.Constructed || block instanceof asn1.Sequence)) return undefined;
  for (const inner of block.valueBlock.value) {
    const found = firstOf(inner, kind);
    if (found) return found;
    // certs is the first element; what follows are policies.
    if (kind === (asn1.ObjectIdentifier as unknown) && inner instanceof asn1.OctetString) return undefined;
  }
  return undefined;
}

const commonName = "2.5.4.3";
const organisation = "2.5.4.10";

function nameOf(certificate: Certificate): string {
  const part = (type: string) => certificate.subject.typesAndValues.find((value) => value.type === type)?.value.valueBlock.value;
  const parts = [part(commonName), part(organisation)].filter((text): text is string => typeof text === "string" && text !== "");
  return [...new Set(parts)].join(", ").slice(0, 300) || "A signer without a name";
}

function sameNumber(a: Uint8Array, b: Uint8Array): boolean {
  const plain = (bytes: Uint8Array) =>
    Buffer.from(bytes)
      .toString("hex")
      .replace(/^(?:00)+/u, "");
  return plain(a) === plain(b);
}

function parsed<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw invalid("The time-stamp authority's answer cannot be read.", error);
  }
}

function invalid(message: string, cause?: unknown): TimeStampFailure {
  return new TimeStampFailure("invalid", message, cause === undefined ? {} : { cause });
}

/** A buffer of its own: the library reads whole buffers. */
function bufferOf(bytes: Uint8Array): ArrayBuffer {
  return Uint8Array.from(bytes).buffer;
}
