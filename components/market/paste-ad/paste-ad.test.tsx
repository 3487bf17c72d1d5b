import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { classNames } from '@/components/market/animal-form/class-names';
import {
  EMPTY_ANIMAL_LISTING,
  type AnimalListingFormValues,
} from '@/components/market/animals/animal-listing-form-kind';
import { clearDraft, finishDraft, leaveFinished } from '@/components/market/listing-form/draft';
import { goToDoubt } from '@/components/market/listing-form/form-kind';
import type { AdReading } from '@/lib/language/ads/dto';
import { AD_MAX } from '@/lib/language/ads/schema';
import { CLASS_CODES, CLASSES, isClassOf } from '@/lib/livestock/stock/classes';
import classTexts from '@/messages/classes/es.json';
import traitTexts from '@/messages/traits/es.json';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { PasteAd } from './paste-ad';

const names = { breedNames: {}, classNames: classNames(classTexts, 'UY'), traitTexts };
const TEXT = '46 vaquillonas Angus preñadas, 370 kg. Cel 099 123 456, juan@campo.com, www.campo.com';
const fact = (field: AdReading['facts'][number]['field'], value: string | true, words: string) => {
  const start = TEXT.indexOf(words);
  return { field, value, spans: [{ start, end: start + words.length }], state: 'said' as const };
};
const READING: AdReading = {
  facts: [
    fact('category', 'bovine', 'vaquillonas'),
    fact('class', 'heifer_bred', 'vaquillonas'),
    fact('headCount', '46', '46'),
    fact('weight', '370', '370 kg'),
    fact('breed', 'Angus', 'Angus'),
    fact('traits.ticks', 'free', '46'),
    fact('vaccinated', true, '46'),
  ],
  questions: [
    { asks: 'payment', spans: [] },
    { asks: 'lots', spans: [] },
  ],
  unread: [{ start: TEXT.indexOf('preñadas'), end: TEXT.indexOf('preñadas') + 'preñadas'.length }],
  described: [],
  reserves: [],
  phones: ['099 123 456'],
  addresses: ['juan@campo.com', 'www.campo.com'],
  description: 'Parición agosto',
  language: 'es',
  otherLots: [],
};
const PRICED: AdReading = {
  ...READING,
  facts: [
    ...READING.facts,
    fact('priceAmount', '1150', '46'),
    fact('priceBasis', 'head', '46'),
    { ...fact('priceCurrency', 'USD', '46'), state: 'deduced', reason: 'country' },
    { ...fact('priceCurrency', 'UYU', '46'), state: 'deduced', reason: 'country' },
  ],
  otherLots: ['y 20 terneros Hereford'],
};

/** Where the draft of the form is kept. */
const KEY = 'corral-draft:test';

type Form = UseFormReturn<AnimalListingFormValues>;
/** The form that is shown, which tests read. */
const shown: { form?: Form } = {};
const values = () => shown.form?.getValues();
const publish = jest.fn();

function PasteForm({ home = null, country = 'UY' }: { home?: string | null; country?: string | null }) {
  const [isAllOpen, setAllOpen] = useState(false);
  const form = useForm<AnimalListingFormValues>({ defaultValues: EMPTY_ANIMAL_LISTING });
  useEffect(() => {
    shown.form = form;
  });
  return (
    <FormProvider {...form}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          publish();
        }}
      >
        <input aria-label="heads" {...form.register('headCount')} />
        <input type="checkbox" aria-label="all" onChange={({ target }) => setAllOpen(target.checked)} />
        <PasteAd names={names} draftKey={KEY} {...{ country, home, isAllOpen }} />
        <button type="submit">Publicar</button>
      </form>
    </FormProvider>
  );
}

const answer = (status: number, body: unknown) =>
  Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) } as Response);
const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  publish.mockReset();
  fetched.mockReset().mockImplementation(() => answer(200, READING));
  global.fetch = fetched;
});

const BOX = 'Pegá tu aviso de WhatsApp, o contalo';

/** Pasting is enough: nothing else is pressed. */
async function paste(text = TEXT) {
  const user = userEvent.setup();
  const change = screen.queryByRole('button', { name: 'Cambiar el texto' });
  if (change) await user.click(change);
  const area = screen.getByRole('textbox', { name: BOX });
  await user.clear(area);
  await user.click(area);
  await user.paste(text);
  return user;
}

const READ = 'Leímos 6 datos de tu aviso. Quedan 2 por mirar.';
const isRead = async () => {
  await screen.findByRole('button', { name: 'Cambiar el texto' });
  expect(screen.getByRole('status')).toHaveTextContent(READ);
};

it('leaves the text where it stands while its marks are loaded', async () => {
  renderWithMessages(<PasteForm />);
  await paste();
  await waitFor(() => expect(screen.queryByRole('textbox', { name: BOX })).toBeNull());
  expect(screen.getByText(/vaquillonas Angus|Angus/)).toBeVisible();
  await isRead();
});

