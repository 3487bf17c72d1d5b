import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page, useTryAgain } from '@/components/ui/page/use-try-again';

function Screen({ retry }: { retry: () => void }) {
  const { tryAgain } = useTryAgain(retry);
  return <button onClick={tryAgain}>Try Again</button>;
}

const reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined);
const answers = (ok: boolean) => {
  globalThis.fetch = jest.fn(() => Promise.resolve({ ok } as Response));
};

afterEach(() => reload.mockClear());

it('loads the page afresh if the server answers again but the screen is still there', async () => {
  answers(true);
  const retry = jest.fn();
  render(<Screen retry={retry} />);
  await userEvent.click(screen.getByRole('button'));
  expect(retry).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

it('stays while the server still fails, and can be tried again', async () => {
  answers(false);
  render(<Screen retry={() => undefined} />);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(globalThis.fetch).toHaveBeenCalledTimes(1));
  expect(reload).not.toHaveBeenCalled();
  answers(true);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});
