import { useCallback, useEffect, useReducer, useRef } from "react";
import { isSettled, nextToStart, reduceUploads, type Upload } from "../upload-queue.ts";
import { uploadFile } from "./upload-file.ts";
import type { RefusedFile } from "#app/ui/file-acceptance.ts";

const atOnce = 3;

const refusals: Record<RefusedFile<File>["reason"], string> = {
  empty: "This file is empty",
  size: "This file is larger than 50 MB",
  type: "Only web pages, PDFs, plain text, Word documents (DOCX) and e-mails (EML) can be read",
};

export type Uploads = {
  uploads: readonly Upload[];
  isBusy: boolean;
  choose: (accepted: readonly File[], refused: readonly RefusedFile<File>[]) => void;
  cancel: (id: string) => void;
  cancelAll: () => void;
  tryAgain: (id: string) => void;
  clear: () => void;
};

/** Files on their way into the library, three at a time. They go on while the component that asked is mounted. */
export function useUploads(workspaceId: string, onAllSettled: () => void): Uploads {
  const [uploads, tell] = useReducer(reduceUploads<File>, []);
  const underWay = useRef(new Map<string, AbortController>());

  const start = useCallback(
    async ({ id, file }: Upload) => {
      const controller = new AbortController();
      underWay.current.set(id, controller);
      tell({ type: "started", id });
      try {
        const answer = await uploadFile(workspaceId, file, {
          signal: controller.signal,
          onSent: (sent) => tell({ type: "sent", id, sent }),
        });
        tell({ type: "answered", id, answer });
      } catch (error) {
        tell({ type: "failed", id, message: error instanceof Error ? error.message : "The upload failed" });
      } finally {
        underWay.current.delete(id);
      }
    },
    [workspaceId],
  );

  useEffect(() => {
    for (const upload of nextToStart(uploads, atOnce)) if (!underWay.current.has(upload.id)) void start(upload);
  }, [uploads, start]);

  const isBusy = uploads.some((upload) => !isSettled(upload));
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy) onAllSettled();
    wasBusy.current = isBusy;
  }, [isBusy, onAllSettled]);

  useEffect(() => {
    const controllers = underWay.current;
    return () => {
      for (const controller of controllers.values()) controller.abort(new Error("The page was left"));
    };
  }, []);

  return {
    uploads,
    isBusy,
    choose(accepted, refused) {
      const id = () => crypto.randomUUID();
      tell({
        type: "chosen",
        uploads: [
          ...accepted.map((file): Upload => ({ id: id(), file, state: { name: "waiting" } })),
          ...refused.map(({ file, reason }): Upload => ({
            id: id(),
            file,
            state: { name: "refused", message: refusals[reason] },
          })),
        ],
      });
    },
    cancel(id) {
      tell({ type: "cancelled", id });
      underWay.current.get(id)?.abort(new Error("Cancelled"));
    },
    cancelAll() {
      tell({ type: "all-cancelled" });
      for (const controller of underWay.current.values()) controller.abort(new Error("Cancelled"));
    },
    tryAgain: (id) => tell({ type: "tried-again", id }),
    clear: () => tell({ type: "cleared" }),
  };
}
