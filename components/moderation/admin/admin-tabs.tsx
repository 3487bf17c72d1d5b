import { getTranslations } from 'next-intl/server';
import { TabLinks } from '@/components/ui/tabs';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { AreaCount } from './area-counts';

/** The areas of administration, in order of display; each is a page, and its name is a key of `admin.areas`. */
export const ADMIN_AREAS = {
  overview: '/admin',
  cases: '/admin/cases',
  reports: '/admin/reports',
  bannerRequests: '/admin/banner-requests',
  bannerAds: '/admin/banner-ads',
  blog: '/admin/blog',
  transactions: '/admin/transactions',
  awards: '/admin/awards',
  rates: '/admin/rates',
  users: '/admin/users',
  verifications: '/admin/verifications',
  papers: '/admin/papers',
  support: '/admin/support',
  audit: '/admin/audit',
} as const;

export type AdminArea = keyof typeof ADMIN_AREAS;

/** The areas as tabs, with the number of items that wait in each. */
export async function AdminTabs({ locale, area }: { locale: Locale; area: AdminArea }) {
  // messages: admin.areas.*
  const t = await getTranslations({ locale, namespace: 'admin' });
  const tabs = Object.entries(ADMIN_AREAS).map(([name, path]) => ({
    href: localizedPath(locale, path),
    label: t(`areas.${name}`),
    current: name === area,
    badge: <AreaCount area={name} />,
  }));
  return <TabLinks label={t('administration')} tabs={tabs} dense />;
}
