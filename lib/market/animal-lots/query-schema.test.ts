import { animalListingQueryString, parseAnimalListingQuery, parseTypedAnimalQuery } from './query-schema';

describe('parseListingQuery', () => {
  it('has defaults, drops blanks and ignores unknown keys', () => {
    expect(parseAnimalListingQuery({ breed: '  ', search: '', utm_source: 'x' })).toEqual({
      query: { page: 1, limit: 12, sort: 'newest' },
      errors: {},
    });
  });

  it('reads every key', () => {
    const raw = {
      category: 'equine',
      breed: 'Criollo',
      class: 'mare_bred, mare_open,mare_open',
      sex: 'female',
      minHeads: '1',
      maxHeads: '100000',
      minWeight: '300',
      maxWeight: '450',
      minPriceKg: '2.6',
      maxPriceKg: '3.4050',
      minPrice: '10',
      maxPrice: '20.50',
      minAge: '0',
      maxAge: '300',
      location: ' Salto ',
      vaccinated: 'true',
      healthCertificate: '1',
      pregnancyTested: 'false',
      horns: 'dehorned,polled',
      teeth: '0,8',
      pay: '60',
      delivery: '2026-12-01',
      withoutWeight: 'true',
      search: 'yegua',
      sort: 'age_desc',
      page: '3',
      limit: '100',
    };
    expect(parseAnimalListingQuery(raw)).toEqual({
      query: {
        category: 'equine',
        breed: 'Criollo',
        class: 'mare_open,mare_bred',
        sex: 'female',
        minHeads: 1,
        maxHeads: 100_000,
        minWeight: 300,
        maxWeight: 450,
        minPriceKg: '2.6',
        maxPriceKg: '3.4050',
        minPrice: '10',
        maxPrice: '20.50',
        minAge: 0,
        maxAge: 300,
        location: 'Salto',
        vaccinated: true,
        healthCertificate: true,
        horns: 'polled,dehorned',
        teeth: '0,8',
        pay: '60',
        delivery: '2026-12-01',
        withoutWeight: true,
        search: 'yegua',
        sort: 'age_desc',
        page: 3,
        limit: 100,
      },
      errors: {},
    });
  });

  it.each([
    ['category', 'fish'],
    ['minPrice', 'abc'],
    ['maxPrice', '-1'],
    ['minPrice', '1e3'],
    ['minPrice', '1.234'],
    ['minAge', '1.5'],
    ['maxAge', '301'],
    ['vaccinated', 'yes'],
    ['class', 'calf_m,wolf'],
    ['sex', 'both'],
    ['minHeads', '0'],
    ['maxHeads', '100001'],
    ['maxWeight', '5001'],
    ['minPriceKg', '2.60001'],
    ['horns', 'gilded'],
    ['teeth', '3'],
    ['pay', '45'],
    ['delivery', '2026-02-30'],
    ['withoutWeight', 'maybe'],
    ['sort', 'random'],
    ['page', '0'],
    ['page', '-1'],
    ['page', '1.5'],
    ['page', 'x'],
    ['page', '99999999999'],
    ['limit', '0'],
    ['limit', '101'],
    ['search', 'x'.repeat(101)],
  ])('refuses %s=%s at its field and keeps the rest', (key, value) => {
    const { query, errors } = parseAnimalListingQuery({ breed: 'Angus', [key]: value });
    expect(Object.keys(errors)).toEqual([key]);
    expect(query.breed).toBe('Angus');
  });

  it('reads the first words of a text that is too long for a page, which the API refuses', () => {
    const read = (search: string) => parseTypedAnimalQuery({ search }, 'es');
    const long = `vaquillonas ${'preñadas '.repeat(30)}`;
    expect(read(long)).toEqual({
      query: {
        page: 1,
        limit: 12,
        sort: 'newest',
        search: `vaquillonas ${'preñadas '.repeat(9)}preñadas`.slice(0, 100).replace(/ \S*$/, ''),
      },
      errors: {},
    });
    expect(read('x'.repeat(300)).query.search).toBe('x'.repeat(100));
    expect(read(`${'x'.repeat(100)} y`).query.search).toBe('x'.repeat(100));
    expect(parseAnimalListingQuery({ search: long }).errors).toHaveProperty('search');
  });

  it('refuses a minimum above its maximum', () => {
    expect(parseAnimalListingQuery({ minPrice: '9', maxPrice: '10' }).errors).toEqual({});
    expect(parseAnimalListingQuery({ minPrice: '10.01', maxPrice: '10' }).errors).toEqual({
      minPrice: [{ key: 'minAboveMax' }],
    });
    expect(parseAnimalListingQuery({ minAge: '3', maxAge: '2' }).errors).toEqual({ minAge: [{ key: 'minAboveMax' }] });
  });

  it('takes the first of repeated values', () => {
    expect(parseAnimalListingQuery({ breed: ['Angus', 'Jersey'] }).query.breed).toBe('Angus');
  });
});

