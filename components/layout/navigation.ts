import type { IconName } from '@/components/ui/icon';

/** The header's links, in order; `label` is a key of the `layout` messages. */
export const MAIN_LINKS = [
  { path: '/', label: 'animals', icon: 'house' },
  { path: '/create-listing', label: 'sell', icon: 'plus' },
  { path: '/dashboard', label: 'dashboard', icon: 'layout-dashboard' },
  { path: '/verification', label: 'verification', icon: 'shield-check' },
  { path: '/blog', label: 'blog', icon: 'newspaper' },
] as const satisfies readonly { path: string; label: string; icon: IconName }[];
