import { changePicture } from '@/lib/accounts/accounts/change-picture';
import { deleteUnconfirmed } from '@/lib/accounts/accounts/delete-unconfirmed';
import { lockAddress, takeAddress } from '@/lib/accounts/contacts/take-address';
import { db } from '@/lib/core/db/client';
import { deleteDiscardedFiles } from '@/lib/files/sweeps/delete-discarded';
import { storage } from '@/lib/files/storage/storage';
import { uploadImage } from '@/lib/files/uploads/upload-image';
import { makePicture } from '@/tests/factories/picture';
import { makeUser } from '@/tests/factories/user';

const DAY_MS = 24 * 60 * 60 * 1000;

async function stored(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage().list('')) keys.push(key);
  return keys.sort();
}

/** An account that only claims its address, with a portrait and a picture that waits. */
async function makeClaimant(email: string, createdAt = new Date()) {
  const user = await makeUser({ email, emailConfirmedAt: null, createdAt });
  const file = { name: 'foto.jpg', bytes: await makePicture('jpeg', 60, 40) };
  // Set while the address was confirmed.
  await changePicture({ ...user.actor, emailConfirmed: true }, file);
  await uploadImage(user.actor, file);
  return user;
}

test('the files of claimants go with them when somebody else confirms the address, those of others stay', async () => {
  const [mine, theirs] = ['mine@corral.test', 'theirs@corral.test'];
  await makeClaimant(theirs);
  const kept = await stored();
  const { id } = await makeUser({ email: mine, emailConfirmedAt: null });
  await makeClaimant(mine);
  expect((await stored()).length).toBe(2 * kept.length);
  await db.$transaction(async (tx) => {
    await lockAddress(tx, mine);
    await takeAddress(tx, id, mine);
  });
  expect(await deleteDiscardedFiles()).toBe(kept.length);
  expect(await stored()).toEqual(kept);
  expect(await deleteDiscardedFiles()).toBe(0);
});

test('the files of accounts that nobody confirmed go with them', async () => {
  const kept = await stored();
  await makeClaimant('nobody@corral.test', new Date(Date.now() - 91 * DAY_MS));
  expect(await deleteUnconfirmed()).toBe(1);
  expect(await deleteDiscardedFiles()).toBe(4);
  expect(await stored()).toEqual(kept);
});