describe('parseTypedAnimalQuery', () => {
  it('reads the numbers of a form sent without JavaScript, which the API refuses', () => {
    const raw = { minPrice: '1.500', maxPrice: '2.000,50', minHeads: '1.000', maxPriceKg: '3,4', search: '1.500' };
    expect(parseTypedAnimalQuery(raw, 'es')).toEqual({
      query: {
        page: 1,
        limit: 12,
        sort: 'newest',
        minPrice: '1500',
        maxPrice: '2000.50',
        minHeads: 1000,
        maxPriceKg: '3.4',
        search: '1.500',
      },
      errors: {},
    });
    expect(Object.keys(parseAnimalListingQuery(raw).errors)).toEqual([
      'minHeads',
      'maxPriceKg',
      'minPrice',
      'maxPrice',
    ]);
  });

  it.each([
    ['es', '300,5', '420,5'],
    ['en', '300.5', '420.5'],
    ['pt', '300.5', '420.50'],
  ] as const)('reads weights with decimals in %s', (locale, minWeight, maxWeight) => {
    const { query, errors } = parseTypedAnimalQuery({ minWeight, maxWeight }, locale);
    expect([query.minWeight, query.maxWeight, errors]).toEqual([300.5, 420.5, {}]);
  });

  it('asks which of two numbers is meant, and searches for neither', () => {
    expect(parseTypedAnimalQuery({ minPrice: '1,150', minPriceKg: '2.250', maxHeads: '1,150' }, 'es')).toEqual({
      query: { page: 1, limit: 12, sort: 'newest', minPriceKg: '2250', maxHeads: 1150 },
      errors: { minPrice: [{ key: 'unclearNumber', values: { whole: '1.150', decimal: '1,15' } }] },
    });
    expect(parseTypedAnimalQuery({ minPriceKg: '2.256', category: 'bovine' }, 'en')).toEqual({
      query: { page: 1, limit: 12, sort: 'newest', category: 'bovine' },
      errors: { minPriceKg: [{ key: 'unclearNumber', values: { whole: '2,256', decimal: '2.2560' } }] },
    });
  });

  it.each(['es', 'en', 'pt'] as const)('reads the decimals of an address alike in %s', (locale) => {
    const { query } = parseAnimalListingQuery({ minPriceKg: '3.406' });
    const address = Object.fromEntries(new URLSearchParams(animalListingQueryString(query)));
    expect(Number(parseTypedAnimalQuery(address, locale).query.minPriceKg)).toBe(3.406);
  });

  it('says at its field that a number is impossible', () => {
    expect(parseTypedAnimalQuery({ maxPrice: '-5', maxAge: '-5' }, 'es').errors).toEqual({
      maxPrice: [{ key: 'amount' }],
      maxAge: [{ key: 'wholeNumber' }],
    });
  });

  it('leaves what is no number to the schema', () => {
    expect(Object.keys(parseTypedAnimalQuery({ minPrice: 'mil', maxAge: '2,5' }, 'es').errors)).toEqual([
      'minPrice',
      'maxAge',
    ]);
  });
});

describe('listingQueryString', () => {
  it('writes only what differs from the defaults, and reads back the same', () => {
    const { query } = parseAnimalListingQuery({ search: 'ñandú & co', vaccinated: '1', page: '2', sort: 'newest' });
    expect(animalListingQueryString(query)).toBe('?vaccinated=true&search=%C3%B1and%C3%BA+%26+co&page=2');
    expect(
      parseAnimalListingQuery(Object.fromEntries(new URLSearchParams(animalListingQueryString(query)))).query,
    ).toEqual(query);
    expect(animalListingQueryString({})).toBe('');
  });
});

it('searches for stops in a row once, and keeps those of words and numbers', () => {
  const textOf = (search: string) => parseAnimalListingQuery({ search }).query.search;
  expect(textOf(', '.repeat(50))).toBe(',');
  expect(textOf('. , ; . , ;')).toBe('.');
  expect(textOf('novillos, 1.150 kg; "angus" "negro"')).toBe('novillos, 1.150 kg; "angus" "negro"');
});
