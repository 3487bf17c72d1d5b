import { browserStorage, parseJson, tabStorage } from './stored';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['tab', tabStorage, () => sessionStorage],
  ['browser', browserStorage, () => localStorage],
])('texts are kept in the %s and deleted', (_, storage, area) => {
  expect(storage.read('lot')).toBeNull();
  expect(storage.readJson('lot')).toBeNull();
  expect(storage.write('lot', '{"heads":40}')).toBe(true);
  expect(area().getItem('lot')).toBe('{"heads":40}');
  expect(storage.readJson('lot')).toEqual({ heads: 40 });
  expect(storage.write('lot', null)).toBe(true);
  expect(area()).toHaveLength(0);
});

test('where storage is blocked nothing is known and nothing is kept', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(blocked);
  expect(browserStorage.read('lot')).toBeUndefined();
  expect(browserStorage.readJson('lot')).toBeNull();
  expect(browserStorage.write('lot', '40')).toBe(false);
  expect(browserStorage.write('lot', null)).toBe(false);
});

test('a text that is no JSON says nothing', () => {
  expect(parseJson('{"heads":')).toBeNull();
});
