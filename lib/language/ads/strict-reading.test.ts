import { LOCALES, type Locale } from '@/lib/core/i18n/locales';
import { readAd } from './read-ad';

const COUNTRIES: Record<Locale, string> = { es: 'UY', en: 'US', pt: 'BR' };

const readIn = (language: Locale, text: string) => readAd(text, { language, country: COUNTRIES[language] });

const saidIn = (language: Locale, text: string) =>
  readIn(language, text).facts.flatMap(({ field, state }) => (state === 'said' ? [field] : []));

/** Whatever a reading says or makes likely. */
const fieldsIn = (language: Locale, text: string) => readIn(language, text).facts.map(({ field }) => field);

const shownIn = (language: Locale, text: string): string => {
  const { unread, questions, facts } = readIn(language, text);
  return [...unread, ...questions.flatMap(({ spans }) => spans), ...facts.flatMap(({ spans }) => spans)]
    .map(({ start, end }) => text.slice(start, end))
    .join(' | ');
};

/** Every pair of two lists. */
const pairs = <A, B>(first: readonly A[], second: readonly B[]): [A, B][] =>
  first.flatMap((one) => second.map((other): [A, B] => [one, other]));

const HEALTH: Record<Locale, { animals: string; words: string[]; before: string[]; after: string[] }> = {
  es: {
    animals: '40 vacas Hereford',
    words: [
      ...['vacunadas', 'vacunadas contra aftosa', 'vacuna de carbunclo', 'vacunas al día', 'con todas las vacunas'],
      ...['libres de brucelosis', 'negativas a tuberculosis', 'certificado sanitario', 'con tacto', 'con registro'],
      ...['trazadas', 'vacunadas de brucelosis y leptospirosis', 'preñez confirmada', 'libres de garrapata'],
    ],
    before: [
      'no',
      'no están',
      'no tienen',
      'sin',
      'todavía no están',
      'no todas',
      'ninguna',
      'tampoco',
      'faltan',
      'nunca',
    ],
    after: ['no', 'todavía no', 'no tienen', 'aún no hechas', 'pendiente', 'en falta', 'no están al día', 'nunca'],
  },
  en: {
    animals: '40 Hereford cows',
    words: [
      ...['vaccinated', 'vaccinated for blackleg', 'bangs vaccinated', 'all shots', 'TB tested negative', 'BVD free'],
      ...['health certificate', 'preg checked', 'registered', 'tick free', 'vaccinated against IBR and lepto'],
    ],
    before: [
      'not',
      'no',
      'not yet',
      "haven't been",
      'have not been',
      'never',
      'not all',
      'without',
      'due to be',
      'need to be',
    ],
    after: ['no', 'not yet', 'not done', 'pending', 'never', 'overdue', 'not up to date'],
  },
  pt: {
    animals: '40 vacas Nelore',
    words: [
      ...['vacinadas', 'vacinadas contra aftosa', 'vacina de brucelose', 'vacinas em dia', 'livres de tuberculose'],
      ...['negativas para brucelose', 'atestado sanitário', 'rastreadas', 'registradas', 'prenhez confirmada'],
    ],
    before: ['não', 'não são', 'não estão', 'sem', 'ainda não', 'nem todas', 'nunca foram', 'nem', 'não têm', 'falta'],
    after: ['não', 'ainda não', 'não feita', 'pendente', 'nunca', 'ainda não feitas', 'em falta'],
  },
};

const DECLARED =
  /^(?:vaccinated|healthCertificate|pregnancyTested|origin|traits\.(?:brucellosis|tuberculosis|bvd|vaccines|registered|traced|ticks|pregnancyMethod))$/;

