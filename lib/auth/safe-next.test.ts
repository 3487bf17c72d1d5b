import { safeNext } from './safe-next';

describe('safeNext', () => {
  it.each(['/', '/dashboard', '/en/create-listing?from=mail', '/edit-listing/0195?x=//y', '/?search=a%2Fb#c'])('keeps %s', (path) => {
    expect(safeNext(path)).toBe(path);
  });

  it.each([
    undefined, null, '', 'dashboard', 'https://evil.example', '//evil.example', '/\\evil.example', '\\/evil.example', '/\t/evil.example',
    '/\n/evil.example', '/a\\b', 'javascript:alert(1)', ' /dashboard',
  ])('turns %j into the home page', (path) => {
    expect(safeNext(path)).toBe('/');
  });
});
