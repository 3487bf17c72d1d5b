import { bannerChangesSchema, isSentAgain } from './schema';

const targetOf = (typed: string) => bannerChangesSchema.safeParse({ targetUrl: typed }).data?.targetUrl;

it.each([
  ['corral.uy/semillas', 'https://corral.uy/semillas'],
  [' www.Corral.uy ', 'https://www.corral.uy/'],
  ['corral.uy:8080?a=1', 'https://corral.uy:8080/?a=1'],
  ['ñandú.com.uy', 'https://xn--and-6ma2c.com.uy/'],
  ['http://corral.uy/semillas', 'http://corral.uy/semillas'],
])('takes %s as an address', (typed, href) => {
  expect(targetOf(typed)).toBe(href);
});

it.each([
  'semillas',
  '1.5',
  'javascript:alert(1)',
  'javascript.uy:alert(1)',
  'corral.uy@evil.test',
  'ventas@corral.uy',
  'corral.uy:80@evil.test/',
  'mailto:ventas@corral.uy',
  'ftp://corral.uy',
])('refuses %s', (typed) => {
  expect(targetOf(typed)).toBeUndefined();
});

it('knows a rejected one that was sent again by its title or its address', () => {
  const ad = { title: 'Semillas para el otoño', clickUrl: 'https://semillas.test/' };
  expect(isSentAgain(ad, [{ ...ad, title: 'Semillas para el invierno' }])).toBe(true);
  expect(isSentAgain(ad, [{ ...ad, clickUrl: 'https://otono.test/' }])).toBe(true);
  expect(isSentAgain(ad, [{ title: 'Sales', clickUrl: 'https://sales.test/' }])).toBe(false);
});
