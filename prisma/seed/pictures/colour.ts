/** A colour as `#rgb` or `#rrggbb`. */
export type Hex = string;

function channels(hex: Hex): number[] {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return [0, 2, 4].map((start) => parseInt(full.slice(start, start + 2), 16));
}

/** The colour `amount` (0 to 1) of the way from `from` to `to`. */
export function mix(from: Hex, to: Hex, amount: number): Hex {
  const target = channels(to);
  const blended = channels(from).map((value, i) => value + ((target[i] ?? value) - value) * amount);
  return '#' + blended.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('');
}

/** How light a colour is, from 0 (black) to 1 (white). */
export function lightness(hex: Hex): number {
  const [r = 0, g = 0, b = 0] = channels(hex);
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
}
