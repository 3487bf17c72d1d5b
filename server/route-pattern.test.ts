import { routeOf } from './route-pattern';

describe('routeOf', () => {
  it.each([
    ['/', '/', '/'],
    ['/?search=toro', '/', '/'],
    ['/en', '/', '/en'],
    ['/pt/listing/0195', '/listing/[id]', '/pt/listing/0195'],
    ['/equipment', '/equipment', '/equipment'],
    ['/api/cattle/0195', '/api/cattle/[id]', '/api/cattle/0195'],
    ['/api/health/live', '/api/health/live', '/api/health/live'],
    ['/renew/secret', '/renew/[token]', undefined],
    ['/es//unsubscribe/secret', '/unsubscribe/[token]', undefined],
    ['/media/listings/a.webp', '/media/[...key]', undefined],
    ['/api/nobody', '/api/[...rest]', undefined],
    ['/nobody@correo.uy', '/[...rest]', undefined],
  ])('of %s is %s', (url, name, path) => {
    expect(routeOf(url, 200)).toEqual({ name, path, isFile: false });
  });

  it('recognizes files only where they exist', () => {
    expect(routeOf('/art/hero.webp', 200)).toEqual({ name: 'file', isFile: true });
    expect(routeOf('/art/secret', 404)).toEqual({ name: '/[...rest]', isFile: false });
  });
});
