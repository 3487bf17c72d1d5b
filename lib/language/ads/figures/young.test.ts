import type { Locale } from '@/lib/core/i18n/locales';
import { readAd } from '../read-ad';

/** What a text says, whatever it only makes likely left out. */
function saidIn(language: Locale, country: string, text: string): Record<string, string | boolean> {
  const { facts } = readAd(text, { language, country });
  return Object.fromEntries(facts.flatMap(({ field, value, state }) => (state === 'said' ? [[field, value]] : [])));
}

type Case = [language: Locale, country: string, text: string];

describe('an age that is not that of the animals', () => {
  it.each<Case>([
    ['es', 'AR', '30 vacas con cría al pie Braford, $1.450.000 el par. Toro a parte $3.200.000 (1, Braford, 4 años)'],
    ['en', 'US', '20 cows, bull included 5 yr old'],
    ['en', 'US', '15 cows, ran with 3 yr old Hereford bull since May 1'],
    ['es', 'AR', '50 vaquillonas servidas del 15/10 al 15/12 con toro de 2 años'],
    ['en', 'GB', 'Limousin x suckler cow 2nd calver with 6wk heifer calf at foot'],
    ['en', 'AU', '60 Angus steers, mothers 6 years old, 300kg'],
    ['es', 'AR', '30 terneros y un toro de 4 años'],
    ['es', 'AR', '30 terneras Angus, toro usado de 4 años Hereford'],
    ['es', 'AR', '30 ovejas Texel. Perro incluido, 2 años'],
    ['pt', 'BR', '20 vacas com bezerros de 5 meses e 150 kg'],
  ])('is never said of them: [%s %s] %s', (language, country, text) => {
    expect(saidIn(language, country, text)).not.toHaveProperty('age');
  });

  it.each<[...Case, string]>([
    ['en', 'US', '12 Angus cows 5 yr old with 3 month old calves at foot', '60'],
    ['en', 'US', '10 2 yr old Angus bulls', '24'],
    ['en', 'US', 'Bull, 2 yr old, dam 9 years old still in herd', '24'],
  ])('leaves theirs: [%s %s] %s', (language, country, text, months) => {
    expect(saidIn(language, country, text).age).toBe(months);
  });
});

describe('a weight that is not that of the animals', () => {
  it.each<Case>([
    ['en', 'US', 'Reg Polled Hereford bull, $4500. Sire brought 22k. Athens TN'],
    ['es', 'UY', 'Toro Angus. El padre hizo 22k en Palermo'],
    ['es', 'AR', 'Vacas con cría, crías de 3 meses de 90 kg'],
    ['es', 'AR', '20 vacas con ternero de 120 kg'],
    ['pt', 'BR', '20 vacas com bezerros de 5 meses e 150 kg'],
    ['es', 'AR', 'Toro Angus 3 años, hijo de Toro 1.100 kg, madre 600 kg'],
    ['es', 'AR', 'Caballo 8 años, jinete de 80 kg'],
  ])('is never said of them: [%s %s] %s', (language, country, text) => {
    expect(saidIn(language, country, text)).not.toHaveProperty('weight');
  });

  it.each<Case>([
    ['es', 'AR', 'Invernada: terneras 170 kg (25) Brangus coloradas + terneros 185 kg (30)'],
    ['es', 'AR', '20 vaquillonas, ternero de 40 kg al nacer'],
    ['es', 'AR', '20 vacas con cría 450 kg'],
  ])('is no weight of their calves: [%s %s] %s', (language, country, text) => {
    expect(saidIn(language, country, text)).not.toHaveProperty(['traits.calfKg']);
  });
});

describe('how many animals there are', () => {
  it.each<Case>([
    ['es', 'AR', 'Toros Angus, 2 años. Raspaje negativo x2, brucelosis negativa'],
    ['en', 'US', 'Bull calves dewormed x2, 450 lbs'],
    ['pt', 'BR', 'Vacas vacinadas x2, 450 kg'],
  ])('is not how often something was done: [%s %s] %s', (language, country, text) => {
    expect(saidIn(language, country, text)).not.toHaveProperty('headCount');
  });

  it('stands behind them', () => {
    expect(saidIn('es', 'AR', 'Novillos x 40, 300 kg').headCount).toBe('40');
  });
});

describe('a class that not all are of, or that the words leave open', () => {
  it.each<Case>([
    ['es', 'MX', 'Vacas holstein 2do parto, 5 recien paridas y 3 por parir'],
    ['es', 'AR', 'Vacas holando 5 paridas y 3 preñadas'],
    ['en', 'US', 'Heifers, 12 bred and 8 open'],
    ['es', 'UY', '200 ovejas Corriedale, encarneradas 15/3, ecografia pendiente'],
  ])('is never said: [%s %s] %s', (language, country, text) => {
    expect(saidIn(language, country, text)).not.toHaveProperty('class');
  });

  it('is not that of the calf that goes with its mother, nor one that a bull beside them has', () => {
    expect(saidIn('pt', 'BR', 'Girolanda parida 20 dias 22 L. Bezerra vai junto. R$ 11.500').class).not.toBe('calf_f');
    expect(saidIn('es', 'AR', '30 terneras Angus, toro usado de 4 años').class).toBe('calf_f');
  });
});

it.each<Case>([
  ['en', 'ZA', '22 Bonsmara/Nguni weaners, 180–220kg'],
  ['en', 'US', 'Angus/Hereford steers, 40 head'],
  ['pt', 'BR', '30 novilhas Nelore/Angus 250 kg'],
])('does not say whether two breeds are crossed: [%s %s] %s', (language, country, text) => {
  expect(saidIn(language, country, text)).not.toHaveProperty('breed');
});

it('takes how long females are in young for no age', () => {
  const { facts } = readAd('40 bred cows, 4-7 yr, preg checked 5-7 months', { language: 'en', country: 'US' });
  expect(facts.filter(({ field }) => field === 'ageMin').map(({ value }) => value)).toEqual(['48']);
});

describe('how many of each sex the young of mothers are', () => {
  it.each<Case>([
    ['pt', 'BR', 'Vacas paridas. 11 machos e 9 fêmeas ao pé'],
    ['es', 'AR', 'Vacas paridas Hereford con 12 machos y 8 hembras al pie'],
    ['pt', 'BR', 'matrizes paridas com 12 machos e 8 fêmeas ao pé'],
    ['es', 'UY', 'ovejas con cordero al pie: 30 machos y 25 hembras'],
    ['en', 'US', 'young cows with calves at side, 12 bulls 8 heifers'],
    ['en', 'NZ', 'Cows with calves at foot, 8 bull calves 6 heifer calves'],
  ])('is no number of animals and no further lot: [%s %s] %s', (language, country, text) => {
    expect(saidIn(language, country, text)).not.toHaveProperty('headCount');
    expect(readAd(text, { language, country }).questions.map(({ asks }) => asks)).not.toContain('lots');
  });

  it('leaves that of their mothers', () => {
    expect(saidIn('es', 'AR', '30 vacas con cría, 17 machos y 13 hembras').headCount).toBe('30');
    expect(saidIn('es', 'AR', '30 terneros, 17 machos y 13 hembras').headCount).toBe('30');
  });
});