it.each([
  ['a suggestion that is tapped', false, 'Young, Río Negro, Uruguay'],
  ['what is typed with Enter', true, 'young'],
])('asks which of several places is meant, and takes %s for an answer', async (_, isTyped, taken) => {
  const place = (value: string) =>
    ({ ...fact('location', value, 'campo'), state: 'deduced', reason: 'oneOf' }) as const;
  const soriano = 'Dolores, Soriano, Uruguay';
  fetched.mockImplementation((url) =>
    typeof url === 'string' && url.startsWith('/api/places')
      ? answer(200, [
          { id: 1, name: 'Young', region: 'Río Negro', country: 'Uruguay', label: 'Young, Río Negro, Uruguay' },
        ])
      : answer(200, { ...PRICED, facts: [...PRICED.facts, place(soriano), place('Dolores, Buenos Aires, Argentina')] }),
  );
  renderWithMessages(<PasteForm />);
  const user = await paste();
  const card = within(await screen.findByRole('group', { name: '«campo», ¿cuál es?' }));
  expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Dolores, SorianoUruguay',
    'Dolores, Buenos AiresArgentina',
    'Otro lugar',
  ]);
  await user.click(card.getByRole('button', { name: 'Otro lugar' }));
  await user.type(card.getByRole('combobox'), 'young');
  const suggested = await card.findByRole('option');
  if (isTyped) await user.keyboard('{Enter}');
  else await user.click(suggested);
  expect(values()?.location).toBe(taken);
  expect(screen.queryByRole('group', { name: '«campo», ¿cuál es?' })).toBeNull();
});

it('offers the money of where they may be, says what each comes to in dollars, and takes any other', async () => {
  const unpriced = PRICED.facts.filter(({ field }) => field !== 'priceCurrency');
  const somewhere = fact('location', 'Dolores, Buenos Aires, Argentina', 'campo');
  fetched.mockImplementation((url) =>
    url === '/api/rates'
      ? answer(200, { ARS: '1150' })
      : answer(200, {
          ...PRICED,
          facts: [...unpriced, somewhere],
          questions: [{ asks: 'currency', spans: [] }],
        }),
  );
  renderWithMessages(<PasteForm />);
  const user = await paste();
  const card = within(await screen.findByRole('group', { name: /¿en qué moneda\?$/ }));
  await waitFor(() =>
    expect(card.getAllByRole('button').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Dólar estadounidenseUS$ 52.900 el lote',
      'Peso uruguayo$U 52.900 el lote',
      'Peso argentino≈ US$ 1,00 /cab',
    ]),
  );
  await user.selectOptions(card.getByRole('combobox', { name: 'Moneda' }), 'BRL');
  expect(values()).toMatchObject({ priceAmount: '1150', priceCurrency: 'BRL' });
});

it('offers the whole lot beside a head, where only that is likely', async () => {
  const [amount, basis] = [fact('priceAmount', '1150', '46'), fact('priceBasis', 'head', '46')];
  const facts: AdReading['facts'] = [
    ...READING.facts,
    ...[amount, fact('priceCurrency', 'USD', '46')],
    { ...basis, state: 'deduced', reason: 'basis' },
  ];
  fetched.mockImplementation(() => answer(200, { ...READING, facts }));
  renderWithMessages(<PasteForm />);
  const user = await paste();
  const card = within(await screen.findByRole('group', { name: /¿el precio es de qué\?$/ }));
  expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Por cabeza.*52\.900/),
    expect.stringMatching(/^Todo el lote/),
    'Otro precio',
  ]);
  await user.click(card.getByRole('button', { name: /^Todo el lote/ }));
  expect(values()).toMatchObject({ priceAmount: '1150', priceBasis: 'lot', priceCurrency: 'USD' });
});

it('says above it as many facts as its key does, and counts what was typed otherwise as open', async () => {
  renderWithMessages(<PasteForm />);
  await userEvent.type(screen.getByLabelText('heads'), '40');
  await paste();
  const ad = within(await screen.findByRole('region', { name: BOX }));
  expect(screen.getByRole('status')).toHaveTextContent('Leímos 5 datos de tu aviso. Quedan 3 por mirar.');
  expect(values()?.headCount).toBe('40');
  expect(ad.getByText('5', { selector: 'b' })).toBeVisible();
  expect(ad.getByText('2 para elegir')).toBeVisible();
  expect(ad.getByRole('link', { name: '46 (Cabezas: el aviso dice 46)' })).toBeVisible();
});

it('fills the form, marks what is from where, and gives it back', async () => {
  renderWithMessages(<PasteForm />);
  const user = await paste();
  await isRead();
  expect(values()).toMatchObject({
    category: 'bovine',
    class: 'heifer_bred',
    headCount: '46',
    weight: '370',
    description: 'Parición agosto',
    vaccinated: true,
    traits: { ticks: 'free' },
  });
  const ad = within(screen.getByRole('region', { name: BOX }));
  expect(ad.getByRole('link', { name: /^370 kg \(Peso: 370.kg\)$/ })).toBeVisible();
  expect(ad.getByText('099 123 456')).toHaveTextContent('No se publica: 099 123 456');
  expect(ad.getByRole('link', { name: '099 123 456: no lo publicamos; va en tu perfil' })).toHaveAttribute(
    'href',
    '/profile',
  );
  expect(ad.getByText('preñadas')).toHaveTextContent('No entendimos: preñadas');
  expect(ad.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '6 leídos',
    '1 sin entender',
    '1 para elegir',
    '099 123 456: no lo publicamos; va en tu perfil',
    'juan@campo.com y www.campo.com: no los publicamos',
  ]);
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(values()).toEqual({ ...EMPTY_ANIMAL_LISTING, traits: { ticks: '' } });
  expect(screen.getByRole('status')).toHaveTextContent('Listo, el formulario quedó como estaba.');
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.getByRole('textbox', { name: BOX })).toHaveValue(TEXT);
});

