import { FreightList } from '@/components/dashboard/freight/freight-list';
import { listFreight } from '@/lib/deals/freight/get-freight';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';

export const generateMetadata = unlistedMetadata('freight', 'listTitle');

/** The freights that carriers are asked for. */
export default async function FreightsPage() {
  const { viewer } = await requireMemberPage('/freight');
  return <FreightList {...await listFreight(viewer)} />;
}
