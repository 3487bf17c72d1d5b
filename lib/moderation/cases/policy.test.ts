import { mayDecideAppeal } from './policy';

it('leaves an appeal to an administrator who did not decide it before, where there is one', () => {
  expect(mayDecideAppeal('ana', 'ana', true)).toBe(false);
  expect(mayDecideAppeal('ana', 'ana', false)).toBe(true);
  expect(mayDecideAppeal('ana', 'luis', true)).toBe(true);
  expect(mayDecideAppeal('ana', null, true)).toBe(true);
});
