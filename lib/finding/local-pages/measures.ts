import 'server-only';
import { usualCurrency } from '@/lib/core/i18n/currencies';
import { KG_PER_POUND } from '@/lib/core/i18n/pound';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { usualBasis } from '@/lib/livestock/pricing/trade-customs';
import { CLASSES, classesOf } from '@/lib/livestock/stock/classes';
import { currentRates } from '@/lib/market/rates/current-rates';
import type { LocalQuery, PriceMeasure } from './dto';

/** Live weight of the units that countries ask by; an arroba is that of 30 kg alive. */
const LIVE_KG: Partial<Record<PriceBasis, number>> = { live_cwt: KG_PER_POUND * 100, arroba: 30 };

/** How a price of some animals is shown in a country: in its money, and by weight in its unit. */
export async function measuresIn({
  class: name,
  country,
}: Pick<LocalQuery, 'class' | 'country'>): Promise<Record<'perHead' | 'perKg', PriceMeasure>> {
  const rates = await currentRates();
  const usual = usualCurrency(country ?? null);
  const currency = rates[usual] ? usual : 'USD';
  const perUsd = Number(rates[currency] ?? 1);
  const bases = new Set(classesOf(name).map((code) => usualBasis(CLASSES[code].basis, country ?? null)));
  const [basis = 'live_kg'] = [...bases].filter((one) => LIVE_KG[one]);
  // A family of which some are asked by the kilogram is shown by it.
  const weight = bases.size > 1 && basis === 'arroba' ? 'live_kg' : basis;
  return {
    perHead: { currency, basis: 'head', factor: perUsd },
    perKg: { currency, basis: weight, factor: perUsd * (LIVE_KG[weight] ?? 1) },
  };
}
