import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { AppealForm } from './appeal-form';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock('@/components/ui/forms/leave-to-sign-in', () => ({ leaveToSignIn: jest.fn() }));

const WORDS = 'Las fotos son de mi campo, de la semana pasada.';
const send = jest.fn();
const show = (subject = 'listing-1') => renderWithMessages(<AppealForm subject={subject} send={send} />);
const box = () => screen.getByRole('textbox');
const press = () => userEvent.click(screen.getByRole('button'));

beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
});

it('keeps what was written while its writer signs in again, until it has arrived', async () => {
  send.mockResolvedValueOnce({ ok: false, error: { code: 'unauthorized' } });
  const { unmount } = show();
  await userEvent.type(box(), WORDS);
  await press();
  await waitFor(() => expect(leaveToSignIn).toHaveBeenCalled());
  unmount();
  const back = show();
  expect(box()).toHaveValue(WORDS);
  send.mockResolvedValueOnce({ ok: true, data: null });
  await press();
  await waitFor(() => expect(send).toHaveBeenLastCalledWith({ subject: 'listing-1', text: WORDS }));
  back.unmount();
  show();
  expect(box()).toHaveValue('');
});

it('keeps it for that appeal alone', async () => {
  const { unmount } = show();
  await userEvent.type(box(), WORDS);
  unmount();
  show('listing-2');
  expect(box()).toHaveValue('');
});

it('leads to what is to be corrected, and asks what was', () => {
  renderWithMessages(<AppealForm subject="1" editHref="/edit-listing/1" send={send} />);
  expect(screen.getByRole('heading', { name: 'Qué hacer' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Corregir el anuncio' })).toHaveAttribute('href', '/edit-listing/1');
  expect(screen.getByRole('textbox', { name: /^Contanos qué corregiste, o por qué/ })).toBeVisible();
});
