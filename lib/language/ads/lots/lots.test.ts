import type { Locale } from '@/lib/core/i18n/locales';
import { readAd } from '../read-ad';

const lotsOf = (text: string, country: string, language: Locale = 'es') => {
  const { description, otherLots } = readAd(text, { language, country });
  return [description, ...otherLots].map((lot) => lot.replace(/\s*\n\s*/g, ' | '));
};

it('ends without the comma before a telephone, which is not published', () => {
  expect(lotsOf('20 vacas Angus. Las muestro cualquier día. Juan, 099 123 456', 'UY')).toEqual([
    '20 vacas Angus. Las muestro cualquier día. Juan',
  ]);
});

describe('what stands before the first of several lots, or after the last', () => {
  it('is of every lot, and a sentence of prices is parted among them', () => {
    const text = `Liquido majada corriedale
80 ovejas boca llena
25 borregas de 2 dientes
3 carneros
todo sano, esquilado en octubre. Precio 95 us las ovejas y 110 las borregas los carneros a convenir. Zona Tacuarembó. Sin papeles de cabaña`;
    const rest = 'Zona Tacuarembó. | Sin papeles de cabaña';
    const [ewes, hoggets, rams] = lotsOf(text, 'UY');
    expect(ewes).toBe(
      `Liquido majada corriedale | 80 ovejas boca llena | todo sano, esquilado en octubre. | Precio 95 us las ovejas | ${rest}`,
    );
    expect(hoggets).toBe(
      `Liquido majada corriedale | 25 borregas de 2 dientes | todo sano, esquilado en octubre. | Precio us 110 las borregas | ${rest}`,
    );
    expect(rams).toBe(
      'Liquido majada corriedale | 3 carneros | todo sano, esquilado en octubre. Precio los carneros a convenir | Zona Tacuarembó. Sin papeles de cabaña',
    );
  });

  it.each([
    [
      '30 vacas preñadas Angus a 1200 usd y 20 vaquillonas a 900. Todas sanas, sin papeles',
      'UY',
      'es',
      [
        '30 vacas preñadas Angus a 1200 usd | Todas sanas, sin papeles',
        'y 20 vaquillonas a 900. Todas sanas, sin papeles',
      ],
    ],
    [
      'Vendo 20 vacas Angus, 10 terneros y 2 toros, las vacas a 900 usd, los terneros a 400 y los toros 2000. Flete a cargo del comprador',
      'UY',
      'es',
      [
        'Vendo 20 vacas Angus, | las vacas a 900 usd | Flete a cargo del comprador',
        '10 terneros | los terneros a 400 | Flete a cargo del comprador',
        'y 2 toros, | los toros 2000 | Flete a cargo del comprador',
      ],
    ],
    [
      'Vendo plantel Nelore\n40 vacas\n20 novilhas\n2 touros\nTodos vacinados, sem registro. R$ 4.000 as vacas e R$ 3.000 as novilhas. Campo Grande MS',
      'BR',
      'pt',
      [
        'Vendo plantel Nelore | 40 vacas | Todos vacinados, sem registro. | R$ 4.000 as vacas | Campo Grande MS',
        'Vendo plantel Nelore | 20 novilhas | Todos vacinados, sem registro. | R$ 3.000 as novilhas | Campo Grande MS',
        'Vendo plantel Nelore | 2 touros | Todos vacinados, sem registro. | Campo Grande MS',
      ],
    ],
    [
      'Rebanho Santa Inês\n30 matrizes\n12 borregas\nTudo sadio. Não aceito troca. Matrizes 450 reais e borregas 380. Feira de Santana',
      'BR',
      'pt',
      [
        'Rebanho Santa Inês | 30 matrizes | Tudo sadio. | Não aceito troca. | Matrizes 450 reais | Feira de Santana',
        'Rebanho Santa Inês | 12 borregas | Tudo sadio. Não aceito troca. | borregas 380 | Feira de Santana',
      ],
    ],
    [
      'Herd dispersal, all Hereford.\n20 cows\n12 heifers\n2 bulls\nNo papers. Cows $1500, heifers $1200 and the bulls by negotiation. Dubbo NSW',
      'AU',
      'en',
      [
        'Herd dispersal, all Hereford. | 20 cows | No papers. | Cows $1500 | Dubbo NSW',
        'Herd dispersal, all Hereford | 12 heifers | No papers. | heifers $1200 | Dubbo NSW',
        'Herd dispersal, all Hereford | 2 bulls | No papers. | the bulls by negotiation | Dubbo NSW',
      ],
    ],
    [
      '40 steers Angus\n25 heifers Hereford\nBoth mobs quiet, no horns. $3.20/kg the steers and $3.00/kg the heifers. Wagga NSW',
      'AU',
      'en',
      [
        '40 steers Angus | Both mobs quiet, no horns. | $3.20/kg the steers | Wagga NSW',
        '25 heifers Hereford | Both mobs quiet, no horns. | $3.00/kg the heifers | Wagga NSW',
      ],
    ],
  ] as const)('is lost in none: %s', (text, country, language, lots) => {
    expect(lotsOf(text, country, language)).toEqual(lots);
  });

  it.each([
    ['15 novillos de 400 kg. 10 vaquillonas Angus. Preñadas de 6 meses. Salto', 'UY', 'es', 'Preñadas'],
    ['15 bois de 400 kg. 10 novilhas Nelore. Prenhas de 6 meses. Campo Grande', 'BR', 'pt', 'Prenhas'],
    ['15 steers 400 kg. 10 Angus heifers. Six months in calf. Dubbo NSW', 'AU', 'en', 'in calf'],
    ['20 vacas Hereford\n3 toros\nLos toros con papeles. Salto', 'UY', 'es', 'papeles'],
    ['20 vacas\n3 toros a 2000 usd. Precio 3000 el mejor de los toros', 'UY', 'es', '3000'],
  ] as const)('is not of the first where it is of the last: %s', (text, country, language, words) => {
    const [first, last] = lotsOf(text, country, language);
    expect(first).not.toContain(words);
    expect(last).toContain(words);
  });

  it('is given to the lot that it names, wherever it stands', () => {
    expect(lotsOf('20 vacas Hereford\n3 toros\nLas vacas con papeles. Salto', 'UY')).toEqual([
      '20 vacas Hereford | Las vacas con papeles. | Salto',
      '3 toros | Salto',
    ]);
  });

  it.each([
    ['50 ovejas y 2 carneros. Precio 100 las ovejas y carneros. Durazno', 'UY', 'es', '100 las ovejas y carneros'],
    [
      '50 ovelhas e 2 carneiros. Preço 900 as ovelhas e os carneiros. Bagé',
      'BR',
      'pt',
      '900 as ovelhas e os carneiros',
    ],
    ['50 ewes and 2 rams. Price $300 the ewes and the rams. Dubbo NSW', 'AU', 'en', '$300 the ewes and the rams'],
  ] as const)('leaves one price for two lots to both: %s', (text, country, language, words) => {
    for (const lot of lotsOf(text, country, language)) expect(lot).toContain(words);
  });

  it('is in the text of the first of more lots than are made ready', () => {
    const lots = ['10 vacas', '5 toros', '8 terneros', '7 terneras', '6 novillos', '4 bueyes', '3 vaquillonas'];
    expect(lotsOf(`Vendo:\n${lots.join('\n')}\nTodo Hereford, sin papeles. Zona Salto`, 'UY')).toEqual([
      'Vendo: | 10 vacas | Todo Hereford, sin papeles. | Zona Salto',
    ]);
  });

  it.each([
    ['20 vaquillonas Hereford 280 kg a 3,10 US$ y 15 terneros Angus 170 kg 3,60. Salto', 'es'],
    ['20 vaquillonas Hereford 280 kg a US$ 3,10 y 15 terneros Angus 170 kg a US$ 3,60. Salto', 'es'],
    ['20 novilhas Hereford 280 kg a R$ 3,10 e 15 bezerros Angus 170 kg a R$ 3,60. Bagé', 'pt'],
  ] as const)('parts a price from how many the next lot has: %s', (text, language) => {
    const { questions, unread, otherLots } = readAd(text, { language, country: language === 'pt' ? 'BR' : 'UY' });
    expect(questions.map(({ asks }) => asks)).toContain('lots');
    expect(unread).toEqual([]);
    expect(otherLots).toEqual([expect.stringContaining('3,60')]);
  });

  it('gives the first lot its price, and holds no figure of another', () => {
    const text =
      '30 vacas con cría al pie y 20 vaquillonas preñadas, todo Angus. Las vacas 1300 y las vaquillonas 1000 dólares. Melo.';
    const { facts } = readAd(text, { language: 'es', country: 'UY' });
    const valueOf = (name: string) => facts.find(({ field }) => field === name)?.value;
    expect([valueOf('breed'), valueOf('priceAmount'), valueOf('priceCurrency')]).toEqual(['Angus', '1300', 'USD']);
    for (const { spans } of facts)
      for (const { start, end } of spans) expect(text.slice(start, end)).not.toContain('1000');
  });
});
