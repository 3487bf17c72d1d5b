import type { Actor } from '@/lib/core/actors/actor';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { createLot } from '@/lib/market/auctions/create-lot';
import { lotFieldsSchema } from '@/lib/market/auctions/schema';
import { db } from '@/lib/core/db/client';
import { EQUIPMENT_LISTINGS } from '@/lib/market/equipment/equipment-listings';
import { equipmentListingFieldsSchema } from '@/lib/market/equipment/schema';
import { addFavorite } from '@/lib/market/favorites/add-favorite';
import { createListing } from '@/lib/market/listings/create-listing';
import { sendMessageSchema } from '@/lib/messages/messages/schema';
import { sendMessage } from '@/lib/messages/messages/send-message';
import { createReport } from '@/lib/moderation/reports/create-report';
import { createReportSchema } from '@/lib/moderation/reports/schema';
import { uploadImage } from '@/lib/files/uploads/upload-image';
import { equipmentInput } from '@/tests/factories/equipment';
import { listingFields, makeListing } from '@/tests/factories/listing';
import { bid, inMs, lotInput, makeLot } from '@/tests/factories/lot';
import { makePicture } from '@/tests/factories/picture';
import { refusalOf } from '@/tests/factories/refusal';
import { makeUser } from '@/tests/factories/user';

let newcomer: Actor;
let seller: Actor;
let listingId: string;

beforeAll(async () => {
  newcomer = (await makeUser({ emailConfirmedAt: null })).actor;
  seller = (await makeUser()).actor;
  listingId = (await makeListing({ userId: seller.id })).id;
});

const picture = async () =>
  (await uploadImage(newcomer, { name: 'foto.jpg', bytes: await makePicture('jpeg', 60, 40) })).id;

/** What others see. */
const ACTS: [string, () => Promise<unknown>][] = [
  ['publishing animals', async () => createListing(newcomer, ANIMAL_LISTINGS, listingFields(), [await picture()])],
  [
    'publishing equipment',
    async () =>
      createListing(newcomer, EQUIPMENT_LISTINGS, equipmentListingFieldsSchema.parse(equipmentInput), [
        await picture(),
      ]),
  ],
  [
    'putting up a lot',
    async () =>
      createLot(
        newcomer,
        lotFieldsSchema.parse({
          ...lotInput,
          endTime: inMs(86_400_000).toISOString(),
        }),
        [await picture()],
      ),
  ],
  ['bidding', async () => bid(newcomer, (await makeLot(seller.id)).id, '800')],
  [
    'writing',
    async () =>
      sendMessage(
        newcomer,
        sendMessageSchema.parse({ toUserId: seller.id, listingId, message: 'Hola', contactMethod: 'corral' }),
      ),
  ],
  ['reporting', async () => createReport(newcomer, createReportSchema.parse({ listingId, reason: 'spam' }))],
];

describe('without a confirmed address', () => {
  it.each(ACTS)('%s is refused', async (_, act) => {
    expect(await refusalOf(act())).toEqual({ code: 'email_unconfirmed', status: 403, fields: {} });
  });

  it('saving is possible', async () => {
    await addFavorite(newcomer, listingId);
    expect(await db.favorite.count({ where: { userId: newcomer.id } })).toBe(1);
  });
});

it.each(ACTS)('%s is possible once it is confirmed', async (_, act) => {
  newcomer = { ...newcomer, emailConfirmed: true };
  await expect(act()).resolves.toBeDefined();
});
