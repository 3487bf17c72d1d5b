import type { Locale } from '@/lib/core/i18n/locales';
import { readAd } from '../read-ad';

type Ad = [language: Locale, country: string, text: string];

const unreadIn = ([language, country, text]: Ad) =>
  readAd(text, { language, country })
    .unread.map(({ start, end }) => text.slice(start, end))
    .join(' | ');

const saidIn = ([language, country, text]: Ad) =>
  Object.fromEntries(
    readAd(text, { language, country }).facts.flatMap(({ field, value, state }) =>
      state === 'said' ? [[field, value]] : [],
    ),
  );

describe('what no field holds is shown', () => {
  it.each<[...Ad, string]>([
    ['es', 'UY', '60 terneros Hereford 170 kg, dest en abril', 'en abril'],
    ['es', 'AR', '30 vaquillonas preñadas, servicio de noviembre a enero', 'servicio de noviembre a enero'],
    ['en', 'US', 'Jersey cow, fresh in April, gentle', 'in April'],
    ['en', 'GB', '12 suckler cows calved since February', 'since February'],
    ['pt', 'BR', '60 bezerros Nelore, desmama de junho', 'de junho'],
    ['pt', 'BR', '20 novilhas prenhas, parição em setembro', 'em setembro'],
    ['es', 'UY', 'Toro Hereford 2 años, HBU, manso', 'HBU'],
    ['es', 'AR', 'Yegua Criolla 4 años, papeles de HBA', 'HBA'],
    ['pt', 'BR', 'Touro Gir 30 meses, controle ABCZ', 'ABCZ'],
    ['en', 'US', '20 fat steers 1350 lbs, corn fed', 'corn'],
    ['es', 'MX', '18 novillos gordos 480 kg, terminados con maíz', 'maíz'],
    ['pt', 'BR', '25 bois gordos 540 kg, tratados no milho', 'milho'],
  ])('%s %s: %s', (language, country, text, shown) => {
    expect(unreadIn([language, country, text])).toContain(shown);
  });
});

describe('what a field holds is said', () => {
  it.each<[...Ad, Record<string, string | boolean>]>([
    ['pt', 'BR', '25 novilhas Nelore prenhas, DG feito', { pregnancyTested: true }],
    ['pt', 'BR', '40 vacas prenhas, DG positivo, 450 kg', { pregnancyTested: true }],
    ['pt', 'BR', '18 novilhas Girolando, diagnóstico de gestação positivo', { pregnancyTested: true }],
    ['en', 'US', '40 bred cows, buyer hauls', { freightPayer: 'buyer' }],
    ['en', 'US', '14 pairs, Ardmore OK, buyer to haul', { freightPayer: 'buyer' }],
    ['en', 'US', '22 steers, buyer arranges hauling', { freightPayer: 'buyer' }],
  ])('%s %s: %s', (language, country, text, facts) => {
    expect(saidIn([language, country, text])).toMatchObject(facts);
  });

  it.each<Ad>([
    ['pt', 'BR', '25 novilhas Nelore, DG feito em 10 delas'],
    ['pt', 'BR', '25 novilhas Nelore, DG ainda não feito'],
    ['pt', 'BR', '25 novilhas Nelore, sem DG feito'],
  ])('but not of some, nor what is denied: %s %s: %s', (...ad) => {
    expect(saidIn(ad)).not.toHaveProperty('pregnancyTested');
  });
});
