import { LinkRows } from '@/components/ui/lists/link-rows';
import { SectionHead } from '@/components/ui/page/section-head';
import { placeIn } from '@/lib/core/i18n/country';
import { foreignLang, type Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import { bidPrice } from '@/lib/livestock/price-formats/bid-price';
import type { LotSummary } from '@/lib/market/auctions/dto';
import { ClosingTime } from './closing-time';

/** The live auctions that end next, with the current price; nothing if there are none. */
export async function ClosingSoon({ locale, lots }: { locale: Locale; lots: readonly LotSummary[] }) {
  if (lots.length === 0) return null;
  const t = await translator(locale, 'front');
  const labels = { closes: t('closes', { when: '{when}' }), closesIn: t('closesIn', { time: '{time}' }) };
  return (
    <section aria-labelledby="closing">
      <SectionHead id="closing" title={t('closing')}>
        <a href={localizedPath(locale, '/auctions')} className="link">
          {t('allAuctions')}
        </a>
      </SectionHead>
      <LinkRows
        rows={lots.map((lot) => ({
          href: localizedPath(locale, `/auctions/${lot.id}`),
          title: lot.title,
          ...foreignLang(lot.language, locale),
          note: placeIn(lot.location, locale),
          picture: lot.image?.urls[400] ?? `/art/stock-${lot.category}.webp`,
          figure: bidPrice(locale, lot.currentPrice ?? lot.startingPrice, lot),
          before: t(lot.currentPrice === null ? 'startsAt' : 'goesAt'),
          about: <ClosingTime at={lot.endTime} locale={locale} labels={labels} />,
        }))}
      />
    </section>
  );
}
