import type { AdSlotName, ShownAd } from '@/lib/money/banner-ads/dto';

type Ask = { slot: AdSlotName; show: (ad: ShownAd) => void };

const SEEN_MS = 1000;

let asks: Ask[] = [];
/** What the slots of a list show while its filters change, so that the advertisements don't. */
let kept: { path: string; ads: Partial<Record<AdSlotName, ShownAd>> } = { path: '', ads: {} };
/** The impressions already reported for this page view, so that an advertisement in two slots counts once. */
let reported = new Set<string>();
let unsent: string[] = [];

async function load(): Promise<void> {
  const view = asks;
  asks = [];
  if (view.length === 0) return;
  reported = new Set();
  const answer = await fetch(
    `/api/banner-ads/slots?slots=${view.map(({ slot }) => slot).join()}&language=${document.documentElement.lang}`,
  ).catch(() => null);
  if (!answer?.ok) return;
  const ads = (await answer.json()) as Partial<Record<AdSlotName, ShownAd>>;
  const path = window.location.pathname;
  kept = { path, ads: kept.path === path ? { ...kept.ads, ...ads } : ads };
  for (const { slot, show } of view) if (ads[slot]) show(ads[slot]);
}

/**
 * Requests the advertisement of a slot, batching all slots of the page into one request, unless this path already shows
 * one there. Returns a function that cancels the request.
 */
export function askForAd(slot: AdSlotName, show: (ad: ShownAd) => void): () => void {
  const known = kept.path === window.location.pathname ? kept.ads[slot] : undefined;
  if (known) {
    show(known);
    return () => undefined;
  }
  const ask = { slot, show };
  if (asks.length === 0) setTimeout(() => void load());
  asks.push(ask);
  return () => {
    asks = asks.filter((other) => other !== ask);
  };
}

function send(): void {
  if (unsent.length > 0) navigator.sendBeacon('/api/banner-ads/impressions', JSON.stringify({ ids: unsent }));
  unsent = [];
}

/** Reports an impression to the server; those of the same moment are sent together. */
export function reportSeen(id: string): void {
  if (reported.has(id)) return;
  reported.add(id);
  if (unsent.length === 0) setTimeout(send);
  unsent.push(id);
}

/**
 * Calls `seen` once, when at least half of `element` was visible for an uninterrupted second. Returns a function that
 * stops observing.
 */
export function whenSeen(element: Element, seen: () => void): () => void {
  let half = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = () => {
    clearTimeout(timer);
    if (!half || document.hidden) return;
    timer = setTimeout(() => {
      stop();
      seen();
    }, SEEN_MS);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      half = entries.some(({ isIntersecting, intersectionRatio }) => isIntersecting && intersectionRatio >= 0.5);
      restartTimer();
    },
    { threshold: 0.5 },
  );
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', restartTimer);
  };
  observer.observe(element);
  document.addEventListener('visibilitychange', restartTimer);
  return stop;
}
