import 'server-only';
import { randomInt } from 'node:crypto';
import { Prisma, type Transaction } from '@/lib/core/db/client';
import { newId } from '@/lib/core/db/new-id';
import { languageOf } from '@/lib/core/i18n/locales';
import { fullName } from '@/lib/core/validation/full-name';
import type { DealTerms } from '@/lib/deals/terms/schema';
import { asTyped, scaleUnit } from '@/lib/deals/terms/scale';
import type { Side } from '@/lib/deals/terms/side';
import { factSelect, readFacts } from '@/lib/livestock/facts/stored-facts';
import { healthOf, healthSelect } from '@/lib/livestock/facts/health';
import { IS_KNOWN } from './deal-figures';
import { DECLARED_FACTS, type DealSnapshot, type DeclaredDto } from './dto';
import { termsHash } from './terms-hash';

type Agreed = {
  sellerId: string;
  buyerId: string;
  terms: DealTerms;
  lot: DealSnapshot['lot'];
  negotiationId?: string;
  listingId?: string;
  auctionLotId?: string;
  /** Who accepted; null where an auction decided. */
  by: Side | null;
  /** The buyer is a runner-up, who wasn't asked yet. */
  isAsked?: boolean;
};

const described = {
  title: true,
  language: true,
  category: true,
  class: true,
  breed: true,
  location: true,
  images: true,
  ...healthSelect,
} as const;

/** The declared facts that an auction's lot has. */
const OF_AUCTIONS = ['weightMin', 'weightMax', 'weighedOn'] as const;

type Described = Prisma.AnimalListingGetPayload<{ select: typeof described }>;

/** The lot of a deal from the columns that listings and auctions share. */
export function lotOf(
  { images, language, category, ...row }: Described,
  age: number | null,
  { facts, traits }: { facts: DeclaredDto['facts']; traits: DeclaredDto['traits'] },
): DealSnapshot['lot'] {
  const { title, class: code, breed, location } = row;
  return {
    title,
    language: languageOf(language),
    category: category,
    class: code,
    breed,
    age,
    location,
    image: images[0] ?? null,
    declared: { facts: said(facts), health: said(healthOf(row)), traits },
  };
}

/** What somebody said: neither nothing nor a box that wasn't ticked. */
const said = <Facts extends object>(facts: Facts): Partial<Facts> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null && value !== false)) as Partial<Facts>;

/** Reads the lot of a listing, as a deal keeps it. */
export async function lotOfListing(tx: Transaction, id: string): Promise<DealSnapshot['lot']> {
  const { age, traits, ...row } = await tx.animalListing.findUniqueOrThrow({
    where: { id },
    select: { ...described, ...factSelect(DECLARED_FACTS), age: true, traits: true },
  });
  // The schema of listings let nothing but an object in.
  return lotOf(row, age, { facts: readFacts(DECLARED_FACTS, row), traits: traits as Prisma.JsonObject });
}

/** Reads the lot of an auction, as a deal keeps it. */
export async function lotOfAuction(tx: Transaction, id: string): Promise<DealSnapshot['lot']> {
  const { averageAge, ...row } = await tx.auctionLot.findUniqueOrThrow({
    where: { id },
    select: { ...described, ...factSelect(OF_AUCTIONS), averageAge: true },
  });
  return lotOf(row, averageAge, { facts: readFacts(OF_AUCTIONS, row), traits: {} });
}

/** The lightest and the heaviest of a lot, as they were typed where the deal is in pounds. */
function lotInTerms(lot: DealSnapshot['lot'], terms: DealTerms): DealSnapshot['lot'] {
  if (!lot.declared) return lot;
  const { weightMin, weightMax, ...facts } = lot.declared.facts;
  const typed = (kg: number) => asTyped(kg, scaleUnit(terms));
  const ends = { ...(weightMin && { weightMin: typed(weightMin) }), ...(weightMax && { weightMax: typed(weightMax) }) };
  return { ...lot, declared: { ...lot.declared, facts: { ...facts, ...ends } } };
}

/**
 * The two people of a deal as it keeps them, and the sides whose telephone is confirmed, or whom an administrator verified: figures
 * go by it when they are so no more.
 */
export type Parties = Pick<DealSnapshot, 'seller' | 'buyer'> & { known: Side[] };

/** One of the two as their account says. */
export type Party = { firstName: string; lastName: string; location: string | null; isKnown: boolean };

export function toParties(seller: Party, buyer: Party): Parties {
  const partyOf = (party: Party) => ({ name: fullName(party), location: party.location });
  const known: Side[] = [...(seller.isKnown ? ['seller' as const] : []), ...(buyer.isKnown ? ['buyer' as const] : [])];
  return { seller: partyOf(seller), buyer: partyOf(buyer), known };
}

/** Reads the two people of a deal. */
async function readParties(
  tx: Transaction,
  { sellerId, buyerId }: Pick<Agreed, 'sellerId' | 'buyerId'>,
): Promise<Parties> {
  const people = await tx.$queryRaw<(Party & { id: string })[]>`
    SELECT u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.location, ${IS_KNOWN(Prisma.sql`u`)} AS "isKnown"
    FROM users AS u WHERE u.id IN (${sellerId}::uuid, ${buyerId}::uuid)`;
  const partyOf = (id: string): Party => {
    const person = people.find((one) => one.id === id);
    if (!person) throw new Error('a party of a deal without an account');
    return person;
  };
  return toParties(partyOf(sellerId), partyOf(buyerId));
}

/** Seven random digits: archives hold no sequences, and a number tells nobody how many deals there are. */
const randomNumber = (): number => randomInt(1_000_000, 10_000_000);

/**
 * Opens a deal in the caller's transaction, which has reserved its heads. Terms, lot and names are kept as they are now,
 * under a hash; nothing of them changes afterwards.
 * @param read the two people, where they were read before a lock for which others wait
 */
export async function openDeal(
  tx: Transaction,
  { by, isAsked = false, terms, lot, ...agreed }: Agreed,
  now: Date,
  read: Parties | null = null,
) {
  const { known, ...people } = read ?? (await readParties(tx, agreed));
  const snapshot: DealSnapshot = { lot: lotInTerms(lot, terms), ...people };
  const { sellerId, buyerId, negotiationId = null, listingId = null, auctionLotId = null } = agreed;
  for (let tries = 0; tries < 20; tries++) {
    const number = randomNumber();
    const hash = termsHash({ number, terms, snapshot, agreedAt: now });
    // Another deal may have the number; an error would end the transaction.
    const [deal] = await tx.$queryRaw<{ id: string; number: number }[]>`
      WITH deal AS (INSERT INTO deals (id, number, negotiation_id, listing_id, auction_lot_id, seller_id, buyer_id, heads, terms, snapshot, terms_hash, agreed_at)
        VALUES (${newId()}::uuid, ${number}, ${negotiationId}::uuid, ${listingId}::uuid, ${auctionLotId}::uuid, ${sellerId}::uuid, ${buyerId}::uuid,
          ${terms.heads}, ${JSON.stringify(terms)}::jsonb, ${JSON.stringify(snapshot)}::jsonb, ${hash}, ${now})
        ON CONFLICT DO NOTHING RETURNING id, number),
      event AS (INSERT INTO deal_events (deal_id, nth, side, kind, data, at)
        SELECT id, 1, ${by}, ${isAsked ? 'asked' : 'agreed'}, ${JSON.stringify({ known })}::jsonb, ${now} FROM deal)
      SELECT id, number FROM deal`;
    if (deal) return deal;
  }
  throw new Error('a second deal of one negotiation');
}
