import { parentPort, workerData } from "node:worker_threads";
import { extractDocument, type ExtractionTask } from "./extract-document.server.ts";

// The thread's whole life is one document: its memory and its time are bounded by whoever started it.
parentPort?.postMessage(await extractDocument(workerData as ExtractionTask));
