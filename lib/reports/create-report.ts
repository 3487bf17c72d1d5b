import 'server-only';
import type { Actor } from '@/lib/accounts/actor';
import { db, Prisma } from '@/lib/db/client';
import { DomainError } from '@/lib/errors/domain-error';
import { getListing } from '@/lib/listings/get-listing';
import { consume } from '@/lib/rate-limit/limit';
import type { OwnReportDto } from './dto';
import type { CreateReportInput } from './schema';

/** What the database's refusals mean here: the index of pending reports knows one already, or the listing went meanwhile. */
const REFUSALS: Record<string, 'already_reported' | 'listing_not_found'> = { P2002: 'already_reported', P2003: 'listing_not_found' };

/**
 * Reports a listing to the administrators. One report of a person waits per listing, however many arrive at once.
 * @throws DomainError `listing_not_found` for a listing that the actor does not see, `own_listing`, `already_reported`, `rate_limited`.
 */
export async function createReport(actor: Actor, { listingId, reason, description }: CreateReportInput): Promise<OwnReportDto> {
  await consume('reportByUser', actor.id);
  const listing = await getListing(actor, listingId);
  if (!listing) throw new DomainError('listing_not_found');
  if (listing.userId === actor.id) throw new DomainError('own_listing');
  try {
    const { createdAt, ...report } = await db.report.create({
      data: { reportedBy: actor.id, listingId: listing.id, listingTitle: listing.title, reason, description: description ?? '' },
      select: { id: true, reason: true, description: true, status: true, createdAt: true },
    });
    return { ...report, listingId: listing.id, createdAt: createdAt.toISOString() };
  } catch (cause) {
    const code = cause instanceof Prisma.PrismaClientKnownRequestError ? REFUSALS[cause.code] : undefined;
    throw code ? new DomainError(code, { cause }) : cause;
  }
}
