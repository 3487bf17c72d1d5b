import { PageNews } from '@/components/messages/notifications/page-news';
import { notFound } from 'next/navigation';
import { FreightPage } from '@/components/dashboard/freight/freight-page';
import { onRefusal } from '@/lib/core/errors/domain-error';
import { pageUrl } from '@/lib/core/i18n/site-url';
import { getFreight } from '@/lib/deals/freight/get-freight';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { accept, cancel, change, quote, withdraw } from '../actions';

export const generateMetadata = unlistedMetadata('freight', 'title');

/** A freight that a side of a deal asked for, to anybody with an account whom its address reached. */
export default async function FreightOfMemberPage({ params }: PageProps<'/[locale]/freight/[id]'>) {
  const { id } = await params;
  const path = `/freight/${encodeURIComponent(id)}`;
  const { viewer, locale } = await requireMemberPage(path);
  const freight = await getFreight(viewer, id).catch(onRefusal('freight_not_found', notFound));
  return (
    <>
      <PageNews locale={locale} />
      <FreightPage
        freight={freight}
        url={pageUrl(locale, path)}
        actions={{ accept, cancel, change, quote, withdraw }}
      />
    </>
  );
}
