import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Providers } from '@/components/pages/layout/providers';
import { watchLocation } from '@/tests/jest/location';
import messages from '@/messages/en.json';
import ErrorPage from './error';

it('says that something went wrong, tries again and refreshes', async () => {
  const reload = watchLocation('reload');
  const retry = jest.fn();
  // The server still fails, so the page is not reloaded automatically.
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: false });
  render(
    <Providers errorLabels={messages.errorPage}>
      <ErrorPage error={Object.assign(new Error('boom'), { digest: '1234567' })} retry={retry} />
    </Providers>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Oops! Something went wrong');
  expect(screen.queryByText(/boom/)).toBeNull();
  // The digest, which is also in the server's log.
  expect(screen.getByRole('alert')).toHaveTextContent('mention the code 1234567');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Refresh Page' }));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(retry).toHaveBeenCalledTimes(1);
});
