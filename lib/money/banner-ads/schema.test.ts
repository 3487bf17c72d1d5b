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

describe('a rejected one', () => {
  const ad = {
    title: 'Semillas',
    description: 'Para el otoño',
    clickUrl: 'https://semillas.test/',
    imageUrl: '/1.webp',
  };
  const short = { ...ad, description: '', imageUrl: null };

  it.each([
    ['its title', { ...ad, title: 'Semillas de avena' }],
    ['its text and picture', { ...ad, description: 'Para el invierno', imageUrl: '/2.webp' }],
    ['its address', { ...ad, clickUrl: 'https://otono.test/' }],
  ])('was sent again with %s corrected', (_, later) => {
    expect(isSentAgain(ad, [later])).toBe(true);
  });

  it('was sent again where it says little else than what was corrected', () => {
    expect(isSentAgain(short, [{ ...short, title: 'Semillas de avena' }])).toBe(true);
  });

  it('is none of the same firm that says something else', () => {
    const other = { ...ad, title: 'Sales', description: 'Minerales', imageUrl: '/2.webp' };
    expect(isSentAgain(ad, [other, { ...other, clickUrl: 'https://sales.test/' }])).toBe(false);
  });
});
