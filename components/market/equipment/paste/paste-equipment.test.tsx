import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
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
  const [reading, setReading] = useState<EquipmentReading | null>(null);
  useEffect(() => {
    shown.form = form;
    for (const [name, value] of Object.entries(begun)) form.setValue(name as keyof EquipmentListingFormValues, value);
  }, [begun, form]);
  return (
    <FormProvider {...form}>
      <PasteEquipment names={names} country="AR" reading={reading} onReading={setReading} />
    </FormProvider>
  );
}

const BEGUN = { brand: 'Someca' };

async function read(begun?: Partial<EquipmentListingFormValues>): Promise<void> {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(READING) } as Response),
  );
  renderWithMessages(<Form {...(begun ? { begun } : {})} />);
  await userEvent.type(screen.getByRole('textbox'), TEXT);
  await userEvent.click(screen.getByRole('button', { name: 'Leer mi aviso' }));
  await screen.findByText('Tomamos 5 datos de tu aviso.');
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
  expect(screen.queryByRole('group')).toBeNull();
});

it('leaves what was typed before as it is', async () => {
  await read(BEGUN);
  expect(values()).toMatchObject({ brand: 'Someca', model: '700' });
});
