import type { Changes } from "./changes.server.ts";

/** At most one event in this many milliseconds, so that a busy run does not flood its watchers. */
const quiet = 150;
/** Keeps proxies from closing a stream on which nothing happens. */
const heartbeat = 15_000;

/**
 * A response of server-sent events: what `read` answers, now and after every change of `topic`, until
 * `isLast`, the browser leaves or the server stops. Each event is the whole state, so that nothing is lost
 * when one is missed.
 */
export function eventStream<State>(
  request: Request,
  changes: Changes,
  options: { topic: string; read: () => Promise<State>; isLast: (state: State) => boolean },
): Response {
  const encoder = new TextEncoder();
  let end: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let isClosed = false;
      let isReading = false;
      let isStale = false;
      let last = "";
      let timer: NodeJS.Timeout | undefined;
      const unsubscribe = changes.subscribe(options.topic, () => schedule());
      const beat = setInterval(() => send(": still here\n\n"), heartbeat);
      end = () => {
        if (isClosed) return;
        isClosed = true;
        clearTimeout(timer);
        clearInterval(beat);
        unsubscribe();
        try {
          controller.close();
        } catch {
          // The browser has closed it already.
        }
      };
      request.signal.addEventListener("abort", end, { once: true });

      function send(text: string) {
        if (!isClosed) controller.enqueue(encoder.encode(text));
      }
      function schedule() {
        isStale = true;
        timer ??= setTimeout(() => void publish(), quiet);
      }
      async function publish() {
        timer = undefined;
        if (isReading || isClosed) return;
        isReading = true;
        isStale = false;
        try {
          const state = await options.read();
          const data = JSON.stringify(state);
          if (data !== last) send(`data: ${data}\n\n`);
          last = data;
          if (options.isLast(state)) {
            send("event: end\ndata: {}\n\n");
            end();
          }
        } catch {
          // The browser reconnects, and is refused or served then.
          end();
        }
        isReading = false;
        if (isStale && !isClosed) schedule();
      }
      send("retry: 1000\n\n");
      void publish();
    },
    cancel: () => end(),
  });
  return new Response(body, {
    headers: { "content-type": "text/event-stream", "cache-control": "no-store, no-transform", "x-accel-buffering": "no" },
  });
}
