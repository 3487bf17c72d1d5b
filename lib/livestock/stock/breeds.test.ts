import { nameOfBreed } from './breeds';

describe('nameOfBreed', () => {
  it.each([
    ['Other', 'Otra'],
    ['Angus', 'Angus'],
    ['constructor', 'constructor'],
    ['__proto__', '__proto__'],
  ])('of %s is %s', (breed, name) => {
    expect(nameOfBreed({ Other: 'Otra' }, breed)).toBe(name);
  });
});
