import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import type { EquipmentReading } from '@/lib/language/ads/equipment/dto';
import es from '@/messages/es.json';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { EQUIPMENT_LISTING_FORM, type EquipmentListingFormValues } from '../equipment-listing-form-kind';
import { PasteEquipment } from './paste-equipment';

const TEXT = 'Tractor Fiat 700, 1979, $ 4.500.000, 12 cubiertas, cel 099 123 456, ventas@campo.com';
const READING: EquipmentReading = {
  facts: { title: 'Tractor Fiat 700', category: 'machinery', brand: 'Fiat', model: '700', priceAmount: '4500000' },
  asks: ['year', 'currency'],
  options: { year: ['1979'] },
  spans: {
    category: [{ start: 0, end: 'Tractor'.length }],
    brand: [{ start: TEXT.indexOf('Fiat'), end: TEXT.indexOf('Fiat') + 4 }],
    model: [{ start: TEXT.indexOf('700'), end: TEXT.indexOf('700') + 3 }],
    year: [{ start: TEXT.indexOf('1979'), end: TEXT.indexOf('1979') + 4 }],
    priceAmount: [{ start: TEXT.indexOf('$'), end: TEXT.indexOf('$') + '$ 4.500.000'.length }],
  },
  described: [],
  unread: [{ start: TEXT.indexOf('12'), end: TEXT.indexOf('12') + 2 }],
  phones: ['099 123 456'],
  addresses: ['ventas@campo.com'],
  description: TEXT,
  language: 'es',
};

const shown: { form?: UseFormReturn<EquipmentListingFormValues> } = {};
const values = () => shown.form?.getValues();
const names = { categories: es.equipment.categories, conditions: es.equipment.conditions, chooseCondition: 'Elegí' };

function Form({ begun = {} }: { begun?: Partial<EquipmentListingFormValues> }) {
  const form = useForm<EquipmentListingFormValues>({ defaultValues: EQUIPMENT_LISTING_FORM.empty });
  useEffect(() => {
    shown.form = form;
    for (const [name, value] of Object.entries(begun)) form.setValue(name as keyof EquipmentListingFormValues, value);
  }, [begun, form]);
  return (
    <FormProvider {...form}>
      <PasteEquipment names={names} draftKey="draft" country="AR" home={null} />
    </FormProvider>
  );
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
});

const BEGUN = { brand: 'Someca' };

async function read(begun?: Partial<EquipmentListingFormValues>, reading = READING): Promise<void> {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(reading) } as Response),
  );
  renderWithMessages(<Form {...(begun ? { begun } : {})} />);
  await userEvent.type(screen.getByRole('textbox'), TEXT);
  await userEvent.click(screen.getByRole('button', { name: 'Leer mi aviso' }));
  await screen.findByRole('button', { name: 'Cambiar el texto' });
}

it('fills what the advertisement says, and no price without its currency', async () => {
  await read();
  expect(values()).toMatchObject({
    ...{ title: 'Tractor Fiat 700', category: 'machinery', brand: 'Fiat', model: '700', description: TEXT },
    ...{ priceAmount: '', year: '', condition: '', location: '' },
  });
  expect(screen.getByText('12')).toHaveClass('border-dashed');
  expect(screen.getByText('099 123 456')).toHaveTextContent('No se publica: 099 123 456');
  expect(screen.getByText('099 123 456: no lo publicamos')).toBeVisible();
  expect(screen.getByText('ventas@campo.com: no lo publicamos')).toBeVisible();
});

it('asks for what it leaves open, a tap each', async () => {
  await read();
  await userEvent.click(screen.getByRole('button', { name: 'peso argentino' }));
  await userEvent.click(screen.getByRole('button', { name: '1979' }));
  await userEvent.click(screen.getByRole('button', { name: es.equipment.conditions.good }));
  expect(values()).toMatchObject({
    ...{ priceAmount: '4500000', priceCurrency: 'ARS', year: '1979', condition: 'good' },
  });
  // What it doesn't say at all is typed.
  const place = within(screen.getByRole('group', { name: '¿Dónde está?' }));
  await userEvent.type(place.getByRole('combobox'), 'Tandil');
  await userEvent.click(place.getByRole('button', { name: 'Listo' }));
  expect(values()?.location).toBe('Tandil');
  expect(screen.queryByRole('group')).toBeNull();
});

