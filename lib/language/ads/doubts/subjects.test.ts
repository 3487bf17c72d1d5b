import type { Locale } from '@/lib/core/i18n/locales';
import type { AdField } from '../dto';
import { readAd } from '../read-ad';

type Case = [language: Locale, country: string, text: string, field: AdField];

const factsOf = (language: Locale, country: string, text: string, field: AdField) =>
  readAd(text, { language, country }).facts.filter((fact) => fact.field === field);

/** What is asked or shown as not understood. */
function openIn(language: Locale, country: string, text: string): string {
  const { questions, unread } = readAd(text, { language, country });
  return [...questions.flatMap(({ spans }) => spans), ...unread]
    .map(({ start, end }) => text.slice(start, end))
    .join(' | ');
}

describe('what stands beside another subject is not said', () => {
  const YOUNG: Case[] = [
    ['es', 'AR', '25 vacas Angus, con 12 machos y 13 hembras al pie, 450 kg', 'weight'],
    ['es', 'UY', '40 vacas con cría al pie Hereford', 'breed'],
  ];
  const SERVICE: Case[] = [
    ['en', 'NZ', '40 in calf heifers. 6 wks AI then Jersey bulls', 'age'],
    ['en', 'NZ', '120 cows, tailed with Hereford', 'breed'],
    ['en', 'NZ', '120 cows. 5 weeks AB, then Angus', 'age'],
    ['es', 'AR', '40 vaquillonas preñadas de toro Angus, 5 meses', 'age'],
    ['pt', 'BR', '40 novilhas prenhas de touro Angus, 5 a 6 meses', 'ageMin'],
    ['en', 'US', '40 heifers bred to Angus bulls, 5 to 6 months', 'ageMax'],
  ];
  const PARENTS: Case[] = [
    ['es', 'AR', '20 terneros, nietos de un toro de 1.200 kg, 180 kg', 'weight'],
    ['pt', 'BR', 'touro Nelore filho de Rem Armador, mãe com 700 kg, 30 meses', 'age'],
  ];
  const SALE: Case[] = [
    ['en', 'US', '30 steers, boarding $2/day', 'priceAmount'],
    ['es', 'AR', '20 vaquillonas. Pastaje $500 por día', 'priceAmount'],
    ['en', 'US', '6 cows. $500 deposit holds them', 'priceAmount'],
    ['pt', 'BR', '10 vacas. Sinal de R$ 2.000', 'priceAmount'],
    ['es', 'AR', '30 novillos. Pesan en Dolores', 'location'],
    ['en', 'AU', '30 cows, 460 kg in Roma curfew weights', 'location'],
  ];
  it.each([...YOUNG, ...SERVICE, ...PARENTS, ...SALE])('%s %s: %s (%s)', (...example) => {
    // Some are shown as not understood instead.
    for (const fact of factsOf(...example)) expect(fact).toMatchObject({ state: 'deduced', reason: 'beside' });
    const [language, country, text] = example;
    expect(factsOf(...example).length + openIn(language, country, text).length).toBeGreaterThan(0);
  });
});

describe('a declaration beside another subject is shown, never deduced', () => {
  const CASES: Case[] = [
    ['es', 'AR', '60 vaquillonas paridas con terneros vacunados', 'vaccinated'],
    ['en', 'US', '20 cows with calves vaccinated', 'vaccinated'],
    ['es', 'CO', '30 novillas. Hierro registrado', 'traits.registered'],
    ['es', 'MX', '15 vacas, fierro registrado', 'traits.registered'],
    ['pt', 'BR', '30 vacas, marca registrada', 'traits.registered'],
    ['en', 'US', '12 cows, registered brand', 'traits.registered'],
    ['en', 'US', '10 heifers from our herd of 200 registered Angus', 'traits.registered'],
  ];
  it.each(CASES)('%s %s: %s (%s)', (language, country, text, field) => {
    expect(factsOf(language, country, text, field)).toEqual([]);
    expect(openIn(language, country, text)).toMatch(/vacunad|vaccinated|registrad|registered/);
  });
});

describe('what stands right beside the animals for sale stays said', () => {
  const CASES: [...Case, value: string][] = [
    ['es', 'UY', '40 vacas Hereford con terneros de 80 a 100 kg al pie', 'breed', 'Hereford'],
    ['es', 'UY', '22 vacas de segundo y tercer parto con su ternero', 'headCount', '22'],
    ['en', 'US', '18 cows 4 to 6 yrs old w/ 150-200 lb calves by side', 'ageMin', '48'],
    ['en', 'US', '20 first calf heifers w/ 150 lb calves at side', 'headCount', '20'],
    ['en', 'NZ', '45 Friesian in calf heifers', 'breed', 'Holstein'],
    ['pt', 'BR', '80 novilhas Nelore prenhes de touro Angus, 380 kg', 'weight', '380'],
    ['pt', 'BR', '80 novilhas Nelore prenhes de touro Angus, 380 kg', 'traits.sireBreed', 'Angus'],
    ['es', 'UY', '40 vaquillonas, madres de 500 kg, peso 320 kg', 'weight', '320'],
  ];
  it.each(CASES)('%s %s: %s (%s)', (language, country, text, field, value) => {
    expect(factsOf(language, country, text, field)).toMatchObject([{ value, state: 'said' }]);
  });
});
