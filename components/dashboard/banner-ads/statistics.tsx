import { getTranslations } from 'next-intl/server';
import { DayChart } from '@/components/ui/lists/day-chart';
import { Icon } from '@/components/ui/icon';
import type { OwnBannerAd } from '@/lib/money/banner-ads/dto';
import { formatDate, formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';

/** Impressions and clicks of an advertisement: totals, and folded a chart and a table by day. */
export async function Statistics({ locale, ad }: { locale: Locale; ad: OwnBannerAd }) {
  const t = await getTranslations({ locale, namespace: 'bannerAds' });
  const counts = ad.days.map(({ impressions }) => impressions);
  const [from, to] = [ad.days[0]?.day, ad.days.at(-1)?.day].map((day) => (day ? formatDate(locale, day) : ''));
  const figures = [
    [t('impressions'), formatNumber(locale, ad.impressions)],
    [t('clicks'), formatNumber(locale, ad.clicks)],
    [
      t('rate'),
      ad.impressions > 0 ? t('percent', { rate: formatNumber(locale, (100 * ad.clicks) / ad.impressions) }) : '–',
    ],
  ];
  return (
    <section aria-label={t('statistics')} className="border-t border-line p-4 sm:p-5">
      <dl className="grid grid-cols-3 gap-3">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-13 text-ink-2">{name}</dt>
            <dd className="font-head text-22 font-semibold tracking-[-0.01em] tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <details className="group mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-14 font-medium">
          <Icon name="chevron-right" className="size-4 group-open:rotate-90" />
          {t('byDay')}
        </summary>
        {/* Thirty days fill the width; a younger advertisement takes less, but enough for its two dates. */}
        <div className="min-w-56" style={{ width: `${(100 * Math.max(counts.length, 10)) / 30}%` }}>
          <DayChart
            title={t('chart', {
              from: from ?? '',
              to: to ?? '',
              total: formatNumber(
                locale,
                counts.reduce((sum, count) => sum + count, 0),
              ),
              best: formatNumber(locale, Math.max(0, ...counts)),
            })}
            counts={counts}
          />
          <p className="flex justify-between gap-3 text-13 whitespace-nowrap text-ink-2 tabular-nums">
            <span>{from}</span>
            <span>{to}</span>
          </p>
        </div>
        <table className="mt-3 w-full max-w-form text-14 tabular-nums">
          <thead className="text-left text-ink-2">
            <tr>
              <th scope="col" className="py-1.5 font-medium">
                {t('day')}
              </th>
              <th scope="col" className="py-1.5 text-right font-medium">
                {t('impressions')}
              </th>
              <th scope="col" className="py-1.5 text-right font-medium">
                {t('clicks')}
              </th>
            </tr>
          </thead>
          <tbody>
            {ad.days.toReversed().map(({ day, impressions, clicks }) => (
              <tr key={day} className="border-t border-line">
                <td className="py-1.5">{formatDate(locale, day)}</td>
                <td className="py-1.5 text-right">{formatNumber(locale, impressions)}</td>
                <td className="py-1.5 text-right">{formatNumber(locale, clicks)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
