import { safeNext } from './safe-next';

describe('safeNext', () => {
  it.each(['/', '/dashboard', '/en/create-listing?from=mail', '/edit-listing/0195?x=//y', '/?search=a%2Fb#c'])(
    'keeps %s',
    (path) => {
      expect(safeNext(path)).toBe(path);
    },
  );

  it.each([
    ['/?search=toro—gordo', '/?search=toro%E2%80%94gordo'],
    ['/🐄', '/%F0%9F%90%84'],
    ['/seller/日本#é', '/seller/%E6%97%A5%E6%9C%AC#%C3%A9'],
    ['/\u2028/x', '/%E2%80%A8/x'],
  ])('writes %j as an address', (path, address) => {
    expect(safeNext(path)).toBe(address);
  });

  it.each([
    undefined,
    null,
    '',
    'dashboard',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/a\\b',
    'javascript:alert(1)',
    ' /dashboard',
    '/.//evil.example',
    '/%2e//evil.example',
    '/a/..//evil.example',
  ])('turns %j into the home page', (path) => {
    expect(safeNext(path)).toBe('/');
  });
});
