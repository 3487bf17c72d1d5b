import { CLASSES, type ClassCode } from '@/lib/livestock/stock/classes';

const ENTIRE: readonly ClassCode[] = ['bull_feeder', 'bull_young', 'bull'];

/** The classes without those that are denied, unless none would be left; steers that aren't castrated are bulls. */
export function withoutDenied(codes: readonly ClassCode[], denied: ReadonlySet<ClassCode>): ClassCode[] {
  const left = codes.filter((code) => !denied.has(code));
  if (left.length > 0) return left;
  return codes.length > 0 && codes.every((code) => CLASSES[code].family === 'steer') ? [...ENTIRE] : [...codes];
}
