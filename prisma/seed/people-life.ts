import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { db } from '@/lib/core/db/client';
import { DAY_MS, HOUR_MS } from '@/lib/core/durations';
import { storage } from '@/lib/files/storage/storage';
import { documentKey } from '@/lib/accounts/verification/document-name';
import { CONVERSATIONS } from './content/conversations';
import { REPORTS } from './content/reports';
import { demoId } from './listings';

type Person = { id: string; email: string };

/** Creates the conversations of a buyer and a seller; the seller's last one is unread. */
export async function createConversations(
  buyer: Person,
  seller: Person,
  listings: readonly { id: string }[],
  now: Date,
): Promise<void> {
  await db.message.createMany({
    data: CONVERSATIONS.flatMap(({ listing, lines, read }) =>
      lines.map(({ from, text, hoursAgo, phone }) => {
        const [writer, reader] = from === 'buyer' ? [buyer, seller] : [seller, buyer];
        const createdAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
        return {
          // The inbox is ordered by id.
          id: demoId(`message ${text}`, createdAt),
          fromUserId: writer.id,
          toUserId: reader.id,
          listingId: listings[listing]?.id ?? null,
          message: text,
          isRead: read,
          contactMethod: phone ? ('phone' as const) : ('corral' as const),
          contactValue: phone ?? '',
          createdAt,
        };
      }),
    ),
  });
}

/** Creates the buyer's saved searches. */
export async function createSavedSearches(buyer: Person, now: Date): Promise<void> {
  const lastCheckedAt = new Date(now.getTime() - 2 * HOUR_MS);
  await db.savedSearch.createMany({
    data: [
      {
        userId: buyer.id,
        name: 'Vaquillonas Angus',
        query: 'category=bovine&breed=Angus&maxPrice=1500',
        frequency: 'daily',
        lastCheckedAt,
      },
      {
        userId: buyer.id,
        name: 'Ovejas vacunadas',
        query: 'category=ovine&vaccinated=true',
        frequency: 'weekly',
        lastCheckedAt,
      },
    ],
  });
}

/** Stores a drawn sheet of paper as a stand-in for a scanned document. */
async function storeDocument(): Promise<string> {
  const lines = Array.from(
    { length: 22 },
    (_, n) =>
      `<rect x="90" y="${220 + n * 40}" width="${n % 5 === 4 ? 300 : 640 - ((n * 37) % 90)}" height="10" fill="#8a8577"/>`,
  );
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="820" height="1160"><rect width="820" height="1160" fill="#fbfaf6"/><rect x="90" y="110" width="380" height="26" fill="#3d3a33"/>${lines.join('')}<circle cx="640" cy="1010" r="70" fill="none" stroke="#7a3b2e" stroke-width="6"/></svg>`;
  const name = `${randomUUID()}.png`;
  await storage().put(documentKey(name), await sharp(Buffer.from(sheet)).png().toBuffer(), 'image/png');
  return name;
}

/** Creates two pending verifications and a rejected one; `people` are sellers who are not verified. */
export async function createVerifications(people: readonly Person[], reviewer: Person, now: Date): Promise<void> {
  const [first, second, refused] = people;
  const ask = async (person: Person | undefined, daysAgo: number, data: object) => {
    if (!person) return;
    const documents = [await storeDocument(), await storeDocument()];
    const submitted = {
      verificationSubmittedAt: new Date(now.getTime() - daysAgo * DAY_MS),
      verificationDocuments: documents,
    };
    await db.user.update({ where: { id: person.id }, data: { ...submitted, ...data } });
  };
  await ask(first, 1, {
    verificationStatus: 'pending',
    businessName: 'Establecimiento La Aguada',
    businessType: 'Cría e invernada',
  });
  await ask(second, 3, { verificationStatus: 'pending', businessName: 'Cabaña El Ceibo', businessType: 'Cabaña' });
  await ask(refused, 12, {
    verificationStatus: 'rejected',
    verificationReviewedAt: new Date(now.getTime() - 10 * DAY_MS),
    verificationReviewedBy: reviewer.id,
    verificationNotes: 'La foto del documento no se lee. Vuelva a enviarla con más luz, por favor.',
  });
}

/** Creates pending reports and some decided ones. */
export async function createReports(
  reporters: readonly string[],
  listings: readonly { id: string; title: string }[],
  reviewer: Person,
  now: Date,
): Promise<void> {
  await db.report.createMany({
    data: REPORTS.map(({ listing, reporter, reason, description, daysAgo, status, notes }) => {
      const createdAt = new Date(now.getTime() - daysAgo * DAY_MS);
      const decided =
        status === 'pending'
          ? {}
          : { reviewedBy: reviewer.id, reviewedAt: new Date(createdAt.getTime() + DAY_MS), reviewNotes: notes ?? null };
      const { id, title } = listings[listing] ?? { id: null, title: '' };
      return {
        reportedBy: reporters[reporter] ?? null,
        listingId: id,
        listingTitle: title,
        reason,
        description,
        status,
        createdAt,
        ...decided,
      };
    }),
  });
  // Each decided report is a decision of its own.
  await db.$executeRaw`
    INSERT INTO case_decisions (id, listing_id, title, owner_id, action, notes, decided_by, created_at)
    SELECT r.id, r.listing_id, r.listing_title, l.user_id, r.status::text::case_action, r.review_notes, r.reviewed_by, r.reviewed_at
    FROM reports r LEFT JOIN cattle_listings l ON l.id = r.listing_id WHERE r.status <> 'pending'`;
  await db.$executeRaw`UPDATE reports SET decision_id = id WHERE status <> 'pending'`;
}