it('pastes the clipboard with one tap, and says how to paste where the browser gives nothing', async () => {
  const user = userEvent.setup();
  renderWithMessages(<PasteForm />);
  await user.click(screen.getByRole('button', { name: 'Pegar' }));
  expect(await screen.findByText('Mantené apretado el cuadro y elegí Pegar.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: BOX })).toHaveFocus();
  await navigator.clipboard.writeText(TEXT);
  await user.click(screen.getByRole('button', { name: 'Pegar' }));
  await isRead();
});

it('fills nothing that is deduced until it is confirmed, and no price of which a part is open', async () => {
  fetched.mockImplementation(() => answer(200, PRICED));
  renderWithMessages(<PasteForm />);
  const user = await paste();
  const currency = within(await screen.findByRole('group', { name: /¿en qué moneda\?$/ }));
  expect(values()).toMatchObject({ priceAmount: '', headCount: '46' });
  await user.click(currency.getByRole('button', { name: /^Peso uruguayo .*52.900/ }));
  expect(values()).toMatchObject({ priceAmount: '1150', priceBasis: 'head', priceCurrency: 'UYU' });
  expect(screen.queryByRole('group', { name: /¿en qué moneda\?$/ })).toBeNull();
});

it('asks what is open on cards, from the first to the last, and each answer leads to the next', async () => {
  renderWithMessages(<PasteForm home="Salto, Uruguay" />);
  const user = await paste();
  const age = await screen.findByRole('group', { name: '¿Qué edad tienen?' });
  await waitFor(() => expect(within(age).getAllByRole('button', { name: /^\d+$/ })[0]).toHaveFocus());
  await user.click(within(age).getByRole('button', { name: 'Años' }));
  await user.click(within(age).getByRole('button', { name: '2' }));
  expect(values()?.age).toBe('24');
  const price = within(screen.getByRole('group', { name: '¿Cuánto pedís?' }));
  expect(price.getByRole('textbox', { name: 'Precio por cabeza' })).toHaveFocus();
  await user.keyboard('1150{Enter}');
  expect(values()).toMatchObject({ priceAmount: '1150', priceBasis: 'head', priceCurrency: 'USD' });
  const home = screen.getByRole('button', { name: /^Salto, Uruguay/ });
  expect(home).toHaveFocus();
  await user.click(home);
  expect(values()?.location).toBe('Salto, Uruguay');
  // Cash or terms may be left out.
  await user.click(screen.getByRole('button', { name: 'Dejarlo afuera' }));
  expect(screen.queryByRole('heading', { name: /^Falta/ })).toBeNull();
  expect(values()?.paymentKind).toBe('');
});

it('fills the terms of payment, and leads to their control', async () => {
  const terms = [fact('paymentKind', 'days', '46'), fact('paymentParts', '30/60/90', 'Cel')];
  fetched.mockImplementation(() => answer(200, { ...READING, facts: [...READING.facts, ...terms] }));
  renderWithMessages(<PasteForm />);
  await paste();
  const mark = await screen.findByRole('link', { name: 'Cel (Forma de pago: 30/60/90)' });
  expect(mark).toHaveAttribute('href', '#listing-payment');
  expect(values()).toMatchObject({ paymentKind: 'days', paymentParts: '30/60/90' });
});

it('takes a breed that the arrow keys pass for no answer', async () => {
  fetched.mockImplementation(() =>
    answer(200, { ...READING, facts: READING.facts.filter(({ field }) => field !== 'breed') }),
  );
  renderWithMessages(<PasteForm />);
  const user = await paste();
  const breed = within(await screen.findByRole('group', { name: '¿De qué raza?' })).getByRole('combobox');
  const press = (value: string) => {
    fireEvent.keyDown(breed, { key: 'ArrowDown' });
    fireEvent.change(breed, { target: { value } });
  };
  breed.focus();
  press('Angus');
  press('Brangus');
  expect(values()?.breed).toBe('');
  expect(breed).toHaveFocus();
  expect(breed).toHaveValue('Brangus');
  await user.keyboard('{Enter}');
  expect(values()?.breed).toBe('Brangus');
  expect(screen.queryByRole('group', { name: '¿De qué raza?' })).toBeNull();
});

it('offers the classes that the words leave, and no others, the likeliest first', async () => {
  fetched.mockImplementation(() =>
    answer(200, {
      ...READING,
      facts: READING.facts.filter(({ field }) => field !== 'class'),
      questions: [{ asks: 'class', spans: [], among: ['heifer_1_2', 'heifer_open', 'heifer_bred'] }],
    }),
  );
  renderWithMessages(<PasteForm />);
  const user = await paste();
  const card = within(await screen.findByRole('group', { name: '¿Qué clase es?' }));
  expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Vaquillona sin servicio',
    'Vaquillona preñada',
    // Of 370 kg they are hardly this young.
    'Vaquillona de 1 a 2 años',
    'Otra',
    'Son otros animales',
  ]);
  await user.click(card.getByRole('button', { name: 'Vaquillona preñada' }));
  expect(values()).toMatchObject({ class: 'heifer_bred' });
});

it('offers the families first where the words leave more than eight classes', async () => {
  fetched.mockImplementation(() =>
    answer(200, {
      ...READING,
      facts: READING.facts.filter(({ field }) => field !== 'class'),
      questions: [{ asks: 'class', spans: [], among: CLASS_CODES.filter((code) => isClassOf('bovine', code)) }],
    }),
  );
  renderWithMessages(<PasteForm />);
  const user = await paste();
  const card = within(await screen.findByRole('group', { name: '¿Qué clase es?' }));
  expect(card.getAllByRole('button').length).toBeLessThanOrEqual(8);
  await user.click(card.getByRole('button', { name: 'Vaquillonas' }));
  await user.click(card.getByRole('button', { name: 'Vaquillona preñada' }));
  expect(values()).toMatchObject({ class: 'heifer_bred' });
});

const askedClass = (...among: string[]) => {
  const facts = READING.facts.filter(({ field }) => field !== 'class');
  fetched.mockImplementation(() =>
    answer(200, { ...READING, facts, questions: [{ asks: 'class', spans: [], among }] }),
  );
};
const ofFamily = (...families: string[]) => CLASS_CODES.filter((code) => families.includes(CLASSES[code].family));

