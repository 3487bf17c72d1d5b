import type { IconName } from '@/components/ui/icon';
import type { AdminQueues } from '@/lib/desk/admin/dto';

/** A page of administration; its name is a key of `admin.areas`. */
interface AdminPageEntry {
  name: string;
  path: string;
  /** The queues that it lists, whose items it counts. */
  waits: readonly (keyof AdminQueues)[];
}

interface AdminGroup {
  /** A key of `admin.groups`. */
  name: string;
  icon: IconName;
  pages: readonly [AdminPageEntry, ...AdminPageEntry[]];
}

/** Every page of administration, in five groups in order of display. A group leads to its first page. */
export const ADMIN_GROUPS = [
  {
    name: 'today',
    icon: 'sun',
    pages: [
      // It lists what the other groups count.
      { name: 'overview', path: '/admin', waits: [] },
      { name: 'audit', path: '/admin/audit', waits: [] },
      { name: 'installation', path: '/admin/installation', waits: [] },
    ],
  },
  {
    name: 'cases',
    icon: 'flag',
    pages: [
      { name: 'cases', path: '/admin/cases', waits: ['cases', 'appeals'] },
      { name: 'support', path: '/admin/support', waits: ['support'] },
      { name: 'disputes', path: '/admin/disputes', waits: ['disputes'] },
    ],
  },
  {
    name: 'people',
    icon: 'users',
    pages: [
      { name: 'verifications', path: '/admin/verifications', waits: ['verifications'] },
      { name: 'papers', path: '/admin/papers', waits: ['papers', 'ids'] },
      { name: 'users', path: '/admin/users', waits: [] },
    ],
  },
  {
    name: 'money',
    icon: 'banknote',
    pages: [
      { name: 'transactions', path: '/admin/transactions', waits: ['transactions'] },
      { name: 'bannerRequests', path: '/admin/banner-requests', waits: ['bannerRequests'] },
      { name: 'bannerAds', path: '/admin/banner-ads', waits: [] },
      { name: 'awards', path: '/admin/awards', waits: ['awards'] },
      { name: 'rates', path: '/admin/rates', waits: ['rates'] },
    ],
  },
  { name: 'content', icon: 'newspaper', pages: [{ name: 'blog', path: '/admin/blog', waits: [] }] },
] as const satisfies readonly AdminGroup[];

type Page = (typeof ADMIN_GROUPS)[number]['pages'][number];

/** The name of a page of administration. */
export type AdminArea = Page['name'];

/** Returns the path of a page, without the locale. */
export function adminPath(area: AdminArea): string {
  return (
    ADMIN_GROUPS.flatMap(({ pages }): readonly Page[] => pages).find(({ name }) => name === area)?.path ?? '/admin'
  );
}
