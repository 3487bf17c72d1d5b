import type { Locale } from '@/lib/core/i18n/locales';
import { understand } from '@/lib/language/sentences/understand';
import { gazetteer } from '@/lib/places/gazetteer';
import { unknownPlaceIn } from './unknown-place';

function unknownIn(text: string, locale: Locale, country: string) {
  const context = { locale, country, perUsd: {}, places: gazetteer() };
  const { filters, spans } = understand(text, context);
  const place = typeof filters.near === 'number' ? gazetteer().get(filters.near) : undefined;
  const isPlaced = ['near', 'region', 'places', 'country'].some((key) => key in filters);
  return unknownPlaceIn(text, context, { spans, place, isPlaced });
}

it.each([
  ['es', 'UY', 'terneros cerca de Xyzqwk', 'Xyzqwk', 'terneros'],
  ['es', 'UY', 'terneros cerca de xyzqwk', 'xyzqwk', 'terneros'],
  ['es', 'UY', 'terneros en Xyzqwk baratos', 'Xyzqwk', 'terneros baratos'],
  ['es', 'UY', 'terneros en Atlantis de los Corrales', 'Atlantis de los Corrales', 'terneros'],
  ['es', 'UY', 'vacas cerca de Xyzqwk de los Plonks hasta 900', 'Xyzqwk de los Plonks', 'vacas hasta 900'],
  ['es', 'UY', 'terneros en Villa Real', 'Villa Real', 'terneros'],
  ['es', 'UY', 'vacas en Colonia Inventada', 'Colonia Inventada', 'vacas'],
  ['es', 'UY', 'terneros en Pueblo Nuevo', 'Pueblo Nuevo', 'terneros'],
  ['en', 'US', 'heifers near Xyzqwk', 'Xyzqwk', 'heifers'],
  ['en', 'US', 'cows near New Hereford', 'New Hereford', 'cows'],
  ['pt', 'BR', 'vacas em Nova Inventada até 3000', 'Nova Inventada', 'vacas até 3000'],
  ['pt', 'BR', 'novilhas perto de Xyzqwk', 'Xyzqwk', 'novilhas'],
] as const)('%s %s: %s', (locale, country, text, name, rest) => {
  const found = unknownIn(text, locale, country);
  expect([found?.name, found?.rest.replace(/\s+/g, ' ').trim()]).toEqual([name, rest]);
  expect(found?.rest).toHaveLength(text.length);
});

it.each([
  ['es', 'UY', 'terneros cerca de Tacuarembó'],
  ['es', 'UY', 'vacas cerca de parir'],
  ['es', 'UY', 'vacas por Hereford'],
  ['es', 'UY', 'terneros cerca de 200 kilos'],
  ['es', 'UY', 'vaquillonas en Salto de buena genética'],
  ['es', 'UY', 'toros en Rivera de Cabaña La Esperanza'],
  ['es', 'AR', 'novillos en pie'],
  ['es', 'UY', 'ovejas en Pueblo Inventado, Salto'],
  ['es', 'UY', 'vacas en Colonia Valdense'],
  ['es', 'UY', 'vacas en Colonia gordas'],
  ['en', 'AU', 'cattle in New England'],
  ['en', 'US', 'cows close to calving'],
  ['en', 'US', 'heifers near the highway'],
  ['en', 'US', 'bulls in Dodge City'],
  ['pt', 'BR', 'vacas perto de Goiânia'],
] as const)('%s %s names no unknown place: %s', (locale, country, text) =>
  expect(unknownIn(text, locale, country)).toBeNull(),
);