it('changes to other animals with one tap more than asking for them, and asks for their class and breed', async () => {
  askedClass('heifer_open', 'heifer_bred');
  renderWithMessages(<PasteForm />);
  const user = await paste();
  const card = within(await screen.findByRole('group', { name: '¿Qué clase es?' }));
  await user.click(card.getByRole('button', { name: 'Son otros animales' }));
  const others = within(screen.getByRole('group', { name: '¿Qué vendés?' }));
  const [first] = others.getAllByRole('button');
  expect(first).toHaveFocus();
  expect(others.queryByRole('button', { name: 'Bovinos' })).toBeNull();
  await user.click(others.getByRole('button', { name: 'Ovinos' }));
  expect(values()).toMatchObject({ category: 'ovine', class: '', breed: '', headCount: '46' });
  expect(screen.getByRole('button', { name: 'Corderos' })).toBeVisible();
  expect(screen.getByRole('group', { name: '¿De qué raza?' })).toBeVisible();
});

it('shows the classes of «vacas» beside the dairy ones, and keeps the focus in the card', async () => {
  askedClass(...ofFamily('cow', 'dairy'));
  renderWithMessages(<PasteForm />);
  const user = await paste();
  const card = within(await screen.findByRole('group', { name: '¿Qué clase es?' }));
  expect(card.getByRole('button', { name: 'Vaca de invernada' })).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Lecheras' }));
  expect(card.getAllByRole('button')[0]).toHaveFocus();
});

it('offers a search and a notice for what somebody wants to buy, and asks nothing until it is for sale', async () => {
  const wanted = { ...READING, questions: [{ asks: 'wanted' as const, spans: [] }], description: 'Compro vaquillonas' };
  fetched.mockImplementation(() => answer(200, wanted));
  renderWithMessages(<PasteForm />);
  const user = await paste();
  const card = within(await screen.findByRole('region', { name: 'Parece un pedido de compra' }));
  const search = card.getByRole('link', { name: 'Buscar lo que pido' });
  expect(search).toHaveFocus();
  expect(search).toHaveAttribute('href', '/?search=Compro+vaquillonas');
  expect(card.getByRole('link', { name: 'Avisame cuando haya' })).toHaveAttribute(
    'href',
    '/?search=Compro+vaquillonas#save-search',
  );
  expect(screen.queryByRole('group')).toBeNull();
  await user.click(card.getByRole('button', { name: 'Lo vendo yo: publicarlo' }));
  const [first] = screen.getAllByRole('group');
  expect(first).toContainElement(document.activeElement as HTMLElement);
});

it('asks nothing of a text that sells nothing, until it is changed or questions are wanted', async () => {
  fetched.mockImplementation(() => answer(200, { ...READING, facts: [], questions: [], unread: [] }));
  renderWithMessages(<PasteForm />);
  const user = await paste();
  const card = within(await screen.findByRole('region', { name: 'No encontramos qué vendés en ese texto' }));
  expect(card.getByRole('button', { name: 'Cambiar el texto' })).toHaveFocus();
  expect(screen.queryByRole('group')).toBeNull();
  await user.click(card.getByRole('button', { name: 'Prefiero responder preguntas' }));
  const [first] = screen.getAllByRole('group');
  expect(first).toContainElement(document.activeElement as HTMLElement);
});

it('leads a machine to the form for machines, though nothing is read of animals', async () => {
  const machine = { facts: [], questions: [{ asks: 'equipment' as const, spans: [] }], unread: [] };
  fetched.mockImplementation(() => answer(200, { ...READING, ...machine }));
  renderWithMessages(<PasteForm />);
  await paste();
  expect(await screen.findByRole('link', { name: 'Publicarlo en Maquinaria' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'No encontramos qué vendés en ese texto' })).toBeNull();
});

it('opens the card of a fact alone by a tap on its mark, which then says what was answered', async () => {
  renderWithMessages(<PasteForm />);
  const user = await paste();
  await isRead();
  const ad = within(screen.getByRole('region', { name: BOX }));
  await user.click(ad.getByRole('link', { name: /^46 \(Cabezas: 46\)/ }));
  const heads = within(screen.getByRole('group', { name: '¿Cuántas cabezas?' })).getByRole('textbox');
  expect(heads).toHaveFocus();
  await user.type(heads, '48{Enter}');
  expect(values()?.headCount).toBe('48');
  expect(screen.queryByRole('group', { name: '¿Cuántas cabezas?' })).toBeNull();
  expect(ad.getByRole('link', { name: /^46 \(Cabezas: 48\)/ })).toHaveFocus();
  // Another class, and then none after all.
  await user.click(ad.getByRole('link', { name: /\(Clase: / }));
  await user.click(screen.getByRole('button', { name: 'Dejarlo así' }));
  expect(screen.queryByRole('group', { name: '¿Qué clase es?' })).toBeNull();
  expect(values()?.class).toBe('heifer_bred');
  // What is read again with another answer doesn't bring the old one back.
  await user.click(screen.getByRole('button', { name: 'Dejarlo afuera' }));
  expect(values()?.headCount).toBe('48');
  expect(screen.queryByText(/el aviso dice/)).toBeNull();
});

it('offers a number that the text says without its unit first, where the weight is asked', async () => {
  const text = '40 terneros Angus 185, ruta 12';
  const spanOf = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });
  fetched.mockImplementation(() =>
    answer(200, {
      ...READING,
      facts: [fact('category', 'bovine', '46'), fact('class', 'calf_m', '46'), fact('headCount', '40', '46')],
      unread: [spanOf('185'), spanOf('ruta 12')],
    }),
  );
  renderWithMessages(<PasteForm />);
  const user = await paste(text);
  const weight = within(await screen.findByRole('group', { name: /pesan/ }));
  const [first] = weight.getAllByRole('button');
  expect(first).toHaveAccessibleName('185\u00a0kg');
  expect(weight.queryByRole('button', { name: /^12/ })).toBeNull();
  await user.click(first as HTMLElement);
  expect(values()?.weight).toBe('185');
});

