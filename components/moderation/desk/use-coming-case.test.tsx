import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { useComingCase, type ComingCase } from './use-coming-case';

const push = jest.fn();
const mockRouter = { push };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

/** Renders the hook; returns what it returns. */
function open(): ComingCase {
  let coming: ComingCase | undefined;
  function Harness() {
    coming = useComingCase();
    return null;
  }
  renderWithMessages(<Harness />);
  if (!coming) throw new Error('not rendered');
  return coming;
}

it('says which case is on its way until that is shown', () => {
  const { coming, step, arrived } = open();
  expect(coming('k1')).toBeNull();
  step('/cases/k2', 'k2');
  expect(push).toHaveBeenCalledWith('/cases/k2', { scroll: false });
  expect(coming('k1')).toBe('k2');
  expect(arrived()).toBe(true);
  expect(coming('k2')).toBeNull();
  expect(arrived()).toBe(false);
});

it('says the last of several, and none where the way leads back to the case that is shown', () => {
  const { coming, step } = open();
  step('/cases/k2', 'k2');
  step('/cases/k3', 'k3');
  expect(coming('k1')).toBe('k3');
  step('/cases/k1', 'k1');
  expect(coming('k1')).toBeNull();
});

it('leaves the case in use while the queue, which has no key, is on its way', () => {
  const { coming, step, arrived } = open();
  step('/cases', null);
  expect(coming('k1')).toBeNull();
  expect(arrived()).toBe(true);
});
