import { readFileSync, readdirSync } from 'node:fs';
import { CURRENCIES, currencyScale } from '@/lib/core/i18n/currencies';
import { LOCALES } from '@/lib/core/i18n/locales';
import { LISTING_KEYS, LOT_FILTER_KEYS } from '@/lib/core/search-keys.mjs';
import { localPath, readLocalPath } from '@/lib/finding/local-pages/slugs';
import measures from '@/lib/language/lexicon/words/measures.json';
import states from '@/lib/language/lexicon/words/states.json';
import stock from '@/lib/language/lexicon/words/stock.json';
import type { Role, Species } from '@/lib/livestock/species/species';
import type { Trait } from '@/lib/livestock/species/traits';
import { BREEDS, breedLabel } from '@/lib/livestock/stock/breeds';
import { CATEGORIES, type Category } from '@/lib/livestock/stock/categories';
import { SPECIES } from '@/lib/livestock/stock/species';
import { CLASSES, CLASS_CODES, type ClassCode } from '@/lib/livestock/stock/classes';
import { classesNamed } from '@/lib/livestock/stock/roles';
import { STOCK_PICTURES } from '@/lib/moderation/risk-checks/stock-pictures';
import classesEn from '@/messages/classes/en.json';
import classesEs from '@/messages/classes/es.json';
import classesPt from '@/messages/classes/pt.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import pt from '@/messages/pt.json';
import traitsEn from '@/messages/traits/en.json';
import traitsEs from '@/messages/traits/es.json';
import traitsPt from '@/messages/traits/pt.json';
import { demoListings } from '@/prisma/seed/content/listings';
import { fromRoot } from '@/scripts/lib/paths';
import { FACTS, FACT_NAMES, type Fact, type FactName } from './facts';
import { TRAITS } from './traits';

// What a new fact, category or currency still lacks, by name: each list is empty once it has everything.

