'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import type { ReactNode } from 'react';
import { Comparison } from '@/components/market/comparison/comparison';
import { Tooltips } from '@/components/ui/page/tooltips';
import { UnitsIsland } from '@/components/ui/units/units';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath, pagePath } from '@/lib/core/i18n/paths';
import type { FrameLabels } from './frame-labels';
import { Header } from './header';
import { LanguageOffer } from './language-offer';
import { isList, sectionOf } from './navigation';
import { Brand } from './brand';
import { FOOTER_COLUMNS } from './footer-columns';
import { LanguageLinks } from './language-links';
import { Preferences } from './preferences';

/** Where the way to the comparison would cover what is written, or lead to the page itself. */
const WITHOUT_COMPARISON = new Set(['compare', 'messages', 'admin']);

/** What belongs to its member, and where they publish it. */
const OF_MEMBERS = new Set([
  'dashboard',
  'profile',
  'papers',
  'verification',
  'banner-ads',
  'deals',
  'offers',
  'visits',
  'create-listing',
  'create-equipment',
  'create-auction',
  'edit-listing',
  'edit-equipment',
  'edit-auction',
]);

/**
 * Header, main region and footer of every page. The landing page has its own; the messages fill the screen, without a
 * footer; administration has a frame of its own, below the logo and the account.
 */
export function SiteFrame({ locale, labels, children }: { locale: Locale; labels: FrameLabels; children: ReactNode }) {
  const segments = useSelectedLayoutSegments();
  if (segments.includes('landing')) return children;
  const isAdmin = segments[0] === 'admin';
  const frame = { locale, preferences: labels.preferences, isHome: segments.at(-1) === 'front' };
  return (
    <>
      <LanguageOffer label={labels.preferences.language} offers={labels.offers} />
      <Header
        {...frame}
        section={sectionOf(segments)}
        labels={labels.header}
        plain={isAdmin}
        hasSearch={!isList(segments)}
      />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {segments.includes('messages') || isAdmin ? null : OF_MEMBERS.has(segments[0] ?? '') ? (
        <MemberFooter {...frame} labels={labels.footer} />
      ) : (
        <Footer {...frame} labels={labels.footer} />
      )}
      <Tooltips />
      <UnitsIsland />
      {WITHOUT_COMPARISON.has(segments[0] ?? '') ? null : <Comparison />}
    </>
  );
}

const MEMBER_LINKS = ['help', 'terms', 'privacy'] as const;

interface FooterProps {
  locale: Locale;
  labels: FrameLabels['footer'];
  preferences: FrameLabels['preferences'];
  isHome: boolean;
}

/** The footer of members' pages, where the account's menu has the rest: language, help and terms in two lines. */
function MemberFooter({ locale, labels, preferences }: Omit<FooterProps, 'isHome'>) {
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
function Footer({ locale, labels, preferences, isHome }: FooterProps) {
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
