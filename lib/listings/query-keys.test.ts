import { readFileSync } from 'node:fs';
import { EQUIPMENT_KEYS } from '@/lib/equipment/query-keys';
import { querySegment as segmentOf, readQuerySegment as read } from '@/lib/validation/query-segment';
import { QUERY_KEYS } from './query-keys';

const querySegment = (params: URLSearchParams) => segmentOf(QUERY_KEYS, params);
const readQuerySegment = (segment: string) => read(QUERY_KEYS, segment);

describe('a search as a segment of a path', () => {
  it('reads back, whatever it is written with', () => {
    const params = new URLSearchParams({
      utm_source: 'x',
      search: ' ñandú & 50%/🐄 ',
      page: '2',
      breed: '',
      category: 'bovine',
    });
    const segment = querySegment(params);
    expect(segment).toMatch(/^[\w-]+$/);
    expect(readQuerySegment(segment)).toEqual({ category: 'bovine', search: 'ñandú & 50%/🐄', page: '2' });
  });

  it('is the same for the same search, and bounded', () => {
    expect(querySegment(new URLSearchParams('sort=newest&category=ovine&x=1'))).toBe(
      querySegment(new URLSearchParams('category=ovine&sort=newest')),
    );
    expect(querySegment(new URLSearchParams({ search: 'x'.repeat(10_000) })).length).toBeLessThan(200);
  });

  it.each(['', '%', '!!', 'YQ', 'eD0x', '../home'])('is not %p, which it did not make', (segment) => {
    expect(readQuerySegment(segment) ?? {}).toEqual({});
  });
});

it.each(['middleware.ts', 'next.config.mjs'])('%s knows every key of a search', (file) => {
  const source = readFileSync(file, 'utf8');
  for (const key of [...QUERY_KEYS, ...EQUIPMENT_KEYS])
    if (key !== 'page') expect(source).toMatch(new RegExp(`'${key}'`));
});
