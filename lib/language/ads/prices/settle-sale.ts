import { inRole } from '@/lib/livestock/stock/roles';
import { deduce, leaveUnread, written, type Ad } from '../ad-text';

const PAIRS: readonly string[] = inRole('pair');

/**
 * A lot that is sold whole has no minimum, which is shown then; mothers that are not parted from their young may be sold
 * by the pair.
 */
export function settleSale(ad: Ad): void {
  const rivals = ad.rivals.filter(({ field }) => field === 'sellMode');
  const known = ad.facts.get('sellMode');
  const whole = [...(known ? [known] : []), ...rivals].find(({ value }) => value === 'whole');
  if (!whole) return;
  const isMinimum = ({ field }: { field: string }) => field === 'minHeads';
  const classes = [ad.facts.get('class'), ...ad.deduced.filter(({ field }) => field === 'class')];
  const isOfPairs = classes.some((fact) => PAIRS.includes(String(fact?.value)));
  const isParted = whole.parts.every((part) => /separ/i.test(written(ad, part)));
  if (isOfPairs && isParted) {
    if (known !== whole) return;
    ad.facts.delete('sellMode');
    const hasMinimum = ad.deduced.some(isMinimum) || ad.facts.has('minHeads');
    const modes = hasMinimum ? ['whole', 'any_number'] : ['whole'];
    for (const mode of modes) deduce(ad, 'sellMode', mode, 'several', whole.parts);
    return;
  }
  const others = [...(known ? [known] : []), ...rivals].filter(({ value }) => value !== 'whole');
  const minimums = [ad.facts.get('minHeads'), ...[...ad.deduced, ...ad.rivals].filter(isMinimum)];
  for (const fact of [...others, ...minimums]) fact?.parts.forEach((part) => leaveUnread(ad, part));
  ad.facts.set('sellMode', whole);
  ad.facts.delete('minHeads');
  ad.deduced = ad.deduced.filter((fact) => !isMinimum(fact));
  ad.rivals = ad.rivals.filter((fact) => !isMinimum(fact) && fact.field !== 'sellMode');
}
