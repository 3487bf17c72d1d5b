import { inFlow } from './in-flow';

const placesOf = (first: number, others: readonly number[]) =>
  inFlow(first, others).others.map(({ row, at, head }) => [row, at, head]);

// A row of cards is three of the grid: picture, what differs, body.
it('lets a list follow beside what is exactly what was asked, and the next one begin a row', () => {
  expect(inFlow(1, [2, 4])).toEqual({
    first: { row: 2, at: 0 },
    below: 5,
    others: [
      { row: 2, at: 1, head: '1 / 2 / auto / span 2' },
      { row: 6, at: 0, head: '5 / 1 / auto / span 3' },
    ],
  });
  expect(placesOf(1, [3, 2]).at(-1)).toEqual([9, 0, '8 / 1 / auto / span 3']);
});

it('begins a row below a list that goes on in another one', () => {
  expect(inFlow(4, [5, 3])).toEqual({
    first: { row: 1, at: 0 },
    below: 7,
    others: [
      { row: 8, at: 0, head: '7 / 1 / auto / span 3' },
      { row: 15, at: 0, head: '14 / 1 / auto / span 3' },
    ],
  });
});

it('has no more than two headings in a row', () => {
  expect(placesOf(0, [1, 1, 1])).toEqual([
    [2, 0, '1 / 1 / auto / span 1'],
    [2, 1, '1 / 2 / auto / span 2'],
    [6, 0, '5 / 1 / auto / span 3'],
  ]);
  expect(placesOf(1, [1, 1])).toEqual([
    [2, 1, '1 / 2 / auto / span 2'],
    [6, 0, '5 / 1 / auto / span 3'],
  ]);
});

it('leaves a row below the first list for what is said of it, before those that follow', () => {
  const below = (first: number, others: readonly number[]) => {
    const flow = inFlow(first, others, true);
    return [flow.below, ...flow.others.map(({ row }) => row)];
  };
  expect(below(1, [2, 4])).toEqual([5, 2, 7]);
  expect(below(1, [5, 3])).toEqual([8, 2, 10]);
  expect(below(4, [5, 3])).toEqual([7, 9, 16]);
  expect(below(2, [])).toEqual([4]);
});
