import { db } from '@/lib/core/db/client';
import { editPrice } from '@/lib/market/equipment/edit-price';
import { makeEquipment } from '@/tests/factories/equipment';
import { makeUser } from '@/tests/factories/user';

it('changes the price of equipment alone, unless it is somebody else’s or has changed since', async () => {
  const [{ actor }, other] = [await makeUser(), await makeUser()];
  const { id } = await makeEquipment({ userId: actor.id, priceAmount: '28500', location: 'Salto, Uruguay' });
  const before = await db.equipmentListing.findUniqueOrThrow({ where: { id } });
  const edit = { id, seenAt: before.updatedAt.toISOString(), value: '27000.5', priceConfirmed: false };
  await expect(editPrice(other.actor, edit)).rejects.toMatchObject({ code: 'forbidden' });
  await editPrice(actor, edit);
  const after = await db.equipmentListing.findUniqueOrThrow({ where: { id } });
  expect(after.priceAmount?.toString()).toBe('27000.5');
  expect([after.title, after.location, after.year]).toEqual([before.title, before.location, before.year]);
  await expect(editPrice(actor, { ...edit, value: '26000' })).rejects.toMatchObject({ code: 'listing_changed' });
});
