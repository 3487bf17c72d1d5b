import type { PictureHashes } from '@/lib/files/images/picture-hash';
import { PICTURE_ACCUSES } from '@/lib/records/risk-signals/rules';

/**
 * Pictures that show nobody's animals, by the hexadecimal forms of their four hashes (`hashPicture`): those that Corral
 * itself shows where a listing has no picture. A picture known from elsewhere is a line here.
 */
export const STOCK_PICTURES: Readonly<Record<string, readonly string[]>> = {
  'stock-aviary': ['b1d05eb5481eb56a', '1b7af41f62b01fc0', 'b1d01fa54817af4b', 'b8d407aa51bf2e43'],
  'stock-bovine': ['38b0c36f3fd4c132', '921a69c5957e6b98', '34b0c24f3fcce872', '3cbcd223108cdb7d'],
  'stock-caprine': ['cdc8b24f3fc0c41b', 'e76218e5916a6eb1', '4ddcb24d3becc418', '49beb04112efda9c'],
  'stock-equine': ['b48c4b35594eb536', '1a26e19fe3e01f98', 'b48ecab5594a9572', 'a4cec6b15a4aad56'],
  'stock-equipment-feed': ['4cb0915d2fb1b0fa', 'e60a3bf7851b1a70', '4cb4904f0f35b4fa', '4cb6bf494028bcf3'],
  'stock-equipment-machinery': ['8db2324de6e80d37', 'a7189ce74c42a79d', '89b63249f6cc0f33', 'c9b63209f6cd0735'],
  'stock-equipment-other': ['0b86d459a9b65793', 'a02c7ef3030cfd39', '1ba68759aaa65752', '13a68559bead4752'],
  'stock-equipment-structures': ['8cb0532f32ec952f', '261af98599663f85', '8ab2510f3bec3b0e', 'cab2c10833fd2a3f'],
  'stock-equipment-supplies': ['e14b3ea5267899a6', '4be1940fcdd2370d', 'e1433ea9665937b0', 'e1501fa9665957b8'],
  'stock-equipment-tools': ['29c0923fb5c8cd37', '836a38951f62679d', '39e0962fb7c88a35', '79f4d42335da8835'],
  'stock-equipment-vehicles': ['ac6ad10d7e239dc4', '06c07ba7d489376e', 'af72918f76201fc4', '2a74b18f743b1fc0'],
  'stock-ovine': ['e5621ae5700ad57d', '4dc8b04fd2a07f47', 'e5601ae53c42b56f', 'e1f412ad1256bd4e'],
};

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
