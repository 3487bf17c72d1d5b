import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { showPremises } from '@/lib/livestock/ids/premises';
import { PREMISES_SCHEMES } from '@/lib/livestock/ids/schema';
import type { OwnPremisesDto, OwnTagsDto } from './dto';

/** The latest listings whose tags a seller can edit at a glance. */
const LISTINGS_SHOWN = 50;

/** Returns the actor's premises, in the order they were declared. */
export async function getOwnPremises(actor: Actor): Promise<OwnPremisesDto[]> {
  const rows = await db.declaredId.findMany({
    where: { userId: actor.id, listingId: null },
    orderBy: { id: 'asc' },
    select: { id: true, scheme: true, number: true, checkedAt: true },
  });
  return rows.map(({ id, number, checkedAt, ...row }) => {
    const scheme = PREMISES_SCHEMES.find((known) => known === row.scheme) ?? 'other';
    return { id, scheme, number: showPremises(scheme, number), checkedAt: checkedAt?.toISOString() ?? null };
  });
}

/** Returns the actor's latest unsold animal listings with their tags. */
export async function getOwnTags(actor: Actor): Promise<OwnTagsDto[]> {
  const rows = await db.animalListing.findMany({
    where: { userId: actor.id, soldAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: LISTINGS_SHOWN,
    select: {
      ...{ id: true, title: true, location: true },
      tags: { orderBy: { number: 'asc' }, select: { number: true, checkedAt: true } },
    },
  });
  return rows.map(({ id, title, location, tags }) => ({
    ...{ listingId: id, title, location },
    tags: tags.map(({ number }) => number),
    checked: tags.filter(({ checkedAt }) => checkedAt !== null).length,
  }));
}
