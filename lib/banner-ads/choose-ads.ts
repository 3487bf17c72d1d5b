import 'server-only';
import type { AdSlotName, ShownAd } from './dto';
import { runningAds, type RunningAd } from './running-ads';

/** The deck of each slot; on `globalThis`, because Next bundles the modules of each route separately. */
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
 * Chooses an advertisement for each slot of a page view. Each slot has its own deck, dealt to the end before it is
 * reshuffled, so that each advertisement appears in it equally often. A view repeats an advertisement only if there are
 * fewer than slots.
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
  // The Content-Security-Policy only allows pictures over https.
  return { id, title, companyName, description, imageUrl: imageUrl?.replace(/^http:/, 'https:') ?? null };
}

/** Chooses the advertisements of one page view by slot; a slot without an advertisement is absent. */
export async function chooseAds(slots: readonly AdSlotName[]): Promise<Partial<Record<AdSlotName, ShownAd>>> {
  const decks = (shared.corralAdDecks ??= new Map<AdSlotName, string[]>());
  const drawn = drawAds(await runningAds(), slots, decks);
  return Object.fromEntries([...drawn].map(([slot, ad]) => [slot, shown(ad)]));
}