it('says what the description says otherwise, once a fact is corrected, until the description is', async () => {
  fetched.mockImplementation(() => answer(200, { ...READING, description: TEXT }));
  renderWithMessages(<PasteForm />);
  const user = await paste();
  await isRead();
  const says = () => screen.queryByText(/y tu descripción dice/);
  expect(says()).toBeNull();
  await user.click(screen.getByRole('link', { name: /^370 kg \(Peso: / }));
  const weight = within(screen.getByRole('group', { name: /pesan/ }));
  await user.click(weight.getByRole('button', { name: 'Otra' }));
  // What no animal weighs isn't taken, and why is said where it is typed.
  await user.type(weight.getByRole('textbox'), '38500{Enter}');
  expect(weight.getByRole('alert')).toHaveTextContent('El peso debe ser realista');
  await user.clear(weight.getByRole('textbox'));
  await user.type(weight.getByRole('textbox'), '385{Enter}');
  expect(values()).toMatchObject({ weight: '385', description: TEXT });
  expect(says()).toHaveTextContent('Peso: ahora va 385 kg, y tu descripción dice «370 kg»');
  expect(screen.getByRole('button', { name: 'Cambiar la descripción' })).toBeVisible();
  act(() => shown.form?.setValue('description', TEXT.replace('370 kg', '385 kg')));
  expect(says()).toBeNull();
});

it('tells a class that was chosen otherwise once, with the focus, and asks which is meant', async () => {
  const all = [
    ...READING.facts.filter(({ field }) => field !== 'headCount' && field !== 'breed'),
    fact('age', '20', 'agosto'),
  ];
  fetched.mockImplementation(() => answer(200, { ...READING, facts: all, questions: [], description: TEXT }));
  renderWithMessages(<PasteForm />);
  act(() => {
    for (const [name, value] of [
      ...([
        ['class', 'heifer_open'],
        ['headCount', '40'],
        ['breed', 'Angus'],
        ['location', 'Salto'],
      ] as const),
      ...([
        ['priceAmount', '2'],
        ['priceBasis', 'live_kg'],
      ] as const),
    ] as const)
      shown.form?.setValue(name, value, { shouldDirty: true });
  });
  const user = await paste();
  const line = await screen.findByText(/y tu descripción dice «vaquillonas»$/);
  expect(screen.queryByText(/^Clase: el aviso dice/)).toBeNull();
  expect(screen.getByText('¿Cuál va?')).toBeVisible();
  expect(line).toHaveTextContent('Clase: ahora va Vaquillona sin servicio');
  expect(screen.getByRole('link', { name: 'vaquillonas (Clase: el aviso dice Vaquillona preñada)' })).toBeVisible();
  // Pressing twice changes nothing of what was answered.
  const first = screen.getByRole('button', { name: 'Cambiar la descripción' });
  await waitFor(() => expect(first).toHaveFocus());
  expect(goToDoubt('class')).toBe(true);
  expect(first).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Está bien así' }));
  expect(goToDoubt('class')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Usar lo del aviso' }));
  expect(values()?.class).toBe('heifer_bred');
  expect(screen.queryByText(/y tu descripción dice/)).toBeNull();
});

it('leaves a fact of which several values are likely out with one tap', async () => {
  const likely = (value: string) => ({ ...fact('horns', value, '46'), state: 'deduced', reason: 'oneOf' }) as const;
  fetched.mockImplementation(() =>
    answer(200, { ...READING, facts: [...READING.facts, likely('polled'), likely('horned')], questions: [] }),
  );
  renderWithMessages(<PasteForm />);
  const user = await paste();
  const either = await screen.findByRole('group', { name: /: ¿cuál\?$/ });
  await user.click(within(either).getByRole('button', { name: 'Dejarlo afuera' }));
  expect(either).not.toBeInTheDocument();
});

it('answers the breed with one tap', async () => {
  fetched.mockImplementation(() =>
    answer(200, { ...READING, facts: READING.facts.filter(({ field }) => field !== 'breed') }),
  );
  renderWithMessages(<PasteForm />);
  const user = await paste();
  const breed = within(await screen.findByRole('group', { name: '¿De qué raza?' })).getByRole('combobox');
  await user.selectOptions(breed, 'Brangus');
  expect(values()?.breed).toBe('Brangus');
});

it('leads to the first open question after signing in again', async () => {
  const { unmount } = renderWithMessages(<PasteForm />);
  await paste();
  await screen.findByRole('group', { name: '¿Qué edad tienen?' });
  unmount();
  window.location.hash = '#draft';
  renderWithMessages(<PasteForm />);
  const [first] = within(await screen.findByRole('region', { name: /^Faltan/ })).getAllByRole('group');
  await waitFor(() => expect(first).toContainElement(document.activeElement as HTMLElement));
  expect(window.location.hash).toBe('');
});

it('offers the ages of all classes that the words leave open', async () => {
  const facts = READING.facts.filter(({ field }) => field !== 'class');
  const among = ['heifer_1_2', 'heifer_open', 'heifer_bred'];
  fetched.mockImplementation(() =>
    answer(200, { ...READING, facts, questions: [{ asks: 'class', spans: [], among }] }),
  );
  renderWithMessages(<PasteForm />);
  const user = await paste();
  const age = within(await screen.findByRole('group', { name: '¿Qué edad tienen?' }));
  const ages = age.getAllByRole('button', { name: /^\d+$/ });
  expect(ages.map(({ textContent }) => textContent)).toEqual(['12', '18', '24', '30', '36']);
  await user.click(age.getByRole('button', { name: '18' }));
  expect(values()).toMatchObject({ class: '', age: '18' });
});

it('takes teeth for no age', async () => {
  renderWithMessages(<PasteForm />);
  const user = await paste();
  const age = within(await screen.findByRole('group', { name: '¿Qué edad tienen?' }));
  await user.click(age.getByRole('button', { name: 'Dientes' }));
  await user.click(age.getByRole('button', { name: '2 dientes' }));
  expect(values()).toMatchObject({ teethMin: '2', teethMax: '2', age: '' });
  expect(age.getByText('Los dientes ya están. Falta la edad, aunque sea aproximada.')).toBeVisible();
  expect(age.getAllByRole('button', { name: /^\d+$/ })[0]).toHaveFocus();
  await user.click(age.getByRole('button', { name: 'Años' }));
  expect(age.getByRole('button', { name: 'Años' })).toHaveFocus();
});

it('offers the age that the text makes likely first, with one tap', async () => {
  const likely = { ...fact('age', '17', 'preñadas'), state: 'deduced' as const, reason: 'number' as const };
  fetched.mockImplementation(() => answer(200, { ...READING, facts: [...READING.facts, likely] }));
  renderWithMessages(<PasteForm />);
  const user = await paste();
  const age = within(await screen.findByRole('group', { name: '¿Qué edad tienen?' }));
  const [first] = age.getAllByRole('button', { name: /^\d+$/ });
  expect(first).toHaveTextContent('17');
  await user.click(age.getByRole('button', { name: '17' }));
  expect(values()?.age).toBe('17');
  expect(screen.getByRole('link', { name: /Edad: 17/ })).toBeVisible();
});

it('keeps the other lots ready for the next listing', async () => {
  fetched.mockImplementation(() => answer(200, PRICED));
  const { unmount } = renderWithMessages(<PasteForm />);
  await paste();
  expect(await screen.findByText(/^Son dos lotes: primero va este. El otro lote queda guardado/)).toBeVisible();
  act(() => finishDraft(KEY, null, null));
  unmount();
  leaveFinished(KEY);
  renderWithMessages(<PasteForm />);
  expect(screen.getByRole('textbox', { name: 'Sigue el otro lote de tu aviso' })).toHaveValue('20 terneros Hereford');
});

it('reads the next lot at once for whoever comes to publish it', async () => {
  sessionStorage.setItem('corral.other-lots', JSON.stringify(['y 20 terneros Hereford']));
  window.history.replaceState(null, '', '#next-lot');
  renderWithMessages(<PasteForm />);
  expect(await screen.findByRole('button', { name: 'Cambiar el texto' })).toBeVisible();
  expect(fetched.mock.calls[0]?.[1]?.body).toEqual(expect.stringContaining('"20 terneros Hereford"'));
  window.history.replaceState(null, '', '#');
});

it('forgets the other lots of a draft that is discarded', async () => {
  fetched.mockImplementation(() => answer(200, PRICED));
  renderWithMessages(<PasteForm />);
  await paste();
  expect(await screen.findByText(/El otro lote queda guardado/)).toBeVisible();
  act(() => clearDraft(KEY));
  expect(screen.queryByText(/otro lote/)).toBeNull();
});

it('leaves what was typed, also when it was filled and then changed, until it is asked to', async () => {
  renderWithMessages(<PasteForm />);
  const typing = userEvent.setup();
  const heads = screen.getByRole('textbox', { name: 'heads' });
  await typing.type(heads, '50');
  const user = await paste();
  expect(await screen.findByText('Cabezas: el aviso dice 46')).toBeVisible();
  expect(heads).toHaveValue('50');
  expect(values()?.weight).toBe('370');
  await user.click(screen.getByRole('button', { name: 'Usar lo del aviso' }));
  expect(heads).toHaveValue('46');
  expect(screen.queryByRole('button', { name: 'Usar lo del aviso' })).toBeNull();
  const age = screen.getByRole('group', { name: '¿Qué edad tienen?' });
  expect(age).toContainElement(document.activeElement as HTMLElement);

  await user.clear(heads);
  await user.type(heads, '44');
  await paste();
  expect(await screen.findByText('Cabezas: el aviso dice 46')).toBeVisible();
  expect(heads).toHaveValue('44');
});

it('asks a seller whose account has no place for it before the money, and offers that of their own country', async () => {
  const place = (value: string) =>
    ({ ...fact('location', value, 'campo'), state: 'deduced', reason: 'oneOf' }) as const;
  const abroad = ['Dolores, Petén, Guatemala', 'Dolores, Alicante, España', 'Dolores, Buenos Aires, Argentina'].map(
    place,
  );
  fetched.mockImplementation(() =>
    answer(200, { ...PRICED, facts: [...PRICED.facts, ...abroad, place('Dolores, Soriano, Uruguay')] }),
  );
  const language = jest.spyOn(navigator, 'language', 'get').mockReturnValue('es-UY');
  renderWithMessages(<PasteForm country={null} />);
  await paste();
  const card = await screen.findByRole('group', { name: '«campo», ¿cuál es?' });
  expect(within(card).getAllByRole('button')[0]).toHaveTextContent('Dolores, Soriano');
  expect(within(card).getAllByRole('button', { name: /^Dolores/ })).toHaveLength(3);
  const money = screen.getByRole('group', { name: /¿en qué moneda\?$/ });
  expect(card.compareDocumentPosition(money)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  language.mockRestore();
});

it('gives the focus to the box once its text is to be changed', async () => {
  renderWithMessages(<PasteForm />);
  const user = await paste();
  await isRead();
  await user.click(screen.getByRole('button', { name: 'Cambiar el texto' }));
  expect(screen.getByRole('textbox', { name: BOX })).toHaveFocus();
});

it('asks at once whether a price far from the usual one is meant, and takes a yes', async () => {
  const said = fact('priceCurrency', 'USD', '46');
  const priced = PRICED.facts.filter(({ field }) => field !== 'priceCurrency');
  fetched.mockImplementation((url) =>
    url === '/api/cattle/quote'
      ? answer(200, { usd: null, cashAmount: null, isOutOfRange: true, usual: { per: 'head', amount: '900' } })
      : answer(200, { ...PRICED, facts: [...priced, said] }),
  );
  renderWithMessages(<PasteForm />);
  const user = await paste();
  await screen.findByRole('button', { name: 'Cambiar el texto' });
  // Announced is what comes to a region that is there already.
  const regions = [...document.querySelectorAll('[aria-live]:not(.hidden)')];
  const question = await screen.findByText(/^¿Seguro que son US\$\s1\.150/);
  expect(question).toBeVisible();
  expect(regions).toContain(question.closest('[aria-live]'));
  // The unfolded price asks it itself.
  await user.click(screen.getByRole('checkbox', { name: 'all' }));
  expect(screen.queryByText(/^¿Seguro que son/)).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'all' }));
  await user.click(screen.getByRole('button', { name: 'Está bien así' }));
  expect(screen.queryByText(/^¿Seguro que son/)).toBeNull();
  expect(values()?.priceMeant).not.toBe('');
});

