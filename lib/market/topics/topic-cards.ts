import 'server-only';
import { db } from '@/lib/core/db/client';
import { languageOf } from '@/lib/core/i18n/locales';
import { imageUrl } from '@/lib/files/images/widths';
import type { Topic, TopicKind } from '@/lib/core/topics/schema';
import type { TopicCard } from './dto';

const SELECT = { id: true, title: true, language: true, category: true, images: true } as const;

/** Returns the titles and first pictures of topics by id, one query per kind; without those that are deleted. */
export async function readTopicCards(topics: readonly Topic[]): Promise<Map<string, TopicCard>> {
  const idsOf = (kind: TopicKind) => topics.filter((topic) => topic.kind === kind).map(({ id }) => id);
  const [animals, equipment, lots] = await Promise.all([
    db.animalListing.findMany({ where: { id: { in: idsOf('listing') } }, select: SELECT }),
    db.equipmentListing.findMany({ where: { id: { in: idsOf('equipment') } }, select: SELECT }),
    db.auctionLot.findMany({ where: { id: { in: idsOf('lot') } }, select: SELECT }),
  ]);
  const card = (
    row: { id: string; title: string; language: string; images: string[] },
    stock: string,
  ): [string, TopicCard] => [
    row.id,
    {
      title: row.title,
      language: languageOf(row.language),
      picture: row.images[0] ? imageUrl(row.images[0], 400) : null,
      stock,
    },
  ];
  return new Map([
    ...animals.map((row) => card(row, row.category)),
    ...equipment.map((row) => card(row, `equipment-${row.category}`)),
    ...lots.map((row) => card(row, row.category)),
  ]);
}
