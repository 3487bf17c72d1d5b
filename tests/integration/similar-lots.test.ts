import { searchAnimalListings } from '@/lib/market/animal-lots/search-animal-listings';
import type { Locale } from '@/lib/core/i18n/locales';
import { bandsOf } from '@/lib/finding/understood-searches/bands';
import { searchUnderstood } from '@/lib/finding/understood-searches/search-understood';
import { highlighted } from '@/tests/factories/listing';
import { asked, heifersOfOneSeller } from '@/tests/factories/heifers';

const { add } = heifersOfOneSeller();
const find = async (raw: Record<string, string>, locale: Locale = 'es') =>
  (await searchUnderstood(asked(raw), locale)).results.listings.map(({ title }) => title);

it('counts no cross of others as one of the breed whose cross will do, and says so', async () => {
  const ewes = { category: 'ovine', class: 'ewe_open' } as const;
  await add('Ovejas Texel', { ...ewes, breed: 'Texel' });
  await add('Ovejas cruza texel', { ...ewes, breed: 'Crossbred' });
  await add('Ovejas cruza dorper', { ...ewes, breed: 'Crossbred' });
  const search = 'ovejas texel o texel cruza';
  const { read, query, results } = await searchUnderstood(asked({ search }), 'es');
  expect(results.listings.map(({ title }) => title)).toEqual(['Ovejas Texel', 'Ovejas cruza texel']);
  expect(read?.crossOf).toEqual(['Texel']);
  const lots = (await bandsOf(query, results)).flatMap((band) => band.lots);
  expect(lots.map(({ listing, differences }) => [listing.title, differences])).toEqual([
    ['Ovejas cruza dorper', [{ of: 'breed', has: 'Crossbred' }]],
  ]);
});

/** What each band gives up, its lots, and in what they differ. */
const near = async (raw: Record<string, string>) => {
  const { query, results, otherAnimal } = await searchUnderstood(asked(raw), 'es');
  const bands = await bandsOf(query, results, { isOfOthers: otherAnimal !== null });
  return bands.map(({ gives, lots }) => [gives, ...lots.map(({ listing }) => listing.title)]);
};
const differencesIn = async (raw: Record<string, string>) => {
  const { read, query, results } = await searchUnderstood(asked(raw), 'es');
  const bands = await bandsOf(query, results, { figures: read?.figures });
  return Object.fromEntries(
    bands.flatMap(({ lots }) => lots.map(({ listing, differences }) => [listing.title, differences])),
  );
};

it('finds the breed in the rest of the country before another breed, and its other classes further away', async () => {
  const sheep = { category: 'ovine', headCount: 20 } as const;
  await add('Otra raza', { ...sheep, breed: 'Dorper', class: 'ram', location: 'Durazno, Uruguay' });
  await add('Capones de la raza', { ...sheep, breed: 'Texel', class: 'wether', location: 'Bagé, RS, Brasil' });
  await add('En el país', { ...sheep, breed: 'Texel', class: 'ram', location: 'Salto, Uruguay' });
  const found = await near({ search: 'carneros texel', location: 'Durazno, Uruguay' });
  expect(found.flatMap(([, ...titles]) => titles)).toEqual(['En el país', 'Otra raza', 'Capones de la raza']);
});

it('finds what is like it in the country of who asks before others, also in several things', async () => {
  await add('Nebraska', { class: 'cow', breed: 'Hereford', location: 'Valentine, Nebraska' });
  await add('Salto', { class: 'cow', breed: 'Hereford', location: 'Salto, Uruguay' });
  await add('Rivera', { class: 'cow', breed: 'Hereford', location: 'Rivera, Uruguay' });
  const { query, results } = await searchUnderstood(asked({ search: 'vacas braford' }), 'es', { country: 'UY' });
  const bands = await bandsOf(query, results);
  expect(bands.map(({ gives, lots }) => [gives, ...lots.map(({ listing }) => listing.title)])).toEqual([
    // Of who says no town all of their country is as near: the newest comes first.
    ['breed', 'Rivera', 'Salto'],
    ['elsewhere', 'Nebraska'],
  ]);
});

