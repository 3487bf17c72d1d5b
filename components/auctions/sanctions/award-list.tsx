import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { RowToggle } from '@/components/ui/lists/row-toggle';
import { EmptyState, Panel } from '@/components/ui/panel';
import type { AwardReview } from '@/lib/market/sanctions/dto';
import { formatDate } from '@/lib/core/i18n/format';
import { bidPriceInFull } from '@/lib/livestock/price-formats/bid-price';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { AwardActions, type Decide } from './award-actions';

/** Lots that an administrator awards to the runner-up or closes. */
export async function AwardList({
  locale,
  reviews,
  decide,
}: {
  locale: Locale;
  reviews: readonly AwardReview[];
  decide: Decide;
}) {
  const t = await getTranslations({ locale, namespace: 'admin.awards' });
  if (reviews.length === 0) return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>;
  return (
    <Panel padded={false}>
      <ul aria-label={t('title')} className="divide-y divide-line">
        {reviews.map((review) => {
          const { lotId, title, seller, formerWinner, formerPrice, terms, runnerUp, reachesReserve, createdAt } =
            review;
          const facts = [
            [t('seller'), seller ?? t('gone')],
            [t('winner'), `${formerWinner ?? t('gone')} · ${bidPriceInFull(locale, formerPrice, terms)}`],
            [t('next'), runnerUp ? `${runnerUp.name} · ${bidPriceInFull(locale, runnerUp.price, terms)}` : t('nobody')],
            [t('since'), formatDate(locale, createdAt)],
          ] as const;
          return (
            <li
              key={lotId}
              data-row
              className="relative grid gap-3 p-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-6"
            >
              <RowToggle labelledBy={`row-${lotId}`} rows={reviews.length} />
              <div className="grid min-w-0 gap-2 max-md:pr-8">
                <a
                  id={`row-${lotId}`}
                  href={localizedPath(locale, `/auctions/${lotId}`)}
                  className="relative w-fit font-semibold [overflow-wrap:anywhere] hover:underline"
                >
                  {title}
                </a>
                <dl className="grid gap-x-6 gap-y-1 text-14 sm:grid-cols-2">
                  {facts.map(([label, value]) => (
                    <div
                      key={label}
                      className={`flex flex-wrap gap-x-1.5 ${label === t('since') ? '' : 'closed-row:hidden'}`}
                    >
                      <dt className="text-ink-2">{label}:</dt>
                      <dd className="min-w-0 font-medium break-words tabular-nums">{value}</dd>
                    </div>
                  ))}
                </dl>
                {runnerUp && !reachesReserve ? (
                  <p className="closed-row:hidden">
                    <Badge tone="pending">{t('belowReserve')}</Badge>
                  </p>
                ) : null}
              </div>
              <div className="relative closed-row:hidden">
                <AwardActions review={review} decide={decide} />
              </div>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