it.each(Object.entries(HEALTH) as [Locale, (typeof HEALTH)[Locale]][])(
  'says no health, origin or papers that are denied or in doubt: %s',
  (language, { animals, words, before, after }) => {
    const texts = [
      ...pairs(words, before).map(([word, not]) => `${animals}, ${not} ${word}, 420 kg`),
      ...pairs(words, after).flatMap(([word, not]) => [
        `${animals}, ${word} ${not}, 420 kg`,
        `${animals}. ${word}: ${not}. 420 kg`,
        `${animals}. ${word}, ${not}.`,
      ]),
    ];
    const against = texts.flatMap((text) => {
      const declared = fieldsIn(language, text).filter((field) => DECLARED.test(field));
      return declared.length > 0 ? [[text, declared]] : [];
    });
    expect(against).toEqual([]);
  },
);

it.each(Object.entries(HEALTH) as [Locale, (typeof HEALTH)[Locale]][])(
  'says health that nothing denies: %s',
  (language, { animals, words }) => {
    const missed = words.filter(
      (word) => !fieldsIn(language, `${animals}, ${word}`).some((field) => DECLARED.test(field)),
    );
    expect(missed).toEqual([]);
  },
);

/** Times that are nobody's age, around `{}`. */
const TIMES: Record<Locale, { animals: string; spans: string[]; around: string[] }> = {
  es: {
    animals: '40 novillos Hereford',
    spans: ['2 semanas', '3 meses', '2 años', '6 a 8 meses'],
    around: [
      ...['se entregan en {}', 'retirar dentro de {}', 'garantía de {}', '{} de garantía', 'hace {}', '{} a grano'],
      ...[
        'próximos {}',
        'castrados hace {}',
        'últimos {} en feedlot',
        'suplementados {}',
        'plazo: {}',
        '{} de pastoreo',
      ],
      ...[
        'cada {} se pesan',
        'durante {}',
        'más de {} de experiencia',
        'reserva por {}',
        '{} sin garrapata en el campo',
      ],
    ].slice(0, 16),
  },
  en: {
    animals: '40 Hereford steers',
    spans: ['2 weeks', '3 months', '2 years', '6-8 months'],
    around: [
      ...['due next {}', 'pick up within {}', '{} testing area', 'on feed for {}', 'on feed {}', 'castrated {} ago'],
      ...['last {} on grass', '{} warranty', 'delivery in {}', 'over {} of experience', 'backgrounded {}', 'every {}'],
      ...[
        'must be moved in {}',
        'available for {}',
        'gone by {}',
        '{} contract',
        'past {}',
        'held for {} with a deposit',
      ],
    ],
  },
  pt: {
    animals: '40 novilhos Nelore',
    spans: ['2 semanas', '3 meses', '2 anos', '6 a 8 meses'],
    around: [
      ...[
        'retirar em até {}',
        'entrega em {}',
        'garantia de {}',
        '{} de garantia',
        'há {} no pasto',
        'castrados há {}',
      ],
      ...['próximos {}', 'últimos {} no confinamento', 'suplementados {}', 'durante {}', 'mais de {} de experiência'],
      ...['prazo: {}', '{} de confinamento', 'a cada {}', 'reserva por {}'],
    ],
  },
};

it.each(Object.entries(TIMES) as [Locale, (typeof TIMES)[Locale]][])(
  'takes no other time for an age, and loses none: %s',
  (language, { animals, spans, around }) => {
    const texts = pairs(around, spans).map(([words, span]) => `${animals}, 420 kg. ${words.replace('{}', span)}. `);
    const wrong = texts.filter((text) => fieldsIn(language, text).some((field) => /^age|monthsPregnant/.test(field)));
    expect(wrong).toEqual([]);
    const lost = pairs(around, spans).flatMap(([words, span]) => {
      const text = `${animals}, 420 kg. ${words.replace('{}', span)}.`;
      return shownIn(language, text).includes(span.split(' ')[0] ?? span) ? [] : [text];
    });
    expect(lost).toEqual([]);
  },
);

