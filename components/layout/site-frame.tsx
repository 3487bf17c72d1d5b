'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { Footer } from './footer';
import type { FrameLabels } from './frame-labels';
import { Header } from './header';

/** Header, main region and footer of every page, except the landing page, which has its own. */
export function SiteFrame({ locale, labels, children }: { locale: Locale; labels: FrameLabels; children: ReactNode }) {
  if (useSelectedLayoutSegments().includes('landing')) return children;
  return (
    <>
      <Header locale={locale} labels={labels.header} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer locale={locale} labels={labels.footer} />
    </>
  );
}
