/** What to say to who has tried too often. */
export function tooManyTriesWords(retryAfterSeconds: number): string {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  return `Too many tries. Please wait ${minutes === 1 ? "a minute" : `${minutes} minutes`} and try again.`;
}

export const suspendedWords = "This account is suspended. Write to us if you think that this is a mistake.";
