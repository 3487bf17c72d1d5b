import type { Category } from '../../../lib/animals/categories';
import type { FigureName } from './figures/figure';
import { CATTLE, GOATS, HORSES, POULTRY, SHEEP, type Hide } from './hides';

export type Subject =
  | 'cow'
  | 'milk-cow'
  | 'bull'
  | 'calf'
  | 'steers'
  | 'heifers'
  | 'ewe'
  | 'ram'
  | 'lamb'
  | 'hair-sheep'
  | 'doe'
  | 'buck'
  | 'kid'
  | 'horse'
  | 'mule'
  | 'hen'
  | 'rooster'
  | 'chicks'
  | 'broilers'
  | 'turkey'
  | 'duck'
  | 'goose'
  | 'guinea-fowl'
  | 'quail';

export type Coat =
  | keyof typeof CATTLE
  | keyof typeof SHEEP
  | keyof typeof GOATS
  | keyof typeof HORSES
  | keyof typeof POULTRY
  | 'bronze'
  | 'green';

/** The subject of a listing's pictures: the same animals and coat, shown several times. */
export type SetPlan = {
  id: string;
  category: Category;
  subject: Subject;
  coat: Coat;
  hide?: Hide;
  /** Poses, the first one for the cover. */
  figures: [FigureName, ...FigureName[]];
  /** An animal that stands beside the main one, such as a cow's calf. */
  companion?: { figure: FigureName; hide?: Hide };
  /** Sold by the lot: the cover shows several. */
  lot?: boolean;
  count: 3 | 4;
};

const cattle = (
  subject: Subject,
  coat: keyof typeof CATTLE,
  figures: SetPlan['figures'],
  count: SetPlan['count'],
  more: Partial<SetPlan> = {},
): SetPlan => ({
  id: `${subject}-${coat}`,
  category: 'bovine',
  subject,
  coat,
  hide: CATTLE[coat],
  figures,
  count,
  ...more,
});
const sheep = (
  subject: Subject,
  coat: keyof typeof SHEEP,
  figures: SetPlan['figures'],
  count: SetPlan['count'],
  more: Partial<SetPlan> = {},
): SetPlan => ({
  id: `${subject}-${coat}`,
  category: 'ovine',
  subject,
  coat,
  hide: SHEEP[coat],
  figures,
  count,
  ...more,
});
const goat = (
  subject: Subject,
  coat: keyof typeof GOATS,
  figures: SetPlan['figures'],
  count: SetPlan['count'],
  more: Partial<SetPlan> = {},
): SetPlan => ({
  id: `${subject}-${coat}`,
  category: 'caprine',
  subject,
  coat,
  hide: GOATS[coat],
  figures,
  count,
  ...more,
});
const horse = (
  subject: Subject,
  coat: keyof typeof HORSES,
  figures: SetPlan['figures'],
  count: SetPlan['count'],
  more: Partial<SetPlan> = {},
): SetPlan => ({
  id: `${subject}-${coat}`,
  category: 'equine',
  subject,
  coat,
  hide: HORSES[coat],
  figures,
  count,
  ...more,
});
const bird = (
  subject: Subject,
  coat: Coat,
  figures: SetPlan['figures'],
  count: SetPlan['count'],
  more: Partial<SetPlan> = {},
): SetPlan => ({ id: `${subject}-${coat}`, category: 'aviary', subject, coat, figures, count, ...more });

