import { db, type Prisma } from '@/lib/core/db/client';
import { parseInput } from '@/lib/web/request-bodies/read-body';
import { sendMessageSchema } from '@/lib/messages/messages/schema';
import { makeListing } from './listing';
import { makeUser } from './user';

type MadeUser = Awaited<ReturnType<typeof makeUser>>;

/** Parses the input of a message. */
export const messageInput = (traits: Record<string, unknown>) =>
  parseInput(sendMessageSchema, {
    message: '¿Sigue disponible?',
    contactMethod: 'phone',
    contactValue: '+598 (99) 123-456',
    ...traits,
  });

/** Stores messages without the verb, which is fast and allows any age. */
export async function storeMessages(
  from: MadeUser,
  to: MadeUser,
  count: number,
  listingId: string | null = null,
  isRead = false,
) {
  await db.$executeRaw`
    INSERT INTO messages (id, from_user_id, to_user_id, listing_id, message, contact_method, contact_value, is_read)
    SELECT uuidv7(), ${from.id}::uuid, ${to.id}::uuid, ${listingId}::uuid, 'm' || n, 'email', ${from.email}, ${isRead}
    FROM generate_series(0, ${count - 1}) n`;
}

/** Creates a seller with a listing, and an interested buyer. */
export async function makeDeal() {
  const [seller, buyer] = [await makeUser({ firstName: 'Juan', language: 'en' }), await makeUser({ firstName: 'Ana' })];
  return { seller, buyer, listing: await makeListing({ userId: seller.id, title: 'Toro Angus' }) };
}

/** Stores one message without the verb. */
export async function makeMessage(
  traits: Pick<Prisma.MessageUncheckedCreateInput, 'fromUserId' | 'toUserId'> &
    Partial<Prisma.MessageUncheckedCreateInput>,
) {
  return db.message.create({
    data: { message: '¿Sigue disponible?', contactMethod: 'corral', contactValue: '', ...traits },
  });
}
