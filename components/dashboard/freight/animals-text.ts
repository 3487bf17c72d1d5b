import { formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import type { FreightRowDto } from '@/lib/deals/freight/dto';
import { isClassCode } from '@/lib/livestock/stock/classes';
import { classWord } from '@/lib/market/animal-lots/class-words';

/** What is to be carried: "60 terneros"; of a lot without a class what `headsOf` says of its category. */
export function animalsText(
  { heads, class: code }: Pick<FreightRowDto, 'heads' | 'class'>,
  locale: Locale,
  headsOf: (heads: string) => string,
): string {
  const count = formatNumber(locale, heads);
  return isClassCode(code) ? `${count} ${classWord(code, locale)[heads === 1 ? 'one' : 'other']}` : headsOf(count);
}
