import type { Category } from '../../../lib/listings/categories';
import type { FigureName } from './figures/figure';
import { CATTLE, GOATS, HORSES, POULTRY, SHEEP, type Hide } from './hides';

export type Subject =
  | 'cow' | 'milk-cow' | 'bull' | 'calf' | 'steers' | 'heifers'
  | 'ewe' | 'ram' | 'lamb' | 'hair-sheep'
  | 'doe' | 'buck' | 'kid'
  | 'horse' | 'mule'
  | 'hen' | 'rooster' | 'chicks' | 'broilers' | 'turkey' | 'duck' | 'goose' | 'guinea-fowl' | 'quail';

export type Coat =
  | keyof typeof CATTLE | keyof typeof SHEEP | keyof typeof GOATS | keyof typeof HORSES | keyof typeof POULTRY | 'bronze' | 'green';

/** What the pictures of one listing show: the same animals and coat, seen several times. */
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
  count: 3 | 4 | 5;
};

const cattle = (subject: Subject, coat: keyof typeof CATTLE, figures: SetPlan['figures'], count: SetPlan['count'], more: Partial<SetPlan> = {}): SetPlan =>
  ({ id: `${subject}-${coat}`, category: 'bovine', subject, coat, hide: CATTLE[coat], figures, count, ...more });
const sheep = (subject: Subject, coat: keyof typeof SHEEP, figures: SetPlan['figures'], count: SetPlan['count'], more: Partial<SetPlan> = {}): SetPlan =>
  ({ id: `${subject}-${coat}`, category: 'ovine', subject, coat, hide: SHEEP[coat], figures, count, ...more });
const goat = (subject: Subject, coat: keyof typeof GOATS, figures: SetPlan['figures'], count: SetPlan['count'], more: Partial<SetPlan> = {}): SetPlan =>
  ({ id: `${subject}-${coat}`, category: 'caprine', subject, coat, hide: GOATS[coat], figures, count, ...more });
const horse = (subject: Subject, coat: keyof typeof HORSES, figures: SetPlan['figures'], count: SetPlan['count'], more: Partial<SetPlan> = {}): SetPlan =>
  ({ id: `${subject}-${coat}`, category: 'equine', subject, coat, hide: HORSES[coat], figures, count, ...more });
const bird = (subject: Subject, coat: Coat, figures: SetPlan['figures'], count: SetPlan['count'], more: Partial<SetPlan> = {}): SetPlan =>
  ({ id: `${subject}-${coat}`, category: 'aviary', subject, coat, figures, count, ...more });

export const SETS: SetPlan[] = [
  cattle('bull', 'black', ['bull', 'bull-grazing'], 5),
  cattle('bull', 'red-white-face', ['bull', 'bull-grazing'], 5),
  cattle('bull', 'cream', ['bull', 'bull-grazing'], 4),
  cattle('bull', 'grey', ['zebu-horned', 'zebu', 'zebu-grazing'], 5),
  cattle('bull', 'red', ['bull', 'bull-horned'], 4),
  cattle('cow', 'black', ['cow', 'cow-grazing'], 4, { companion: { figure: 'calf', hide: CATTLE.black } }),
  cattle('cow', 'red-white-face', ['cow', 'cow-grazing'], 5, { companion: { figure: 'calf', hide: CATTLE['red-white-face'] } }),
  cattle('cow', 'grey', ['zebu', 'zebu-grazing'], 4, { companion: { figure: 'calf', hide: CATTLE.grey } }),
  cattle('milk-cow', 'black-white', ['milk-cow', 'milk-cow-standing', 'cow-grazing'], 5),
  cattle('milk-cow', 'red-white', ['milk-cow', 'milk-cow-standing'], 4),
  cattle('milk-cow', 'brown-white', ['milk-cow', 'milk-cow-standing'], 4),
  cattle('milk-cow', 'brown', ['milk-cow-standing', 'cow-grazing'], 4),
  cattle('heifers', 'black', ['cow', 'cow-grazing'], 5, { lot: true }),
  cattle('heifers', 'red', ['cow', 'cow-grazing'], 4, { lot: true }),
  cattle('heifers', 'yellow', ['cow', 'cow-grazing'], 4, { lot: true }),
  cattle('steers', 'black', ['cow', 'cow-grazing'], 4, { lot: true }),
  cattle('steers', 'red-white-face', ['cow', 'cow-grazing'], 5, { lot: true }),
  cattle('steers', 'cream', ['cow', 'cow-grazing'], 4, { lot: true }),
  cattle('calf', 'red', ['calf', 'calf-grazing'], 4, { lot: true }),
  cattle('calf', 'yellow', ['calf', 'calf-grazing'], 3),

  sheep('ewe', 'white', ['woolly-ewe'], 5, { lot: true }),
  sheep('ewe', 'black-faced', ['woolly-ewe'], 4),
  sheep('ram', 'white', ['ram'], 4),

  goat('buck', 'red-white', ['buck'], 4),
  goat('doe', 'white', ['buck'], 4),
  goat('doe', 'black', ['buck'], 4),

  horse('horse', 'chestnut', ['horse', 'horse-galloping', 'horse-grazing'], 5),
  horse('horse', 'grey', ['horse', 'horse-grazing', 'horse-galloping'], 5),
  horse('horse', 'black', ['horse-galloping', 'horse', 'horse-grazing'], 4),
  horse('horse', 'bay', ['horse', 'horse-grazing', 'horse-galloping'], 5),
  horse('horse', 'pinto', ['horse', 'horse-grazing'], 4),
  horse('horse', 'dun', ['horse-grazing', 'horse', 'horse-galloping'], 4),
  horse('mule', 'brown', ['mule', 'mule-grazing'], 4),

  bird('rooster', 'brown', ['rooster'], 4),
  bird('turkey', 'bronze', ['turkey'], 4),
  bird('duck', 'green', ['duck'], 4),
  bird('goose', 'white', ['goose'], 4),
];