const MESSAGES = { es, en, pt };
const CLASS_TEXTS = { es: classesEs, en: classesEn, pt: classesPt };
const TRAIT_TEXTS = { es: traitsEs, en: traitsEn, pt: traitsPt };
const DEMO = demoListings();
const ADS = fromRoot('lib', 'language', 'ads');
const adReader = [ADS, ...['words', 'figures', 'prices', 'doubts'].map((folder) => `${ADS}/${folder}`)]
  .flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`))
  .filter((file) => /(?<!\.test|dto)\.(ts|json)$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Returns the languages whose messages lack a text. */
const without = (key: string): string[] =>
  LOCALES.filter((locale) => {
    const found = key
      .split('.')
      .reduce<unknown>((at, part) => (at as Partial<Record<string, unknown>> | undefined)?.[part], MESSAGES[locale]);
    return typeof found !== 'string';
  }).map((locale) => `text ${key} in ${locale}`);

const lacking = (isThere: boolean, what: string): string[] => (isThere ? [] : [what]);

/** Facts that no lot of the demonstration says. */
const UNSHOWN: readonly FactName[] = [
  ...(['weighedOn', 'curfewHours', 'dressingPercent', 'ageMin', 'ageMax', 'frame', 'buyerCommission'] as const),
];

/** What the demonstration calls the days of delivery, which it counts from now. */
const shownAs = (name: FactName) => (name === 'deliverFrom' || name === 'deliverTo' ? 'deliverInDays' : name);

function lackedByFact(name: FactName): string[] {
  const { group, row, unit, values, uses }: Fact = FACTS[name];
  const label = name === 'payment' ? 'paymentKind' : name;
  const isNamed = name === 'class' || name === 'condition';
  return [
    ...without(`listingForm.fields.${name}`),
    ...(group === 'first' ? [] : without(`listingForm.facts.${label}`)),
    ...(group === 'first' ? [] : without(`listingForm.groups.${group}`)),
    ...(unit ? without(`listingForm.units.${unit}`) : []),
    ...(isNamed ? [] : (values ?? [])).flatMap((value) =>
      without(`listingForm.choices.${name.replace(/M..$/, '')}.${value}`),
    ),
    ...without(`animalLot.${row}`),
    ...lacking(!uses?.includes('ad') || new RegExp(`\\b${name}\\b`).test(adReader), 'a reader of advertisements'),
    ...lacking(
      UNSHOWN.includes(name) ||
        DEMO.some(({ lot }) => ((lot as Partial<Record<string, unknown>>)[shownAs(name)] ?? null) !== null),
      'a lot of the demonstration',
    ),
  ];
}

it.each(FACT_NAMES)('the fact %s lacks nothing', (name) => {
  expect(lackedByFact(name)).toEqual([]);
});

const familyOf = (of: ClassCode) => CLASS_CODES.filter((code) => CLASSES[code].family === CLASSES[of].family);

/** Classes that a state such as «preñada» tells from others of the same name. */
const TOLD_BY_STATE = new Set(
  states.flatMap(({ classes = '' }) => {
    const codes = classesNamed(classes);
    const isLeftOut = (code: ClassCode) => !codes.includes(code);
    return codes.filter((code) => familyOf(code).some(isLeftOut));
  }),
);

/** Classes that words of their own name. */
const NAMED_ALONE = new Set(
  stock.map(({ classes }) => classesNamed(classes)).flatMap((codes) => (codes.length === 1 ? codes : [])),
);

/** Addresses of the classes and families that lead to the page of others, which are called the same. */
const sharedAddresses = (classes: readonly ClassCode[]): string[] =>
  [...new Set(classes.flatMap((code) => [code, CLASSES[code].family]))].flatMap((name) =>
    LOCALES.flatMap((locale) => {
      const path = localPath({ class: name }, locale);
      const found = path && readLocalPath(path.split('/').slice(2), locale)?.class;
      return found === null || found === name ? [] : [`an address for ${name}: ${path} is the page of ${found}`];
    }),
  );

/** Roles that classes of every mammal have: without them readers know no young, no females to breed from and no sires. */
const OF_MAMMALS: readonly Role[] = ['young', 'bred', 'open', 'for_breeding', 'sire'];

/** What the file of a species lacks or has wrong. */
function lackedBySpecies(category: Category): string[] {
  const { mammal, families, roles }: Species = SPECIES[category];
  const ofOthers = CATEGORIES.filter((other) => other !== category).flatMap((other) =>
    Object.entries<Species['families'][string]>(SPECIES[other].families).flatMap(([family, { classes }]) => [
      family,
      ...Object.keys(classes),
    ]),
  );
  const rows = Object.values(families).flatMap(({ classes }) => Object.entries(classes));
  const codes = rows.map(([code]) => code);
  return [
    ...[...Object.keys(families), ...codes]
      .filter((name) => ofOthers.includes(name) || Object.keys(roles).includes(name))
      .map((name) => `another name than ${name}, which others have`),
    ...Object.entries(roles).flatMap(([role, of]) =>
      of.filter((code) => !codes.includes(code)).map((code) => `the class ${code} of its role ${role}`),
    ),
    ...rows.flatMap(([code, { younger }]) => lacking(!younger || codes.includes(younger), `the younger of ${code}`)),
    ...(mammal ? OF_MAMMALS : []).flatMap((role) => lacking((roles[role] ?? []).length > 0, `a class that is ${role}`)),
    ...BREEDS[category]
      .filter((breed) => breedLabel(() => '', breed) === '')
      .flatMap((breed) => without(`breeds.${breed}`)),
    ...LOCALES.flatMap((locale) => {
      const { classes, families: ofFamilies } = CLASS_TEXTS[locale];
      return [
        ...codes.filter((code) => !Object.hasOwn(classes, code)),
        ...Object.keys(families).filter((family) => !Object.hasOwn(ofFamilies, family)),
      ].map((name) => `the words of ${name} in messages/classes/${locale}.json`);
    }),
  ];
}

it.each(CATEGORIES)('the category %s lacks nothing', (category) => {
  const classes = CLASS_CODES.filter((code) => CLASSES[code].category === category);
  const named = stock.flatMap((word) => (word.classes === category ? [] : classesNamed(word.classes)));
  const shown = DEMO.filter((listing) => listing.category === category);
  expect([
    ...without(`categories.${category}`),
    ...lackedBySpecies(category),
    ...classes.filter((code) => !named.includes(code)).map((code) => `words for ${code} (stock.json)`),
    ...classes
      .filter((code) => !NAMED_ALONE.has(code) && !TOLD_BY_STATE.has(code))
      .map((code) => `a role that tells ${code} from others`),
    ...sharedAddresses(classes),
    ...lacking(readdirSync(fromRoot('public', 'art')).includes(`stock-${category}.webp`), 'a picture (draw-art.ts)'),
    ...lacking(Object.hasOwn(STOCK_PICTURES, `stock-${category}`), 'the hashes of its picture (draw-art.ts)'),
    ...lacking(
      readFileSync(fromRoot('public', 'art', 'categories.svg'), 'utf8').includes(`id="${category}"`),
      'an icon (draw-art.ts)',
    ),
    ...lacking(shown.length >= 5, 'listings of the demonstration'),
  ]).toEqual([]);
});

const OF_ALL_CATEGORIES = ['mix', 'faults', 'vaccines', 'epds'];

it.each(LOCALES)('the traits lack no words in messages/traits/%s.json, and no others are there', (locale) => {
  const traits: [string, Trait][] = CATEGORIES.flatMap((category) => Object.entries(TRAITS[category]));
  const values = traits.flatMap(([, trait]) => (trait.kind === 'choice' ? trait.values : []));
  const texts = TRAIT_TEXTS[locale];
  expect(new Set(Object.keys(texts.names))).toEqual(new Set([...traits.map(([name]) => name), ...OF_ALL_CATEGORIES]));
  expect(new Set(Object.keys(texts.values))).toEqual(new Set(values));
});

/** Keys of a search of animals that the filters of every search set, or that have none: those of lots are the others. */
const KEYS_OF_ALL = [
  ...['category', 'breed', 'notBreed', 'minPrice', 'maxPrice', 'minAge', 'maxAge', 'vaccinated', 'healthCertificate'],
  ...[
    'pregnancyTested',
    'location',
    'near',
    'radius',
    'country',
    'region',
    'places',
    'zone',
    'withoutPlace',
    'sellerId',
  ],
  ...['inWords', 'search', 'literal', 'sort', 'page', 'limit'],
];

it('every key of a search is kept by the filters that are not shown yet', () => {
  const kept: readonly string[] = [...LOT_FILTER_KEYS, ...KEYS_OF_ALL];
  expect([
    ...LISTING_KEYS.filter((key) => !kept.includes(key)).map(
      (key) => `${key} in LOT_FILTER_KEYS (search-keys.mjs) or in KEYS_OF_ALL here`,
    ),
    ...kept.filter((key) => !LISTING_KEYS.some((one) => one === key)).map((key) => `${key} in LISTING_KEYS`),
    ...kept.filter((key, index) => kept.indexOf(key) !== index).map((key) => `one place for ${key}`),
  ]).toEqual([]);
});

it.each(CURRENCIES)('the currency %s lacks nothing', (currency) => {
  const scales = readFileSync(fromRoot('prisma', 'functions', 'auctions', 'corral_currency_scale.sql'), 'utf8');
  const scale = Number(new RegExp(`'${currency}'.*THEN (\\d+)`).exec(scales)?.[1] ?? 1);
  const words: Partial<Record<string, readonly string[]>> = measures.currency;
  expect([
    ...lacking((words[currency] ?? []).length > 0, 'words (measures.json)'),
    ...lacking(scale === currencyScale(currency), 'its scale in corral_currency_scale.sql'),
  ]).toEqual([]);
});
