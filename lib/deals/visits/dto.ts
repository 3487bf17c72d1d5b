import type { Prisma } from '@/lib/core/db/generated/client';
import { lotPicture } from '@/lib/files/images/widths';
import { fullName } from '@/lib/core/validation/full-name';
import { sideOf, type Side } from '@/lib/deals/terms/side';
import { slotEnd, type Slot } from '@/lib/deals/terms/dates/visit-slots';

/** `past`: the chosen slot is over; whether anybody came is nobody's to say. */
export type VisitStatus = 'open' | 'agreed' | 'declined' | 'cancelled' | 'expired' | 'past';

export type VisitedListingDto = { id: string; title: string; image: string; location: string };

/** A visit as one of its sides sees it. */
export type VisitDto = {
  id: string;
  status: VisitStatus;
  /** The side of whoever reads it. */
  side: Side;
  listing: VisitedListingDto;
  /** `isActive` unless their account is suspended or closed. */
  person: { id: string; name: string; isActive: boolean };
  /** Who comes: the buyer, or an inspector on their behalf. */
  visitor: 'self' | 'inspector';
  inspectorName: string | null;
  /** Those that wait for an answer, or waited for it. */
  slots: Slot[];
  /** Those of them that are not over yet. */
  slotsLeft: Slot[];
  proposedBy: Side;
  chosen: Slot | null;
  endedBy: Side | null;
  /** When the chosen slot is over, or the last of those proposed. */
  endsAt: string;
};

const person = { id: true, firstName: true, lastName: true, suspendedAt: true, closedAt: true } as const;

export const visitSelect = {
  id: true,
  status: true,
  listingId: true,
  buyerId: true,
  sellerId: true,
  visitor: true,
  inspectorName: true,
  slots: true,
  proposedBy: true,
  chosen: true,
  endedBy: true,
  endsAt: true,
  listing: { select: { id: true, title: true, category: true, images: true, location: true } },
  buyer: { select: person },
  seller: { select: { ...person, timeZone: true, location: true } },
} as const satisfies Prisma.VisitSelect;

type VisitRow = Prisma.VisitGetPayload<{ select: typeof visitSelect }>;

/** Maps a listing to what a visit shows of it. */
export function toVisitedListing(row: {
  id: string;
  title: string;
  category: string;
  images: string[];
  location: string;
}) {
  const { id, title, category, images, location } = row;
  return { id, title, image: lotPicture(images, category), location };
}

const OVER: Partial<Record<VisitStatus, VisitStatus>> = { open: 'expired', agreed: 'past' };

/** What a visit has become by now, whether or not the job has marked it yet. */
export function statusNow(row: { status: string; endsAt: Date }, now: Date): VisitStatus {
  // The check of the table lets nothing else in.
  const status = row.status as VisitStatus;
  return row.endsAt <= now ? (OVER[status] ?? status) : status;
}

/** Maps a stored visit for one of its sides; null for anybody else. */
export function toVisitDto(row: VisitRow, readerId: string, now: Date): VisitDto | null {
  const side = sideOf(row, readerId);
  if (!side) return null;
  const other = side === 'seller' ? row.buyer : row.seller;
  // The checks of the table and the rules of slots let nothing else in.
  const slots = row.slots as Slot[];
  const place = { location: row.listing.location, seller: row.seller };
  return {
    id: row.id,
    status: statusNow(row, now),
    side,
    listing: toVisitedListing(row.listing),
    person: { id: other.id, name: fullName(other), isActive: !other.suspendedAt && !other.closedAt },
    visitor: row.visitor as VisitDto['visitor'],
    inspectorName: row.inspectorName,
    slots,
    slotsLeft: slots.filter((slot) => slotEnd(slot, place) > now),
    proposedBy: row.proposedBy as Side,
    chosen: row.chosen as Slot | null,
    endedBy: row.endedBy as Side | null,
    endsAt: row.endsAt.toISOString(),
  };
}
