import { inFlow } from './in-flow';

it('lets the next list follow in the row that one of them leaves half empty', () => {
  expect(inFlow(1, [2, 4])).toEqual({
    first: { row: 1, at: 0, over: 1 },
    others: [
      { row: 2, at: 1, over: 0, head: '1 / 2 / auto / span 2' },
      { row: 4, at: 0, over: 0, head: '3 / 1 / auto / span 3' },
    ],
  });
});

it('puts the last cards of a list into the row of the next one, below its heading', () => {
  expect(inFlow(4, [5, 3])).toEqual({
    first: { row: 1, at: 0, over: 1 },
    others: [
      { row: 3, at: 1, over: 0, head: '2 / 2 / auto / span 2' },
      { row: 6, at: 0, over: 0, head: '5 / 1 / auto / span 3' },
    ],
  });
});

it('has three headings in one row', () => {
  expect(inFlow(0, [1, 1, 1]).others.map(({ row, at, head }) => [row, at, head])).toEqual([
    [2, 0, '1 / 1 / auto / span 1'],
    [2, 1, '1 / 2 / auto / span 1'],
    [2, 2, '1 / 3 / auto / span 1'],
  ]);
});

it('begins a row where a list ends with one', () => {
  const { first, others } = inFlow(3, [7, 2]);
  expect(first.over).toBe(0);
  expect(others).toEqual([
    { row: 3, at: 0, over: 1, head: '2 / 1 / auto / span 3' },
    { row: 6, at: 1, over: 0, head: '5 / 2 / auto / span 2' },
  ]);
});
