import type { Breed } from '@/lib/livestock/stock/breeds';
import { CLASSES } from './classes';
import type { Random } from './random';
import type { StockClass, Subject } from './types';

const SMALL: readonly Breed[] = [
  'Jersey',
  'Criollo',
  'Texas Longhorn',
  'Nigerian Dwarf',
  'Pelibuey',
  'Barbados Blackbelly',
  'Merino',
  'Spanish',
  'Angora',
  'Murciano-Granadina',
  'Donkey',
  'Romosinuano',
];
const LARGE: readonly Breed[] = [
  'Charolais',
  'Simmental',
  'Holstein',
  'Brahman',
  'Indubrasil',
  'Beefmaster',
  'Suffolk',
  'Ile de France',
  'Boer',
  'Savanna',
  'Percheron',
  'Hampshire Down',
];

/** Returns whole kilograms: the weight range of a class, scaled by age and by the size of the breed. */
export function bodyWeight(random: Random, stockClass: StockClass, breed: Breed, months: number): number | null {
  const { kg, months: ages, growing } = CLASSES[stockClass];
  if (!kg) return null;
  if (stockClass === 'fowl') return fowlWeight(random, breed);
  const maturity = growing ? (months - ages[0]) / (ages[1] - ages[0]) : random.next();
  const size = SMALL.includes(breed) ? 0 : LARGE.includes(breed) ? 1 : 0.5;
  const share = 0.5 * maturity + 0.3 * size + 0.2 * random.next();
  const weight = kg[0] + share * (kg[1] - kg[0]);
  return kg[1] > 500 ? Math.round(weight / 5) * 5 : Math.round(weight);
}

function fowlWeight(random: Random, breed: Breed): number | null {
  if (breed === 'Quail') return null;
  const ranges: Partial<Record<Breed, readonly [number, number]>> = {
    'Pekin duck': [3, 4],
    'Muscovy duck': [3, 5],
    'Embden goose': [5, 7],
    'Guinea fowl': [1, 2],
    'Broiler chicken': [4, 5],
    'Brahma chicken': [3, 5],
    Orpington: [3, 4],
  };
  return random.int(...(ranges[breed] ?? [2, 3]));
}

/** Litres of milk a day. */
export function litresOf(random: Random, breed: Breed): number {
  const ranges: Partial<Record<Breed, readonly [number, number]>> = {
    Holstein: [24, 36],
    Jersey: [17, 24],
    'Brown Swiss': [18, 26],
    Normande: [17, 23],
    Gyr: [12, 18],
    Guzerat: [11, 15],
    Girolando: [15, 22],
  };
  return random.int(...(ranges[breed] ?? [14, 20]));
}

export function isMilkGoat(breed: Breed): boolean {
  return [
    'Saanen',
    'Alpine',
    'Anglo-Nubian',
    'Toggenburg',
    'LaMancha',
    'Nigerian Dwarf',
    'Murciano-Granadina',
  ].includes(breed);
}

export function isMeatGoat(breed: Breed): boolean {
  return !isMilkGoat(breed) && breed !== 'Angora';
}

/** By name, because crosses are named after their hair breed. */
export function isHairSheep(name: string): boolean {
  return /Dorper|Katahdin|Pelibuey|Blackbelly|Santa In|de pelo/.test(name);
}

export function isLayer(breed: Breed): boolean {
  return !['Broiler chicken', 'Pekin duck', 'Muscovy duck', 'Embden goose', 'Guinea fowl', 'Quail'].includes(breed);
}

/** Returns a lot's number of head, in round numbers. */
export function lotSize(random: Random, stockClass: StockClass): number {
  switch (stockClass) {
    case 'calf':
    case 'feeder':
      return random.pick([18, 22, 24, 28, 30, 32, 35, 38, 40, 42, 45, 50, 56, 60, 64, 72, 80, 90]);
    case 'finished':
      return random.pick([18, 20, 24, 25, 28, 30, 32, 36, 38, 40, 42]);
    case 'pregnant':
      return random.pick([8, 10, 12, 14, 15, 16, 18, 20, 22, 25, 28, 30, 35, 40]);
    case 'lamb':
    case 'ewe':
      return random.pick([12, 15, 18, 20, 25, 30, 35, 40, 45, 50, 60, 70]);
    case 'kid':
    case 'doe':
      return random.pick([6, 8, 9, 10, 12, 14, 15, 18, 20, 24, 26]);
    case 'chick':
      return random.pick([20, 25, 30, 40, 50, 100]);
    case 'fowl':
      return random.pick([8, 10, 12, 15, 20, 25, 30, 40, 50]);
    case 'turkey':
      return random.pick([6, 8, 10, 12, 15, 18, 20]);
    default:
      return 1;
  }
}

const SUBJECTS: Record<StockClass, Subject> = {
  calf: 'calf',
  feeder: 'steer',
  finished: 'steer',
  pregnant: 'cow',
  dairy: 'milk-cow',
  bull: 'bull',
  lamb: 'lamb',
  ewe: 'ewe',
  ram: 'ram',
  kid: 'kid',
  doe: 'doe',
  buck: 'buck',
  foal: 'foal',
  horse: 'horse',
  mule: 'mule',
  chick: 'chick',
  fowl: 'hen',
  turkey: 'turkey',
};
const BIRDS: Partial<Record<Breed, Subject>> = {
  'Broiler chicken': 'broiler',
  'Pekin duck': 'duck',
  'Muscovy duck': 'duck',
  'Embden goose': 'goose',
  'Guinea fowl': 'guinea-fowl',
  Quail: 'quail',
};

/** Returns what the pictures show. */
export function subjectOf(stockClass: StockClass, breed: Breed, feminine: boolean, months: number): Subject {
  if (breed === 'Donkey') return 'donkey';
  if (stockClass === 'fowl') return BIRDS[breed] ?? (feminine ? 'hen' : 'rooster');
  if (stockClass === 'pregnant' && months <= 36) return 'heifer';
  return SUBJECTS[stockClass];
}
