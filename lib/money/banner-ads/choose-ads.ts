import 'server-only';
import type { Locale } from '@/lib/core/i18n/locales';
import { perProcess } from '@/lib/core/per-process';
import type { AdSlotName, ShownAd } from './dto';
import { isShownIn, runningAds, type RunningAd } from './running-ads';

type Decks = Map<AdSlotName, string[]>;

/** The deck of each slot, by the language of the page. */
const byLanguage = perProcess('ad-decks', () => new Map<Locale, Decks>());

function shuffled<T>(items: readonly T[]): T[] {
  const deck = [...items];
  for (let left = deck.length - 1; left > 0; left -= 1) {
    const other = Math.floor(Math.random() * (left + 1));
    [deck[left], deck[other]] = [deck[other] as T, deck[left] as T];
  }
  return deck;
}

/**
 * Chooses an advertisement for each slot of a page view. Each slot has its own deck, dealt to the end before it is
 * reshuffled, so that each advertisement appears in it equally often. A view repeats an advertisement only if there are
 * fewer than slots.
 */
export function drawAds<Ad extends { id: string }>(
  ads: readonly Ad[],
  slots: readonly AdSlotName[],
  decks: Decks,
): Map<AdSlotName, Ad> {
  const running = new Map(ads.map((ad) => [ad.id, ad]));
  const drawn = new Map<AdSlotName, Ad>();
  const used = new Set<string>();
  for (const slot of slots) {
    let deck = (decks.get(slot) ?? []).filter((id) => running.has(id));
    const isNew = (id: string) => !used.has(id);
    // Advertisements that this view already has stay in the deck for the next view.
    if (!deck.some(isNew)) deck = [...deck, ...shuffled([...running.keys()])];
    const place = Math.max(0, deck.findIndex(isNew));
    const ad = running.get(deck[place] ?? '');
    if (!ad) continue;
    decks.set(slot, deck.toSpliced(place, 1));
    used.add(ad.id);
    drawn.set(slot, ad);
  }
  return drawn;
}

function shown({ id, title, companyName, description, imageUrl }: RunningAd): ShownAd {
  return { id, title, companyName, description, imageUrl };
}

/**
 * Chooses the advertisements of one view of a page in `locale`, by slot; a slot without an advertisement is absent.
 */
export async function chooseAds(
  slots: readonly AdSlotName[],
  locale: Locale,
): Promise<Partial<Record<AdSlotName, ShownAd>>> {
  const decks: Decks = byLanguage.get(locale) ?? new Map<AdSlotName, string[]>();
  byLanguage.set(locale, decks);
  const here = (await runningAds()).filter((ad) => isShownIn(locale, ad));
  const drawn = drawAds(here, slots, decks);
  return Object.fromEntries([...drawn].map(([slot, ad]) => [slot, shown(ad)]));
}
