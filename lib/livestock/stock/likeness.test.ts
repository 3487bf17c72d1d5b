import { BREEDS } from './breeds';
import { CLASS_CODES, type ClassCode } from './classes';
import { breedsAlike, classesByCost } from './likeness';
import { inRole } from './roles';

it('what is asked comes first, then what is further from it, and all classes at last', () => {
  const steps = classesByCost(['cow_bred']);
  expect(steps[0]).toEqual({ cost: 0, codes: ['cow_bred'] });
  const costs = steps.map(({ cost }) => cost);
  expect(costs).toEqual([...new Set(costs)].toSorted((one, other) => one - other));
  expect(steps.at(-1)?.codes).toEqual(CLASS_CODES);
});

it('castrated animals are the furthest from sires, and breeders the nearest to breeders', () => {
  const costOf = (asked: ClassCode, code: ClassCode) =>
    classesByCost([asked]).find(({ codes }) => codes.includes(code))?.cost ?? NaN;
  for (const code of CLASS_CODES.filter((one) => !inRole('castrated').includes(one)))
    expect(costOf('bull_young', code)).toBeLessThan(costOf('bull_young', 'steer_1_2'));
  expect(costOf('heifer_open', 'cow_bred')).toBeLessThan(costOf('heifer_open', 'heifer_fat'));
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
