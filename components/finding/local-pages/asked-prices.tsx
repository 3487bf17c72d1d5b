import { LinkRows } from '@/components/ui/lists/link-rows';
import { SectionHead } from '@/components/ui/page/section-head';
import { capitalised, formatNumber, formatRounded } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import type { AskedPrice } from '@/lib/finding/local-pages/dto';
import { stockWord } from '@/lib/market/animal-lots/class-words';

interface AskedPricesProps {
  locale: Locale;
  prices: readonly AskedPrice[];
  /** "in Uruguay"; null for everywhere. */
  where: string | null;
  /** The path of all classes and places. */
  directory: string;
}

/** What is asked for the classes that most lots are of; nothing if nobody asks enough. */
export async function AskedPrices({ locale, prices, where, directory }: AskedPricesProps) {
  if (prices.length === 0) return null;
  const t = await translator(locale, 'front');
  const units: Partial<Record<PriceBasis, string>> = {
    head: t('perHead'),
    live_cwt: t('perCwt'),
    arroba: t('perArroba'),
  };
  return (
    <section aria-labelledby="asked">
      <SectionHead id="asked" title={where ? t('askedIn', { where }) : t('asked')}>
        <a href={localizedPath(locale, directory)} className="link">
          {t('allClasses')}
        </a>
      </SectionHead>
      <LinkRows
        rows={prices.map(({ class: name, path, lots, amount, currency, basis }) => ({
          href: localizedPath(locale, path),
          title: capitalised(locale, stockWord(name, locale).other),
          note: t('lots', { count: lots, shown: formatNumber(locale, lots) }),
          figure: formatRounded(locale, amount, currency),
          about: units[basis] ?? t('perKg'),
        }))}
      />
    </section>
  );
}
