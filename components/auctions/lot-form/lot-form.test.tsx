import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { askQuote } from '@/components/market/animal-form/ask-quote';
import type { LotToEdit } from '@/lib/market/auctions/dto';
import classTexts from '@/messages/classes/es.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { LotForm } from './lot-form';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

jest.mock('@/components/market/animal-form/ask-quote', () => ({ askQuote: jest.fn().mockResolvedValue(null) }));

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const card = () => document.querySelector('aside .card');

it('shows on the card of an unfinished lot what its seller has said, and nothing else', () => {
  localStorage.clear();
  renderWithMessages(
    <LotForm
      save={jest.fn()}
      draftKey="corral-lot-draft:test"
      cardLabels={es.auctions.card}
      breedNames={{}}
      classTexts={classTexts}
      country="UY"
      openedAt="2026-03-01T10:00:00.000Z"
    />,
  );
  expect(card()).toBeNull();
  const price = screen.getByRole('textbox', { name: 'Precio base' });
  fireEvent.change(price, { target: { value: '9000' } });
  expect(card()).toHaveTextContent(/US\$\s9\.000/);
  expect(card()).not.toHaveTextContent(/En vivo|Termina|Sin reserva/);
  fireEvent.change(screen.getByLabelText(/^Termina/), { target: { value: '2026-03-08T20:00' } });
  expect(card()).toHaveTextContent('Termina');
  expect(card()).not.toHaveTextContent('Sin reserva');
});

const PICTURE = { 400: '/media/1-400.webp', 800: '/media/1-800.webp', 1600: '/media/1-1600.webp' };
const EDITED: LotToEdit = {
  ...{ id: '01a1fc6e-4b6a-75ff-a517-f29b145c2099', version: 3, begun: false, held: false },
  ...{ title: '20 vaquillonas Gelbvieh', description: 'Mansas.', language: 'es', location: 'Durazno, Uruguay' },
  ...{ category: 'bovine', breed: 'Gelbvieh', class: 'heifer_bred', quantity: 20 },
  ...{ averageAge: 28, averageWeight: 370, shrinkPercent: '0' },
  ...{ healthStatus: null, vaccinated: false, healthCertificate: false, pregnancyTested: false },
  ...{ priceBasis: 'head', priceCurrency: 'USD', startingPrice: '900', reservePrice: null },
  ...{ startTime: '2026-03-02T10:00:00.000Z', endTime: '2026-03-08T23:00:00.000Z', youtubeUrl: null, images: [] },
};

it('shows a lot to be changed in rows that say what it holds; each opens in place, also from what bidders read', async () => {
  localStorage.clear();
  const row = (name: string) => screen.getByRole('heading', { name }).closest('details');
  const save = jest.fn().mockResolvedValue({ ok: false, error: { code: 'price_unconfirmed', fields: {} } });
  renderWithMessages(
    <LotForm
      save={save}
      edited={{ ...EDITED, images: [{ width: 800, height: 600, blur: '', urls: PICTURE }] }}
      draftKey="corral-lot-draft:edited"
      cardLabels={es.auctions.card}
      breedNames={{}}
      classTexts={classTexts}
      country="UY"
      openedAt="2026-03-01T10:00:00.000Z"
    />,
  );
  for (const [name, says] of [
    ['Clase y raza', 'Vaquillona preñada · Gelbvieh'],
    ['Cabezas, edad y peso', /20 cab\. · 2 años y 4 meses · 370.kg/],
    ['El precio', 'US$ 900 /cab'],
    ['El lugar', 'Durazno, Uruguay'],
    ['Comienzo y final', /\d:00 . .*\d:00/],
    ['Sanidad', 'Sin decir'],
    ['Título y descripción', '20 vaquillonas Gelbvieh · Mansas.'],
  ] as const)
    expect(row(name)?.querySelector('summary')).toHaveTextContent(says);
  expect(screen.getByText('Ver todo')).not.toBeVisible();
  expect(row('El precio')).not.toHaveAttribute('open');
  fireEvent.click(screen.getByRole('link', { name: 'Cambiar Precio base' }));
  expect(row('El precio')).toHaveAttribute('open');
  const price = screen.getByRole('textbox', { name: 'Precio base' });
  expect(price).toHaveFocus();
  jest.mocked(askQuote).mockResolvedValue({ usd: null, cashAmount: null, isOutOfRange: true, usual: null });
  fireEvent.change(price, { target: { value: '650000' } });
  expect(await screen.findByText(/^¿US\$\s650\.000 \/cab\? Está muy lejos de lo usual/)).toBeVisible();
  // Whoever saves without an answer is led to the question, and not asked again over it.
  fireEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Corregir el precio' })).toHaveFocus());
  expect(save).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Está bien así' }));
  expect(screen.queryByText(/Está muy lejos de lo usual/)).toBeNull();
});

it.each([
  ['18 vaquillonas preñadas Gelbvieh, 370 kg', '20 vaquillonas preñadas Gelbvieh, 370 kg'],
  ['20 vaquillonas Gelbvieh', '20 vaquillonas Gelbvieh'],
])('changes a title that it composed with the heads, and leaves one that was typed', (expected, title) => {
  localStorage.clear();
  renderWithMessages(
    <LotForm
      save={jest.fn()}
      edited={{ ...EDITED, title }}
      draftKey="corral-lot-draft:edited"
      cardLabels={es.auctions.card}
      breedNames={{}}
      classTexts={classTexts}
      country="UY"
      openedAt="2026-03-01T10:00:00.000Z"
    />,
  );
  const heads = screen.getByRole('textbox', { name: es.lotForm.quantity, hidden: true });
  fireEvent.change(heads, { target: { value: '18' } });
  expect(screen.getByRole('textbox', { name: /^Título/, hidden: true })).toHaveValue(expected);
});