it('puts what is like it at home before what is exactly it, but far away', async () => {
  await add('Nebraska', { class: 'cow', breed: 'Hereford', location: 'Valentine, Nebraska' });
  await add('Otra raza', { class: 'cow', breed: 'Angus', location: 'Salto, Uruguay' });
  await add('Otra raza allá', { class: 'cow', breed: 'Angus', location: 'Valentine, Nebraska' });
  const bandsFor = async (country: string) => {
    const { query, results, far } = await searchUnderstood(asked({ search: 'vacas hereford' }), 'es', { country });
    const bands = await bandsOf(query, results, { far });
    return [results.total, ...bands.map(({ gives, lots }) => [gives, ...lots.map(({ listing }) => listing.title)])];
  };
  expect(await bandsFor('UY')).toEqual([
    0,
    ['breed', 'Otra raza'],
    ['country', 'Nebraska'],
    ['elsewhere', 'Otra raza allá'],
  ]);
  expect(await bandsFor('MX')).toEqual([0, ['elsewhere', 'Otra raza allá', 'Otra raza']]);
  expect((await bandsFor('US'))[0]).toBe(1);
});

describe('where there is none of a class', () => {
  const first = async (search: string, locale: Locale = 'es') => {
    const { query, results, far } = await searchUnderstood(asked({ search }), locale, { country: 'UY' });
    const bands = await bandsOf(query, results, { far });
    return [
      ...results.listings.map(({ title }) => title),
      ...bands.flatMap(({ lots }) => lots.map((one) => one.listing.title)),
    ][0];
  };

  it.each([
    ['es', 'vacas gordas para faena', 'Novillos gordos'],
    ['es', 'vacas de descarte conserva', 'Novillos gordos'],
    ['en', 'cull cows', 'Novillos gordos'],
    ['pt', 'vaca gorda para frigorífico', 'Novillos gordos'],
    ['es', 'bueyes', 'Novillos gordos'],
    ['es', 'padrillo criollo', 'Potro'],
    ['en', 'criollo stallion', 'Potro'],
    ['pt', 'garanhão crioulo', 'Potro'],
    ['es', 'chivos para asado', 'Cabritos'],
    ['es', 'chivos para birria', 'Cabritos'],
    ['pt', 'bode para churrasco', 'Cabritos'],
    ['es', 'pollos de engorda', 'Pollitos parrilleros'],
    ['en', 'broilers', 'Pollitos parrilleros'],
    ['pt', 'frango de corte', 'Pollitos parrilleros'],
    ['en', 'pony for a child', 'Caballo manso'],
    ['es', 'petiso para los gurises', 'Caballo manso'],
  ] as const)('comes first what serves the same purpose at home: %s, %s', async (locale, search, expected) => {
    const horse = { category: 'equine', breed: 'Criollo', headCount: 1 } as const;
    await add('Novillos gordos', { class: 'steer_fat', breed: 'Hereford' });
    await add('Novillos gordos allá', { class: 'steer_fat', location: 'Tandil, Argentina' });
    await add('Caballo manso', { ...horse, class: 'gelding' });
    await add('Potro', { ...horse, class: 'youngster' });
    await add('Caballo', { ...horse, class: 'gelding' });
    await add('Cabritos', { category: 'caprine', breed: 'Boer', class: 'kid' });
    await add('Reproductor', { category: 'caprine', breed: 'Boer', class: 'buck' });
    await add('Pollitos parrilleros', { category: 'aviary', breed: 'Broiler chicken', class: 'chick_broiler' });
    await add('Pollos allá', {
      category: 'aviary',
      breed: 'Broiler chicken',
      class: 'broiler',
      location: 'Tandil, Argentina',
    });
    await add('Pollitas', { category: 'aviary', breed: 'Hybrid layer', class: 'chick_layer' });
    await add('Vacas preñadas', { class: 'cow_bred' });
    await add('Terneros', { class: 'calf_m' });
    expect(await first(search, locale)).toBe(expected);
  });
});

