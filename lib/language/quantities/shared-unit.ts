import { isNounAt } from '@/lib/language/lexicon/lexicon';
import { isTakingBack } from '@/lib/language/lexicon/denied-before';
import { areCorrecting, endOfSaid } from '@/lib/language/lexicon/meant-nouns';
import type { Token } from '@/lib/language/lexicon/tokens';
import { asCount, valueOf, type Quantity, type Text } from './quantity';

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

function isCorrectedBy(tokens: readonly Token[], one: Quantity, next: Quantity): boolean {
  // «20 vacas, mejor precio 500».
  if (next.hint === 'price') return false;
  const isSame = next.unit.of === 'bare' || one.unit.of === 'bare' || next.unit.of === one.unit.of;
  // «30 vaquillonas angus, mejor 40», «50 garrote quer dizer 15 garrote»: the animals that both count stand between.
  const isAgain = tokens[one.to]?.text === tokens[next.to]?.text || !isNounAt(tokens, next.to);
  const isOfSame = next.unit.of === 'bare' && isAgain;
  return isSame && areCorrecting(tokens, isOfSame ? endOfSaid(tokens, one.to) : one.to, next.from);
}

/** The figures of a text without those that it corrects, which are shown as not used; the others have their units. */
export function withCorrections(
  reading: Text & {
    text: string;
    read: Set<number>;
    said: { from: number; length: number; keys: readonly string[] }[];
  },
): Quantity[] {
  const left: Quantity[] = [];
  for (const next of reading.quantities) {
    const before = left.at(-1);
    const isNext =
      before !== undefined &&
      next.from === before.to + 1 &&
      next.unit.of === before.unit.of &&
      isTakingBack(reading, before.to);
    if (!before || !(isNext || isCorrectedBy(reading.tokens, before, next))) {
      left.push(next);
      continue;
    }
    left.pop();
    for (let at = before.to; at < next.from; at += 1) reading.read.add(at);
    reading.said.push({ from: before.from, length: (isNext ? next.from : before.to) - before.from, keys: ['unused'] });
    const limit = isNext && before.compare ? { compare: before.compare } : {};
    left.push({ ...next, ...limit, ...(next.unit.of === 'bare' ? { unit: asCount(reading, before).unit } : {}) });
  }
  return left;
}
