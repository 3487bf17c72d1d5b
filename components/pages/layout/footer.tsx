'use client';

import { UnitChoice } from '@/components/ui/units/unit-choice';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath, pagePath, type PagePath } from '@/lib/core/i18n/paths';
import { DIRECTORY_PATHS } from '@/lib/finding/local-pages/schema';
import { Brand } from './brand';
import type { FrameLabels } from './frame-labels';

const COLUMNS = [
  {
    title: 'market',
    items: [
      { label: 'browse', path: '/' },
      { label: 'byPlace', path: DIRECTORY_PATHS },
      { label: 'auctions', path: '/auctions' },
      { label: 'equipment', path: '/equipment' },
      { label: 'sell', path: '/create-listing' },
      { label: 'breeding' },
      { label: 'featured' },
    ],
  },
  {
    title: 'support',
    items: [
      { label: 'help', path: '/help' },
      { label: 'safety', path: '/safety' },
      { label: 'contact', path: '/contact' },
      { label: 'community' },
      { label: 'blog', path: '/blog' },
    ],
  },
  {
    title: 'legal',
    items: [
      { label: 'privacy', path: '/privacy' },
      { label: 'terms', path: '/terms' },
      { label: 'cookies', path: '/cookies' },
    ],
  },
] as const satisfies readonly { title: string; items: readonly { label: string; path?: PagePath }[] }[];

/** The footer of every page; only pages that exist are links. */
export function Footer({ locale, labels }: { locale: Locale; labels: FrameLabels['footer'] }) {
  return (
    <footer className="footer">
      <div className="wrap grid gap-8 md:grid-cols-[1.4fr_2fr]">
        <div className="grid content-start gap-2">
          <Brand href={localizedPath(locale, '/')} label={labels.home} className="w-fit text-ink" />
          <p className="max-w-prose">{labels.tagline}</p>
          {labels.supportEmail ? (
            <a href={`mailto:${labels.supportEmail}`} className="w-fit break-all">
              {labels.supportEmail}
            </a>
          ) : null}
          <UnitChoice labels={labels.units} locale={locale} />
        </div>
        <div className="grid grid-cols-2 gap-8 sm:grid-cols-3">
          {COLUMNS.map((column) => (
            <section key={column.title}>
              <h2>{labels[column.title]}</h2>
              <ul>
                {column.items.map((item) => (
                  <li key={item.label}>
                    {'path' in item ? (
                      <a href={pagePath(locale, item.path)}>{labels[item.label]}</a>
                    ) : (
                      <span>{labels[item.label]}</span>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      <p className="wrap mt-8 text-13">{labels.rights}</p>
    </footer>
  );
}
