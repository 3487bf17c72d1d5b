import { getTranslations } from 'next-intl/server';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import type { OwnBannerAd } from '@/lib/money/banner-ads/dto';
import { formatDate, formatMoney, formatPrice } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { BannerPicture } from './banner-picture';
import { Statistics } from './statistics';
import { BannerStatusBadge, PaymentBadge } from './status-badge';

// messages: bannerAds.statuses.*
// messages: bannerAds.payments.*
// messages: adLanguages.names.*

/** The amount due, or a note that nothing is due; other payment statuses only have their badge. */
async function Payment({ locale, ad }: { locale: Locale; ad: OwnBannerAd }) {
  const t = await getTranslations({ locale, namespace: 'bannerAds' });
  const amount = formatPrice(locale, ad.amount);
  if (ad.paymentStatus === 'paid') {
    return (
      <Note tone="ok" title={t('payDone')}>
        {t('payDoneText', { amount })}
      </Note>
    );
  }
  if (ad.status !== 'pending_approval' || ad.paymentStatus !== 'pending') return null;
  return (
    <Note tone="warn" icon="banknote" title={t('payTitle')}>
      {t('payText', { email: ad.contactEmail, amount })}
    </Note>
  );
}

/** One of the viewer's advertisements: status, content, payment and, while it runs, its statistics. */
export async function OwnAd({ locale, ad }: { locale: Locale; ad: OwnBannerAd }) {
  const [t, words] = await Promise.all([
    getTranslations({ locale, namespace: 'bannerAds' }),
    getTranslations({ locale, namespace: 'adLanguages' }),
  ]);
  return (
    <Panel padded={false} className="overflow-hidden">
      <article aria-labelledby={`ad-${ad.id}`} className="grid sm:grid-cols-[208px_minmax(0,1fr)]">
        {ad.imageUrl ? <BannerPicture src={ad.imageUrl} className="h-32 w-full sm:h-full sm:max-h-48" /> : null}
        <div className="grid content-start gap-3 p-4 sm:col-start-2 sm:p-5">
          <p className="flex flex-wrap gap-2">
            <BannerStatusBadge status={ad.status} label={t(`statuses.${ad.status}`)} />
            {ad.status === 'rejected' ? null : (
              <PaymentBadge status={ad.paymentStatus} label={t(`payments.${ad.paymentStatus}`)} />
            )}
          </p>
          <div className="min-w-0">
            <h3 id={`ad-${ad.id}`} className="text-18 [overflow-wrap:anywhere]">
              {ad.title}
            </h3>
            <p className="text-14 text-ink-2 [overflow-wrap:anywhere]">{ad.companyName}</p>
          </div>
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-14 text-ink-2 tabular-nums">
            <span>{t('requestedOn', { date: formatDate(locale, ad.createdAt) })}</span>
            <span>
              {t('months', { count: ad.durationMonths })} · {formatMoney(locale, ad.amount)}
            </span>
            {ad.startDate && ad.endDate ? (
              <span>{t('runs', { start: formatDate(locale, ad.startDate), end: formatDate(locale, ad.endDate) })}</span>
            ) : null}
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
          {ad.status === 'rejected' ? (
            <a
              href={`${localizedPath(locale, '/banner-ads')}?again=${ad.id}#request`}
              className={`${buttonVariants({ variant: 'secondary' })} justify-self-start max-sm:w-full`}
            >
              <Icon name="rotate-ccw" />
              {t('again')}
            </a>
          ) : null}
          <Payment locale={locale} ad={ad} />
        </div>
      </article>
      {ad.status === 'active' ? <Statistics locale={locale} ad={ad} /> : null}
    </Panel>
  );
}
