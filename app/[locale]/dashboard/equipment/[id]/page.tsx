import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { EquipmentDetail } from '@/components/equipment/equipment-detail';
import { equipmentMetadata } from '@/components/equipment/equipment-metadata';
import { requireMemberPage } from '@/lib/auth/require-member-page';
import { getEquipment } from '@/lib/equipment/get-equipment';
import { similarEquipment } from '@/lib/equipment/similar-equipment';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localizedPath } from '@/lib/i18n/paths';
import { siteUrl } from '@/lib/i18n/site-url';

/** Rendered per request: what it shows depends on who looks. */
export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ id: string }> };

const visibleToViewer = cache(async (id: string) =>
  getEquipment(await requireMemberPage(`/dashboard/equipment/${id}`), id),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const equipment = await visibleToViewer((await params).id);
  return { ...(await equipmentMetadata(await currentLocale(), equipment)), robots: { index: false } };
}

/** Equipment that is not on sale, for those who may still see it; what is on sale has its public page. */
export default async function PrivateEquipmentPage({ params }: Props) {
  const [locale, equipment] = await Promise.all([currentLocale(), params.then(({ id }) => visibleToViewer(id))]);
  if (!equipment) notFound();
  if (equipment.status === 'active') redirect(localizedPath(locale, `/equipment/${equipment.id}`));
  return <EquipmentDetail {...{ locale, equipment }} similar={await similarEquipment(equipment)} siteUrl={siteUrl()} />;
}
