import { betweenEnds } from './between-ends';

it.each([
  [['/?class=calf_m&search=angus', '/?class=calf_f&search=angus'], '/?class=calf_', '&search=angus', ['m', 'f']],
  [['/?radius=50', '/?radius=500'], '/?radius=50', '', ['', '0']],
  [['aba', 'aba'], 'aba', '', ['', '']],
  [['a', 'b'], '', '', ['a', 'b']],
  [[], '', '', []],
])('says once what all of %p begin and end with', (texts, start, end, middles) => {
  expect(betweenEnds(texts)).toEqual({ ends: [start, end], middles });
  expect(middles.map((middle) => start + middle + end)).toEqual(texts);
});
