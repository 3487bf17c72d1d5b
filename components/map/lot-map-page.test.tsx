import { render, screen } from '@testing-library/react';
import { parseAnimalListingQuery } from '@/lib/animals/query-schema';
import type { LotMap, MapDrawing } from '@/lib/map/dto';
import { LotMapPage } from './lot-map-page';

const drawing: MapDrawing = {
  width: 800,
  height: 500,
  hexagon: 60,
  outlines: { address: '/art/map/americas.svg', scale: 1, left: 0, top: 0 },
  cells: [{ zone: '7.-3.4', place: 'Salto', total: 2, x: 100, y: 100 }],
  towns: [],
  shades: [2],
};
const map: LotMap = {
  country: null,
  total: 2,
  withoutPlace: 0,
  outside: 0,
  wide: drawing,
  narrow: { ...drawing, cells: [] },
  areas: [],
};

it('leads from the map of a zone to a zone within it', async () => {
  const { query } = parseAnimalListingQuery({ country: 'UY', zone: '6.-2.3' });
  render(
    await LotMapPage({ locale: 'es', query, map, problems: [], regionName: undefined, zoneName: 'Salto, Uruguay' }),
  );
  expect(screen.getByRole('link', { name: 'Salto, 2 lotes' })).toHaveAttribute('href', '/?country=UY&zone=7.-3.4');
  expect(screen.getByRole('link', { name: 'Ver como lista' })).toHaveAttribute('href', '/?country=UY&zone=6.-2.3');
});
