import { CLASSES, CLASS_CODES, type ClassCode } from '@/lib/livestock/stock/classes';

const ENTIRE: readonly ClassCode[] = ['bull_feeder', 'bull_young', 'bull'];

/**
 * The classes without those that are denied, unless none would be left: steers that aren't castrated are bulls, and
 * «terneros no machos» the females of their family.
 */
export function withoutDenied(codes: readonly ClassCode[], denied: ReadonlySet<ClassCode>): ClassCode[] {
  const left = codes.filter((code) => !denied.has(code));
  if (left.length > 0) return left;
  if (codes.length > 0 && codes.every((code) => CLASSES[code].family === 'steer')) return [...ENTIRE];
  const families = new Set<string>(codes.map((code) => CLASSES[code].family));
  const others = CLASS_CODES.filter(
    (code) => families.has(CLASSES[code].family) && CLASSES[code].sex !== 'mixed' && !denied.has(code),
  );
  return others.length > 0 ? others : [...codes];
}
