/**
 * The most bytes that are still told as so many megabytes, which are a million bytes each: a file that is shown as "50 MB" is
 * within a limit of 50 MB, one that is shown as "51 MB" is not.
 */
export function megabytes(count: number): number {
  return count * 1_000_000 + (count < 10 ? 50_000 : 500_000) - 1;
}
