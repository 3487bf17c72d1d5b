import type { IconName } from '@/components/ui/icon';

/**
 * The header's links in order; `label` is a key of the `layout` messages. `wideOnly` links are only in the bar of
 * wide screens; the phone's menu has them all.
 */
export const MAIN_LINKS = [
  { path: '/', label: 'animals', icon: 'house', wideOnly: false },
  { path: '/auctions', label: 'auctions', icon: 'gavel', wideOnly: false },
  { path: '/equipment', label: 'equipment', icon: 'tractor', wideOnly: false },
  { path: '/create-listing', label: 'sell', icon: 'plus', wideOnly: true },
  { path: '/dashboard', label: 'dashboard', icon: 'layout-dashboard', wideOnly: true },
  { path: '/verification', label: 'verification', icon: 'shield-check', wideOnly: true },
  { path: '/blog', label: 'blog', icon: 'newspaper', wideOnly: false },
] as const satisfies readonly { path: string; label: string; icon: IconName; wideOnly: boolean }[];