export const SETS: SetPlan[] = [
  cattle('bull', 'black', ['bull', 'bull-grazing'], 3),
  cattle('bull', 'red-white-face', ['bull', 'bull-grazing'], 4),
  cattle('bull', 'cream', ['bull', 'bull-grazing'], 3),
  cattle('bull', 'grey', ['zebu-horned', 'zebu', 'zebu-grazing'], 3),
  cattle('bull', 'red', ['bull', 'bull-horned'], 3),
  cattle('cow', 'black', ['cow', 'cow-grazing'], 3, { companion: { figure: 'calf', hide: CATTLE.black } }),
  cattle('cow', 'red-white-face', ['cow', 'cow-grazing'], 4, {
    companion: { figure: 'calf', hide: CATTLE['red-white-face'] },
  }),
  cattle('cow', 'grey', ['zebu', 'zebu-grazing'], 3, { companion: { figure: 'calf', hide: CATTLE.grey } }),
  cattle('milk-cow', 'black-white', ['milk-cow', 'milk-cow-standing', 'cow-grazing'], 4),
  cattle('milk-cow', 'red-white', ['milk-cow', 'milk-cow-standing'], 3),
  cattle('milk-cow', 'brown-white', ['milk-cow', 'milk-cow-standing'], 3),
  cattle('milk-cow', 'brown', ['milk-cow-standing', 'cow-grazing'], 3),
  cattle('heifers', 'black', ['cow', 'cow-grazing'], 4, { lot: true }),
  cattle('heifers', 'red', ['cow', 'cow-grazing'], 3, { lot: true }),
  cattle('heifers', 'yellow', ['cow', 'cow-grazing'], 3, { lot: true }),
  cattle('steers', 'black', ['cow', 'cow-grazing'], 3, { lot: true }),
  cattle('steers', 'red-white-face', ['cow', 'cow-grazing'], 4, { lot: true }),
  cattle('steers', 'cream', ['cow', 'cow-grazing'], 3, { lot: true }),
  cattle('calf', 'red', ['calf', 'calf-grazing'], 3, { lot: true }),
  cattle('calf', 'yellow', ['calf', 'calf-grazing'], 3),

  sheep('ewe', 'white', ['ewe', 'ewe-grazing', 'woolly-ewe'], 4, { lot: true }),
  sheep('ewe', 'black-faced', ['ewe', 'ewe-grazing'], 4, { companion: { figure: 'lamb', hide: SHEEP['black-faced'] } }),
  sheep('ewe', 'brown', ['woolly-ewe', 'ewe', 'ewe-grazing'], 3),
  sheep('ram', 'white', ['ram'], 3),
  sheep('ram', 'black-faced', ['ewe', 'ewe-grazing'], 3),
  sheep('lamb', 'white', ['lamb'], 3, { lot: true }),
  sheep('hair-sheep', 'white', ['hair-sheep', 'hair-sheep-grazing'], 3, { lot: true }),
  sheep('hair-sheep', 'brown-white', ['hair-sheep', 'hair-sheep-grazing'], 3),

  goat('buck', 'red-white', ['buck'], 3),
  goat('buck', 'brown', ['buck'], 3),
  goat('doe', 'red-white', ['doe', 'doe-grazing'], 3, { companion: { figure: 'kid', hide: GOATS['red-white'] } }),
  goat('doe', 'white', ['doe', 'doe-grazing'], 3, { lot: true }),
  goat('doe', 'black', ['doe', 'doe-grazing'], 3),
  goat('doe', 'brown', ['doe', 'doe-grazing'], 3, { companion: { figure: 'kid', hide: GOATS.brown } }),
  goat('kid', 'grey', ['kid', 'kid-grazing'], 3, { lot: true }),

  horse('horse', 'chestnut', ['horse', 'horse-galloping', 'horse-grazing'], 4),
  horse('horse', 'grey', ['horse', 'horse-grazing', 'horse-galloping'], 3),
  horse('horse', 'black', ['horse-galloping', 'horse', 'horse-grazing'], 3),
  horse('horse', 'bay', ['horse', 'horse-grazing', 'horse-galloping'], 3),
  horse('horse', 'pinto', ['horse', 'horse-grazing'], 3),
  horse('horse', 'dun', ['horse-grazing', 'horse', 'horse-galloping'], 3),
  horse('mule', 'brown', ['mule', 'mule-grazing'], 3),

  bird('hen', 'white', ['hen'], 3, { hide: POULTRY.white, lot: true }),
  bird('hen', 'brown', ['hen'], 3, { hide: POULTRY.brown, lot: true }),
  bird('hen', 'barred', ['hen'], 3, { hide: POULTRY.barred }),
  bird('hen', 'black', ['hen'], 3, { hide: POULTRY.black }),
  bird('rooster', 'brown', ['bright-rooster'], 3, { companion: { figure: 'hen', hide: POULTRY.brown } }),
  bird('rooster', 'white', ['rooster'], 3, { hide: POULTRY.white }),
  bird('broilers', 'white', ['broiler'], 3, { hide: POULTRY.white, lot: true }),
  bird('chicks', 'yellow', ['chick'], 3, { lot: true }),
  bird('turkey', 'bronze', ['turkey'], 3),
  bird('duck', 'green', ['duck'], 3, { lot: true }),
  bird('goose', 'white', ['goose'], 3),
  bird('guinea-fowl', 'speckled', ['guinea-fowl'], 3, { hide: POULTRY.speckled, lot: true }),
  bird('quail', 'brown-speckled', ['quail'], 3, { hide: POULTRY['brown-speckled'], lot: true }),
];
