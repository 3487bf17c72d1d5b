import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { getAnimalListing } from '@/lib/market/animal-lots/get-animal-listing';
import { getLot } from '@/lib/market/auctions/get-lot';
import { getEquipmentListing } from '@/lib/market/equipment/get-equipment-listing';
import { privateTopicPath, topicPath, type Topic } from '@/lib/core/topics/schema';
import { flagPhrases } from '@/lib/records/risk-phrases/flag-phrases';
import { isTopic, type ReportSubject } from '@/lib/moderation/reports/subject';
import { findMessage, findPerson } from './conduct-subject';
import { headsPriced, ownFigures } from '@/lib/market/animal-lots/lot-figures';
import type { CasePrice, CaseSubject } from './dto';

/** What was reported as its page shows it, with its owner's id and the illustration that replaces a missing picture. */
export type FoundSubject = { subject: CaseSubject; ownerId: string | null; stock: string };

const UNKNOWN_SUMS = { heads: null, head: null, kg: null, total: null, approximate: false } as const;

/** Returns what was reported; null if it was deleted. */
export async function findSubject(actor: Actor, reported: ReportSubject): Promise<FoundSubject | null> {
  if (!isTopic(reported)) return reported.kind === 'user' ? findPerson(reported.id) : findMessage(reported.id);
  const topic = reported;
  if (topic.kind === 'lot') return findLot(topic);
  const found = topic.kind === 'listing' ? await findAnimals(actor, topic.id) : await findEquipment(actor, topic.id);
  if (!found) return null;
  const { listing, price, stock } = found;
  const { title, language, location, imageDetails: images, createdAt, status: state, takenDown } = listing;
  const description = flagPhrases(listing.description);
  const path = (state === 'active' ? topicPath : privateTopicPath)(topic);
  return {
    subject: {
      kind: 'listing',
      title,
      language,
      description,
      price,
      location,
      images,
      createdAt,
      state,
      takenDown,
      path,
    },
    ownerId: listing.userId,
    stock,
  };
}

async function findAnimals(actor: Actor, id: string) {
  const listing = await getAnimalListing(actor, id);
  if (!listing) return null;
  const { priceAmount: amount, priceBasis: basis, priceCurrency } = listing.lot;
  const heads = headsPriced(listing.lot);
  const price: CasePrice = { amount, basis, heads, ...ownFigures(listing), currency: priceCurrency };
  return { listing, price, stock: listing.category as string };
}

async function findEquipment(actor: Actor, id: string) {
  const listing = await getEquipmentListing(actor, id);
  if (!listing) return null;
  const price: CasePrice = {
    ...UNKNOWN_SUMS,
    amount: listing.priceAmount,
    basis: null,
    currency: listing.priceCurrency,
  };
  return { listing, price, stock: `equipment-${listing.category}` };
}

async function findLot(topic: Topic): Promise<FoundSubject | null> {
  const lot = await getLot(topic.id, { alsoHeld: true });
  if (!lot) return null;
  const { title, language, location, images, state, category, seller } = lot;
  const price: CasePrice = {
    ...UNKNOWN_SUMS,
    amount: lot.currentPrice ?? lot.startingPrice,
    basis: lot.priceBasis,
    currency: lot.priceCurrency,
    heads: lot.quantity,
    // Without units nobody knows what an amount comes to.
    total: Number(lot.priceUnits) === 0 ? null : lot.total,
  };
  return {
    subject: {
      kind: 'listing',
      title,
      language,
      description: flagPhrases(lot.description),
      price,
      location,
      images,
      createdAt: null,
      state,
      takenDown: false,
      path: topicPath(topic),
    },
    ownerId: seller?.id ?? null,
    stock: category,
  };
}