it('gives back what only the text before said, and keeps what was answered, confirmed or typed since', async () => {
  const likely = { ...fact('horns', 'polled', 'Cel'), state: 'deduced' as const, reason: 'number' as const };
  const terms = [fact('paymentKind', 'days', '46'), fact('paymentParts', '30', 'preñadas')];
  fetched.mockImplementationOnce(() => answer(200, { ...PRICED, facts: [...PRICED.facts, ...terms, likely] }));
  renderWithMessages(<PasteForm />);
  const user = await paste();
  const currency = within(await screen.findByRole('group', { name: /¿en qué moneda\?$/ }));
  await user.click(currency.getByRole('button', { name: /^Peso uruguayo/ }));
  await user.click(screen.getByRole('button', { name: /^Cel / }));
  const ages = within(screen.getByRole('group', { name: '¿Qué edad tienen?' }));
  await user.click(ages.getAllByRole('button', { name: /^\d+$/ })[0] as HTMLElement);
  const heads = screen.getByRole('textbox', { name: 'heads' });
  await user.clear(heads);
  await user.type(heads, '44');
  const age = values()?.age;
  expect(age).not.toBe('');
  expect(values()).toMatchObject({ class: 'heifer_bred', weight: '370', priceAmount: '1150', paymentParts: '30' });

  fetched.mockImplementationOnce(() =>
    answer(200, {
      ...READING,
      facts: [fact('category', 'bovine', '46'), fact('breed', 'Hereford', '46')],
      description: '',
    }),
  );
  await paste('Vendo Hereford');
  await waitFor(() => expect(values()?.breed).toBe('Hereford'));
  expect(values()).toMatchObject({
    ...{ category: 'bovine', class: '', weight: '', vaccinated: false, traits: { ticks: '' }, description: '' },
    ...{ priceAmount: '', priceCurrency: 'USD', paymentKind: '', paymentParts: '' },
    ...{ headCount: '44', age, horns: 'polled' },
  });
  expect(screen.queryByText(/el aviso dice/)).toBeNull();
  // What stays though the new text doesn't say it is told, and taken out with one tap.
  const told = () => screen.queryAllByText(/, que habías puesto vos\.$/).map(({ textContent }) => textContent);
  expect(told()).toEqual([
    'Cabezas: 44, que habías puesto vos.',
    expect.stringMatching(/^Edad: /),
    expect.stringMatching(/^Astas: /),
  ]);
  await user.click(screen.getByRole('button', { name: 'Quitar Astas' }));
  expect(values()?.horns).toBe('');
  await user.clear(heads);
  await user.type(heads, '45');
  expect(told()).toEqual([expect.stringMatching(/^Edad: /)]);
  // After the last one the first open question comes.
  await user.click(screen.getByRole('button', { name: 'Quitar Edad' }));
  expect(screen.getByRole('region', { name: /^Faltan? / })).toContainElement(document.activeElement as HTMLElement);
});

