import type { IconName } from '@/components/ui/icon';
import { ANIMALS_PATH } from '@/lib/core/i18n/paths';

/** The header's links in order; `label` is a key of the `layout` messages. */
export const MAIN_LINKS = [
  { path: ANIMALS_PATH, label: 'animals', icon: 'house' },
  { path: '/auctions', label: 'auctions', icon: 'gavel' },
  { path: '/equipment', label: 'equipment', icon: 'tractor' },
  { path: '/create-listing', label: 'sell', icon: 'plus' },
] as const satisfies readonly { path: string; label: string; icon: IconName }[];
