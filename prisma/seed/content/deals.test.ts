import { DEAL_STAGES, DEMO_DEALS } from './deals';
import { demoListings } from './listings';
import { DEMO_NEGOTIATIONS, DEMO_VISITS } from './offers';
import { demoSellers } from './sellers';

const SELLERS = demoSellers().map(({ email }) => email.replace(/@.*/, ''));
const LOTS = new Map(demoListings().map((listing) => [listing.title, listing]));

const lotOf = (title: string) => {
  const lot = LOTS.get(title);
  if (!lot) throw new Error(`Nothing is called ${title}`);
  return { ...lot, by: SELLERS[lot.seller] };
};

describe('offers, visits and deals of the demonstration', () => {
  it('are between two people, about lots that there are', () => {
    for (const { lot, buyer } of [...DEMO_DEALS, ...DEMO_NEGOTIATIONS, ...DEMO_VISITS])
      expect(lotOf(lot).by).not.toBe(buyer);
  });

  it('are at every stage between the two accounts that people sign in with', () => {
    const between = DEMO_DEALS.filter(({ lot, buyer }) => lotOf(lot).by === 'vendedor' && buyer === 'comprador');
    expect(new Set(between.map(({ stage }) => stage))).toEqual(new Set(DEAL_STAGES));
    expect(between.some(({ isCancelled }) => isCancelled)).toBe(true);
    expect(between.some(({ dispute }) => dispute)).toBe(true);
  });

  it('were agreed after the lot was published, and leave some of it for sale', () => {
    for (const title of new Set(DEMO_DEALS.map(({ lot }) => lot))) {
      const deals = DEMO_DEALS.filter(({ lot }) => lot === title);
      const { lot, createdDaysAgo } = lotOf(title);
      expect(Math.max(...deals.map(({ agreedDaysAgo }) => agreedDaysAgo))).toBeLessThan(createdDaysAgo);
      const taken = deals.filter(({ isCancelled }) => !isCancelled).reduce((sum, { heads }) => sum + heads, 0);
      expect(taken).toBeLessThan(lot.headCount ?? 0);
    }
  });

  it('are enough for words about two sellers and for figures about one', () => {
    const closed = DEMO_DEALS.filter(({ stage }) => stage === 'closed' || stage === 'reviewed');
    const sellers = closed.map(({ lot }) => lotOf(lot).by);
    const counts = [...new Set(sellers)].map((seller) => sellers.filter((one) => one === seller).length);
    expect(counts.toSorted((a, b) => a - b)).toEqual([4, 5, 11]);
  });
});
