import { render, screen } from '@testing-library/react';
import { browseLabels } from '@/components/listings/browse/labels';
import { parseAnimalListingQuery } from '@/lib/animals/query-schema';
import { Understood } from './understood';

it('has a name only where it has the words for one', async () => {
  const asked = parseAnimalListingQuery({ category: 'bovine', search: 'bovinos' }).query;
  const labels = await browseLabels('es');
  render(
    await Understood({
      ...{ locale: 'es', labels, action: '/', asked, said: {}, text: '', places: [], isLiteral: false },
      spans: [{ start: 0, end: 7, keys: ['category'] }],
      regionName: undefined,
      save: <button type="button">Guardar</button>,
    }),
  );
  const section = screen.getByRole('button', { name: 'Guardar' }).closest('section');
  expect(section).not.toHaveAttribute('aria-labelledby');
});
