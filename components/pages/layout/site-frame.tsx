'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import type { ReactNode } from 'react';
import { Comparison } from '@/components/market/comparison/comparison';
import { Tooltips } from '@/components/ui/page/tooltips';
import { UnitsIsland } from '@/components/ui/units/units';
import type { Locale } from '@/lib/core/i18n/locales';
import { Footer, MemberFooter } from './footer';
import type { FrameLabels } from './frame-labels';
import { Header } from './header';
import { LanguageOffer } from './language-offer';
import { sectionOf } from './navigation';

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
      <Header {...frame} section={sectionOf(segments)} labels={labels.header} plain={isAdmin} />
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
