/** Converts an amount to cents, to compare and add without fractions. */
export function cents(amount: string): number {
  return Math.round(Number(amount) * 100);
}

/** Converts cents to decimal text. */
export function fromCents(value: number): string {
  return (value / 100).toFixed(2);
}
