import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { BidderList } from '@/components/auctions/sanctions/bidder-list';
import { ClientMessages } from '@/components/ui/forms/client-messages';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { listBidders } from '@/lib/market/sanctions/list-bidders';
import { localizedPath } from '@/lib/core/i18n/paths';
import { exclude, lift } from './actions';

/** Rendered per request: the page depends on the session. */
export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedMetadata('bidders', 'title');

/** Who bids on one of the viewer's lots, under the public names, and whose bids they don't accept. */
export default async function BiddersPage({ params }: PageProps<'/[locale]/dashboard/lot/[id]'>) {
  const { id } = await params;
  const { viewer, locale } = await requireMemberPage(`/dashboard/lot/${id}`);
  const [t, found] = await Promise.all([getTranslations({ locale, namespace: 'bidders' }), listBidders(viewer, id)]);
  if (!found) notFound();
  return (
    <div className="wrap py-8 sm:py-12">
      <div className="mx-auto grid max-w-form gap-5">
        <header className="grid gap-2">
          <h1>{t('title')}</h1>
          <p className="font-medium [overflow-wrap:anywhere]">{t('lead', { title: found.lot.title })}</p>
          <p className="text-ink-2">{t('intro')}</p>
        </header>
        <ClientMessages namespaces={['bidders', 'validation', 'errors']}>
          <BidderList {...found} exclude={exclude} lift={lift} />
        </ClientMessages>
        <p className="flex flex-wrap gap-x-5">
          <a href={localizedPath(locale, '/dashboard?tab=lots')} className="link inline-flex min-h-11 items-center">
            {t('dashboard')}
          </a>
          <a
            href={localizedPath(locale, `/auctions/${found.lot.id}`)}
            className="link inline-flex min-h-11 items-center"
          >
            {t('lot')}
          </a>
        </p>
      </div>
    </div>
  );
}
