/** A time stamp of RFC 3161 whose token was verified: these bytes existed, unchanged, at that moment. */
export type TimeStamp = {
  /** The authority's address. */
  authority: string;
  /** Who signed, as their certificate names them. */
  signer: string;
  /** The token's own number at the authority, in hexadecimal. */
  serialNumber: string;
  /** The token as it came: DER of a CMS ContentInfo, which `openssl ts -verify -token_in` takes. */
  token: Uint8Array;
  stampedAt: Date;
};

/**
 * `unreachable`: no answer in time, or a passing fault of the authority, worth another try; `refused`: the authority
 * said no; `invalid`: what came is no token for these bytes that the configured certificate vouches for.
 */
export type TimeStampFault = "unreachable" | "refused" | "invalid";

/** No time stamp. The message is a sentence for a person and holds nothing of what was to be stamped. */
export class TimeStampFailure extends Error {
  override readonly name = "TimeStampFailure";
  readonly fault: TimeStampFault;

  constructor(fault: TimeStampFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

/** An authority that signs when something existed. It is sent a SHA-256 and a nonce, never the bytes. */
export interface TimeStamps {
  /** Its address. */
  readonly authority: string;
  /** The certificates that tokens are checked against, as PEM, for whoever checks a token later. */
  readonly certificates: string;
  /**
   * Asks for a time stamp over `bytes` and verifies it: hash, nonce, time, purpose and signature up to a configured
   * certificate.
   * @throws TimeStampFailure
   */
  stamp(bytes: Uint8Array, signal?: AbortSignal): Promise<TimeStamp>;
}
