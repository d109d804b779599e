import { parentPort, workerData } from "node:worker_threads";
import { decodeText } from "./decode.ts";
import { sanitizeArchived } from "./sanitize-archived.ts";

const { bytes, contentType } = workerData as { bytes: Uint8Array; contentType: string | null };
parentPort?.postMessage(sanitizeArchived(decodeText(bytes, contentType).text));
