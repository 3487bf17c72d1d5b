import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '@/components/ui/notify';
import { MailSwitches } from './mail-switches';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

jest.mock('@/components/ui/notify', () => ({ notify: { error: jest.fn() } }));

const switches = [
  { name: 'messages', label: 'Mensajes nuevos', isOn: true },
  { name: 'outbid', label: 'Superan tu puja', isOn: false },
] as const;

it('saves each switch at once', async () => {
  const change = jest.fn(() => Promise.resolve({ ok: true, data: null } as const));
  render(<MailSwitches switches={switches} failed="No se pudo guardar" change={change} />);
  const [messages, outbid] = [screen.getByLabelText('Mensajes nuevos'), screen.getByLabelText('Superan tu puja')];
  expect(messages).toBeChecked();
  expect(outbid).not.toBeChecked();
  await userEvent.click(messages);
  await userEvent.click(outbid);
  expect(change.mock.calls).toEqual([[{ name: 'messages', isOn: false }], [{ name: 'outbid', isOn: true }]]);
  expect(messages).not.toBeChecked();
  expect(outbid).toBeChecked();
});

it.each([
  ['is refused', () => Promise.resolve({ ok: false, error: { code: 'rate_limited' } } as const)],
  ['has no connection', () => Promise.reject(new Error('offline'))],
])('goes back and says so when saving %s', async (_, change) => {
  render(<MailSwitches switches={switches} failed="No se pudo guardar" change={change} />);
  const messages = screen.getByLabelText('Mensajes nuevos');
  await userEvent.click(messages);
  await waitFor(() => expect(messages).toBeChecked());
  expect(notify.error).toHaveBeenLastCalledWith('No se pudo guardar');
});
