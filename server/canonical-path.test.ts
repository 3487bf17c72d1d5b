import { canonicalPath } from './canonical-path';

const ID = '01a20509-e6e2-7023-be44-25607e1ac791';

it.each([
  [`/listing/${ID.toUpperCase()}`, `/listing/${ID}`],
  [`/en/auctions/${ID.replace('be', 'Be')}?a=B%41`, `/en/auctions/${ID}?a=B%41`],
  [`/dashboard/listing/${ID.toUpperCase()}/x`, `/dashboard/listing/${ID}/x`],
  [`/listing/%30${ID.slice(1)}`, `/listing/${ID}`],
  ['/blog/%76acas', '/blog/vacas'],
  ['/EN/blog/Vacas?a=B', '/en/blog/Vacas?a=B'],
  ['/Pt', '/pt'],
])('%s is %s', (given, canonical) => {
  expect(canonicalPath(given)).toBe(canonical);
});

it.each([
  `/listing/${ID}`,
  '/',
  '/?x=%41',
  '/blog/Vacas',
  '/ENGLISH',
  '/blog/ma%C3%B1ana',
  '/a%2Fb',
  '/%2e%2e/x',
  '/%5Cevil.test',
  `//evil.test/${ID.toUpperCase()}`,
  `/api/cattle/${ID.toUpperCase()}`,
  '/media/listings/%61',
])('%s stays', (given) => {
  expect(canonicalPath(given)).toBeNull();
});
