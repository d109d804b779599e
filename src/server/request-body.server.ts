import { AppError } from "#app/lib/errors.ts";

/**
 * The whole body of a raw request, of `most` bytes at most; reading stops there.
 * @throws AppError `too-large` with `message`; `invalid` when it was cut off on its way
 */
export async function readBody(request: Request, most: number, message: string): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > most) throw new AppError("too-large", message);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > most) throw new AppError("too-large", message);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof AppError || request.signal.aborted) throw error;
    throw new AppError("invalid", "The upload was cut off on its way. Please try again.", { cause: error });
  }
  const declared = request.headers.get("content-length");
  if (declared !== null && Number(declared) !== size)
    throw new AppError("invalid", "The upload was cut off on its way. Please try again.");
  return Buffer.concat(chunks);
}
