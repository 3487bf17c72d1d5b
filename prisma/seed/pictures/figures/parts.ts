import { mix, type Hex } from '../colour';
import { fill, line, oval } from './draw';

/** Common parts of machines, independent of their paint. */
export const RUBBER = '#2f2c2b';
export const STEEL = '#a9adac';
export const DARK_STEEL = '#5a5d5e';
export const GLASS = '#bcd6dc';
export const WOOD = '#a8794a';

/** The ground line of machines in the box of 128 units. */
export const GROUND = 118;

/** The path of a rectangle with round corners. */
export function box(x: number, y: number, width: number, height: number, radius = 1.5): string {
  const r = Math.min(radius, width / 2, height / 2);
  return `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}Z`;
}

/** Numbers from `first` in equal steps. */
export function steps(first: number, step: number, count: number): number[] {
  return Array.from({ length: count }, (_, n) => first + n * step);
}

/** A wheel that stands on the ground; `lugs` for the tyre of a tractor. */
export function wheel(cx: number, radius: number, rim: Hex, { cy = GROUND - radius, lugs = false } = {}): string {
  const ring = (r: number) => oval(cx, cy, r, r);
  const tread = lugs
    ? `<path fill="none" stroke="#1d1b1a" stroke-width="${radius * 0.13}" stroke-dasharray="${radius * 0.17} ${radius * 0.14}" d="${ring(radius * 0.93)}"/>`
    : '';
  return (
    fill(RUBBER, ring(radius)) +
    tread +
    line('#474341', ring(radius * 0.76), radius * 0.05) +
    fill(rim, ring(radius * 0.6)) +
    fill(mix(rim, '#000000', 0.28), ring(radius * 0.45)) +
    fill(rim, ring(radius * 0.36)) +
    fill(mix(rim, '#000000', 0.5), ring(radius * 0.13))
  );
}

/** A glass pane with the sky in it. */
export function pane(d: string, glint: string): string {
  return fill(GLASS, d) + fill('#e6f1f0', glint);
}
