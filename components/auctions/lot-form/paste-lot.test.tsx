import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import type { AdFact, AdReading } from '@/lib/language/ads/dto';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { LOT_FORM, type LotFormValues } from './lot-form-kind';
import { PasteLot } from './paste-lot';

const said = (field: AdFact['field'], value: string): AdFact => ({ field, value, spans: [], state: 'said' });
const READING: AdReading = {
  facts: [
    said('category', 'bovine'),
    said('class', 'heifer_bred'),
    said('headCount', '46'),
    said('weight', '370'),
    said('priceAmount', '1150'),
    { field: 'breed', value: 'Angus', spans: [], state: 'deduced', reason: 'several' },
  ],
  questions: [{ asks: 'lots', spans: [] }],
  unread: [],
  phones: [],
  addresses: [],
  description: '46 vaquillonas',
  language: 'es',
  otherLots: [],
};

const shown: { form?: UseFormReturn<LotFormValues> } = {};

function Form() {
  const form = useForm<LotFormValues>({ defaultValues: LOT_FORM.empty });
  useEffect(() => {
    shown.form = form;
  });
  return (
    <FormProvider {...form}>
      <PasteLot />
    </FormProvider>
  );
}

it('fills the facts of a lot that an advertisement says, but no starting price', async () => {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(READING) } as Response),
  );
  renderWithMessages(<Form />);
  await userEvent.type(screen.getByRole('textbox'), '46 vaquillonas');
  await userEvent.click(screen.getByRole('button', { name: 'Leer mi aviso' }));
  await screen.findByText(/Tomamos 4 datos de tu aviso\. Falta el título/);
  expect(shown.form?.getValues()).toMatchObject({
    ...{
      category: 'bovine',
      class: 'heifer_bred',
      quantity: '46',
      averageWeight: '370',
      description: '46 vaquillonas',
    },
    ...{ breed: '', startingPrice: '', title: '' },
  });
  expect(screen.getByText('Hay más de un lote. Tomamos el primero.')).toBeInTheDocument();
});
