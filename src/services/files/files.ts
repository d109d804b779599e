/**
 * Keeps the raw bytes of archived sources and reports. A file is named by the SHA-256 of its content,
 * so that the same bytes are kept once, nothing can be overwritten, and every reading proves that the
 * bytes are the ones that were archived.
 */
export interface Files {
  /**
   * Keeps bytes, durably once it resolves. The same bytes again change nothing (and mend an altered copy).
   * @throws FilesFailure no-space, unavailable
   */
  put(bytes: Uint8Array): Promise<StoredFile>;
  /**
   * Resolves when there is room to keep more: asked before work whose pages are going to be kept.
   * @throws FilesFailure no-space, unavailable
   */
  ensureRoom(): Promise<void>;
  /**
   * The bytes, checked against their hash.
   * @throws FilesFailure not-found, altered, unavailable
   */
  get(key: string): Promise<Uint8Array>;
  /**
   * That the file still is what was archived, without handing over its bytes: for pages that show evidence. An adapter
   * may go by an earlier reading as long as the store says that the file has not been touched since.
   * @throws FilesFailure not-found, altered, unavailable
   */
  check(key: string): Promise<void>;
  /** Size without reading or checking the content; null when there is no such file. */
  stat(key: string): Promise<StoredFile | null>;
  /** Removes a file; one that is not there is no error. */
  delete(key: string): Promise<void>;
  /** All keys, in no order: for integrity checks and for finding files that nothing points at. */
  list(): AsyncIterable<string>;
}

/** `key` and `sha256` are the same 64 hexadecimal digits; `size` is in bytes. */
export type StoredFile = { key: string; sha256: string; size: number };

export const filesFailureMessages = {
  "not-found": "The archived copy is missing",
  altered: "The archived copy has been altered: its content no longer matches its hash",
  "no-space": "There is not enough disk space to save this (less than 500 MB is free)",
  unavailable: "The archive cannot be reached",
} as const;

export type FilesFailureReason = keyof typeof filesFailureMessages;

export class FilesFailure extends Error {
  readonly reason: FilesFailureReason;

  constructor(reason: FilesFailureReason, cause?: unknown) {
    super(filesFailureMessages[reason], cause === undefined ? undefined : { cause });
    this.name = "FilesFailure";
    this.reason = reason;
  }
}

export function isFileKey(key: string): boolean {
  return /^[0-9a-f]{64}$/u.test(key);
}
