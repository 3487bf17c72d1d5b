import { Icon, type IconName } from '@/components/ui/icon';
import type { EquipmentCategory } from '@/lib/market/equipment/categories';

const ICONS: Record<EquipmentCategory | 'all', IconName> = {
  all: 'layout-grid',
  machinery: 'tractor',
  vehicles: 'truck',
  tools: 'wrench',
  structures: 'warehouse',
  feed: 'wheat',
  supplies: 'package',
  other: 'circle-ellipsis',
};

/** The icon of an equipment category. */
export function EquipmentIcon({
  category,
  className = '',
}: {
  category: EquipmentCategory | 'all';
  className?: string;
}) {
  return <Icon name={ICONS[category]} className={className} />;
}
