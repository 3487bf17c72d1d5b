/** The parts of a lot's sheet, in display order. */
export const TRAIT_GROUPS = [
  'looks',
  'breeding',
  'milk',
  'wool',
  'feed',
  'health',
  'use',
  'genetics',
  'yard',
  'programmes',
] as const;

export type TraitGroup = (typeof TRAIT_GROUPS)[number];

/** What a trait holds: one of some words, yes, a number with its unit, a day, or a line of text. */
export type Trait = { group: TraitGroup } & (
  | { kind: 'choice'; values: readonly [string, ...string[]] }
  | { kind: 'yes' }
  | { kind: 'number'; min: number; max: number; unit: string }
  | { kind: 'day'; isPast: boolean }
  | { kind: 'text' }
);

export const choice = (group: TraitGroup, ...values: [string, ...string[]]): Trait => ({
  group,
  kind: 'choice',
  values,
});
export const yes = (group: TraitGroup): Trait => ({ group, kind: 'yes' });
export const number = (group: TraitGroup, min: number, max: number, unit = ''): Trait => ({
  group,
  kind: 'number',
  min,
  max,
  unit,
});
export const onDay = (group: TraitGroup): Trait => ({ group, kind: 'day', isPast: false });
export const doneOn = (group: TraitGroup): Trait => ({ group, kind: 'day', isPast: true });
export const text = (group: TraitGroup): Trait => ({ group, kind: 'text' });

export const status = (group: TraitGroup) => choice(group, 'negative', 'free', 'vaccinated', 'unknown');

export const YARD = {
  loadingRamp: yes('yard'),
  farmScale: yes('yard'),
  truckAccess: choice('yard', 'trailer', 'single', 'semi'),
  allWeatherRoad: yes('yard'),
  traced: yes('programmes'),
  organic: yes('programmes'),
};

export const SCANNED = {
  scannedEmpty: number('breeding', 0, 100_000),
  scannedSingle: number('breeding', 0, 100_000),
  scannedTwins: number('breeding', 0, 100_000),
  birthFrom: onDay('breeding'),
  birthTo: onDay('breeding'),
  sireBreed: text('breeding'),
};
