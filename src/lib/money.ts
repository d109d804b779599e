/** An amount in minor units of an ISO 4217 currency, as people in `locale` read it; whole amounts without decimals. */
export function formatMoney(amount: number, currency: string, locale = "en-US"): string {
  const digits = new Intl.NumberFormat(locale, { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
  const major = amount / 10 ** digits;
  const minimumFractionDigits = Number.isInteger(major) ? 0 : digits;
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    minimumFractionDigits,
    maximumFractionDigits: digits,
  }).format(major);
}
