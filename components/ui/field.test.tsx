import { render, screen } from '@testing-library/react';
import { Field } from './field';
import { Input } from './input';

describe('Field', () => {
  it('ties label, help and error to the control', () => {
    render(
      <Field id="price" label="Precio" help="Sin centavos" error="No es un número">
        {(control) => <Input {...control} prefix="US$" />}
      </Field>,
    );
    const input = screen.getByLabelText('Precio');
    expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(input).toHaveAccessibleDescription('No es un número Sin centavos');
  });

  it('claims no description and no error where there is none', () => {
    render(
      <Field id="title" label="Título">
        {(control) => <Input {...control} />}
      </Field>,
    );
    const input = screen.getByLabelText('Título');
    expect(input).not.toHaveAttribute('aria-invalid');
    expect(input).not.toHaveAttribute('aria-describedby');
  });
});
