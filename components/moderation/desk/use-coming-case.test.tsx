import { act } from '@testing-library/react';
import { notify } from '@/components/ui/notify';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { useComingCase, type ComingCase } from './use-coming-case';

const push = jest.fn();
const mockRouter = { push };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));
jest.mock('@/components/ui/notify', () => ({ notify: { error: jest.fn(), info: jest.fn() } }));

/** Renders the hook; returns a function that does something with it and returns its answer. */
function open(): <T>(use: (coming: ComingCase) => T) => T {
  let coming: ComingCase | undefined;
  function Harness() {
    coming = useComingCase();
    return null;
  }
  renderWithMessages(<Harness />);
  return <T,>(use: (coming: ComingCase) => T) => {
    if (!coming) throw new Error('not rendered');
    const before = coming;
    const answers: T[] = [];
    act(() => void answers.push(use(before)));
    return answers[0] as T;
  };
}

beforeEach(() => jest.clearAllMocks());

it('keeps keys for the case that is on its way, which takes them one by one', () => {
  const desk = open();
  expect(desk(({ hold }) => hold('d', 'k1'))).toBe(false);
  desk(({ step }) => step('/cases/k2', 'k2'));
  expect(push).toHaveBeenCalledWith('/cases/k2', { scroll: false });
  expect(['j', 'n'].map((name) => desk(({ hold }) => hold(name, 'k1')))).toEqual([true, true]);
  expect(desk(({ held }) => held)).toEqual({ caseKey: 'k2', names: ['j', 'n'] });
  expect(desk(({ arrived }) => arrived('k2'))).toBe(true);
  expect(desk(({ arrived }) => arrived('k2'))).toBe(false);
  desk(({ takeHeld }) => takeHeld());
  expect(desk(({ held }) => held)).toEqual({ caseKey: 'k2', names: ['n'] });
  desk(({ takeHeld }) => takeHeld());
  expect(desk(({ held }) => held)).toBeNull();
});

it('keeps no decision for a case that nobody has seen, and says so', () => {
  const desk = open();
  desk(({ step }) => step('/cases/k2', 'k2'));
  expect(['d', 'b', 's', 'v', 'r', '2'].map((name) => desk(({ hold }) => hold(name, 'k1')))).not.toContain(false);
  expect(desk(({ held }) => held)).toBeNull();
  expect(notify.info).toHaveBeenCalledWith(expect.stringContaining('todavía no se ve'));
});

it('keeps a decision for a case that is shown until it was seen, and gives it to no other', () => {
  jest.useFakeTimers();
  const desk = open();
  desk(({ step }) => step('/cases/k2', 'k2'));
  desk(({ arrived }) => arrived('k2'));
  jest.advanceTimersByTime(100);
  expect(['j', 'd', 'j', 'b'].map((name) => desk(({ hold }) => hold(name, 'k2')))).toEqual([false, true, true, true]);
  expect(['j', 'd'].map((name) => desk(({ unseenFor }) => unseenFor(name)))).toEqual([0, 200]);
  // In the order in which they were pressed.
  expect(desk(({ held }) => held)).toEqual({ caseKey: 'k2', names: ['d', 'j', 'b'] });
  desk(({ takeHeld }) => takeHeld());
  desk(({ step }) => step('/cases/k3', 'k3'));
  expect(desk(({ held }) => held)).toEqual({ caseKey: 'k3', names: ['j'] });
  expect(notify.info).toHaveBeenCalledWith(expect.stringContaining('todavía no se ve'));
  desk(({ takeHeld }) => takeHeld());
  desk(({ arrived }) => arrived('k3'));
  jest.advanceTimersByTime(300);
  expect(desk(({ hold }) => hold('d', 'k3'))).toBe(false);
  jest.useRealTimers();
});

it('takes back by Z the key that waits, before any decision', () => {
  const desk = open();
  desk(({ step }) => step('/cases/k2', 'k2'));
  desk(({ arrived }) => arrived('k2'));
  desk(({ hold }) => hold('d', 'k2'));
  expect(desk(({ hold }) => hold('z', 'k2'))).toBe(true);
  expect(desk(({ held }) => held)).toBeNull();
  expect(desk(({ hold }) => hold('z', 'k2'))).toBe(false);
});

it('gives them to the next one if that case decides and goes on', () => {
  const desk = open();
  desk(({ step }) => step('/cases/k2', 'k2'));
  desk(({ hold }) => hold('j', 'k1'));
  desk(({ step }) => step('/cases/k3', 'k3'));
  expect(desk(({ held }) => held?.caseKey)).toBe('k3');
  desk(({ step }) => step('/cases', null));
  expect(desk(({ held }) => held)).toBeNull();
});

it('drops them, and says so, if another case is shown instead', () => {
  const desk = open();
  desk(({ step }) => step('/cases/k2', 'k2'));
  desk(({ hold }) => hold('j', 'k1'));
  expect(desk(({ arrived }) => arrived('k3'))).toBe(true);
  expect(desk(({ held }) => held)).toBeNull();
  expect(notify.error).toHaveBeenCalledWith(expect.stringContaining('no se usaron'));
  expect(desk(({ hold }) => hold('j', 'k3'))).toBe(false);
});
