/** An answer that is larger than any right one would be. */
export class TooLarge extends Error {
  override readonly name = "TooLarge";
}

/**
 * `fetch` whose answer's body is cut off with {@link TooLarge} after so many bytes: a provider that never stops
 * sending fills no memory. Redirects are not followed, so that a key is never carried to another place.
 */
export function boundedFetch(mostBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: "manual" });
    if (!response.body) return response;
    let seen = 0;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          seen += chunk.byteLength;
          if (seen > mostBytes) controller.error(new TooLarge("The answer is too large"));
          else controller.enqueue(chunk);
        },
      }),
    );
    return new Response(counted, { status: response.status, statusText: response.statusText, headers: response.headers });
  };
}
