import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { getAnimalListing } from '@/lib/market/animal-lots/get-animal-listing';
import { getLot } from '@/lib/market/auctions/get-lot';
import { getEquipmentListing } from '@/lib/market/equipment/get-equipment-listing';
import { privateTopicPath, topicPath, type Topic } from '@/lib/core/topics/schema';
import { flagPhrases } from '@/lib/records/risk-phrases/flag-phrases';
import { isTopic, type ReportSubject } from '@/lib/moderation/reports/subject';
import { findMessage, findPerson } from './conduct-subject';
import type { CaseSubject } from './dto';

/** What was reported as its page shows it, with its owner's id and the illustration that replaces a missing picture. */
export type FoundSubject = { subject: CaseSubject; ownerId: string | null; stock: string };

/** Returns what was reported; null if it was deleted. */
export async function findSubject(actor: Actor, reported: ReportSubject): Promise<FoundSubject | null> {
  if (!isTopic(reported)) return reported.kind === 'user' ? findPerson(reported.id) : findMessage(reported.id);
  const topic = reported;
  if (topic.kind === 'lot') return findLot(topic);
  const listing = await (topic.kind === 'listing' ? getAnimalListing : getEquipmentListing)(actor, topic.id);
  if (!listing) return null;
  const { title, language, price, location, imageDetails: images, createdAt, status: state, takenDown } = listing;
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
    stock: topic.kind === 'listing' ? listing.category : `equipment-${listing.category}`,
  };
}

async function findLot(topic: Topic): Promise<FoundSubject | null> {
  const lot = await getLot(topic.id, { alsoHeld: true });
  if (!lot) return null;
  const { title, language, location, images, state, category, totalUsd: price, seller } = lot;
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
