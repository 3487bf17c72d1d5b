import { db } from '@/lib/db/client';
import {
  AGE_STEP_MAX,
  PRICE_STEP_MAX,
  ageOfStep,
  ageStep,
  coveringWords,
  dayOf,
  daysOfStep,
  factTerm,
  priceOfStep,
  priceStep,
  shareOf,
  stepTerms,
  timeOfStep,
  timeStep,
} from '@/lib/listings/search-terms';

describe('the steps of terms', () => {
  it('are those of the database', async () => {
    const prices = [
      '0',
      '0.01',
      '4.99',
      '5',
      '19.99',
      '50',
      '99.99',
      '100',
      '100.01',
      '199.99',
      '200',
      '499.99',
      '500',
      '1000',
      '1999.99',
      '2000',
      '5000',
      '9999.99',
      '10000',
      '20000',
      '50000',
      '100000',
      '200000',
      '500000',
      '999999.99',
      '1000000',
      '99999999.99',
    ];
    const ages = [0, 1, 2, 3, 11, 12, 17, 18, 23, 24, 287, 288, 299, 300];
    const moments = [
      '1970-01-01T00:00:00.000Z',
      '1970-01-03T23:59:59.999Z',
      '1970-01-04T00:00:00.000Z',
      '2026-11-21T12:00:00.123Z',
      '2099-12-31T23:59:59.999Z',
    ];
    await db.$transaction(async (tx) => {
      // A zone that changes its clocks must change nothing.
      await tx.$executeRaw`SET LOCAL TIME ZONE 'America/Santiago'`;
      const [row] = await tx.$queryRaw<{ prices: number[]; ages: number[]; moments: number[]; days: number[] }[]>`
        SELECT (SELECT array_agg(corral_price_grade(p) ORDER BY n) FROM unnest(${prices}::numeric[]) WITH ORDINALITY AS t(p, n)) AS prices,
          (SELECT array_agg(corral_age_grade(a) ORDER BY n) FROM unnest(${ages}::int[]) WITH ORDINALITY AS t(a, n)) AS ages,
          (SELECT array_agg(corral_time_step(m) ORDER BY n) FROM unnest(${moments}::timestamptz[]) WITH ORDINALITY AS t(m, n)) AS moments,
          (SELECT array_agg(corral_day(m) ORDER BY n) FROM unnest(${moments}::timestamptz[]) WITH ORDINALITY AS t(m, n)) AS days`;
      expect(row?.prices).toEqual(prices.map((price) => priceStep(Number(price))));
      expect(row?.ages).toEqual(ages.map(ageStep));
      expect(row?.moments).toEqual(moments.map((moment) => timeStep(new Date(moment))));
      expect(row?.days).toEqual(moments.map((moment) => dayOf(new Date(moment))));
      expect(Math.max(...(row?.prices ?? []))).toBe(PRICE_STEP_MAX);
      expect(Math.max(...(row?.ages ?? []))).toBe(AGE_STEP_MAX);
    });
  });

  it('begin where they say', () => {
    for (let step = 0; step <= PRICE_STEP_MAX; step++) expect(priceStep(Number(priceOfStep(step)))).toBe(step);
    for (let step = 0; step <= AGE_STEP_MAX; step++) expect(ageStep(ageOfStep(step))).toBe(step);
    expect(Number(priceOfStep(PRICE_STEP_MAX + 1))).toBe(Infinity);
    expect(ageOfStep(AGE_STEP_MAX + 1)).toBeGreaterThan(1_000);
  });

  it('of three days have those days', () => {
    const [latest, , first] = daysOfStep(6_926);
    expect(latest && timeStep(new Date(latest.end))).toBe(6_926);
    expect(first).toEqual({ term: `day:${dayOf(new Date(timeOfStep(6_926)))}`, end: timeOfStep(6_926) });
  });

  it('name all of a range', () => {
    expect(stepTerms('price', 2, 4)).toEqual(['price:2', 'price:3', 'price:4']);
    expect(stepTerms('price', 4, 2)).toEqual([]);
  });
});

describe('facts as terms', () => {
  it('are named as the database names them, however long', async () => {
    const breed = '🐂'.repeat(70);
    const [row] = await db.$queryRaw<
      { terms: string[] }[]
    >`SELECT corral_animal_terms('01890000-0000-7000-8000-0000000000c5', 'toro 12 kg.', 'bovine', ${breed}, 150, 30, '2026-11-21', true, false, true, false) AS terms`;
    expect(row?.terms).toEqual([
      'toro',
      '12',
      'kg',
      '.',
      'draw:5',
      'category:bovine',
      factTerm('breed', breed),
      'price:5',
      'age:7',
      `time:${timeStep(new Date('2026-11-21'))}`,
      `day:${dayOf(new Date('2026-11-21'))}`,
      factTerm('is', 'vaccinated'),
      factTerm('is', 'pregnancy_tested'),
    ]);
  });

  it('are added up where one of several will do', () => {
    const shares = new Map([
      ['toro', 0.4],
      ['vaca', 0.7],
    ]);
    expect(shareOf(['toro'], shares)).toBe(0.4);
    expect(shareOf(['toro', 'vaca'], shares)).toBe(1);
    expect(shareOf(['axolotl'], shares)).toBeLessThan(0.001);
  });
});

describe('words that cover places', () => {
  const shares = new Map([
    ['brasil', 0.3],
    ['uberaba', 0.04],
    ['mg', 0.1],
    ['tandil', 0.05],
    ['argentina', 0.4],
  ]);

  it('are few, and rare', () => {
    expect(coveringWords(['uberaba, mg, brasil', 'fazenda sao joao, uberaba, mg', 'sitio, uberaba'], shares)).toEqual([
      'uberaba',
    ]);
    expect(coveringWords(['uberaba, mg', 'tandil, argentina'], shares)?.sort()).toEqual(['tandil', 'uberaba']);
  });

  it('are only such as the index has for certain', () => {
    expect(coveringWords(["d'oeste", '12'], shares)).toBeNull();
    expect(coveringWords(['san-luis, argentina'], shares)).toEqual(['argentina']);
    expect(coveringWords(['são'], shares)).toBeNull();
  });

  it('are none of very different places, and none of no places', () => {
    expect(
      coveringWords(
        Array.from({ length: 20 }, (_, i) => `lugar${String.fromCharCode(97 + i)}`),
        shares,
      ),
    ).toBeNull();
    expect(coveringWords([], shares)).toEqual([]);
  });
});
