'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState, type ComponentType } from 'react';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { recall, remember } from './memory';
import type { OnboardingLabels } from './words';

const DELAY_MS = 1000;

const VIEWS = {
  tour: () => import('./tour').then((module) => module.Tour),
  guide: () => import('./guide').then((module) => module.Guide),
};

type Kind = keyof typeof VIEWS;

interface Shown {
  View: ComponentType<{ words: OnboardingLabels; onEnd: () => void }>;
  words: OnboardingLabels;
  pathname: string;
}

/**
 * Returns true if a dialog is open, a field has the focus, a search is shown, the tab is hidden or the marketplace isn't
 * shown: nothing may interrupt then.
 */
function isBusy(): boolean {
  return (
    !isMarket() ||
    document.hidden ||
    window.location.search !== '' ||
    document.querySelector(
      'dialog[open], [role=dialog], [role=alertdialog], :popover-open, input:focus, select:focus, textarea:focus',
    ) !== null
  );
}

/** Returns true if the marketplace is shown: an error or 404 page at the same URL has no filters. */
function isMarket(): boolean {
  return document.querySelector('[data-tour="filters"]') !== null;
}

/**
 * Starts the introduction on the home page: the tour a second after a first visit has loaded, or the guide after
 * registration; either also by a link to `#tour` or `#guide` or the window events `corral:start-tour` and
 * `corral:start-guide`. Its code and texts are loaded only then.
 */
export function Onboarding({ locale }: { locale: Locale }) {
  const pathname = usePathname();
  const [shown, setShown] = useState<Shown | null>(null);

  useEffect(() => {
    const isHome = window.location.pathname === localizedPath(locale, '/');
    let timer: ReturnType<typeof setTimeout>;
    let left = false;

    const show = async (kind: Kind, asked: boolean) => {
      const [View, answer] = await Promise.all([VIEWS[kind](), fetch(`/api/onboarding/${locale}`)]);
      const words = (await answer.json()) as OnboardingLabels;
      if (left) return;
      if (!asked && isBusy()) return wait();
      setShown((before) => before ?? { View, words, pathname });
      // Drops the hash once open, so that a reload doesn't start it again and the same link works again.
      if (window.location.hash === `#${kind}`)
        window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    };
    // Deliberately silent: without a connection there is no introduction.
    const open = (kind: Kind, asked: boolean) => void show(kind, asked).catch(() => undefined);
    const wait = () => {
      timer = setTimeout(() => {
        const progress = recall();
        if (progress === 'seen') return;
        if (isBusy()) wait();
        else open(progress === 'guide' ? 'guide' : 'tour', false);
      }, DELAY_MS);
    };
    const start = (kind: Kind) => {
      if (!isHome) {
        window.location.assign(localizedPath(locale, `/#${kind}`));
        return;
      }
      clearTimeout(timer);
      // Restarted by the user: it counts as unseen until finished or skipped.
      remember(null);
      open(kind, true);
    };
    const followHash = () => {
      const kind = window.location.hash.slice(1);
      if (!isHome || !(kind === 'tour' || kind === 'guide')) return false;
      start(kind);
      return true;
    };
    const startTour = () => start('tour');
    const startGuide = () => start('guide');

    window.addEventListener('corral:start-tour', startTour);
    window.addEventListener('corral:start-guide', startGuide);
    window.addEventListener('hashchange', followHash);
    if (!followHash() && isHome && !/bot|crawl|spider/i.test(navigator.userAgent)) {
      if (document.readyState === 'complete') wait();
      else window.addEventListener('load', wait, { once: true });
    }
    return () => {
      left = true;
      clearTimeout(timer);
      window.removeEventListener('load', wait);
      window.removeEventListener('hashchange', followHash);
      window.removeEventListener('corral:start-tour', startTour);
      window.removeEventListener('corral:start-guide', startGuide);
    };
  }, [locale, pathname]);

  if (shown?.pathname !== pathname) return null;
  const end = () => {
    remember('seen');
    setShown(null);
  };
  return <shown.View words={shown.words} onEnd={end} />;
}
