import type { ReactNode } from 'react';
import type { Locale } from '@/lib/core/i18n/locales';
import { AdminTabs, type AdminArea } from './admin-tabs';

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
export function AdminPage({ locale, area, title, summary, action, children }: AdminPageProps) {
  return (
    <div className="wrap pb-16">
      <div className="pt-4">
        <AdminTabs locale={locale} area={area} />
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