it('asks for all that is needed where the text says nothing of it', async () => {
  await read({}, { ...READING, facts: {}, asks: [], options: {}, spans: {} });
  await userEvent.click(screen.getByRole('button', { name: 'Prefiero responder preguntas' }));
  expect(screen.getAllByRole('group')).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: es.equipment.categories.machinery }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Título' }), 'Tractor{Enter}');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Moneda' }), 'ARS');
  await userEvent.type(screen.getByRole('textbox', { name: 'Precio' }), '4500000{Enter}');
  expect(values()).toMatchObject({ category: 'machinery', title: 'Tractor', priceAmount: '4500000' });
  expect(values()?.priceCurrency).toBe('ARS');
  expect(screen.getAllByRole('group')).toHaveLength(2);
});

it('marks each part of the text that was read, which leads to its field, and what is open, which leads to its card', async () => {
  await read();
  const ad = within(screen.getByRole('region', { name: es.listingForm.paste.label }));
  expect(ad.getByRole('link', { name: 'Tractor (Categoría: Maquinaria)' })).toHaveAttribute(
    'href',
    '#listing-category',
  );
  expect(ad.getByRole('link', { name: 'Fiat (Marca: Fiat)' })).toHaveAttribute('href', '#listing-brand');
  expect(ad.getByRole('link', { name: '700 (Modelo: 700)' })).toHaveAttribute('href', '#listing-model');
  expect(ad.getByText(/leídos$/)).toHaveTextContent('3 leídos');
  expect(ad.getByText('2 para elegir')).toBeVisible();
  // The first open question has the focus, and an answer leads to the next one.
  expect(screen.getByRole('heading', { name: /^Faltan 4 respuestas/ })).toBeVisible();
  const [currency, condition] = screen.getAllByRole('group');
  expect(within(currency as HTMLElement).getAllByRole('button')[0]).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'peso argentino' }));
  expect(within(condition as HTMLElement).getAllByRole('button')[0]).toHaveFocus();
  expect(ad.getByRole('link', { name: /^\$ 4\.500\.000 \(Precio: AR\$.4\.500\.000\)$/ })).toBeVisible();
  await userEvent.click(ad.getByRole('link', { name: /^1979/ }));
  expect(screen.getByRole('button', { name: '1979' })).toHaveFocus();
});

it('leaves what was typed before as it is', async () => {
  await read(BEGUN);
  expect(values()).toMatchObject({ brand: 'Someca', model: '700' });
});

it('keeps the text with its marks after a reload, and takes out what it filled in', async () => {
  await read();
  cleanup();
  const filled = { title: 'Tractor Fiat 700', brand: 'Fiat', model: '700', category: 'machinery' } as const;
  renderWithMessages(<Form begun={filled} />);
  const ad = within(screen.getByRole('region', { name: es.listingForm.paste.label }));
  expect(ad.getByText('Fiat')).toBeVisible();
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  // The box with the text has the focus, not the page.
  expect(screen.getByRole('textbox', { name: es.listingForm.equipment.paste.label })).toHaveFocus();
  expect(screen.getByRole('textbox')).toHaveValue(TEXT);
  expect(values()).toMatchObject({ title: '', brand: '', model: '', category: '' });
});

it('asks nothing of what somebody wants to buy until it is for sale', async () => {
  await read(undefined, { ...READING, asks: ['wanted', 'year'] });
  expect(await screen.findByRole('link', { name: 'Buscar lo que pido' })).toHaveFocus();
  expect(screen.queryByRole('group')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Lo vendo yo: publicarlo' }));
  const [first] = screen.getAllByRole('group');
  expect(first).toContainElement(document.activeElement as HTMLElement);
});

it('asks nothing of a text that sells nothing, until it is changed or questions are wanted', async () => {
  await read(undefined, { ...READING, facts: {}, asks: [], options: {}, spans: {}, unread: [] });
  const card = within(await screen.findByRole('region', { name: 'No encontramos qué vendés en ese texto' }));
  expect(card.getByRole('button', { name: 'Cambiar el texto' })).toHaveFocus();
  expect(screen.queryByRole('group')).toBeNull();
  await userEvent.click(card.getByRole('button', { name: 'Prefiero responder preguntas' }));
  const [first] = screen.getAllByRole('group');
  expect(first).toContainElement(document.activeElement as HTMLElement);
});
