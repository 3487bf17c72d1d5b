import type { AnimalListingFormValues } from '@/components/market/animals/animal-listing-form-kind';
import { saidParts } from './said-parts';

it('says of animals without a class what there is', () => {
  const parts = saidParts('es', { classes: {}, families: {}, breeds: {} }, 'Negociable', (count) => `${count} cab.`);
  const values = { class: '', headCount: '46', breed: 'Hereford', weight: '370', age: '22' } as AnimalListingFormValues;
  expect(parts.animal(values).replaceAll('\u00a0', ' ')).toBe('46 cab. · Hereford · 370 kg · 22 meses');
});
