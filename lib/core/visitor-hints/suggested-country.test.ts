import { NextRequest } from 'next/server';
import { middleware } from '@/middleware';
import { suggestedCountry } from './suggested-country.mjs';

it.each([
  ['es', 'es-UY,es;q=0.9', 'UY'],
  ['es', 'pt-BR', 'BR'],
  ['en', 'en-US,en;q=0.9', 'US'],
  ['es', 'en-US,en;q=0.9', null],
  ['pt', 'en-US', null],
  ['es', 'es', null],
  ['es', 'es,es-AR;q=0.9', null],
  ['es', 'es-419,es;q=0.9', null],
  ['es', 'zh-Hant-TW', null],
  ['en', '*', null],
] as const)('on %s pages %s suggests %s', (locale, header, country) => {
  expect(suggestedCountry(header, locale)).toBe(country);
});

describe('a page for the country that a browser suggests', () => {
  const to = (address: string, headers: Record<string, string>) => {
    const { headers: answer } = middleware(new NextRequest(`http://corral.test${address}`, { headers }));
    const { pathname } = new URL(answer.get('x-middleware-rewrite') ?? '', 'http://corral.test');
    const parts = pathname.split('/');
    expect(parts[3]).toMatch(/^[\w-]+$/);
    // The search itself is left out.
    return { path: parts.toSpliced(3, 1).join('/'), cache: answer.get('cache-control') };
  };

  it('is that of the list and of the map, which reads their sentences with it', () => {
    const headers = { 'accept-language': 'es-AR,es;q=0.9' };
    const cache = 'private, no-cache';
    expect(to('/?search=novillos', headers)).toEqual({ path: '/es/search/AR', cache });
    expect(to('/equipment?search=tractor', headers)).toEqual({ path: '/es/equipment-search/AR', cache });
    expect(to('/map?search=novillos', headers)).toEqual({ path: '/es/map-of/AR', cache });
    expect(to('/en/map?search=steers', { 'accept-language': 'en-GB' })).toEqual({
      path: '/en/map-of/GB',
      cache,
    });
  });

  it('begins a map without a sentence in that country, but not for who named a place', () => {
    const headers = { 'accept-language': 'es-AR,es;q=0.9' };
    expect(to('/map', headers).path).toBe('/es/map-of/AR');
    expect(to('/map?breed=Angus', headers).path).toBe('/es/map-of/AR');
    expect(to('/map?breed=Angus', { 'accept-language': 'es' })).toEqual({ path: '/es/map-of', cache: null });
    expect(to('/map?search=novillos', { ...headers, cookie: 'place=UY' }).path).toBe('/es/map-of/UY');
  });
});
