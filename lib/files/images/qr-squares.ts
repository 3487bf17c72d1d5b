import { encode } from 'uqr';

/** A text as a QR code: how many unit squares a side has, with the margin that readers need, and the dark ones as a path. */
export function qrSquares(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const rows = data.map((row, y) => {
    const runs = [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ];
    return runs.map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`).join('');
  });
  return { size, path: rows.join('') };
}
