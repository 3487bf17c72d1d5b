import 'server-only';
import { isSuspended } from '@/lib/accounts/accounts/is-suspended';
import { fullName } from '@/lib/core/validation/full-name';
import { db } from '@/lib/core/db/client';
import type { AuditAction } from '@/lib/records/audit/dto';
import { onSale } from '@/lib/market/listings/policy';
import type { ReportSubject } from '@/lib/moderation/reports/subject';
import { decisionsAbout } from './case-record';
import type { CaseOwner } from './dto';

/** An owner with the language of mails to them. */
type FoundOwner = { owner: CaseOwner; firstName: string; language: string };

/** Returns the owner of a case's subject with their history; null if the account is deleted. */
export async function findOwner(id: string, subject: ReportSubject): Promise<FoundOwner | null> {
  const user = await db.user.findUnique({
    where: { id },
    select: {
      id: true,
      firstName: true,
      lastName: true,
      profileImageUrl: true,
      location: true,
      language: true,
      createdAt: true,
      verificationStatus: true,
      verificationDocuments: true,
      phoneConfirmedAt: true,
      suspendedAt: true,
      suspendedUntil: true,
    },
  });
  if (!user) return null;
  const countActs = (action: AuditAction) => db.auditLog.count({ where: { targetType: 'user', targetId: id, action } });
  const [listings, reports, suspended, undone, blockedBy, decisions] = await Promise.all([
    countListings(id),
    db.report.count({
      where: {
        OR: [
          { listing: { userId: id } },
          { equipment: { userId: id } },
          { auctionLot: { userId: id } },
          { userId: id },
          { message: { fromUserId: id } },
        ],
      },
    }),
    countActs('user.suspended'),
    countActs('user.suspension_undone'),
    db.userBlock.count({ where: { blockedId: id } }),
    decisionsAbout(id, subject),
  ]);
  const { firstName, lastName, profileImageUrl, location, language, createdAt, verificationStatus, phoneConfirmedAt } =
    user;
  return {
    owner: {
      id,
      name: fullName({ firstName, lastName }),
      picture: profileImageUrl,
      location,
      memberSince: createdAt.toISOString(),
      verificationStatus,
      documents: user.verificationDocuments,
      phoneConfirmed: phoneConfirmedAt !== null,
      suspendedAt: isSuspended(user) ? (user.suspendedAt?.toISOString() ?? null) : null,
      suspendedUntil: isSuspended(user) ? (user.suspendedUntil?.toISOString() ?? null) : null,
      listings,
      reports,
      suspensions: suspended - undone,
      blockedBy,
      decisions,
    },
    firstName,
    language,
  };
}

/** Counts an owner's animals and equipment: on sale, in all, and sold. */
async function countListings(userId: string): Promise<CaseOwner['listings']> {
  const count = async (where: object) => {
    const [animals, equipment] = await Promise.all([
      db.animalListing.count({ where: { userId, ...where } }),
      db.equipmentListing.count({ where: { userId, ...where } }),
    ]);
    return animals + equipment;
  };
  const [active, total, sold] = await Promise.all([count(onSale()), count({}), count({ soldAt: { not: null } })]);
  return { active, total, sold };
}
