import { inFlow } from './in-flow';

const placesOf = (first: number, others: readonly number[]) =>
  inFlow(first, others).others.map(({ row, at, head }) => [row, at, head]);

it('lets a list follow beside what is exactly what was asked, and the next one begin a row', () => {
  expect(inFlow(1, [2, 4])).toEqual({
    first: { row: 2, at: 0 },
    below: 3,
    others: [
      { row: 2, at: 1, head: '1 / 2 / auto / span 2' },
      { row: 4, at: 0, head: '3 / 1 / auto / span 3' },
    ],
  });
  expect(placesOf(1, [3, 2]).at(-1)).toEqual([5, 0, '4 / 1 / auto / span 3']);
});

it('begins a row below a list that goes on in another one', () => {
  expect(inFlow(4, [5, 3])).toEqual({
    first: { row: 1, at: 0 },
    below: 3,
    others: [
      { row: 4, at: 0, head: '3 / 1 / auto / span 3' },
      { row: 7, at: 0, head: '6 / 1 / auto / span 3' },
    ],
  });
});

it('has no more than two headings in a row', () => {
  expect(placesOf(0, [1, 1, 1])).toEqual([
    [2, 0, '1 / 1 / auto / span 1'],
    [2, 1, '1 / 2 / auto / span 2'],
    [4, 0, '3 / 1 / auto / span 3'],
  ]);
  expect(placesOf(1, [1, 1])).toEqual([
    [2, 1, '1 / 2 / auto / span 2'],
    [4, 0, '3 / 1 / auto / span 3'],
  ]);
});

it('leaves a row below the first list for what is said of it, before those that follow', () => {
  const below = (first: number, others: readonly number[]) => {
    const flow = inFlow(first, others, true);
    return [flow.below, ...flow.others.map(({ row }) => row)];
  };
  expect(below(1, [2, 4])).toEqual([3, 2, 5]);
  expect(below(1, [5, 3])).toEqual([4, 2, 6]);
  expect(below(4, [5, 3])).toEqual([3, 5, 8]);
  expect(below(2, [])).toEqual([2]);
});
