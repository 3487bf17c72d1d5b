'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState, type ComponentType } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { recall, remember } from './memory';
import type { OnboardingWords } from './words';

const DELAY_MS = 1000;

const VIEWS = {
  tour: () => import('./tour').then((module) => module.Tour),
  guide: () => import('./guide').then((module) => module.Guide),
};

type Kind = keyof typeof VIEWS;

interface Shown {
  View: ComponentType<{ words: OnboardingWords; onEnd: () => void }>;
  words: OnboardingWords;
  pathname: string;
}

/** Somebody is reading a dialog, writing, or elsewhere, or the market is not there: nothing may come over it. */
function isBusy(): boolean {
  return (
    !isMarket() ||
    document.hidden ||
    document.querySelector(
      'dialog[open], [role=dialog], [role=alertdialog], :popover-open, input:focus, select:focus, textarea:focus',
    ) !== null
  );
}

/** What stands at the home page's address is the home page: an error or "not found" in its place has no filters. */
function isMarket(): boolean {
  return document.querySelector('[data-tour="filters"]') !== null;
}

/**
 * Starts the introduction on the home page: the tour a second after a first visit has loaded, or the guide where an account was
 * just opened; either from a link to `#tour` or `#guide`, or by the window events `corral:start-tour` and
 * `corral:start-guide`. All that is shown is fetched then, words included.
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
      const words = (await answer.json()) as OnboardingWords;
      if (left) return;
      if (!asked && isBusy()) return wait();
      setShown((before) => before ?? { View, words, pathname });
      // Once it is open the address is the page's again: a reload must not start it anew, and the same link must work again.
      if (window.location.hash === `#${kind}`)
        window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    };
    // Without a connection there is no introduction, and nothing to say about it.
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
      // Asked for again: until it is finished or left it counts as unseen.
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
