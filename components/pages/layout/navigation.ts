import type { IconName } from '@/components/ui/icon';

/**
 * The header's links in order; `label` is a key of the `layout` messages. `wideOnly` links are only in the bar of
 * wide screens; the phone's menu has them all. `member` links are for who is signed in.
 */
export const MAIN_LINKS = [
  { path: '/', label: 'animals', icon: 'house', wideOnly: false, member: false },
  { path: '/auctions', label: 'auctions', icon: 'gavel', wideOnly: false, member: false },
  { path: '/equipment', label: 'equipment', icon: 'tractor', wideOnly: false, member: false },
  { path: '/create-listing', label: 'sell', icon: 'plus', wideOnly: true, member: false },
  { path: '/dashboard', label: 'dashboard', icon: 'layout-dashboard', wideOnly: true, member: true },
  { path: '/verification', label: 'verification', icon: 'shield-check', wideOnly: true, member: true },
  { path: '/blog', label: 'blog', icon: 'newspaper', wideOnly: false, member: false },
] as const satisfies readonly { path: string; label: string; icon: IconName; wideOnly: boolean; member: boolean }[];
