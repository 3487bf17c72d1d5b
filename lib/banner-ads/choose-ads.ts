import 'server-only';
import type { AdSlotName, ShownAd } from './dto';
import { runningAds, type RunningAd } from './running-ads';

/** What each slot shows next, on `globalThis` because Next bundles each route with modules of its own. */
const shared = globalThis as typeof globalThis & { corralAdDecks?: Map<AdSlotName, string[]> };

function shuffled<T>(items: readonly T[]): T[] {
  const deck = [...items];
  for (let left = deck.length - 1; left > 0; left -= 1) {
    const other = Math.floor(Math.random() * (left + 1));
    [deck[left], deck[other]] = [deck[other] as T, deck[left] as T];
  }
  return deck;
}

/**
 * Draws one advertisement for each of the slots of a view. Each slot has a deck of its own that is dealt to the end before it is
 * shuffled anew, so each advertisement stands in it equally often. A view shows one twice only where there are fewer than slots.
 */
export function drawAds<Ad extends { id: string }>(
  ads: readonly Ad[],
  slots: readonly AdSlotName[],
  decks: Map<AdSlotName, string[]>,
): Map<AdSlotName, Ad> {
  const running = new Map(ads.map((ad) => [ad.id, ad]));
  const drawn = new Map<AdSlotName, Ad>();
  const used = new Set<string>();
  for (const slot of slots) {
    let deck = (decks.get(slot) ?? []).filter((id) => running.has(id));
    const isNew = (id: string) => !used.has(id);
    // What the view has already stays in the deck, for the next one.
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
  // Pages load pictures over https alone.
  return { id, title, companyName, description, imageUrl: imageUrl?.replace(/^http:/, 'https:') ?? null };
}

/** What the slots of one page view show; a slot without an advertisement is left out. */
export async function chooseAds(slots: readonly AdSlotName[]): Promise<Partial<Record<AdSlotName, ShownAd>>> {
  const decks = (shared.corralAdDecks ??= new Map<AdSlotName, string[]>());
  const drawn = drawAds(await runningAds(), slots, decks);
  return Object.fromEntries([...drawn].map(([slot, ad]) => [slot, shown(ad)]));
}
