'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState, type ComponentType } from 'react';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { recall, remember } from './memory';
import { WELCOME_ID, type OnboardingLabels } from './words';

const VIEWS = {
  tour: () => import('./tour').then((module) => module.Tour),
  guide: () => import('./guide').then((module) => module.Guide),
};

type Kind = keyof typeof VIEWS;

interface Shown {
  View: ComponentType<{ words: OnboardingLabels; place: HTMLElement | null; onEnd: () => void }>;
  words: OnboardingLabels;
  place: HTMLElement | null;
  pathname: string;
}

/**
 * Offers an introduction below the lots of the home page, in a card that covers nothing: the tour on a first visit, or the
 * guide after registration. Either starts by its button there, by a link to `#tour` or `#guide` or by the window events
 * `corral:start-tour` and `corral:start-guide`. Its code and texts are loaded only once they are seen or asked for.
 */
export function Onboarding({ locale }: { locale: Locale }) {
  const pathname = usePathname();
  const [shown, setShown] = useState<Shown | null>(null);

  useEffect(() => {
    const isHome = window.location.pathname === localizedPath(locale, '/');
    let left = false;

    const show = async (kind: Kind, place: HTMLElement | null) => {
      const [View, answer] = await Promise.all([VIEWS[kind](), fetch(`/api/onboarding/${locale}`)]);
      const words = (await answer.json()) as OnboardingLabels;
      if (left) return;
      setShown((before) => (before && place ? before : { View, words, place, pathname }));
      // Drops the hash once open, so that a reload doesn't start it again and the same link works again.
      if (window.location.hash === `#${kind}`)
        window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    };
    // Deliberately silent: without a connection there is no introduction.
    const open = (kind: Kind, place: HTMLElement | null) => void show(kind, place).catch(() => undefined);
    const sight = new IntersectionObserver((entries) => {
      const seen = entries.find(({ isIntersecting }) => isIntersecting);
      if (!seen) return;
      sight.disconnect();
      const progress = recall();
      if (progress !== 'seen') open(progress === 'guide' ? 'guide' : 'tour', seen.target as HTMLElement);
    });
    const start = (kind: Kind) => {
      if (!isHome) {
        window.location.assign(localizedPath(locale, `/#${kind}`));
        return;
      }
      sight.disconnect();
      // Restarted by the user: it counts as unseen until finished or skipped.
      remember(null);
      open(kind, null);
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
    const place = document.getElementById(WELCOME_ID);
    if (!followHash() && place && !/bot|crawl|spider/i.test(navigator.userAgent)) sight.observe(place);
    return () => {
      left = true;
      sight.disconnect();
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
  return <shown.View words={shown.words} place={shown.place} onEnd={end} />;
}
