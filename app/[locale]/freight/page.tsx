import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FreightList } from '@/components/dashboard/freight/freight-list';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { listFreight } from '@/lib/deals/freight/get-freight';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';

/** Rendered per request: the page depends on the session. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await currentLocale(), namespace: 'freight' });
  return { title: t('listTitle'), robots: { index: false } };
}

/** The freights that carriers are asked for. */
export default async function FreightsPage() {
  const viewer = await requireMemberPage('/freight');
  return <FreightList {...await listFreight(viewer)} />;
}
