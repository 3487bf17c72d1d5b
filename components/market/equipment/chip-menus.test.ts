import { parseEquipmentListingQuery } from '@/lib/market/equipment/query-schema';
import { equipmentChipMenu } from './chip-menus';
import { equipmentLabels } from './labels';

const menuOf = async (raw: Record<string, string>, keys: Parameters<typeof equipmentChipMenu>[0]['keys']) =>
  equipmentChipMenu(
    { keys },
    {
      locale: 'es',
      labels: await equipmentLabels('es'),
      action: '/equipment',
      query: parseEquipmentListingQuery(raw).query,
      hits: null,
    },
  );

it('offers other categories, conditions and distances, and keeps the other filters', async () => {
  expect(await menuOf({ category: 'machinery', search: 'valtra' }, ['category'])).toMatchObject({
    choices: expect.arrayContaining([['Maquinaria', '/equipment?category=machinery&search=valtra', true]]) as unknown,
  });
  expect(await menuOf({ condition: 'good', category: 'machinery' }, ['condition'])).toMatchObject({
    choices: expect.arrayContaining([['Buen estado', '/equipment?category=machinery&condition=good', true]]) as unknown,
  });
  expect(await menuOf({ location: 'Salto', radius: '150' }, ['location', 'radius'])).toMatchObject({
    choices: expect.arrayContaining([
      ['Hasta 150 km alrededor', '/equipment?location=Salto&radius=150', true],
    ]) as unknown,
    place: { radius: 150, value: 'Salto' },
  });
});

it('asks for other limits', async () => {
  expect(await menuOf({ maxPrice: '40000', category: 'machinery' }, ['minPrice', 'maxPrice'])).toMatchObject({
    isUncounted: true,
    range: { values: { minPrice: '', maxPrice: '40000' } },
  });
  expect(await menuOf({ search: 'valtra' }, ['search'])).toBeUndefined();
});
