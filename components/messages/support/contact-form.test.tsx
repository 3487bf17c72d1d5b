import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SUPPORT_MESSAGE_MAX } from '@/lib/messages/support/schema';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { ContactForm } from './contact-form';

const LABELS = { es: es.support, en: en.support };
const send = jest.fn();

function show(locale: 'es' | 'en', key: string, about = '') {
  return render(
    <ContactForm
      send={send}
      initial={{ key, language: locale, topic: '', reference: about, name: '', email: '', message: '' }}
      topics={[{ value: 'auction', label: 'Auction' }]}
      helpHref="/help"
      maxLength={SUPPORT_MESSAGE_MAX}
      labels={LABELS[locale]}
    />,
  );
}

const message = (locale: 'es' | 'en') => screen.getByRole('textbox', { name: LABELS[locale].message });

beforeEach(() => {
  sessionStorage.clear();
  send.mockReset();
});

it('keeps what was typed when the page is read in another language, and sends it once', async () => {
  send.mockRejectedValueOnce(new Error('offline'));
  const { unmount } = show('es', 'key-1');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'auction');
  await userEvent.type(message('es'), 'No me atiende');
  await userEvent.click(screen.getByRole('button', { name: es.support.send }));
  await screen.findByText(es.support.offline);
  unmount();
  const { container } = show('en', 'key-2');
  expect(message('en')).toHaveValue('No me atiende');
  expect(screen.getByRole('combobox')).toHaveValue('auction');
  const sent = new FormData(container.querySelector('form') ?? undefined);
  expect(sent.get('key')).toBe('key-1');
  expect(sent.get('language')).toBe('en');
});

it('begins anew after it was sent, and where another link leads to it', async () => {
  send.mockResolvedValueOnce({ status: 'done', data: { number: 7 } });
  const first = show('es', 'key-1');
  await userEvent.type(message('es'), 'No me atiende');
  first.unmount();
  const other = show('es', 'key-2', 'Lote 12');
  expect(message('es')).toHaveValue('');
  other.unmount();
  const { unmount } = show('es', 'key-2');
  expect(message('es')).toHaveValue('No me atiende');
  await userEvent.click(screen.getByRole('button', { name: es.support.send }));
  await screen.findByText('C-7');
  unmount();
  show('es', 'key-3');
  expect(message('es')).toHaveValue('');
});
