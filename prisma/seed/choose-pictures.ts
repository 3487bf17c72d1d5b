import type { DemoListing, Coat, Subject } from './content/types';
import { pictureSets, type PictureSet } from './pictures/pool';

/** The picture subjects that fit what a listing sells, best first. */
const SUBJECTS: Record<Subject, readonly PictureSet['subject'][]> = {
  cow: ['cow', 'milk-cow', 'heifers'],
  bull: ['bull'],
  calf: ['calf', 'heifers'],
  steer: ['steers', 'bull'],
  heifer: ['heifers', 'cow', 'milk-cow'],
  herd: ['steers', 'heifers', 'cow'],
  ewe: ['ewe', 'hair-sheep'],
  ram: ['ram', 'hair-sheep', 'ewe'],
  lamb: ['lamb', 'ewe'],
  doe: ['doe'],
  buck: ['buck', 'doe'],
  kid: ['kid', 'doe'],
  horse: ['horse'],
  foal: ['horse'],
  mule: ['mule'],
  donkey: ['mule'],
  hen: ['hen'],
  rooster: ['rooster', 'hen'],
  broiler: ['broilers', 'hen'],
  chick: ['chicks'],
  turkey: ['turkey'],
  duck: ['duck'],
  goose: ['goose'],
  'guinea-fowl': ['guinea-fowl'],
  quail: ['quail'],
};

/** The coat colours in pictures that come close to a listing's, best first. */
const COATS: Record<Coat, readonly string[]> = {
  black: ['black', 'brown'],
  red: ['red', 'chestnut', 'red-white-face', 'bay', 'brown', 'yellow'],
  cream: ['cream', 'yellow', 'dun', 'white'],
  white: ['white', 'cream', 'grey'],
  'black-white': ['black-white', 'pinto', 'black'],
  'red-white': ['red-white', 'red-white-face', 'red'],
  'brown-white': ['brown-white', 'pinto', 'red-white'],
  grey: ['grey', 'cream', 'white'],
  brown: ['brown', 'bay', 'red', 'brown-speckled'],
  yellow: ['yellow', 'dun', 'cream'],
  'black-headed': ['black-faced', 'brown-white'],
  spotted: ['pinto', 'brown-white', 'speckled', 'red-white', 'brown-speckled'],
  barred: ['barred', 'black'],
  bronze: ['bronze', 'brown', 'bay'],
};

const rank = (order: readonly string[], value: string) => {
  const index = order.indexOf(value);
  return index < 0 ? order.length : index;
};

const sets = pictureSets();

/**
 * Returns the picture keys of a listing: from the set that looks most like its animals, starting at a different picture
 * each time; the rest comes from the next best set.
 */
export function choosePictures(
  listing: Pick<DemoListing, 'category' | 'subject' | 'coat' | 'pictures'>,
  turn: number,
): string[] {
  const distance = (set: PictureSet) =>
    rank(SUBJECTS[listing.subject], set.subject) * 10 + rank(COATS[listing.coat], set.coat);
  const byLikeness = sets.filter((set) => set.category === listing.category).sort((a, b) => distance(a) - distance(b));
  const inTurn = ({ pictures }: PictureSet) => [
    ...pictures.slice(turn % pictures.length),
    ...pictures.slice(0, turn % pictures.length),
  ];
  return byLikeness
    .flatMap(inTurn)
    .slice(0, listing.pictures)
    .map(({ key }) => key);
}
