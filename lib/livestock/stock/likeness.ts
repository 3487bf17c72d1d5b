import { breedsIn, type Breed } from './breeds';
import { CLASSES, CLASS_CODES, type ClassCode, type SEXES } from './classes';
import { SIRES, inRole, servingAs } from './roles';

type Sex = (typeof SEXES)[number];

/** How far another class is from what was asked: as much as so many per cent of the price. */
const CLASS_COSTS = {
  ofFamily: 12,
  serving: 30,
  ofRole: 32,
  other: 40,
  otherSex: 15,
  otherUse: 20,
  otherSpecies: 40,
  /** Of the family, but not for breeding where that is asked for. */
  notBred: 45,
  /** A castrated animal is no relative of a sire. */
  castrated: 200,
} as const;

/** What animals of different families may be alike in. */
const SHARED_ROLES = (
  ['bred', 'served', 'pair', 'in_milk', 'fat', 'sire', 'castrated', 'to_join', 'for_breeding'] as const
).map(inRole);

const FOR_MILK = inRole('for_milk');
const FOR_BREEDING = inRole('for_breeding');
const CASTRATED = inRole('castrated');

/** Whether nothing but sires is asked for. */
export const areSires = (asked: readonly ClassCode[]): boolean =>
  asked.length > 0 && asked.every((code) => SIRES.includes(code));

function isOfMilkBreed(breed: string | undefined): boolean {
  const asked: readonly string[] = breedsIn(breed);
  return MILKED.some((one) => asked.includes(one));
}

function classCost(asked: readonly ClassCode[], code: ClassCode, breed: string | undefined): number {
  if (asked.includes(code)) return 0;
  if (areSires(asked) && CASTRATED.includes(code)) return CLASS_COSTS.castrated;
  // What makes another kind of animal of one: to be a stud animal, or to be milked, as all of a breed of milk are.
  const uses = isOfMilkBreed(breed) ? [SIRES] : [SIRES, FOR_MILK];
  const serving = servingAs(asked);
  const costs = asked.map((one) => {
    const [wanted, other] = [CLASSES[one], CLASSES[code]];
    const isOfFamily = wanted.family === other.family;
    if (serving?.includes(code)) return isOfFamily ? CLASS_COSTS.ofFamily : CLASS_COSTS.serving;
    if (isOfFamily && FOR_BREEDING.includes(one) && !FOR_BREEDING.includes(code)) return CLASS_COSTS.notBred;
    if (isOfFamily) return serving ? CLASS_COSTS.ofRole : CLASS_COSTS.ofFamily;
    const sexes = new Set<Sex>([wanted.sex, other.sex]);
    return (
      (SHARED_ROLES.some((codes) => codes.includes(one) && codes.includes(code))
        ? CLASS_COSTS.ofRole
        : CLASS_COSTS.other) +
      (sexes.size > 1 && !sexes.has('mixed') ? CLASS_COSTS.otherSex : 0) +
      (wanted.category === other.category ? 0 : CLASS_COSTS.otherSpecies) +
      (uses.some((codes) => codes.includes(one) !== codes.includes(code)) ? CLASS_COSTS.otherUse : 0)
    );
  });
  return Math.min(...costs);
}

/** The classes that are no further from what was asked than each cost, the nearest first. */
export function classesByCost(asked: readonly ClassCode[], breed?: string): { cost: number; codes: ClassCode[] }[] {
  const costs = new Map(CLASS_CODES.map((code) => [code, classCost(asked, code, breed)]));
  return [...new Set(costs.values())]
    .toSorted((one, other) => one - other)
    .map((cost) => ({ cost, codes: CLASS_CODES.filter((code) => (costs.get(code) ?? Infinity) <= cost) }));
}

const MILKED: readonly Breed[] = ['Holstein', 'Jersey', 'Brown Swiss', 'Normande', 'Girolando'];

/** Breeds that are kept for the same; one may be kept for several things. */
const ALIKE: readonly (readonly Breed[])[] = [
  ['Angus', 'Red Angus', 'Hereford', 'Shorthorn', 'Wagyu'],
  ['Angus', 'Red Angus', 'Brangus'],
  ['Hereford', 'Braford'],
  ['Charolais', 'Limousin', 'Simmental', 'Gelbvieh', 'Simbrah'],
  ['Brahman', 'Nelore', 'Gyr', 'Guzerat', 'Indubrasil'],
  ['Brangus', 'Braford', 'Simbrah', 'Beefmaster', 'Santa Gertrudis', 'Senepol', 'Bonsmara', 'Brahman', 'Nelore'],
  ['Criollo', 'Romosinuano', 'Texas Longhorn'],
  MILKED,
  ['Gyr', 'Girolando', 'Guzerat'],
  ['Merino', 'Rambouillet', 'Polwarth (Ideal)', 'Corriedale'],
  ['Corriedale', 'Polwarth (Ideal)', 'Romney Marsh'],
  ['Texel', 'Suffolk', 'Hampshire Down', 'Ile de France'],
  ['Dorper', 'Katahdin', 'Pelibuey', 'Barbados Blackbelly', 'Santa Inês'],
  ['Boer', 'Kiko', 'Savanna', 'Spanish'],
  ['Saanen', 'Alpine', 'Anglo-Nubian', 'Toggenburg', 'LaMancha', 'Nigerian Dwarf', 'Murciano-Granadina'],
  ['American Quarter Horse', 'American Paint Horse', 'Appaloosa', 'Criollo', 'Azteca'],
  ['Thoroughbred', 'Polo Argentino', 'Arabian'],
  ['Mangalarga Marchador', 'Paso Fino', 'Peruvian Paso'],
  ['Pura Raza Española', 'Lusitano', 'Azteca'],
  ['Donkey', 'Mule'],
  ['Hybrid layer', 'Leghorn', 'Rhode Island Red', 'Plymouth Rock', 'Sussex'],
  ['Rhode Island Red', 'Plymouth Rock', 'Orpington', 'Sussex', 'Brahma chicken', 'Criolla chicken'],
  ['Broad Breasted White turkey', 'Bronze turkey'],
  ['Pekin duck', 'Muscovy duck', 'Embden goose'],
];

/** The breeds that are kept for the same as some of those that are asked for, these among them. */
export function breedsAlike(asked: string): string[] {
  const breeds: readonly string[] = breedsIn(asked);
  return [...new Set([...breeds, ...ALIKE.filter((group) => group.some((one) => breeds.includes(one))).flat()])];
}

/** How far another breed is from the one that was asked for, on the scale of classes; of sires and for milk it is what they are for. */
export function breedCosts(
  asked: readonly ClassCode[],
  breed?: string,
): { cross: number; alike: number; other: number } {
  if (areSires(asked)) return { cross: 12, alike: 42, other: 55 };
  return { cross: 6, alike: 22, other: isOfMilkBreed(breed) ? 45 : 34 };
}
