import type { AddedSource } from "../source-view.ts";

/** The server could not be reached, or answered with something of its own: trying again may help. */
export class UploadFailure extends Error {
  override readonly name = "UploadFailure";
}

type RawError = { error: { code: string; message: string } };

function isRawError(body: unknown): body is RawError {
  return typeof body === "object" && body !== null && "error" in body;
}

function readAnswer(request: XMLHttpRequest): AddedSource {
  let body: unknown;
  try {
    body = JSON.parse(request.responseText);
  } catch {
    throw new UploadFailure(request.status === 413 ? "This file is too large" : `HTTP error! status: ${request.status}`);
  }
  if (!isRawError(body)) return body as AddedSource;
  const { code, message } = body.error;
  // Trying again makes no file smaller; anything else may pass.
  if (code === "too-large") return { ok: false, code, message };
  throw new UploadFailure(message);
}

/**
 * Sends one file to the workspace's library. By XMLHttpRequest, because fetch does not tell how much has been
 * sent; `onSent` hears it between 0 and 1.
 * @throws UploadFailure; the signal's reason when it is aborted
 */
export function uploadFile(
  workspaceId: string,
  file: File,
  { signal, onSent }: { signal: AbortSignal; onSent: (sent: number) => void },
): Promise<AddedSource> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => {
      request.abort();
      reject(signal.reason as Error);
    };
    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort, { once: true });
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      // The last byte is told by onload: until then the file is still on its way.
      if (lengthComputable && loaded < total) onSent(loaded / total);
    };
    request.upload.onload = () => onSent(1);
    request.onload = () => {
      try {
        resolve(readAnswer(request));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(new UploadFailure("The server could not be reached"));
    request.onloadend = () => signal.removeEventListener("abort", abort);
    request.open("POST", `/api/workspaces/${workspaceId}/sources`);
    request.setRequestHeader("content-type", file.type || "application/octet-stream");
    request.setRequestHeader("x-file-name", encodeURIComponent(file.name.toWellFormed()));
    request.send(file);
  });
}
