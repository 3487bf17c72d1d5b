import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import type { OwnBannerAd } from '@/lib/money/banner-ads/dto';
import { isSentAgain } from '@/lib/money/banner-ads/schema';
import { formatDate, formatMoney, formatPrice } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { BannerPicture } from './banner-picture';
import { Statistics } from './statistics';
import { BannerStatusBadge, PaymentBadge } from './status-badge';

// messages: bannerAds.statuses.*
// messages: bannerAds.payments.*
// messages: adLanguages.names.*

/** What its owner does next or waits for: the payment, and else when it runs or was requested. */
async function whatIsNext(locale: Locale, ad: OwnBannerAd): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'bannerAds' });
  if (ad.status === 'pending_approval' && ad.paymentStatus === 'pending')
    return t('payText', { email: ad.contactEmail, amount: formatPrice(locale, ad.amount) });
  return ad.startDate && ad.endDate
    ? t('runs', { start: formatDate(locale, ad.startDate), end: formatDate(locale, ad.endDate) })
    : t('requestedOn', { date: formatDate(locale, ad.createdAt) });
}

/** How many rows are shown before the reader asks for the others. */
const SHOWN = 3;

/** What its owner has to do comes first: send a rejected one again, pay; then what waits for a decision. */
const FIRST: readonly OwnBannerAd['status'][] = ['rejected', 'pending_approval', 'pending_request'];
const rankOf = ({ status }: OwnBannerAd, isOver: boolean) =>
  FIRST.includes(status) && !isOver ? FIRST.indexOf(status) : FIRST.length;

/** The viewer's advertisements: what asks for something first, then the newest. */
export async function OwnAds({ locale, ads }: { locale: Locale; ads: readonly OwnBannerAd[] }) {
  const t = await getTranslations({ locale, namespace: 'bannerAds' });
  const known = ads.map((ad, index) => {
    // A rejected one that was sent again is over.
    const isOver = ad.status === 'rejected' && isSentAgain(ad, ads.slice(0, index));
    return { ad, canCorrect: ad.status === 'rejected' && !isOver, rank: rankOf(ad, isOver) };
  });
  const ordered = known.toSorted((one, other) => one.rank - other.rank);
  const list = (rows: typeof ordered) => (
    <ul className="divide-y divide-line border-y border-line">
      {rows.map(({ ad, canCorrect }) => (
        <li key={ad.id}>
          <OwnAd {...{ locale, ad, canCorrect }} />
        </li>
      ))}
    </ul>
  );
  const rest = ordered.slice(SHOWN);
  return (
    <>
      {list(ordered.slice(0, SHOWN))}
      {rest.length > 0 ? (
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center text-15 [[open]>&]:sr-only">
            {t('ownMore', { count: rest.length })}
          </summary>
          {list(rest)}
        </details>
      ) : null}
    </>
  );
}

/**
 * One of the viewer's advertisements as a row: status, title and what is next. It unfolds into content, payment and,
 * while it runs, its statistics.
 */
async function OwnAd({ locale, ad, canCorrect }: { locale: Locale; ad: OwnBannerAd; canCorrect: boolean }) {
  const [t, words, next] = await Promise.all([
    getTranslations({ locale, namespace: 'bannerAds' }),
    getTranslations({ locale, namespace: 'adLanguages' }),
    whatIsNext(locale, ad),
  ]);
  return (
    <article aria-labelledby={`ad-${ad.id}`}>
      <details className="group/ad">
        <summary className="flex min-h-14 cursor-pointer items-center gap-3 py-2.5">
          <div className="grid min-w-0 flex-1 gap-1">
            <h3 id={`ad-${ad.id}`} className="text-16 [overflow-wrap:anywhere]">
              {ad.title}
            </h3>
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14 text-ink-2">
              <BannerStatusBadge status={ad.status} label={t(`statuses.${ad.status}`)} />
              {/* None runs before it is paid; one that waits for a decision, or was rejected, is not paid at all. */}
              {ad.status === 'rejected' || ad.status === 'pending_request' || ad.paymentStatus === 'paid' ? null : (
                <PaymentBadge status={ad.paymentStatus} label={t(`payments.${ad.paymentStatus}`)} />
              )}
              <span className="tabular-nums [overflow-wrap:anywhere]">{next}</span>
            </p>
          </div>
          <Icon name="chevron-down" className="size-5 shrink-0 text-ink-2 group-open/ad:rotate-180" />
        </summary>
        <div className="grid gap-3 pb-4 sm:grid-cols-[208px_minmax(0,1fr)] sm:gap-x-5">
          {ad.imageUrl ? (
            <BannerPicture src={ad.imageUrl} className="h-32 w-full rounded-card sm:h-full sm:max-h-48" />
          ) : null}
          <div className="grid content-start gap-3 sm:col-start-2">
            <p className="text-14 text-ink-2 [overflow-wrap:anywhere]">{ad.companyName}</p>
            <p className="flex flex-wrap gap-x-4 gap-y-1 text-14 text-ink-2 tabular-nums">
              <span>{t('requestedOn', { date: formatDate(locale, ad.createdAt) })}</span>
              <span>
                {t('months', { count: ad.durationMonths })} · {formatMoney(locale, ad.amount)}
              </span>
              {ad.languages.length > 0 ? (
                <span>
                  {words('shownIn', { languages: ad.languages.map((code) => words(`names.${code}`)).join(', ') })}
                </span>
              ) : null}
            </p>
            <p className="text-14 text-ink-2 [overflow-wrap:anywhere]">
              {t('leadsTo')}{' '}
              <a
                href={ad.clickUrl}
                target="_blank"
                rel="noopener nofollow"
                className="link relative inline-flex items-center gap-1 after:absolute after:-inset-x-1 after:-inset-y-3"
              >
                {new URL(ad.clickUrl).host}
                <Icon name="external-link" className="size-3.5" />
              </a>
            </p>
            {ad.rejectionReason ? (
              <Note tone="info" title={t('rejection')}>
                <span className="whitespace-pre-line">{ad.rejectionReason}</span>
              </Note>
            ) : null}
            {ad.paymentStatus === 'paid' ? (
              <Note tone="ok" title={t('payDone')}>
                {t('payDoneText', { amount: formatPrice(locale, ad.amount) })}
              </Note>
            ) : null}
          </div>
        </div>
        {ad.status === 'active' ? <Statistics locale={locale} ad={ad} /> : null}
      </details>
      {canCorrect ? (
        <a
          href={`${localizedPath(locale, '/banner-ads')}?again=${ad.id}#request`}
          className="link mb-1 inline-flex min-h-11 items-center gap-1.5 text-15"
        >
          <Icon name="rotate-ccw" />
          {t('again')}
        </a>
      ) : null}
    </article>
  );
}
