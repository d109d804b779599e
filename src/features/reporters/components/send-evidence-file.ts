import type { ReportedEvidence } from "../report.ts";

/** The server refused the file in words, or could not be reached. */
export class EvidenceFailure extends Error {
  override readonly name = "EvidenceFailure";
}

/**
 * Sends one file as evidence. By XMLHttpRequest, because fetch does not tell how much has been sent; `onSent` hears it
 * between 0 and 1.
 * @throws EvidenceFailure with one sentence
 */
export function sendEvidenceFile(
  given: { title: string; type: string; file: File },
  onSent: (sent: number) => void,
): Promise<ReportedEvidence> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onSent(loaded / total);
    };
    request.onload = () => {
      const body = readBody(request.responseText);
      if (request.status === 201) return resolve(body as ReportedEvidence);
      const message = (body as { error?: { message?: string } } | null)?.error?.message;
      const tooLarge = request.status === 413 ? "This file is larger than 20 MB" : `HTTP error! status: ${request.status}`;
      reject(new EvidenceFailure(message ?? tooLarge));
    };
    request.onerror = () => reject(new EvidenceFailure("The upload broke off. The file was not kept; please try again."));
    request.open("POST", "/api/external/evidence");
    request.setRequestHeader("content-type", given.file.type || "application/octet-stream");
    request.setRequestHeader("x-file-name", encodeURIComponent(given.file.name.toWellFormed()));
    request.setRequestHeader("x-evidence-title", encodeURIComponent(given.title.toWellFormed()));
    request.setRequestHeader("x-evidence-type", encodeURIComponent(given.type));
    request.send(given.file);
  });
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
