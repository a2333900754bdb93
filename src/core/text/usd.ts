/**
 * An amount of US dollars that a person is to compare with others: cents as a rule, and as many digits more as it
 * takes for a small one not to be told as less than it is (`0.001`).
 */
export function usdDigits(amount: number): string {
  for (let digits = 2; digits < 6; digits++) {
    const text = amount.toFixed(digits);
    if (Math.abs(Number(text) - amount) <= amount * 0.005) return text;
  }
  return amount.toFixed(6);
}

/** The same for an amount that people are to exceed: never told as less than it is. */
export function usdAtLeast(amount: number): string {
  const digits = amount < 0.1 ? 4 : 2;
  // Sums of floats can be a hair above what they stand for.
  const text = (Math.ceil(amount * 10 ** digits - 1e-6) / 10 ** digits).toFixed(digits);
  return text.replace(/(\.\d\d\d*?)0+$/, '$1');
}
