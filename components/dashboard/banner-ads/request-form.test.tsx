import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { RequestForm } from './request-form';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const KEY = 'corral-banner:test';
const form = <RequestForm submit={jest.fn()} draftKey={KEY} aside={null} />;

it('keeps what was typed when the page is read in another language', async () => {
  const { unmount } = renderWithMessages(form);
  await userEvent.type(screen.getByRole('textbox', { name: /^Empresa/ }), 'Sales del Sur');
  await userEvent.clear(screen.getByRole('textbox', { name: /^Meses|^Duración/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Meses|^Duración/ }), '3');
  await waitFor(() => expect(localStorage.getItem(KEY)).toContain('"durationMonths":"3"'));
  unmount();
  renderWithMessages(form, 'en');
  expect(screen.getByDisplayValue('Sales del Sur')).toBeInTheDocument();
  expect(screen.getByDisplayValue('3')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /^(Español|Spanish)$/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^(English|Inglés)$/ })).not.toBeChecked();
});
