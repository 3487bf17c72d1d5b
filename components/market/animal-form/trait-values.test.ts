import { CATEGORIES } from '@/lib/livestock/stock/categories';
import { CLASSES, type ClassCode } from '@/lib/livestock/stock/classes';
import { traitsOfClass } from '@/lib/livestock/facts/class-traits';
import { traitsError } from '@/lib/livestock/facts/traits';
import { readTraits, traitChecks, traitValues } from './trait-values';

const STORED = {
  ticks: 'free',
  monthsPregnant: 5,
  traced: true,
  pregnancyOn: '2026-10-30',
  mix: [
    { breed: 'Angus', heads: 30 },
    { breed: 'Polled Hereford', heads: 10 },
  ],
  faults: [{ what: 'rengas', heads: 2, note: 'leve, de la pata' }],
  vaccines: [{ what: 'Aftosa', on: '2026-05-10' }, { what: 'IBR' }],
  epds: [
    { trait: 'WW', value: 62, accuracy: 0.8 },
    { trait: 'Peso al nacer', value: -1.2 },
  ],
};

it('reads what it writes', () => {
  const values = traitValues(STORED);
  expect(values).toMatchObject({
    monthsPregnant: '5',
    traced: true,
    mix: '30 Angus, 10 Polled Hereford',
    faults: '2 rengas (leve, de la pata)',
    vaccines: 'Aftosa (2026-05-10), IBR',
    epds: 'WW 62 (0.8), Peso al nacer -1.2',
  });
  expect(readTraits('bovine', values)).toEqual(STORED);
  expect(traitsError('bovine', STORED, 40)).toBeNull();
});

it('keeps a part that has a comma whole, and reads decimal commas', () => {
  const stored = {
    vaccines: [{ what: 'Aftosa, bivalente' }],
    faults: [
      { what: 'rengas, leve', heads: 2 },
      { what: 'tuerta', heads: 1 },
    ],
  };
  const values = traitValues(stored);
  expect(values).toEqual({ vaccines: 'Aftosa, bivalente;', faults: '2 rengas, leve; 1 tuerta;' });
  expect(readTraits('bovine', values)).toEqual(stored);
  expect(readTraits('bovine', { epds: 'PN -1,2 (0,65), PD +12' })).toEqual({
    epds: [
      { trait: 'PN', value: -1.2, accuracy: 0.65 },
      { trait: 'PD', value: 12 },
    ],
  });
});

it('leaves out what is blank or another category’s', () => {
  expect(readTraits('bovine', { ticks: '', coat: '  ', traced: false, micron: '19', faults: '' })).toEqual({});
  expect(readTraits('ovine', { micron: '19.5', ticks: 'free' })).toEqual({ micron: 19.5 });
  expect(readTraits('', { ticks: 'free' })).toBeUndefined();
});

it('takes half a month of pregnancy', () => {
  const traits = readTraits('bovine', { monthsPregnant: '5.5' });
  expect(traits).toEqual({ monthsPregnant: 5.5 });
  expect(traitChecks.safeParse({ category: 'bovine', headCount: '40', traits }).success).toBe(true);
});

it.each([
  [{ monthsPregnant: '11' }, 'monthsPregnant', 'between'],
  [{ monthsPregnant: 'cinco' }, 'monthsPregnant', 'between'],
  [{ pregnancyOn: '2026-13-40' }, 'pregnancyOn', 'dateInvalid'],
  [{ mix: '30 Angus, 9 Hereford' }, 'mix', 'mixHeads'],
  [{ mix: '40 Angus' }, 'mix', 'mixHeads'],
  [{ mix: '30 Angus,9 Hereford' }, 'mix', 'mixHeads'],
  [{ mix: 'mitad Angus' }, 'mix', 'traitLine'],
  [{ faults: '41 rengas' }, 'faults', 'faultHeads'],
  [{ faults: 'rengas' }, 'faults', 'traitLine'],
  [{ epds: 'muy buenos' }, 'epds', 'epdLine'],
])('names the wrong one of %j', (values, name, key) => {
  const { error } = traitChecks.safeParse({
    category: 'bovine',
    headCount: '40',
    traits: readTraits('bovine', values),
  });
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [[`traits.${name}`], `validation.${key}`],
  ]);
});

it('asks each class for traits that it may have: calves for no milk, pregnant cows for the months', () => {
  const namesOf = (code: ClassCode) => traitsOfClass(CLASSES[code].category, code).map(([name]) => name);
  expect(namesOf('calf_m')).toContain('creep');
  expect(namesOf('calf_m')).not.toContain('litresDay');
  expect(namesOf('cow_bred')).toContain('monthsPregnant');
  expect(namesOf('lamb')).not.toContain('micron');
  for (const category of CATEGORIES) expect(traitsOfClass(category, null).length).toBeGreaterThan(0);
});
