import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { EquipmentDetail } from '@/components/equipment/equipment-detail';
import { equipmentMetadata } from '@/components/equipment/equipment-metadata';
import { getViewer } from '@/lib/auth/viewer';
import { getEquipment } from '@/lib/equipment/get-equipment';
import { similarEquipment } from '@/lib/equipment/similar-equipment';
import { currentLocale } from '@/lib/i18n/current-locale';
import { siteUrl } from '@/lib/i18n/site-url';

/** Rendered per request: what it shows depends on who looks. */
export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ id: string }> };

const visibleToViewer = cache(async (id: string) => getEquipment(await getViewer(), id));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return equipmentMetadata(await currentLocale(), await visibleToViewer((await params).id));
}

/** `/equipment/{id}` for whoever brings a session: owners see what they paused and the way to edit it. */
export default async function EquipmentMemberPage({ params }: Props) {
  const equipment = await visibleToViewer((await params).id);
  if (!equipment) notFound();
  const [viewer, similar] = await Promise.all([getViewer(), similarEquipment(equipment)]);
  const looker = viewer === null ? 'visitor' : viewer.id === equipment.userId ? 'owner' : 'member';
  return (
    <EquipmentDetail
      locale={await currentLocale()}
      equipment={equipment}
      similar={similar}
      looker={looker}
      siteUrl={siteUrl()}
    />
  );
}
