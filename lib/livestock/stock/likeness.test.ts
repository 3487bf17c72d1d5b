import { BREEDS } from './breeds';
import { CLASS_CODES } from './classes';
import { breedsAlike, classesByCost } from './likeness';

it('what is asked comes first, then what is further from it, and all classes at last', () => {
  const steps = classesByCost(['cow_bred']);
  expect(steps[0]).toEqual({ cost: 0, codes: ['cow_bred'] });
  const costs = steps.map(({ cost }) => cost);
  expect(costs).toEqual([...new Set(costs)].toSorted((one, other) => one - other));
  expect(steps.at(-1)?.codes).toEqual(CLASS_CODES);
});

it('breeds are alike that are kept for the same', () => {
  const alike = breedsAlike('Angus');
  expect(alike).toContain('Hereford');
  expect(alike).not.toContain('Nelore');
});

it('no breed is like one of another species', () => {
  for (const breeds of Object.values(BREEDS))
    for (const breed of breeds) {
      const own = new Set<string>(
        Object.values(BREEDS)
          .filter((of: readonly string[]) => of.includes(breed))
          .flat(),
      );
      expect(breedsAlike(breed).filter((one) => !own.has(one))).toEqual([]);
    }
});
