import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import * as asn1 from "asn1js";
import {
  Accuracy,
  AlgorithmIdentifier,
  Attribute,
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  Extension,
  ExtKeyUsage,
  IssuerAndSerialNumber,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from "pkijs";

const timeStamping = "1.3.6.1.5.5.7.3.8";

/** What an authority does wrong. */
export type AuthorityFault =
  | "none"
  | "other-hash"
  | "other-nonce"
  | "future"
  | "tampered"
  | "refuse"
  | "garbage"
  | "server-error"
  | "no-purpose"
  | "other-certificate-named";

export type TimeStampAuthority = {
  url: string;
  /** Its root's certificate, as PEM. */
  rootPem: string;
  /** The root of somebody else. */
  strangerPem: string;
  fault: AuthorityFault;
  asked: number;
  now: () => Date;
  close(): Promise<void>;
};

type Keys = { privateKey: CryptoKey; publicKey: CryptoKey };

const makeKeys = () =>
  crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign", "verify"]) as Promise<Keys>;

let serial = 1;

async function makeCertificate(given: {
  subject: string;
  keys: Keys;
  issuer?: { certificate: Certificate; keys: Keys };
  purpose?: string;
}): Promise<Certificate> {
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = new asn1.Integer({ value: (serial += 1) });
  const name = new AttributeTypeAndValue({ type: "2.5.4.3", value: new asn1.Utf8String({ value: given.subject }) });
  certificate.subject.typesAndValues.push(name);
  certificate.issuer.typesAndValues.push(...(given.issuer?.certificate.subject.typesAndValues ?? [name]));
  certificate.notBefore.value = new Date("2020-01-01T00:00:00Z");
  certificate.notAfter.value = new Date("2049-01-01T00:00:00Z");
  certificate.extensions = [];
  if (!given.issuer) {
    certificate.extensions.push(
      new Extension({
        extnID: "2.5.29.19",
        critical: true,
        extnValue: new BasicConstraints({ cA: true }).toSchema().toBER(),
      }),
    );
  }
  if (given.purpose) {
    certificate.extensions.push(
      new Extension({
        extnID: "2.5.29.37",
        critical: true,
        extnValue: new ExtKeyUsage({ keyPurposes: [given.purpose] }).toSchema().toBER(),
      }),
    );
  }
  await certificate.subjectPublicKeyInfo.importKey(given.keys.publicKey);
  await certificate.sign((given.issuer ?? { keys: given.keys }).keys.privateKey, "SHA-256");
  return certificate;
}

function pemOf(certificate: Certificate): string {
  const body = Buffer.from(certificate.toSchema(true).toBER()).toString("base64");
  return `-----BEGIN CERTIFICATE-----\n${body.match(/.{1,64}/gu)?.join("\n") ?? ""}\n-----END CERTIFICATE-----\n`;
}

/** A time-stamp authority on loopback with a root and a signer of its own, made for the test. */
export async function startTimeStampAuthority(): Promise<TimeStampAuthority> {
  const [rootKeys, signerKeys, otherKeys] = await Promise.all([makeKeys(), makeKeys(), makeKeys()]);
  const root = await makeCertificate({ subject: "Harbour Test Root", keys: rootKeys });
  const issuer = { certificate: root, keys: rootKeys };
  const signer = await makeCertificate({ subject: "Harbour Time Stamps", keys: signerKeys, issuer, purpose: timeStamping });
  const mailSigner = await makeCertificate({
    subject: "Harbour Mail",
    keys: signerKeys,
    issuer,
    purpose: "1.3.6.1.5.5.7.3.4",
  });
  const stranger = await makeCertificate({ subject: "Somebody Else's Root", keys: otherKeys });

  const authority: TimeStampAuthority = {
    url: "",
    rootPem: pemOf(root),
    strangerPem: pemOf(stranger),
    fault: "none",
    asked: 0,
    now: () => new Date(),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };

  async function answer(query: Buffer): Promise<Uint8Array> {
    const { fault } = authority;
    if (fault === "garbage") return Buffer.from("<html>hello</html>");
    if (fault === "refuse")
      return new Uint8Array(new TimeStampResp({ status: new PKIStatusInfo({ status: 2 }) }).toSchema().toBER());
    const request = TimeStampReq.fromBER(Uint8Array.from(query).buffer);
    if (fault === "other-hash") request.messageImprint.hashedMessage.valueBlock.valueHexView[0]! ^= 1;
    if (fault === "other-nonce" && request.nonce) request.nonce.valueBlock.valueHexView[5]! ^= 1;
    const genTime = authority.now();
    if (fault === "future") genTime.setDate(genTime.getDate() + 2);
    genTime.setMilliseconds(0);
    const stated = new TSTInfo({
      version: 1,
      policy: "1.3.6.1.4.1.13762.3",
      messageImprint: request.messageImprint,
      serialNumber: new asn1.Integer({ value: (serial += 1) }),
      genTime,
      accuracy: new Accuracy({ seconds: 1 }),
      ...(request.nonce && { nonce: request.nonce }),
    });
    const content = stated.toSchema().toBER();
    const used = fault === "no-purpose" ? mailSigner : signer;
    const named = fault === "other-certificate-named" ? root : used;
    const certificateHash = await crypto.subtle.digest("SHA-256", named.toSchema(true).toBER());
    const inner = new EncapsulatedContentInfo({ eContentType: "1.2.840.113549.1.9.16.1.4" });
    // In one piece, as authorities send it: the constructor would cut it up.
    inner.eContent = new asn1.OctetString({ valueHex: content });
    const signedData = new SignedData({
      version: 3,
      encapContentInfo: inner,
      signerInfos: [
        new SignerInfo({
          version: 1,
          sid: new IssuerAndSerialNumber({ issuer: used.issuer, serialNumber: used.serialNumber }),
          digestAlgorithm: new AlgorithmIdentifier({ algorithmId: "2.16.840.1.101.3.4.2.1" }),
          signedAttrs: new SignedAndUnsignedAttributes({
            type: 0,
            attributes: [
              new Attribute({
                type: "1.2.840.113549.1.9.3",
                values: [new asn1.ObjectIdentifier({ value: "1.2.840.113549.1.9.16.1.4" })],
              }),
              new Attribute({
                type: "1.2.840.113549.1.9.4",
                values: [new asn1.OctetString({ valueHex: await crypto.subtle.digest("SHA-256", content) })],
              }),
              new Attribute({
                type: "1.2.840.113549.1.9.16.2.47",
                values: [
                  new asn1.Sequence({
                    value: [
                      new asn1.Sequence({
                        value: [new asn1.Sequence({ value: [new asn1.OctetString({ valueHex: certificateHash })] })],
                      }),
                    ],
                  }),
                ],
              }),
            ],
          }),
        }),
      ],
      certificates: [used],
    });
    await signedData.sign(signerKeys.privateKey, 0, "SHA-256");
    if (fault === "tampered") signedData.signerInfos[0]!.signature.valueBlock.valueHexView[20]! ^= 1;
    const token = new ContentInfo({ contentType: "1.2.840.113549.1.7.2", content: signedData.toSchema(true) });
    const response = new TimeStampResp({ status: new PKIStatusInfo({ status: 0 }), timeStampToken: token });
    return new Uint8Array(response.toSchema().toBER());
  }

  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      authority.asked += 1;
      if (authority.fault === "server-error" || request.headers["content-type"] !== "application/timestamp-query") {
        response.writeHead(503).end("busy");
        return;
      }
      answer(Buffer.concat(parts)).then(
        (body) => response.writeHead(200, { "content-type": "application/timestamp-reply" }).end(body),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  authority.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/tsa`;
  return authority;
}
