import { db } from '@/lib/core/db/client';
import { declarePremises, withdrawPremises } from '@/lib/market/declared-ids/declare-premises';
import { declareTags } from '@/lib/market/declared-ids/declare-tags';
import { getOwnPremises, getOwnTags } from '@/lib/market/declared-ids/get-own-ids';
import { getPublicIds } from '@/lib/market/declared-ids/get-public-ids';
import { PREMISES_MAX, TAGS_MAX } from '@/lib/market/declared-ids/schema';
import { makeListing } from '@/tests/factories/listing';
import { refusalOf } from '@/tests/factories/refusal';
import { makeUser } from '@/tests/factories/user';

const NOTHING = { premises: [], tags: { declared: 0, checked: 0 } };

describe('identifiers', () => {
  let seller: Awaited<ReturnType<typeof makeUser>>;
  let listing: Awaited<ReturnType<typeof makeListing>>;

  beforeEach(async () => {
    seller = await makeUser();
    listing = await makeListing({ userId: seller.id });
  });

  it('of premises are declared by their owner, shown without a number and withdrawn', async () => {
    await declarePremises(seller.actor, { scheme: 'ar_renspa', number: '01.001.0.00001/00' });
    await declarePremises(seller.actor, { scheme: 'us_pin', number: 'a12425j' });
    const own = await getOwnPremises(seller.actor);
    expect(own).toMatchObject([
      { scheme: 'ar_renspa', number: '01-001-0-00001/00', checkedAt: null },
      { scheme: 'us_pin', number: 'A12425J' },
    ]);
    const shown = await getPublicIds(listing);
    expect(shown.premises).toEqual([
      { scheme: 'ar_renspa', isChecked: false },
      { scheme: 'us_pin', isChecked: false },
    ]);
    expect(JSON.stringify(shown)).not.toMatch(/0100100000100|A12425J/);

    const id = own[0]?.id ?? '';
    const stranger = await makeUser();
    expect(await refusalOf(withdrawPremises(stranger.actor, id))).toMatchObject({ code: 'not_found' });
    await withdrawPremises(seller.actor, id);
    expect(await getOwnPremises(seller.actor)).toHaveLength(1);
    expect(await refusalOf(withdrawPremises(seller.actor, 'x'))).toMatchObject({ code: 'not_found' });
  });

  it('of premises are refused twice, in excess, and with a wrong format or check digit', async () => {
    const declare = (number: string, scheme: 'us_pin' | 'uy_dicose' = 'uy_dicose') =>
      declarePremises(seller.actor, { scheme, number });
    await declare('120340001');
    const fields = (key: string) => ({ code: 'invalid_input', fields: { number: [expect.objectContaining({ key })] } });
    expect(await refusalOf(declare('12 034 0001'))).toMatchObject(fields('premisesDeclared'));
    expect(await refusalOf(declare('A12425K', 'us_pin'))).toMatchObject(fields('idCheckDigit'));
    expect(await refusalOf(declare('A1242', 'us_pin'))).toMatchObject(fields('idFormat'));
    await Promise.all(Array.from({ length: PREMISES_MAX - 1 }, (_, index) => declare(`1203411${index}`)));
    expect(await refusalOf(declare('99999999'))).toMatchObject(fields('premisesFull'));
    expect(await getOwnPremises(seller.actor)).toHaveLength(PREMISES_MAX);
  });

  it('are noted for the moderators after a second wrong one, not after a slip', async () => {
    const wrong = (number: string) => refusalOf(declarePremises(seller.actor, { scheme: 'us_pin', number }));
    const signals = () => db.riskSignal.findMany({ where: { userId: seller.id } });
    await wrong('A12425K');
    expect(await signals()).toEqual([]);
    await wrong('A12425L');
    await wrong('A12425L');
    expect(await signals()).toMatchObject([
      { subject: 'user', rule: 'id_format_wrong', evidence: { kind: 'premises', tries: 2 } },
    ]);
  });

  it('of tags are replaced by their owner, and those that stay keep their check', async () => {
    const declare = (tags: string) => declareTags(seller.actor, { listingId: listing.id, tags });
    await declare('UK 123450 600001\n858 000 012345678,, AR-0457\n\nUK123450600001');
    expect(await getOwnTags(seller.actor)).toEqual([
      {
        listingId: listing.id,
        title: listing.title,
        location: listing.location,
        tags: ['858000012345678', 'AR0457', 'UK123450600001'],
        checked: 0,
      },
    ]);
    await db.declaredId.updateMany({ where: { listingId: listing.id }, data: { checkedAt: new Date() } });
    await declare('UK123450600001; UK123450700002');
    expect(await getPublicIds(listing)).toEqual({ premises: [], tags: { declared: 2, checked: 1 } });
    await declare(' ');
    expect(await getPublicIds(listing)).toEqual(NOTHING);
  });

  it('of tags name the wrong one, and nobody declares those of others', async () => {
    const declare = (tags: string, actor = seller.actor) => declareTags(actor, { listingId: listing.id, tags });
    expect(await refusalOf(declare('858000012345678\nUK 123450 600002'))).toMatchObject({
      fields: { tags: [{ key: 'tagCheckDigit', values: { tag: 'UK 123450 600002' } }] },
    });
    const many = Array.from({ length: TAGS_MAX + 1 }, (_, index) => 858000010000000 + index).join('\n');
    expect(await refusalOf(declare(many))).toMatchObject({ fields: { tags: [{ key: 'tagsTooMany' }] } });
    const stranger = await makeUser({ role: 'admin' });
    expect(await refusalOf(declare('AR-0457', stranger.actor))).toMatchObject({ code: 'forbidden' });
    expect(await getPublicIds(listing)).toEqual(NOTHING);
  });

  it('go with the account and the listing', async () => {
    await declarePremises(seller.actor, { scheme: 'us_pin', number: 'A12425J' });
    await declareTags(seller.actor, { listingId: listing.id, tags: 'AR-0457' });
    await db.animalListing.delete({ where: { id: listing.id } });
    expect(await db.declaredId.count({ where: { userId: seller.id } })).toBe(1);
    await db.user.delete({ where: { id: seller.id } });
    expect(await db.declaredId.count({ where: { userId: seller.id } })).toBe(0);
  });
});
