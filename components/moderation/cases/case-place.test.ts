import { placeOf } from './case-place';

const queue = [
  { key: 'a', claimedBy: 'Ana Bermúdez' },
  { key: 'b', claimedBy: null },
  { key: 'c', claimedBy: null },
  { key: 'd', claimedBy: 'Ana Bermúdez' },
  { key: 'e', claimedBy: null },
];
const addresses = { hrefOf: (key: string) => `/${key}`, queueHref: '/' };
const place = (key: string, items = queue) => placeOf(key, items, addresses);

it('goes to the next case that nobody else holds, and back to the one before', () => {
  expect(place('c')).toMatchObject({
    queue: ['a', 'b', 'c', 'd', 'e'],
    previous: { key: 'b' },
    next: { key: 'e' },
  });
  expect(place('b')).toMatchObject({ previous: null, next: { key: 'c' } });
  expect(place('e')).toMatchObject({ previous: { key: 'c' }, next: null });
});

it('has no neighbours where others hold all that is left', () => {
  const held = [
    { key: 'a', claimedBy: 'Ana Bermúdez' },
    { key: 'b', claimedBy: null },
  ];
  expect(place('b', held)).toMatchObject({ previous: null, next: null, queueHref: '/' });
});

it('follows a case that has left the queue with the first free one', () => {
  expect(place('x')).toMatchObject({ previous: null, next: { key: 'b' } });
});