it.each([
  ['es', 'novillos cruza brahman'],
  ['en', 'brahman cross steers'],
  ['pt', 'novilhos cruza brahman'],
] as const)(
  'finds the crosses that name the breed, and says of others that they are of another: %s',
  async (locale, search) => {
    const steers = { class: 'steer_1_2', breed: 'Crossbred' };
    await add('Novillos cruza Angus y Hereford', steers);
    await add('Novillos cruza Brahman', steers);
    const { results, query } = await searchUnderstood(asked({ search }), locale);
    expect(results.listings.map(({ title }) => title)).toEqual(['Novillos cruza Brahman']);
    const [band] = await bandsOf(query, results);
    expect(band?.lots.map(({ listing, differences }) => [listing.title, differences])).toEqual([
      ['Novillos cruza Angus y Hereford', [{ of: 'breed', has: 'Crossbred' }]],
    ]);
  },
);

it.each([
  ['es', 'percherón para tiro'],
  ['en', 'percheron draft team'],
  ['pt', 'percheron para tração'],
] as const)('shows beside a breed other animals of its species first: %s, %s', async (locale, search) => {
  await add('Novillos', { class: 'steer_2_3', breed: 'Crossbred' });
  await add('Potrillo percherón', { category: 'equine', class: 'foal', breed: 'Percheron' });
  await add('Yegua percherón', { category: 'equine', class: 'mare_open', breed: 'Percheron' });
  await add('Yegua criolla', { category: 'equine', class: 'mare_open', breed: 'Criollo' });
  const { results, query } = await searchUnderstood(asked({ search }), locale);
  expect(results.listings.map(({ title }) => title)).toEqual(['Yegua percherón', 'Potrillo percherón']);
  const bands = await bandsOf(query, results);
  expect(bands.map(({ gives, lots }) => [gives, ...lots.map(({ listing }) => listing.title)])).toEqual([
    ['breed', 'Yegua criolla'],
    ['everything', 'Novillos'],
  ]);
});

it('puts what is exactly it before what is of a breed for something else, where no place is named', async () => {
  await add('Kansas', { class: 'cow', breed: 'Hereford', location: 'Dodge City, Kansas' });
  await add('De leche', { class: 'cow', breed: 'Jersey', location: 'Salto, Uruguay' });
  const titles = async (search: string) => {
    const { query, results, far } = await searchUnderstood(asked({ search }), 'es', { country: 'UY' });
    const bands = await bandsOf(query, results, { far });
    return bands.flatMap(({ lots }) => lots.map(({ listing }) => listing.title));
  };
  expect(await titles('vacas hereford')).toEqual(['Kansas', 'De leche']);
});

it('shows nothing at more than twice the price that was asked before what is like it elsewhere', async () => {
  await add('Cuatro veces', { class: 'bull', price: '4400' });
  await add('Otra raza', { class: 'bull', price: '1000', breed: 'Hereford', location: 'Tandil, Argentina' });
  const { query, results } = await searchUnderstood(asked({ search: 'toros angus hasta 1100 usd' }), 'es', {
    country: 'UY',
  });
  expect((await bandsOf(query, results)).flatMap(({ lots }) => lots.map(({ listing }) => listing.title))).toEqual([
    'Otra raza',
    'Cuatro veces',
  ]);
});

it('leaves what is exactly it, but far away, before the bands where nothing like it is at home', async () => {
  await add('Nebraska', { class: 'cow', breed: 'Hereford', location: 'Valentine, Nebraska' });
  await add('Otra raza allá', { class: 'cow', breed: 'Angus', location: 'Valentine, Nebraska' });
  const { query, results, far } = await searchUnderstood(asked({ search: 'vacas hereford' }), 'es', { country: 'UY' });
  expect(far.map(({ title }) => title)).toEqual(['Nebraska']);
  const bands = await bandsOf(query, results, { far });
  expect(bands.map(({ lots }) => lots.map(({ listing }) => listing.title))).toEqual([['Otra raza allá']]);
});

