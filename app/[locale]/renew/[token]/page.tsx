import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { LinkPage } from '@/components/finding/saved-searches/link-page';
import { onRefusal } from '@/lib/core/errors/domain-error';
import { readRenewal } from '@/lib/market/expiry/renew-by-link';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { formatDate } from '@/lib/core/i18n/format';
import { localizedPath } from '@/lib/core/i18n/paths';
import { LISTING_DAYS } from '@/lib/market/listings/schema';
import { topicPath } from '@/lib/core/topics/schema';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';

/** Rendered per request: the page depends on the listing's current state. */
export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedMetadata('listingLife', 'renewTitle');

/** The target of the link in expiry e-mails: one click renews the listing, without signing in. */
export default async function RenewPage({ params }: PageProps<'/[locale]/renew/[token]'>) {
  const locale = await currentLocale();
  const token = decodeURIComponent((await params).token);
  const [t, renewal] = await Promise.all([
    getTranslations({ locale, namespace: 'listingLife' }),
    readRenewal(token).catch(onRefusal(['not_found', 'listing_not_found'], notFound)),
  ]);
  const { title, state } = renewal;
  const date = formatDate(locale, renewal.expiresAt);
  const dashboard = { href: localizedPath(locale, '/dashboard'), label: t('dashboard') };
  if (state === 'sold')
    return <LinkPage icon="info" title={t('soldTitle')} text={t('soldText', { title })} link={dashboard} />;
  if (state === 'renewed') {
    return (
      <LinkPage
        icon="check"
        title={t('renewedTitle')}
        text={t('renewedText', { title, date })}
        link={{ href: localizedPath(locale, topicPath(renewal)), label: t('view') }}
      />
    );
  }
  return (
    <LinkPage
      icon="calendar"
      title={t('renewTitle')}
      text={t(new Date(renewal.expiresAt) > new Date() ? 'renewText' : 'renewTextExpired', {
        title,
        date,
        days: LISTING_DAYS,
      })}
      form={{
        action: `/api/renew/${encodeURIComponent(token)}?page=${locale}`,
        label: t('renewAction', { days: LISTING_DAYS }),
      }}
      link={dashboard}
    />
  );
}
