import { CLASSES, classesOf, type ClassCode } from '@/lib/livestock/stock/classes';
import { getAnimalListing } from '@/lib/market/animal-lots/get-animal-listing';
import { similarAnimalListings } from '@/lib/market/animal-lots/similar-animal-listings';
import { db, type Prisma } from '@/lib/core/db/client';
import { placeColumns } from '@/lib/places/place-columns';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';

type Row = Awaited<ReturnType<typeof makeListing>>;

const PLACES = [
  'Tacuarembó, Uruguay',
  'Salto, Uruguay',
  'Bagé, RS, Brasil',
  'Goiânia, Goiás, Brasil',
  'Campo sin mapa',
];
const CODES: (ClassCode | null)[] = ['heifer_bred', 'heifer_open', 'cow_bred', 'calf_m', null];
const BREEDS = ['Angus', 'Hereford', 'Brangus'];

/** The same numbers in every run. */
function draws(seed: number): (max: number) => number {
  let state = seed;
  return (max) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * max);
  };
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

function km(a: Row, b: Row): number | null {
  if (a.lat === null || a.lon === null || b.lat === null || b.lon === null) return null;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const cosines = Math.cos(radians(a.lat)) * Math.cos(radians(b.lat));
  return 2 * 6371.0088 * Math.asin(Math.sqrt(half(a.lat, b.lat) + cosines * half(a.lon, b.lon)));
}

/** e^(−|ln of their ratio| / width); nothing where one of them is unknown. */
const near = (a: Prisma.Decimal | number | null, b: Prisma.Decimal | number | null, width: number) =>
  a === null || b === null ? 0 : Math.exp(-Math.abs(Math.log(Number(a) / Number(b))) / width);

function score(me: Row, other: Row): number {
  const away = km(me, other);
  return (
    (me.class !== null && me.class === other.class ? 3 : 0) +
    (me.breed === other.breed ? 1.5 : 0) +
    near(me.weight, other.weight, 0.2) +
    (away === null ? 0 : Math.exp(-away / 250)) +
    near(me.comparedKg, other.comparedKg, 0.25)
  );
}

const codeOf = ({ class: code }: Row) => code as ClassCode | null;

function isCandidate(me: Row, other: Row): boolean {
  const [mine, its] = [codeOf(me), codeOf(other)];
  const isKin = !mine || !its || classesOf(CLASSES[mine].family).includes(its);
  const isAround = me.country === null || me.country === other.country || (km(me, other) ?? Infinity) <= 500;
  return other.id !== me.id && other.category === me.category && other.isActive && isKin && isAround;
}

/** The best three, at most two of one seller, by looking at every listing. */
function best(me: Row, rows: Row[]): Row[] {
  const sorted = rows
    .filter((other) => isCandidate(me, other))
    .toSorted((a, b) => score(me, b) - score(me, a) || (a.id < b.id ? 1 : -1));
  return sorted
    .filter((row, place) => sorted.slice(0, place).filter(({ userId }) => userId === row.userId).length < 2)
    .slice(0, 3);
}

async function similarTo({ id }: { id: string }) {
  const listing = await getAnimalListing(null, id);
  if (!listing) throw new Error('The listing is not on sale.');
  return similarAnimalListings(listing);
}

beforeEach(() => db.user.deleteMany());
afterAll(() => db.user.deleteMany());

describe('listings like another one', () => {
  it('are those with the highest score of all, at most two of one seller', async () => {
    const draw = draws(20);
    const sellers = [await makeUser(), await makeUser(), await makeUser(), await makeUser(), await makeUser()];
    const drawn = Array.from({ length: 40 }, () => {
      const location = PLACES[draw(PLACES.length)] ?? '';
      return {
        userId: sellers[draw(sellers.length)]?.id ?? '',
        location,
        ...placeColumns(location),
        class: CODES[draw(CODES.length)] ?? null,
        breed: BREEDS[draw(BREEDS.length)] ?? '',
        weight: draw(5) === 0 ? null : 150 + draw(400),
        price: 300 + draw(900),
        isActive: draw(10) > 0,
      };
    });
    await Promise.all(drawn.map(makeListing));
    const rows = await db.animalListing.findMany();
    const shown = rows.filter(({ isActive }) => isActive);
    expect(shown.length).toBeGreaterThan(30);
    for (const me of shown.slice(0, 12)) {
      const expected = best(me, rows);
      const found = (await similarTo(me)).map(({ id }) => rows.find((row) => row.id === id));
      // Beyond the candidates the newest of the category fill up.
      const scores = found.slice(0, expected.length).map((row) => row && score(me, row).toFixed(4));
      expect({ of: me.id, scores }).toEqual({ of: me.id, scores: expected.map((row) => score(me, row).toFixed(4)) });
    }
  });

  it('show at most two of one seller while others have any', async () => {
    const [seller, other] = [await makeUser(), await makeUser()];
    const facts = { class: 'heifer_bred', breed: 'Angus', weight: 380, price: 1180 } as const;
    const me = await makeListing({ userId: seller.id, ...facts });
    for (let nth = 0; nth < 4; nth += 1) await makeListing({ userId: seller.id, ...facts });
    const { id } = await makeListing({ userId: other.id, ...facts, breed: 'Hereford', weight: 250 });
    const found = await similarTo(me);
    expect(found).toHaveLength(3);
    expect(found[2]).toMatchObject({ id });
  });

  it('are found without class, weight, place or a figure per kilogram, by breed and category', async () => {
    const { id: userId } = await makeUser();
    const bare = { userId, location: 'Campo sin mapa', weight: null };
    const me = await makeListing({ ...bare, price: 0 });
    const [angus, hereford] = [
      await makeListing({ ...bare, price: 0 }),
      await makeListing({ userId, breed: 'Hereford', weight: 400 }),
    ];
    await makeListing({ userId, category: 'ovine', breed: 'Merino' });
    expect((await similarTo(me)).map(({ id }) => id)).toEqual([angus.id, hereford.id]);
  });

  it('are filled up from the category where nothing is near', async () => {
    const me = await makeListing({ location: 'Salto, Uruguay', ...placeColumns('Salto, Uruguay'), class: 'cow_3in1' });
    const far = await makeListing({ location: 'Amarillo, Texas', ...placeColumns('Amarillo, Texas'), class: 'bull' });
    expect((await similarTo(me)).map(({ id }) => id)).toEqual([far.id]);
  });
});