it('keeps what was typed when its saving is refused, though another tab deleted the draft', async () => {
  const key = 'corral-lot-draft:edited';
  localStorage.clear();
  const save = jest.fn().mockImplementation(() => {
    localStorage.removeItem(key);
    return Promise.resolve({ ok: false, error: { code: 'listing_changed', fields: {} } });
  });
  renderWithMessages(
    <LotForm
      save={save}
      edited={{ ...EDITED, images: [{ width: 800, height: 600, blur: '', urls: PICTURE }] }}
      draftKey={key}
      cardLabels={es.auctions.card}
      breedNames={{}}
      classTexts={classTexts}
      country="UY"
      openedAt="2026-03-01T10:00:00.000Z"
    />,
  );
  const text = screen.getByRole('textbox', { name: /^Descripción/, hidden: true });
  fireEvent.change(text, { target: { value: 'Gordas.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  await waitFor(() => expect(localStorage.getItem(key)).toContain('Gordas.'));
});

it('leads to the open question which animals are meant before it saves', async () => {
  localStorage.clear();
  const save = jest.fn().mockResolvedValue({ ok: false, error: { code: 'listing_changed', fields: {} } });
  renderWithMessages(
    <>
      <div data-doubt="class">
        <button>Está bien así</button>
      </div>
      <LotForm
        save={save}
        edited={{ ...EDITED, images: [{ width: 800, height: 600, blur: '', urls: PICTURE }] }}
        draftKey="corral-lot-draft:edited"
        cardLabels={es.auctions.card}
        breedNames={{}}
        classTexts={classTexts}
        country="UY"
        openedAt="2026-03-01T10:00:00.000Z"
      />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  const answer = screen.getByRole('button', { name: 'Está bien así' });
  await waitFor(() => expect(answer).toHaveFocus());
  expect(save).not.toHaveBeenCalled();
  answer.remove();
  fireEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(save).toHaveBeenCalled());
});

it('points at the description while it names numbers that were changed', () => {
  localStorage.clear();
  renderWithMessages(
    <LotForm
      save={jest.fn()}
      edited={{
        ...EDITED,
        startingPrice: '1800',
        description: 'Remato 20 vaquillonas, base 1.800 dólares por cabeza.',
      }}
      draftKey="corral-lot-draft:edited"
      cardLabels={es.auctions.card}
      breedNames={{}}
      classTexts={classTexts}
      country="UY"
      openedAt="2026-03-01T10:00:00.000Z"
    />,
  );
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name, hidden: true }), { target: { value } });
  expect(screen.queryByText(/todavía dice/)).toBeNull();
  type(es.lotForm.quantity, '18');
  type('Precio base', '1900');
  const warning = screen.getByText(/^Tu descripción todavía dice 20 y 1\.800/);
  expect(warning).toBeVisible();
  // In sight of whichever field was changed.
  expect(warning.parentElement?.previousElementSibling).toBe(screen.getByRole('button', { name: 'Guardar cambios' }));
  fireEvent.click(screen.getByRole('button', { name: 'cambiala también' }));
  const text = screen.getByRole('textbox', { name: /^Descripción/ });
  expect(text).toHaveFocus();
  fireEvent.change(text, { target: { value: 'Remato 18 vaquillonas, base 1.900 dólares.' } });
  expect(screen.queryByText(/todavía dice/)).toBeNull();
});

it('brings what was typed back over a lot that was changed elsewhere, and says what stands there now', () => {
  localStorage.clear();
  const show = (edited: LotToEdit) =>
    renderWithMessages(
      <LotForm
        save={jest.fn()}
        edited={edited}
        draftKey="corral-lot-draft:edited"
        cardLabels={es.auctions.card}
        breedNames={{}}
        classTexts={classTexts}
        country="UY"
        openedAt="2026-03-01T10:00:00.000Z"
      />,
    );
  const { unmount } = show(EDITED);
  fireEvent.change(screen.getByRole('textbox', { name: /^Título/, hidden: true }), { target: { value: 'Gelbvieh' } });
  fireEvent.change(screen.getByRole('textbox', { name: /^Descripción/, hidden: true }), {
    target: { value: 'Gordas.' },
  });
  act(() => void window.dispatchEvent(new Event('pagehide')));
  unmount();
  window.location.hash = '#draft';
  show({ ...EDITED, version: 4, quantity: 18, title: '18 vaquillonas Gelbvieh' });
  expect(screen.getByText('Recuperamos tu borrador.').closest('[tabindex]')).toHaveFocus();
  window.location.hash = '';
  expect(screen.getByRole('textbox', { name: /^Descripción/, hidden: true })).toHaveValue('Gordas.');
  expect(screen.getByRole('textbox', { name: es.lotForm.quantity, hidden: true })).toHaveValue('18');
  expect(screen.getByText('Título (ahora el anuncio dice: 18 vaquillonas Gelbvieh)')).toBeVisible();
});

it('says the weight in the pounds of an English title, too', () => {
  localStorage.clear();
  renderWithMessages(
    <LotForm
      save={jest.fn()}
      edited={{ ...EDITED, averageWeight: 650 }}
      draftKey="corral-lot-draft:edited"
      cardLabels={en.auctions.card}
      breedNames={{}}
      classTexts={classTexts}
      country="US"
      openedAt="2026-03-01T10:00:00.000Z"
    />,
    'en',
  );
  expect(screen.getByText(/650 kg \(1,430 lb\)/)).toBeVisible();
});