it.each<[Locale, string[]]>([
  [
    'es',
    ['40 novillos de {}', '40 novillos, {}', '40 novillos Hereford {}', '40 novillos. Edad: {}', '40 novillos ({})'],
  ],
  ['en', ['40 steers, {} old', '40 steers, {}', '40 Hereford steers {}', '40 steers aged {}', '40 steers. Age: {}']],
  [
    'pt',
    ['40 novilhos de {}', '40 novilhos, {}', '40 novilhos Nelore com {}', '40 novilhos, idade {}', '40 novilhos {}'],
  ],
])('takes a time for the age where words or its place say so: %s', (language, around) => {
  const span = { es: '18 meses', en: '18 months', pt: '18 meses' }[language];
  const missed = around
    .map((words) => words.replace('{}', span))
    .filter((text) => !saidIn(language, text).includes('age'));
  expect(missed).toEqual([]);
});

it.each<[Locale, string[], string[]]>([
  [
    'es',
    ['cerdos', 'lechones', 'chanchas', 'conejos', 'perros', 'búfalas', 'porcinos'],
    ['machos', 'castrados', 'hembras'],
  ],
  [
    'en',
    ['pigs', 'sows', 'feeder pigs', 'rabbits', 'border collie pups', 'buffalo heifers', 'gilts'],
    ['males', 'vaccinated'],
  ],
  [
    'pt',
    ['porcos', 'leitões', 'porcas', 'coelhos', 'cachorros', 'búfalas', 'suínos'],
    ['machos', 'castrados', 'fêmeas'],
  ],
])('takes no animals that the market lacks for others: %s', (language, animals, states) => {
  const texts = pairs(animals, states).flatMap(([animal, state]) => [
    `30 ${animal}, ${state}, 8 kg, 28 ${language === 'en' ? 'weeks old' : 'meses'}`,
    `${animal}: 30 ${state}, 60 kg`,
    `${animal} ${state} 60 kg`,
  ]);
  const taken = texts.filter((text) =>
    fieldsIn(language, text).some((field) => /^(?:category|class|breed|weight|age)/.test(field)),
  );
  expect(taken).toEqual([]);
  expect(texts.filter((text) => readIn(language, text).questions.every(({ asks }) => asks !== 'class'))).toEqual([]);
});

it.each<[Locale, string, string[]]>([
  [
    'es',
    'flete gratis',
    ['a partir de 10 cabezas', 'si lleva todas', 'llevando más de 20', 'dentro de la zona', 'hasta 200 km'],
  ],
  ['en', 'free delivery', ['over 10 head', 'if you take all', 'within 50 miles', 'buying 20 or more', 'local only']],
  [
    'pt',
    'frete grátis',
    ['acima de 3 unidades', 'levando todas', 'a partir de 10 cabeças', 'no estado', 'se levar o lote'],
  ],
])('says nobody who pays the freight under a condition: %s', (language, free, conditions) => {
  for (const condition of conditions) {
    for (const text of [`40 vacas. ${free} ${condition}. 420 kg`, `40 vacas. ${condition}, ${free}. 420 kg`]) {
      expect({ text, said: saidIn(language, text) }).toEqual({
        text,
        said: expect.not.arrayContaining(['freightPayer']) as unknown,
      });
      expect(shownIn(language, text)).toContain(condition);
    }
  }
});

it.each<[Locale, string[], RegExp]>([
  ['es', ['todas mochas menos dos', 'mochas salvo una', 'mochas no', 'no todas mochas', 'mochas excepto 3'], /horns/],
  ['en', ['all polled bar 2', 'polled except one', 'not all polled', 'all polled but three'], /horns/],
  ['pt', ['todas mochas menos duas', 'mochas exceto uma', 'mochas não', 'nem todas mochas'], /horns/],
  ['es', ['no gordas', 'gordas no', 'no están gordas'], /class/],
  ['pt', ['prenhas não', 'não estão prenhas', 'nem prenhas'], /class/],
])('says of all nothing that some are not: %s', (language, phrases, field) => {
  for (const phrase of phrases) {
    const text = `${language === 'en' ? '40 cows' : '40 vacas'}, ${phrase}, 420 kg`;
    const fields = saidIn(language, text).filter((one) => field.test(one));
    expect({ text, fields }).toEqual({ text, fields: [] });
  }
});

