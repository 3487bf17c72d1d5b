import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashPicture } from '@/lib/files/images/picture-hash';
import { STOCK_PICTURES } from './stock-pictures';

const FOLDER = 'public/art';
const hex = (bits: string) => BigInt(`0b${bits}`).toString(16).padStart(16, '0');

it('the list has every stock picture of the site', async () => {
  const names = (await readdir(FOLDER)).filter((name) => name.startsWith('stock-')).sort();
  const found = await Promise.all(
    names.map(async (name) => {
      const { whole, mirrored, inner90, inner80 } = await hashPicture(await readFile(path.join(FOLDER, name)));
      return [path.parse(name).name, [whole, mirrored, inner90, inner80].map(hex)] as const;
    }),
  );
  expect(STOCK_PICTURES).toEqual(Object.fromEntries(found));
});
