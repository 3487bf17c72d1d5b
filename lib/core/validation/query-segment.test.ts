import { EQUIPMENT_KEYS, LISTING_KEYS, filterKeys } from '@/lib/core/search-keys.mjs';
import { config } from '@/middleware';
import { querySegment as segmentOf, readQuerySegment as read } from './query-segment';

const querySegment = (params: URLSearchParams) => segmentOf(LISTING_KEYS, params);
const readQuerySegment = (segment: string) => read(LISTING_KEYS, segment);

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

  it('holds every value of a list that is sent once per value, as a form without JavaScript does', () => {
    const segment = querySegment(new URLSearchParams('class=calf_m&class=calf_f&class=&breed=Angus&breed=Hereford'));
    expect(readQuerySegment(segment)).toEqual({ class: 'calf_m,calf_f', breed: 'Angus' });
  });

  it.each(['', '%', '!!', 'YQ', 'eD0x', '../home'])('is not %p, which it did not make', (segment) => {
    expect(readQuerySegment(segment) ?? {}).toEqual({});
  });
});

it('is looked for by the middleware, whatever its key', () => {
  const keys = config.matcher.flatMap((entry) =>
    typeof entry === 'string' ? [] : (entry.has ?? []).flatMap(({ type, key }) => (type === 'query' ? [key] : [])),
  );
  // Further pages of all animals are looked for, too: they begin with the country that a browser suggests.
  expect(new Set(keys)).toEqual(new Set([...filterKeys([...LISTING_KEYS, ...EQUIPMENT_KEYS]), 'page']));
});
