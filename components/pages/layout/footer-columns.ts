import { ANIMALS_PATH, type PagePath } from '@/lib/core/i18n/paths';
import { DIRECTORY_PATHS } from '@/lib/finding/local-pages/schema';

/** The links of every footer. */
export const FOOTER_COLUMNS = [
  {
    title: 'market',
    items: [
      { label: 'browse', path: ANIMALS_PATH },
      { label: 'byPlace', path: DIRECTORY_PATHS },
      { label: 'auctions', path: '/auctions' },
      { label: 'equipment', path: '/equipment' },
      { label: 'sell', path: '/create-listing' },
    ],
  },
  {
    title: 'support',
    items: [
      { label: 'help', path: '/help' },
      { label: 'safety', path: '/safety' },
      { label: 'contact', path: '/contact' },
      { label: 'blog', path: '/blog' },
      { label: 'tour', path: '/#tour' },
    ],
  },
  {
    title: 'legal',
    items: [
      { label: 'privacy', path: '/privacy' },
      { label: 'terms', path: '/terms' },
      { label: 'cookies', path: '/cookies' },
      { label: 'credits', path: '/credits' },
    ],
  },
] as const satisfies readonly { title: string; items: readonly { label: string; path: PagePath }[] }[];
