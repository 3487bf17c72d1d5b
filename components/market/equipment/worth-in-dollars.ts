import type { Figure } from '@/components/market/listings/card-model';
import type { EquipmentListingDto } from '@/lib/market/equipment/dto';
import { formatRounded } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';

/** What a price in another currency comes to, as a figure; null for one in US dollars, or where its rate is too old. */
export function worthInDollars(
  { price, rate, comparable }: Pick<EquipmentListingDto, 'price' | 'rate' | 'comparable'>,
  locale: Locale,
): Figure | null {
  return rate && comparable ? [`≈\u00a0${formatRounded(locale, price)}`, price] : null;
}
