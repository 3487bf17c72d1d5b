import type { PictureHashes } from '@/lib/files/images/picture-hash';
import { PICTURE_ACCUSES } from '@/lib/records/risk-signals/rules';
import drawn from './stock-pictures.json';

/**
 * Pictures that show nobody's animals, by the hexadecimal forms of their four hashes (`hashPicture`): those that Corral
 * itself shows where a listing has no picture, which `scripts/draw-art.ts` writes down.
 */
export const STOCK_PICTURES: Readonly<Record<string, readonly string[]>> = drawn;

const differingBits = (a: bigint, b: bigint) => (a ^ b).toString(2).replaceAll('0', '').length;

/** Returns the name of the stock picture that hashes are of, as text of zeros and ones; null if they are of none. */
export function stockPicture({ whole, inner90, inner80, originals }: Omit<PictureHashes, 'mirrored'>): string | null {
  const number = (bits: string) => BigInt(`0b${bits}`);
  const [inner, before] = [[inner90, inner80].map(number), originals.map(number)];
  for (const [name, hashes] of Object.entries(STOCK_PICTURES)) {
    const known = hashes.map((hash) => BigInt(`0x${hash}`));
    const [entire = 0n, mirrored = 0n] = known;
    const near = [
      ...known.map((hash) => differingBits(hash, number(whole))),
      ...[...inner, ...before].map((hash) => differingBits(entire, hash)),
      ...before.map((hash) => differingBits(mirrored, hash)),
    ];
    if (Math.min(...near) <= PICTURE_ACCUSES) return name;
  }
  return null;
}
