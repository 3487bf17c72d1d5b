import { watchLocation } from '@/tests/jest/location';
import { leaveToSignIn } from './leave-to-sign-in';

const LOGIN = '/api/login?next=%2Fedit-listing%3Fid%3D7';

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/edit-listing?id=7');
});
afterEach(() => jest.useRealTimers());

it.each([
  ['after a second', 1000, undefined, '', LOGIN],
  ['after two on a listing, and back to its dialog', 2000, 2000, '#contact', `${LOGIN}%23contact`],
])('goes to sign in %s', (_, delay, afterMs, hash, address) => {
  const assign = watchLocation('assign');
  leaveToSignIn(afterMs, hash);
  jest.advanceTimersByTime(delay - 1);
  expect(assign).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(assign.mock.calls).toEqual([[address]]);
  assign.mockRestore();
});