it.each([
  ['gives back what was corrected at its mark once the text says no such thing', []],
  ['keeps what was corrected at its mark as long as the text says such a thing', [fact('weight', '380', '370 kg')]],
])('%s', async (_, said) => {
  renderWithMessages(<PasteForm />);
  const user = await paste();
  await isRead();
  await user.click(screen.getByRole('link', { name: /^370 kg/ }));
  const weights = within(screen.getByRole('group', { name: /pesan/ }));
  expect(weights.getByRole('button', { name: /^370.kg$/ })).toHaveFocus();
  const [other] = weights.getAllByRole('button');
  await user.click(other as HTMLElement);
  expect(values()?.weight).toBe('335');
  const others = READING.facts.filter(({ field }) => field !== 'weight');
  fetched.mockImplementationOnce(() => answer(200, { ...READING, facts: [...others, ...said] }));
  await paste('46 vaquillonas Angus preñadas');
  await screen.findByRole('button', { name: 'Cambiar el texto' });
  expect(values()?.weight).toBe(said.length > 0 ? '335' : '');
});

it('keeps a price that was typed in its card when the text is changed', async () => {
  fetched.mockImplementation(() => answer(200, { ...READING, questions: [{ asks: 'price', spans: [] }] }));
  renderWithMessages(<PasteForm />);
  const user = await paste();
  const card = within(await screen.findByRole('group', { name: '¿Cuánto pedís?' }));
  await user.type(card.getByRole('textbox'), '980{Enter}');
  await waitFor(() => expect(values()?.priceAmount).toBe('980'));
  await paste(`${TEXT} Mansas.`);
  await screen.findByRole('button', { name: 'Cambiar el texto' });
  expect(values()).toMatchObject({ priceAmount: '980', priceBasis: 'head', priceCurrency: 'USD' });
});

