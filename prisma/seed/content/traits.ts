import type { Breed } from '@/lib/livestock/stock/breeds';
import { CLASSES, type StockClass } from './classes';
import type { Random } from './random';

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
