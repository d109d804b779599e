/**
 * The page numbers to offer around the present one: always the first and the last, its neighbours, and a gap
 * (null) where two or more are left out. Pages count from 1.
 */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const wanted = new Set([1, page - 1, page, page + 1, pageCount]);
  const numbers = [...wanted].filter((one) => one >= 1 && one <= pageCount).sort((a, b) => a - b);
  const shown: (number | null)[] = [];
  for (const number of numbers) {
    const last = shown.at(-1) ?? 0;
    if (number - last === 2) shown.push(number - 1);
    else if (number - last > 2) shown.push(null);
    shown.push(number);
  }
  return shown;
}
