import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { TabLinks } from '@/components/ui/tabs';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';

/** The areas of administration, in order of display; each is a page, and its name is a key of `admin.areas`. */
export const ADMIN_AREAS = {
  overview: '/admin',
  reports: '/admin/reports',
  bannerRequests: '/admin/banner-requests',
  bannerAds: '/admin/banner-ads',
  blog: '/admin/blog',
  transactions: '/admin/transactions',
  users: '/admin/users',
  verifications: '/admin/verifications',
  audit: '/admin/audit',
} as const;

export type AdminArea = keyof typeof ADMIN_AREAS;

interface AdminPageProps {
  locale: Locale;
  area: AdminArea;
  title: ReactNode;
  /** One sentence shown below the title. */
  summary?: ReactNode;
  /** Shown beside the title, such as a button. */
  action?: ReactNode;
  children: ReactNode;
}

/** The layout of every administrators' page: the areas as tabs, then the title. */
export async function AdminPage({ locale, area, title, summary, action, children }: AdminPageProps) {
  // messages: admin.areas.*
  const t = await getTranslations({ locale, namespace: 'admin' });
  const tabs = Object.entries(ADMIN_AREAS).map(([name, path]) => ({
    href: localizedPath(locale, path),
    label: t(`areas.${name}`),
    current: name === area,
  }));
  return (
    <div className="wrap pb-16">
      <div className="pt-4">
        <TabLinks label={t('administration')} tabs={tabs} />
      </div>
      <header className="flex flex-wrap items-end justify-between gap-4 pt-6 pb-5">
        <div>
          <h1>{title}</h1>
          {summary ? <p className="mt-1.5 text-ink-2">{summary}</p> : null}
        </div>
        {action}
      </header>
      {children}
    </div>
  );
}
