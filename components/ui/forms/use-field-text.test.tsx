import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { useFieldText } from './use-field-text';

function Said() {
  const text = useFieldText();
  return (
    <>
      <p>{text({ key: 'amountAboveDue', values: { most: '15229.20', currency: 'USD' } })}</p>
      <p>{text({ key: 'headsAgreed', values: { heads: 60 } })}</p>
    </>
  );
}

it('writes an amount of an error as the reader does, with its currency', () => {
  const { container } = renderWithMessages(<Said />, 'es');
  expect(container.textContent.replaceAll('\u00a0', ' ')).toBe(
    'No puede ser más de lo que se paga: US$ 15.229,20.Se acordaron 60 cabezas: no puede haber más.',
  );
});
