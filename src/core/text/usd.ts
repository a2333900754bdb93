/**
 * An amount of US dollars that people compare with others: with cents as a rule, and with more digits for a small
 * amount, so that it is not shown as less than it is (`0.001`).
 */
export function usdDigits(amount: number): string {
  for (let digits = 2; digits < 6; digits++) {
    const text = amount.toFixed(digits);
    if (Math.abs(Number(text) - amount) <= amount * 0.005) return text;
  }
  return amount.toFixed(6);
}

/** The same for an amount that people have to exceed: it is never shown as less than it is. */
export function usdAtLeast(amount: number): string {
  const digits = amount < 0.1 ? 4 : 2;
  // Sums of floats can be a hair above the true sum.
  const text = (Math.ceil(amount * 10 ** digits - 1e-6) / 10 ** digits).toFixed(digits);
  return text.replace(/(\.\d\d\d*?)0+$/, '$1');
}
