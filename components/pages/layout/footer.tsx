'use client';

import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath, pagePath } from '@/lib/core/i18n/paths';
import { Brand } from './brand';
import { FOOTER_COLUMNS } from './footer-columns';
import type { FrameLabels } from './frame-labels';
import { LanguageLinks } from './language-links';
import { Preferences } from './preferences';

const MEMBER_LINKS = ['help', 'terms', 'privacy'] as const;

interface FooterProps {
  locale: Locale;
  labels: FrameLabels['footer'];
  preferences: FrameLabels['preferences'];
  isHome: boolean;
}

/** The footer of members' pages, where the account's menu has the rest: language, help and terms in two lines. */
export function MemberFooter({ locale, labels, preferences }: Omit<FooterProps, 'isHome'>) {
  return (
    <footer className="footer slim">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6">
        <div className="preferences">
          <LanguageLinks locale={locale} label={preferences.language} />
        </div>
        <ul className="flex gap-x-5">
          {MEMBER_LINKS.map((path) => (
            <li key={path}>
              <a href={pagePath(locale, `/${path}`)}>{labels[path]}</a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

/** The footer of the other pages. */
export function Footer({ locale, labels, preferences, isHome }: FooterProps) {
  return (
    <footer className="footer">
      <div className="wrap footer-top">
        <div className="grid content-start gap-2">
          <Brand href={isHome ? null : localizedPath(locale, '/')} label={labels.home} className="w-fit text-ink" />
          <p className="max-w-prose">{labels.tagline}</p>
          {labels.supportEmail ? (
            <a href={`mailto:${labels.supportEmail}`} className="w-fit break-all">
              {labels.supportEmail}
            </a>
          ) : null}
          <Preferences locale={locale} labels={preferences} />
        </div>
        <div className="footer-columns">
          {FOOTER_COLUMNS.map((column) => (
            <section key={column.title}>
              <h2>{labels[column.title]}</h2>
              <ul>
                {column.items.map((item) => (
                  <li key={item.label}>
                    <a href={pagePath(locale, item.path)}>{labels[item.label]}</a>
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
