import { nameOfBreeds } from './breeds';

describe('nameOfBreeds', () => {
  it.each([
    ['Other', 'Otra'],
    ['Angus', 'Angus'],
    ['constructor', 'constructor'],
    ['__proto__', '__proto__'],
    ['Angus,Other', 'Angus / Otra'],
  ])('of %s is %s', (breed, name) => {
    expect(nameOfBreeds({ Other: 'Otra' }, breed)).toBe(name);
  });
});