/** What its writer only thinks, was told or asks, before a word and after it. */
const THOUGHTS: Record<Locale, { before: string[]; after: string[]; words: string[] }> = {
  es: {
    before: [
      'creo que',
      'quizás',
      'capaz que',
      'posiblemente',
      'tal vez',
      'a lo mejor',
      'supuestamente',
      'parece que',
    ].concat(['no sé si están', 'según el dueño', 'consultar si están', 'me dijeron que', '¿']),
    after: ['dudosas', 'creo', 'no sé', 'sin confirmar', 'en duda', '?', 'según el dueño', 'a confirmar', 'en teoría'],
    words: ['preñadas', 'paridas', 'vacunadas', 'con registro', 'mochas', 'mansas', 'libres de brucelosis'],
  },
  en: {
    before: ['maybe', 'possibly', 'probably', 'I think', 'might be', 'should be', 'supposedly', 'we believe'].concat([
      'not sure if',
      'according to the owner',
      'ask if they are',
      'I was told',
    ]),
    after: ['I think', 'maybe', 'not sure', 'unconfirmed', 'dunno', '?', 'according to the owner', 'to be confirmed'],
    words: ['bred', 'in calf', 'vaccinated', 'registered', 'polled', 'gentle', 'TB tested negative'],
  },
  pt: {
    before: ['acho que', 'talvez', 'possivelmente', 'provavelmente', 'supostamente', 'parece que'].concat([
      'não sei se estão',
      'segundo o dono',
      'perguntar se estão',
      'me disseram que',
    ]),
    after: ['duvidosas', 'acho', 'não sei', 'sem certeza', 'em dúvida', '?', 'segundo o dono', 'a confirmar', 'né?'],
    words: ['prenhes', 'paridas', 'vacinadas', 'registradas', 'mochas', 'mansas', 'livres de brucelose'],
  },
};

it.each(LOCALES)('declares nothing that its writer only thinks, was told or asks: %s', (language) => {
  const { before, after, words } = THOUGHTS[language];
  const animals = language === 'en' ? '40 Hereford cows' : '40 vacas Hereford';
  const phrases = [
    ...pairs(before, words).map(([thought, word]) => `${thought} ${word}`),
    ...pairs(words, after).flatMap(([word, thought]) => [`${word} ${thought}`, `${word} (${thought})`]),
  ];
  const declared = phrases.flatMap((phrase) => {
    const fields = saidIn(language, `${animals}, ${phrase}, 420 kg`);
    const more = fields.filter((field) => !['category', 'headCount', 'breed', 'weight'].includes(field));
    return more.length > 0 ? [`${phrase}: ${more.join(' ')}`] : [];
  });
  expect(declared).toEqual([]);
});

/** What a buyer must know, and no field holds. */
const TOLD: Record<Locale, string[]> = {
  es: [
    ...['desparasitadas', 'dosificadas en marzo', 'sangradas', 'paren en agosto', 'parición de primavera'],
    ...[
      'con libreta',
      'con pasaporte',
      'aretadas',
      'flete aparte',
      'se entregan en ruta',
      'permuto por toro',
      'flacas',
    ],
  ],
  en: [
    ...['wormed', 'drenched last week', 'semen tested', 'due in March', 'fall calving', 'delivery extra'],
    ...['collection only', 'current coggins', 'BLV positive', 'NLIS tagged', 'will trade for hay', 'hooves trimmed'],
  ],
  pt: [
    ...['vermifugadas', 'exame andrológico em dia', 'parto em setembro', 'parição em agosto', 'frete combinado'],
    ...['entrego até a cidade', 'aceito troca', 'mormo negativo', 'com passaporte', 'magras', 'sem mamite'],
  ],
};

it.each(LOCALES)('shows what is told of health, papers and freight: %s', (language) => {
  const animals = language === 'en' ? '40 Hereford cows' : '40 vacas Hereford';
  const lost = TOLD[language].filter((phrase) => {
    const shown = shownIn(language, `${animals}, ${phrase}, 420 kg`);
    return phrase.split(' ').every((word) => !shown.includes(word));
  });
  expect(lost).toEqual([]);
});
