import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { parseAnimalListingQuery, type AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import type { LotMap, MapDrawing } from '@/lib/finding/map/dto';
import type { UnderstoodText } from '@/components/market/animals/search-chips';
import { LotMapPage } from './lot-map-page';

const drawing: MapDrawing = {
  width: 800,
  height: 500,
  hexagon: 60,
  outlines: { address: '/art/map/americas.svg', scale: 1, left: 0, top: 0, hasOwn: false },
  cells: [
    { zone: '7.-3.4', place: 'Salto', total: 2, median: null, x: 100, y: 100 },
    { zone: '7.-2.4', place: 'Tacuarembó', total: 14, median: 1120.4, x: 160, y: 100 },
  ],
  chosen: null,
  towns: [],
  shades: [2, 14],
  outside: 0,
  closer: null,
  wider: null,
  corner: 'tr',
};
const map: LotMap = {
  country: null,
  regionWord: null,
  isOwn: false,
  total: 2,
  per: null,
  keptUntil: null,
  withoutPlace: 0,
  zone: null,
  wide: drawing,
  narrow: { ...drawing, cells: [] },
  areas: [],
};

const show = async (
  raw: Record<string, string>,
  changes: Partial<LotMap> = {},
  invalid = {},
  own: ComponentProps<typeof LotMapPage>['own'] = null,
  said: Partial<AnimalListingQuery> = {},
  spans: UnderstoodText['spans'] = [],
) => {
  const { query: asked } = parseAnimalListingQuery(raw);
  const query = { ...asked, ...said };
  const of = { locale: 'es', asked, query, invalid, map: { ...map, ...changes }, lots: [], problems: [] } as const;
  const read = spans.length > 0 ? { asked, said, spans, places: [] } : undefined;
  render(await LotMapPage({ ...of, read, placeNames: {}, zoneName: query.zone && 'Salto, Uruguay', own }));
};
const link = (name: string) => screen.getByRole('link', { name });
/** A zone, whose title is its name in browsers and its tooltip. */
const zone = (title: string) => screen.getByText(title, { selector: 'title' }).closest('a');

it('leads from the map of a zone to a zone beside it, and to all of its lots', async () => {
  await show({ country: 'UY', zone: '6.-2.3' });
  expect(zone('Salto, 2 lotes')).toHaveAttribute('href', '?country=UY&zone=7.-3.4');
  expect(link('Ver como lista')).toHaveAttribute('href', '/?country=UY&zone=6.-2.3');
  expect(link('Filtros')).toHaveAttribute('href', '/map/filters?country=UY&zone=6.-2.3');
});

it('has one stop of the Tab key for all its zones', async () => {
  await show({ country: 'UY' });
  const zones = [...document.querySelectorAll<SVGAElement>('.lot-map a')];
  expect(zones.map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
});

it('shows the sentence, which its zones and its list keep, and another one keeps the filters beside it', async () => {
  const said = { search: undefined, class: 'calf_m', breed: 'Angus' };
  await show({ search: 'terneros angus', country: 'UY', zone: '6.-2.3' }, {}, {}, null, said, [
    { start: 0, end: 8, keys: ['class'] },
    { start: 9, end: 14, keys: ['breed'] },
  ]);
  const box = screen.getByRole('searchbox', { name: 'Buscar animales' });
  expect(box).toHaveValue('terneros angus');
  expect(Object.fromEntries(new FormData(box.closest('form') ?? undefined))).toEqual({
    country: 'UY',
    search: 'terneros angus',
  });
  expect(zone('Salto, 2 lotes')).toHaveAttribute('href', '?country=UY&search=terneros+angus&zone=7.-3.4');
  expect(link('Ver como lista')).toHaveAttribute('href', '/?country=UY&zone=6.-2.3&search=terneros+angus');
  expect(link('Quitar Angus')).toHaveAttribute('href', '/map?country=UY&search=terneros&zone=6.-2.3');
});

it('names what the sentence says in its words, as the results do', async () => {
  const said = { search: undefined, class: 'cow_bred,cow_3in1' };
  await show({ search: 'vacas preñadas' }, {}, {}, null, said, [{ start: 0, end: 14, keys: ['class'] }]);
  expect(screen.getAllByRole('link', { name: /^Quitar/ })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Vacas preñadas' })).toBeVisible();
  expect(link('Quitar Vacas preñadas')).toHaveAttribute('href', '/map');
});

it('changes its filters as the list does, and stays the map of the zone', async () => {
  await show({ class: 'heifer_bred', maxPrice: '1200', zone: '6.-2.3' });
  expect(link('Vaquillonas sin servicio')).toHaveAttribute('href', '/map?class=heifer_open&maxPrice=1200&zone=6.-2.3');
  const price = screen.getByRole('textbox', { name: 'Precio máximo en dólares' }).closest('form');
  expect(price).toHaveAttribute('action', '/map');
  expect(new FormData(price ?? undefined).get('zone')).toBe('6.-2.3');
});

it('shows limits in the unit of the sentence', async () => {
  const { query } = parseAnimalListingQuery({ minWeight: '226.80', maxWeight: '317.51' });
  const units = { weight: { weight: 'lb', worth: 0.45359237 } } as const;
  const read = { asked: query, said: {}, spans: [], places: [], units };
  const of = { locale: 'es', query, map, read, invalid: {}, lots: [], problems: [], placeNames: {} } as const;
  render(await LotMapPage({ ...of, asked: { ...query, search: '500 a 700 lb' }, zoneName: undefined }));
  expect(screen.getByRole('link', { name: /^Quitar 500 – 700\slb$/ })).toBeVisible();
});

it('leads back to what was typed wrong in its filters', async () => {
  await show({ country: 'UY' }, {}, { maxPrice: '1,150' });
  expect(link('Filtros')).toHaveAttribute('href', '/map/filters?country=UY&maxPrice=1%2C150');
});

it('says medians with their unit, and none of too few prices', async () => {
  const areas = [
    { key: 'country' as const, value: 'UY', name: 'Uruguay', total: 14, median: 3.054, isMapped: true },
    { key: 'country' as const, value: 'PY', name: 'Paraguay', total: 2, median: null, isMapped: true },
  ];
  await show({ class: 'calf_m' }, { per: 'kg', areas });
  expect(zone('Tacuarembó, 14 lotes, mediana US$ 1.120 por kilo')).toBeVisible();
  expect(zone('Salto, 2 lotes')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Mediana por kilo' })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Uruguay 14 US\$\s3,05$/ })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Paraguay 2 —' })).toBeVisible();
  expect(screen.getByText('—: menos de tres precios.')).toBeVisible();
});

it('has steps closer and wider, which say where they lead', async () => {
  const wide = { ...drawing, closer: { zone: '9.1.1', name: 'Ansina' }, wider: { country: null, name: '' } };
  await show({ category: 'bovine', country: 'UY', zone: '7.-2.4' }, { country: 'UY', wide });
  expect(link('Acercar: Ansina')).toHaveAttribute('href', '/map?category=bovine&country=UY&zone=9.1.1');
  expect(link('Alejar: Todos los países')).toHaveAttribute('href', '/map?category=bovine');
});

it('says that it begins at the own place of who has named it, and leads to all countries, which its links then keep', async () => {
  const own = { name: 'Salto, Uruguay', isWhole: false };
  const wide = { ...drawing, wider: { country: null, name: '' } };
  await show({ category: 'bovine' }, { isOwn: true, wide }, {}, own);
  expect(screen.getByText('El mapa empieza por tu lugar: Salto, Uruguay.')).toBeVisible();
  for (const name of ['Ver el mapa completo', 'Alejar: Todos los países'])
    expect(link(name)).toHaveAttribute('href', '/map?category=bovine&page=1');
  expect(zone('Salto, 2 lotes')).toHaveAttribute('href', '?category=bovine&zone=7.-3.4');
  cleanup();
  await show({ category: 'bovine' }, {}, {}, { ...own, isWhole: true });
  expect(screen.queryByText(/empieza/)).toBeNull();
  expect(zone('Salto, 2 lotes')).toHaveAttribute('href', '?category=bovine&page=1&zone=7.-3.4');
  expect(link('Quitar Bovinos')).toHaveAttribute('href', '/map?page=1');
});

it('shows what the chosen zone has, and the way out of it', async () => {
  await show(
    { country: 'UY', zone: '7.-2.4' },
    { per: 'head', zone: { country: 'UY', total: 14, heads: 502, median: 1120, regions: ['Salto'], isNear: true } },
  );
  expect(screen.getByRole('heading', { name: 'Cerca de Salto, Uruguay' })).toBeVisible();
  expect(link('Quitar la zona elegida')).toHaveAttribute('href', '/map?country=UY');
  expect(zone('Tacuarembó, 14 lotes, mediana US$ 1.120 por cabeza')).toHaveAttribute('aria-current', 'true');
});

it('calls a zone in which no town is near to all by its regions', async () => {
  const regions = ['Wyoming', 'Montana', 'Nebraska'];
  await show(
    { zone: '4.-2.4' },
    { zone: { country: 'US', total: 14, heads: 9, median: null, regions, isNear: false } },
  );
  expect(screen.getByRole('heading', { name: 'Zona de Wyoming, Montana y Nebraska' })).toBeVisible();
});

it('asks for a class only if neither it nor a category is chosen', async () => {
  await show({ country: 'UY' });
  expect(screen.getByText(/^Elegí una clase/)).toBeVisible();
  await show({ category: 'bovine', country: 'AR' });
  await show({ class: 'calf_m', country: 'BR' });
  expect(screen.getAllByText(/^Elegí una clase/)).toHaveLength(1);
});

it('calls regions what their country calls them', async () => {
  await show({ country: 'UY' }, { country: 'UY', regionWord: 'department' });
  expect(screen.getByRole('heading', { name: 'Uruguay, por departamento' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Departamento' })).toBeVisible();
});

it('says so if the chosen zone has no lots', async () => {
  await show(
    { zone: '16.9999.9999' },
    { zone: { country: 'UY', total: 0, heads: 0, median: null, regions: [], isNear: true } },
  );
  expect(screen.getByText('Ningún lote con estos filtros en esta zona.')).toBeVisible();
});
