import 'server-only';
import { z } from 'zod';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { statusSelect, toStatusDto } from './columns';
import { documentName } from './document-name';
import type { DocumentDto, VerificationFormDto, VerificationStatusDto } from './dto';
import { DOCUMENTS_MAX } from './schema';

const detailsSchema = z.object({ name: z.string(), size: z.number() });

/** Returns the status of the actor's verification. */
export async function getVerificationStatus(actor: Actor): Promise<VerificationStatusDto> {
  return toStatusDto(await db.user.findUniqueOrThrow({ where: { id: actor.id }, select: statusSelect }));
}

/** Returns the place of the actor's latest listing; null if they have none. */
async function placeOfListings({ id: userId }: Actor): Promise<string | null> {
  const latest = { where: { userId }, orderBy: { createdAt: 'desc' }, select: { location: true } } as const;
  const [animals, equipment] = await Promise.all([
    db.animalListing.findFirst(latest),
    db.equipmentListing.findFirst(latest),
  ]);
  return (animals ?? equipment)?.location ?? null;
}

/**
 * Returns the initial values of the actor's next request: their profile, their previous answers and their documents. The
 * place of the listings of who never gave one is only suggested: it may be where the animals are, and not where they live.
 */
export async function getVerificationForm(actor: Actor): Promise<VerificationFormDto> {
  const [user, waiting] = await Promise.all([
    db.user.findUniqueOrThrow({
      where: { id: actor.id },
      select: {
        firstName: true,
        lastName: true,
        phone: true,
        location: true,
        businessName: true,
        businessType: true,
        verificationDocuments: true,
      },
    }),
    db.upload.findMany({
      where: { userId: actor.id, kind: 'document' },
      orderBy: { id: 'desc' },
      take: DOCUMENTS_MAX,
      select: { key: true, details: true },
    }),
  ]);
  const { verificationDocuments, ...rest } = user;
  const sent = verificationDocuments.map<DocumentDto>((name) => ({ name, originalName: null, size: null }));
  const fresh = waiting.reverse().map<DocumentDto>(({ key, details }) => {
    const { name, size } = detailsSchema.parse(details);
    return { name: documentName(key), originalName: name, size };
  });
  const suggestedLocation = rest.location === null ? await placeOfListings(actor) : null;
  return { ...rest, suggestedLocation, documents: [...sent, ...fresh].slice(-DOCUMENTS_MAX) };
}