it('fills nothing of another category than the chosen one', async () => {
  renderWithMessages(<PasteForm />);
  act(() => shown.form?.setValue('category', 'ovine', { shouldDirty: true }));
  // The box makes room for the questions, and comes back when it is asked for.
  expect(screen.queryByRole('textbox', { name: BOX })).toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: BOX }));
  expect(screen.getByRole('textbox', { name: BOX })).toHaveFocus();
  await paste();
  expect(await screen.findByText('Clase: el aviso dice Vaquillona preñada')).toBeVisible();
  expect(values()).toMatchObject({ category: 'ovine', class: '', breed: '', headCount: '46', traits: {} });
});

it('keeps the text when there is no answer, too many ask, or it is too long', async () => {
  renderWithMessages(<PasteForm />);
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  const user = await paste();
  expect(await screen.findByText(/No hubo respuesta/)).toBeVisible();
  fetched.mockImplementationOnce(() => answer(429, { code: 'rate_limited', retryAfterSeconds: 60 }));
  await user.click(screen.getByRole('button', { name: 'Leer mi aviso' }));
  expect(await screen.findByText(/Demasiados intentos/)).toBeVisible();
  const area = screen.getByRole('textbox', { name: BOX });
  expect(area).toHaveValue(TEXT);
  await user.clear(area);
  await user.click(area);
  await user.paste('x'.repeat(AD_MAX + 1));
  expect(screen.getByText('El aviso es muy largo: hasta 5.000 letras.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Leer mi aviso' })).toBeDisabled();
  expect(values()).toEqual(EMPTY_ANIMAL_LISTING);
});

describe('without signal', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get');
  afterAll(() => online.mockRestore());
  beforeEach(() => {
    online.mockReturnValue(false);
    fetched.mockRejectedValueOnce(new TypeError('offline'));
  });

  it('reads what was pasted once the signal is back', async () => {
    renderWithMessages(<PasteForm />);
    await paste();
    expect(await screen.findByText(/se lee solo cuando vuelva/)).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    await isRead();
  });

  it('reads nothing by itself that is changed meanwhile, nor what the server left unanswered', async () => {
    renderWithMessages(<PasteForm />);
    const user = await paste();
    await screen.findByText(/se lee solo cuando vuelva/);
    await user.type(screen.getByRole('textbox', { name: BOX }), ' y');
    expect(screen.queryByText(/se lee solo cuando vuelva/)).toBeNull();
    act(() => void window.dispatchEvent(new Event('online')));
    online.mockReturnValue(true);
    fetched.mockRejectedValueOnce(new TypeError('cut'));
    await user.click(screen.getByRole('button', { name: 'Leer mi aviso' }));
    expect(await screen.findByText(/No hubo respuesta/)).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('reads it before it publishes, and publishes if it can’t be read', async () => {
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    renderWithMessages(<PasteForm />);
    const user = await paste();
    await screen.findByText(/se lee solo cuando vuelva/);
    await user.click(screen.getByRole('button', { name: 'Publicar' }));
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    await screen.findByText(/se lee solo cuando vuelva/);
    expect(publish).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Publicar' }));
    expect(publish).toHaveBeenCalledTimes(1);
  });
});

it('publishes without reading again what was read and is only looked at', async () => {
  renderWithMessages(<PasteForm />);
  const user = await paste();
  await isRead();
  await user.click(screen.getByRole('button', { name: 'Cambiar el texto' }));
  await user.click(screen.getByRole('button', { name: 'Publicar' }));
  expect(publish).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls.filter(([asked]) => asked === '/api/ad-readings')).toHaveLength(1);
});

it('stops asking when it leaves the page', async () => {
  let signal: AbortSignal | null | undefined;
  fetched.mockImplementation((_, init) => {
    signal = init?.signal;
    return new Promise(() => undefined);
  });
  const { unmount } = renderWithMessages(<PasteForm />);
  await paste();
  await waitFor(() => expect(signal).toBeDefined());
  unmount();
  expect(signal?.aborted).toBe(true);
});

it('keeps the advertisement and what it leaves open in another language, until it is published', async () => {
  const { unmount } = renderWithMessages(<PasteForm />);
  await paste();
  await isRead();
  unmount();
  const { unmount: leave } = renderWithMessages(<PasteForm />, 'en');
  expect(await screen.findByRole('link', { name: /^46 \(/ })).toBeVisible();
  expect(screen.getByRole('group', { name: 'It names both cash and terms. Choose how it is paid.' })).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Undo' }));
  expect(values()).toMatchObject({ headCount: '', category: '' });
  leave();
  clearDraft(KEY);
  renderWithMessages(<PasteForm />);
  expect(screen.getByRole('textbox', { name: BOX })).toHaveValue('');
});