it('lets the other words lead where a text names animals that the market has not', async () => {
  await add('Vaca lechera', { class: 'dairy_cow', breed: 'Gyr' });
  await add('Novillos', { class: 'steer_1_2', breed: 'Gyr', ...highlighted(60_000) });
  await add('Ovejas', { category: 'ovine', class: 'ewe_open', breed: 'Texel' });
  for (const [search, locale] of [
    ['búfalas lecheras', 'es'],
    ['búfalas leiteiras', 'pt'],
  ] as const) {
    const { query, results, otherAnimal } = await searchUnderstood(asked({ search }), locale);
    expect(otherAnimal).toBe('búfalas');
    const bands = await bandsOf(query, results, { isOfOthers: true });
    expect(bands.map(({ gives, lots }) => [gives, ...lots.map(({ listing }) => listing.title)])).toEqual([
      ['everything', 'Vaca lechera', 'Novillos', 'Ovejas'],
    ]);
  }
  expect((await searchUnderstood(asked({ search: 'búfalas' }), 'en')).otherAnimal).toBe('búfalas');
});

describe('where few lots are exactly what was asked', () => {
  const search = 'vaquillonas preñadas angus menos de 1200 usd cerca de tacuarembó';

  it('what is nearly it follows, each lot once, the nearest to what was asked first', async () => {
    await add('Exacta');
    await add('Cara', { price: '1296' });
    await add('Muy cara', { price: '4000' });
    await add('Lejos', { location: 'Bagé, RS, Brasil' });
    await add('Vacía', { class: 'heifer_open' });
    await add('Hereford', { breed: 'Hereford' });
    await add('Lejos y cara', { price: '1300', location: 'Bagé, RS, Brasil' });
    await add('Oveja', { category: 'ovine', class: 'ewe_bred', breed: 'Texel' });
    expect(await near({ search })).toEqual([
      ['price', 'Cara'],
      ['class', 'Vacía'],
      // A border is further than what is open, and another breed about as far.
      ['radius', 'Lejos'],
      ['breed', 'Hereford'],
      ['several', 'Lejos y cara'],
      // At so many times the price it isn't like what was asked.
      ['species', 'Muy cara'],
      ['everything', 'Oveja'],
    ]);
  });

  it('in each band the nearest to what was asked come first, highlighted ones only among equals', async () => {
    const steer = { class: 'steer_1_2', category: 'bovine' as const };
    await add('500 kg', { ...steer, weight: 500, ...highlighted(60_000) });
    await add('330 kg', { ...steer, weight: 330, ...highlighted(60_000) });
    await add('356 kg', { ...steer, weight: 356 });
    await add('280 kg', { ...steer, weight: 280 });
    await add('280 kg destacados', { ...steer, weight: 280, ...highlighted(60_000) });
    await add('Gordos de 250 kg', { class: 'steer_fat', weight: 250 });
    expect(await near({ search: 'novillitos 250 kg' })).toEqual([
      ['weight', '280 kg destacados', '280 kg', '330 kg', '356 kg', '500 kg'],
      ['class', 'Gordos de 250 kg'],
    ]);
  });

  it('the same animals elsewhere come before others of the place’s distance, and the nearest of them first', async () => {
    await add('Angus de Tandil', { location: 'Tandil, Argentina' });
    await add('Angus de Santa Cruz', { location: 'Santa Cruz, Bolivia', ...highlighted(60_000) });
    await add('Hereford de Artigas', { location: 'Artigas, Uruguay', breed: 'Hereford', headCount: 80 });
    await add('Lechera', { class: 'dairy_cow', breed: 'Holstein', location: 'Florida, Uruguay', headCount: 1 });
    await add('Caballo', { category: 'equine', class: 'gelding', breed: 'Criollo' });
    const raw = { search: 'vaquillonas angus en Rio Grande do Sul' };
    expect(await near(raw)).toEqual([
      ['country', 'Angus de Tandil', 'Angus de Santa Cruz'],
      ['elsewhere', 'Hereford de Artigas'],
      ['species', 'Lechera'],
      ['everything', 'Caballo'],
    ]);
    const differences = await differencesIn(raw);
    expect(differences['Caballo']?.[0]).toEqual({ of: 'place', has: 'Tacuarembó, Uruguay' });
  });

  it('what is at home and found no room among those of other places is not abroad', async () => {
    for (let nth = 1; nth <= 5; nth += 1) await add(`Salto ${nth}`, { location: 'Salto, Uruguay' });
    await add('Angus de Concordia', { location: 'Concordia, Argentina' });
    const bands = await near({ search: 'vaquillonas angus en Rivera' });
    expect(bands.filter(([gives]) => gives === 'country')).toEqual([['country', 'Angus de Concordia']]);
    expect(bands.flatMap(([, ...titles]) => titles)).toHaveLength(6);
  });

  it('where a country has none, its neighbours come before the rest of the world', async () => {
    await add('Angus de Nebraska', { location: 'Valentine, Nebraska', ...highlighted(60_000) });
    await add('Angus de Concordia', { location: 'Concordia, Argentina' });
    const [band] = await near({ search: 'vaquillonas angus en uruguay' });
    expect(band).toEqual(['country', 'Angus de Concordia', 'Angus de Nebraska']);
  });

  it('the species is given up last', async () => {
    await add('Cabras', { category: 'caprine', class: 'doe_open', breed: 'Boer', ...highlighted(60_000) });
    await add('Ovejas', { category: 'ovine', class: 'ewe_open', breed: 'Texel', location: 'Salto, Uruguay' });
    await add('Corderos', { category: 'ovine', class: 'lamb', breed: 'Texel', location: 'Osorno, Chile' });
    expect(await near({ search: 'capones en artigas' })).toEqual([
      ['elsewhere', 'Corderos'],
      ['species', 'Ovejas'],
      ['everything', 'Cabras'],
    ]);
  });

  it('what is like it at home follows a page of exact lots that are all abroad', async () => {
    for (let nth = 1; nth <= 13; nth += 1) await add(`Hermosillo ${nth}`, { location: 'Hermosillo, México' });
    await add('Amarillo', { location: 'Amarillo, Texas', price: '2500' });
    const search = asked({ search: 'bred angus heifers under $2000' });
    const { query, results, far, isAbroad } = await searchUnderstood(search, 'en', { country: 'US' });
    expect([results.total, far, isAbroad]).toEqual([13, [], true]);
    const bands = await bandsOf(query, results, { far, isAbroad });
    expect(bands.map(({ gives, lots }) => [gives, ...lots.map(({ listing }) => listing.title)])).toEqual([
      ['price', 'Amarillo'],
    ]);
    await add('Laredo', { location: 'Laredo, Texas' });
    expect((await searchUnderstood(search, 'en', { country: 'US' })).isAbroad).toBe(false);
  });

  describe('what is the most like it comes first, whatever it differs in:', () => {
    const sheep = { category: 'ovine', headCount: 20 } as const;
    const firstOf = async (search: string, country: string, locale: Locale = 'es') => {
      const { query, results, far } = await searchUnderstood(asked({ search }), locale, { country });
      return (await bandsOf(query, results, { far }))[0]?.lots[0]?.listing.title;
    };

    it('a ram of the breed before lambs of it that are highlighted', async () => {
      await add('Corderos', { ...sheep, breed: 'Texel', class: 'lamb', ...highlighted(60_000) });
      await add('Carnero', { ...sheep, breed: 'Texel', class: 'ram', location: 'Bagé, RS, Brasil' });
      expect(await firstOf('texel shearling rams', 'GB', 'en')).toBe('Carnero');
    });

    it('lambs of the breed before a ram of it where wethers are asked for', async () => {
      await add('Corderos', { ...sheep, breed: 'Merino', class: 'lamb' });
      await add('Carnero', { ...sheep, breed: 'Merino', class: 'ram', ...highlighted(60_000) });
      expect(await firstOf('merino wethers', 'AU', 'en')).toBe('Corderos');
    });

    it('calves of another breed in another place before yearlings', async () => {
      await add('Novillitos', { class: 'steer_1_2', breed: 'Braford', location: 'Filadelfia, Paraguay' });
      await add('Desmamantes', { class: 'calf_m', breed: 'Braford', location: 'Concepción, Paraguay' });
      expect(await firstOf('desmamantes nelore machos chaco paraguayo', 'PY')).toBe('Desmamantes');
    });

    it('other cows of the place before steers', async () => {
      const there = { location: 'Concepción, Paraguay', weight: 400 };
      await add('Novillitos', {
        ...there,
        class: 'steer_1_2',
        price: '700',
        comparedKg: '1.75',
        ...highlighted(60_000),
      });
      await add('Vacas preñadas', { ...there, class: 'cow_bred', price: '750', comparedKg: '1.87' });
      expect(await firstOf('vaca invernada en concepcion hasta 1,70 usd el kilo', 'PY')).toBe('Vacas preñadas');
    });

    it('a little lighter in the next department before much lighter in the place, or half as heavy again', async () => {
      await add('312 kg', { class: 'steer_1_2', weight: 312, location: 'Salto, Uruguay' });
      await add('375 kg', { class: 'steer_1_2', weight: 375 });
      await add('Gordos', { class: 'steer_fat', weight: 520 });
      expect(await firstOf('novillos de 380 kg arriba artigas o salto', 'UY')).toBe('375 kg');
    });

    it('bulls of other breeds in the place that is named before those of the breed abroad', async () => {
      await add('Angus', { class: 'bull', location: 'Tacuarembó, Uruguay', ...highlighted(60_000) });
      await add('Nelore', { class: 'bull', breed: 'Nelore', location: 'Goiânia, Goiás, Brasil' });
      expect(await firstOf('touro angus em Goiás', 'BR', 'pt')).toBe('Nelore');
    });

    it('of rams those that are kept for the same before others', async () => {
      await add('Corriedale', { ...sheep, breed: 'Corriedale', class: 'ram', ...highlighted(60_000) });
      await add('Suffolk', { ...sheep, breed: 'Suffolk', class: 'ram' });
      expect(await firstOf('carnero texel para majada chica', 'UY')).toBe('Suffolk');
    });
  });

  it('a region reaches around in its country, whose similar lots come before those of other countries', async () => {
    const calves = { class: 'calf_m', weight: 170 };
    await add('De Rivera', { ...calves, location: 'Rivera, Uruguay' });
    await add('Pesados de Durazno', { ...calves, weight: 237, location: 'Durazno, Uruguay' });
    await add('De Concordia', { ...calves, location: 'Concordia, Argentina' });
    await add('Novillos gordos de Tacuarembó', { class: 'steer_fat', weight: 500 });
    const raw = { search: 'terneros machos angus hasta 180 kg en el departamento de Tacuarembó' };
    expect(await near(raw)).toEqual([
      ['radius', 'De Rivera'],
      ['several', 'Pesados de Durazno'],
      ['country', 'De Concordia'],
      ['species', 'Novillos gordos de Tacuarembó'],
    ]);
    expect((await differencesIn(raw))['De Rivera']).toEqual([{ of: 'distance', has: expect.any(Number) as number }]);
  });

  it('what differs in several things in its own country comes before the same in others', async () => {
    await add('De Concordia', { class: 'heifer_bred', location: 'Concordia, Argentina' });
    await add('Vacías y caras', { class: 'heifer_open', price: '2000' });
    await add('Hereford vacías de Salto', { class: 'heifer_open', breed: 'Hereford', location: 'Salto, Uruguay' });
    await add('Vacas de Salto', { class: 'cow_bred', location: 'Salto, Uruguay' });
    const raw = { search: 'vaquillonas preñadas angus hasta 1200 usd en el departamento de Tacuarembó' };
    expect(await near(raw)).toEqual([
      ['several', 'Vacas de Salto', 'Hereford vacías de Salto', 'Vacías y caras'],
      ['country', 'De Concordia'],
    ]);
  });

  it('neither the sex nor the species is given up with the class', async () => {
    await add('Toro', { class: 'bull', breed: 'Brangus' });
    await add('Vacas', { class: 'cow_open', breed: 'Brangus' });
    await add('Ovejas cruza', { category: 'ovine', class: 'ewe_open', breed: 'Crossbred' });
    const bands = await near({ search: 'vaquillonas brangus' });
    expect(bands).toEqual([
      ['several', 'Vacas'],
      ['species', 'Toro'],
      ['everything', 'Ovejas cruza'],
    ]);
  });

  it('crosses of another species are no crosses of what is asked for, those that name its breed come first', async () => {
    await add('Ovejas cruza', { category: 'ovine', class: 'ewe_open', breed: 'Crossbred' });
    await add('Terneras cruza', { class: 'calf_f', breed: 'Crossbred' });
    await add('Terneras cruza Brahman', { class: 'calf_f', breed: 'Crossbred', location: 'Osorno, Chile' });
    const bands = await near({ search: 'vaquillonas cruza brahman' });
    expect(bands[0]).toEqual(['several', 'Terneras cruza Brahman', 'Terneras cruza']);
    expect(bands.at(-1)).toEqual(['everything', 'Ovejas cruza']);
  });

  it('no highlighted lot breaks the order that a text asks for', async () => {
    await add('Cara', { class: 'cow_open', price: '4600', ...highlighted(60_000) });
    await add('Barata', { class: 'cow_open', price: '700' });
    await add('Media', { class: 'cow_open', price: '900', ...highlighted(60_000) });
    await add('Preñada cara', { class: 'cow_bred', price: '2000', ...highlighted(60_000) });
    await add('Preñada barata', { class: 'cow_bred', price: '800' });
    const search = 'vaca vacia barata';
    expect(await find({ search })).toEqual(['Barata', 'Media', 'Cara']);
    expect(await find({ search, sort: 'price_desc' })).toEqual(['Cara', 'Media', 'Barata']);
    expect(await near({ search })).toEqual([['class', 'Preñada barata', 'Preñada cara']]);
  });

  it('each lot says in what it differs, by its own facts', async () => {
    await add('Cara', { price: '1296' });
    await add('Lejos y cara', { price: '1320', location: 'Bagé, RS, Brasil' });
    await add('Pocas', { headCount: 6 });
    await add('Hereford', { breed: 'Hereford' });
    await add('Vacía', { class: 'heifer_open' });
    const differences = await differencesIn({ search: `100 ${search}` });
    // Nobody said a radius.
    const bage = { of: 'distance', has: expect.any(Number) as number };
    expect(differences).toMatchObject({
      Cara: [{ of: 'price', percent: 8, asked: 1200 }],
      'Lejos y cara': [bage, { of: 'price', percent: 10, asked: 1200 }],
      Pocas: [{ of: 'heads', has: 6 }],
      Hereford: [{ of: 'breed', has: 'Hereford' }],
      Vacía: [{ of: 'class', has: 'heifer_open' }],
    });
  });

  it('the search that a band leads to finds its lots', async () => {
    for (const price of ['1250', '1290', '1300', '2000']) await add(`A ${price}`, { price });
    await add('Lejos', { location: 'Bagé, RS, Brasil' });
    const { query, results } = await searchUnderstood(asked({ search }), 'es');
    for (const band of (await bandsOf(query, results)).filter(({ gives }) => gives !== 'everything')) {
      const { listings } = await searchAnimalListings(band.query);
      const found = listings.map(({ id }) => id);
      expect(band.lots.every(({ listing }) => found.includes(listing.id))).toBe(true);
    }
  });

  it('says what was asked, not how far its limits go', async () => {
    await add('Pocas', { category: 'aviary', class: 'layer', breed: 'Leghorn', headCount: 20 });
    await add('Pesados', { class: 'steer_1_2', weight: 300 });
    await add('Caros', { class: 'bull', price: '1500' });
    const isAbout = true;
    expect((await differencesIn({ search: '200 gallinas' }))['Pocas']).toEqual([
      { of: 'heads', has: 20, asked: 200, isAbout },
    ]);
    expect((await differencesIn({ search: 'novillitos 250 kg' }))['Pesados']).toEqual([
      { of: 'weight', has: 300, asked: 250, isAbout },
    ]);
    expect((await differencesIn({ search: 'toros 1000 usd' }))['Caros']).toEqual([
      { of: 'price', percent: 50, asked: 1000, isAbout },
    ]);
    expect((await differencesIn({ search: 'toros hasta 1000 usd' }))['Caros']).toEqual([
      { of: 'price', percent: 50, asked: 1000 },
    ]);
  });

  it('there are lots for anything, as long as the market has any', async () => {
    await add('Lote');
    expect(await near({ search: 'chanchos' })).toEqual([['everything', 'Lote']]);
    for (const search of ['zzqx', '"campo natural"', 'toros brangus zzqx a 20 km de tandil con papeles', 'gallinas'])
      expect(await near({ search })).toHaveLength(1);
    expect(await near({ category: 'equine', minAge: '12', maxPrice: '3' })).toHaveLength(1);
    expect(await near({ search: 'zzqx', page: '2' })).toEqual([]);
  });
});
