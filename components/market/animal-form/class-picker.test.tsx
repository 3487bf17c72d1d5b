import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { fieldId } from '@/components/market/listing-form/form-kind';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { classNames } from './class-names';
import { ClassPicker } from './class-picker';
import texts from '@/messages/classes/es.json';

const ERRORS = { class: { type: 'required', message: 'Elegí la clase' } };

function Form() {
  const form = useForm({ defaultValues: { category: 'bovine', class: '' }, errors: ERRORS });
  return (
    <FormProvider {...form}>
      <ClassPicker names={classNames(texts, 'UY')} country="UY" />
    </FormProvider>
  );
}

it('says that the class is missing where it is still to be chosen', async () => {
  renderWithMessages(<Form />);
  const [family] = screen.getAllByRole('radio');
  expect(family).toHaveAttribute('id', fieldId('class'));
  if (family) await userEvent.click(family);
  const error = await screen.findByText('Elegí la clase');
  const group = error.closest('fieldset');
  expect(group?.querySelector('[name=class]')).toHaveAttribute('id', fieldId('class'));
});
