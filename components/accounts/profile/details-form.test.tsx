import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserDto } from '@/lib/accounts/accounts/dto';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { DetailsForm } from './details-form';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock('@/components/ui/notify', () => ({ notify: { success: jest.fn(), error: jest.fn(), info: jest.fn() } }));

const user: UserDto = {
  id: 'u',
  email: 'rosa@campo.test',
  emailConfirmed: true,
  firstName: 'Rosa',
  lastName: 'Luna',
  profileImageUrl: null,
  phone: null,
  phoneConfirmed: false,
  location: null,
  role: 'user',
  language: 'es',
  timeZone: null,
  verificationStatus: 'unverified',
  createdAt: '2026-01-01T00:00:00.000Z',
};

const answer = (saved: UserDto) =>
  (global.fetch = jest.fn().mockResolvedValue({ ok: true, status: 200, json: () => Promise.resolve(saved) }));

beforeEach(() => localStorage.clear());

it('keeps what was typed when the page is read in another language', async () => {
  const { unmount } = renderWithMessages(<DetailsForm user={user} part="name" />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), ' María');
  unmount();
  // A phone that was confirmed meanwhile isn't undone by the draft.
  const confirmed = { ...user, phone: '+59899123456' };
  renderWithMessages(<DetailsForm user={confirmed} part="name" />, 'en');
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Rosa María');
  const fetching = answer(confirmed);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(JSON.parse((fetching.mock.calls[0] as [string, { body: string }])[1].body)).toEqual({
    firstName: 'Rosa María',
    lastName: 'Luna',
    phone: '+59899123456',
    location: '',
    language: 'es',
  });
});

it('keeps no draft of what was saved', async () => {
  const { unmount } = renderWithMessages(<DetailsForm user={user} part="name" />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), ' María');
  answer({ ...user, firstName: 'Rosa María' });
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('button', { name: 'Guardar' })).toBeEnabled();
  expect(localStorage).toHaveLength(0);
  unmount();
  renderWithMessages(<DetailsForm user={user} part="name" />);
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Rosa');
});

it('says that a place is unknown, and takes one that isn’t in the list with its region', async () => {
  renderWithMessages(<DetailsForm user={user} part="place" />);
  await userEvent.type(screen.getByRole('combobox', { name: /^Lugar/ }), 'Los Ceibos');
  const areas = [{ country: 'UY', name: 'Uruguay', regions: [{ name: 'Salto', label: 'Salto, Uruguay' }] }];
  global.fetch = jest.fn().mockResolvedValue({ ok: true, json: () => Promise.resolve(areas) });
  await userEvent.click(screen.getByRole('button', { name: 'No está en la lista' }));
  await userEvent.selectOptions(await screen.findByLabelText('País'), 'Uruguay');
  await userEvent.selectOptions(screen.getByLabelText('Departamento, provincia o estado'), 'Salto');
  expect(screen.getByRole('combobox', { name: /^Lugar/ })).toHaveValue('Los Ceibos, Salto, Uruguay');
  global.fetch = jest.fn().mockResolvedValue({
    ok: false,
    status: 400,
    json: () => Promise.resolve({ code: 'invalid_input', errors: { location: ['No encontramos ese lugar.'] } }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('No encontramos ese lugar.')).toBeInTheDocument();
});
