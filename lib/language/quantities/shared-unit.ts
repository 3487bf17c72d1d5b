import { valueOf, type Quantity } from './quantity';

/** A limit that is more times the other is one of something else. */
const APART = 2;

/** The limit that a number without a unit is the other side of, with a word such as «y» between them at most. */
function otherSide(quantities: readonly Quantity[], asked: Quantity): Quantity | undefined {
  return quantities.find((other) => {
    const isOfMeasure = other.unit.of === 'weight' || other.unit.of === 'age';
    const [first, second] = other.from < asked.from ? [other, asked] : [asked, other];
    const [min, max] = asked.compare === 'max' ? [other, asked] : [asked, other];
    const [least, most] = [valueOf(min.low), valueOf(max.low)];
    const areLimits = min.compare === 'min' && max.compare === 'max' && least < most && most <= least * APART;
    return isOfMeasure && areLimits && second.from - first.to <= 1;
  });
}

/** A number with the unit of the other limit: “not under 400 kg and not over 480”, «más de 300 y menos de 350 kg». */
export function withSharedUnit(quantities: readonly Quantity[], asked: Quantity): Quantity {
  const other = asked.unit.of === 'bare' && asked.high === undefined ? otherSide(quantities, asked) : undefined;
  return other ? { ...asked, unit: other.unit } : asked;
}
