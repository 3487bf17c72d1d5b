import { renderHook } from '@testing-library/react';
import { useHeads } from './heads-calculator';
import type { HeadsModel } from './lot-model';

const model = (heads: number) => ({ heads, least: 1, step: 1 }) as HeadsModel;
const shown = (before: number, after: number) => {
  const { result, rerender } = renderHook(({ heads }) => useHeads(heads), { initialProps: { heads: model(before) } });
  rerender({ heads: model(after) });
  return result.current[0];
};

beforeEach(() => localStorage.clear());

it('counts all the heads that a refreshed page has, such as after a sale is taken back', () => {
  expect(shown(16, 21)).toBe(21);
});

it('keeps the number that its visitor asked about', () => {
  localStorage.setItem('heads', '5');
  expect(shown(16, 21)).toBe(5);
});
