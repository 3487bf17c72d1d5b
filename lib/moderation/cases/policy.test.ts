import { mayDecideAppeal, mayUndoDecision } from './policy';

it('leaves an appeal to an administrator who did not decide it before, where there is one', () => {
  expect(mayDecideAppeal('ana', 'ana', true)).toBe(false);
  expect(mayDecideAppeal('ana', 'ana', false)).toBe(true);
  expect(mayDecideAppeal('ana', 'luis', true)).toBe(true);
  expect(mayDecideAppeal('ana', null, true)).toBe(true);
});

it('knows which decisions have a way back', () => {
  expect(mayUndoDecision('taken_down', 'listing')).toBe(true);
  expect(mayUndoDecision('dismissed', null)).toBe(true);
  expect(mayUndoDecision('taken_down', 'lot')).toBe(false);
  expect(mayUndoDecision('suspended', 'user')).toBe(false);
  expect(mayUndoDecision('resolved', 'listing')).toBe(false);
});
