import { db } from '@/lib/db/client';
import { parseInput } from '@/lib/request-bodies/read-body';
import { sendMessageSchema } from '@/lib/messages/schema';
import { makeListing } from './listing';
import { makeUser } from './user';

type MadeUser = Awaited<ReturnType<typeof makeUser>>;

/** A message as it is sent. */
export const messageInput = (traits: Record<string, unknown>) =>
  parseInput(sendMessageSchema, {
    message: '¿Sigue disponible?',
    contactMethod: 'phone',
    contactValue: '+598 (99) 123-456',
    ...traits,
  });

/** Made without the verb: quick, and as old as wanted. */
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

/** A seller with a listing, and somebody who wants it. */
export async function makeDeal() {
  const [seller, buyer] = [await makeUser({ firstName: 'Juan', language: 'en' }), await makeUser({ firstName: 'Ana' })];
  return { seller, buyer, listing: await makeListing({ userId: seller.id, title: 'Toro Angus' }) };
}
