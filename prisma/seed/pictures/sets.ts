import type { Category } from '../../../lib/livestock/stock/categories';
import type { Subject } from '../content/types';
import type { FigureName } from './figures/figure';
import type { Hide } from './hide';
import { hideOf, type Coat } from './hides';

/** What a listing asks of its pictures. */
export type Shown = { category: Category; subject: Subject; coat: Coat; head: number; pictures: number };

/** The subject of a listing's pictures: the same animals and coat, shown several times. */
export type SetPlan = {
  id: string;
  look: string;
  category: Category;
  subject: Subject;
  coat: Coat;
  hide: Hide;
  /** Poses, the first one for the cover. */
  figures: readonly [FigureName, ...FigureName[]];
  /** Sold by the lot: the pictures show several. */
  lot: boolean;
  count: number;
};

type Poses = readonly [FigureName, ...FigureName[]];

/** The figures of each subject; `zebu` and `hair` for breeds of that build. */
const FIGURES: Record<Subject, { usual: Poses; zebu?: Poses; hair?: Poses }> = {
  cow: { usual: ['cow', 'cow-grazing'], zebu: ['zebu', 'zebu-grazing'] },
  heifer: { usual: ['cow', 'cow-grazing'], zebu: ['zebu', 'zebu-grazing'] },
  steer: { usual: ['cow', 'cow-grazing'], zebu: ['zebu', 'zebu-grazing'] },
  'milk-cow': { usual: ['milk-cow', 'milk-cow-grazing'], zebu: ['zebu-milk-cow', 'zebu-milk-cow-grazing'] },
  bull: { usual: ['bull', 'bull-grazing'], zebu: ['zebu-bull', 'zebu-bull-grazing'] },
  calf: { usual: ['calf', 'calf-grazing'], zebu: ['zebu-calf', 'zebu-calf-grazing'] },
  ewe: { usual: ['ewe', 'ewe-grazing'], hair: ['hair-sheep', 'hair-sheep-grazing'] },
  ram: { usual: ['ram', 'ram-grazing'], hair: ['hair-ram', 'hair-ram-grazing'] },
  lamb: { usual: ['lamb'], hair: ['hair-lamb', 'hair-lamb-grazing'] },
  doe: { usual: ['doe', 'doe-grazing'] },
  buck: { usual: ['buck', 'buck-grazing'] },
  kid: { usual: ['kid', 'kid-grazing'] },
  horse: { usual: ['horse', 'horse-grazing'] },
  foal: { usual: ['foal'] },
  mule: { usual: ['mule', 'mule-grazing'] },
  donkey: { usual: ['donkey', 'donkey-grazing'] },
  hen: { usual: ['hen'] },
  rooster: { usual: ['rooster'] },
  broiler: { usual: ['broiler'] },
  chick: { usual: ['chick'] },
  turkey: { usual: ['turkey'] },
  duck: { usual: ['duck'] },
  goose: { usual: ['goose'] },
  'guinea-fowl': { usual: ['guinea-fowl'] },
  quail: { usual: ['quail'] },
};

/** Cows, heifers and steers of a coat share their pictures: they are drawn alike. */
const SHARED: Partial<Record<Subject, Subject>> = { heifer: 'cow', steer: 'cow' };

/** How many listings share a set before the same animals are shown in another place, too. */
const LISTINGS_PER_SET = 20;

/** Rendering takes time: animals that few listings offer have fewer pictures. */
function pictureCount(listings: readonly Shown[]): number {
  const wanted = Math.max(...listings.map(({ pictures }) => pictures));
  return Math.min(wanted, listings.length < 2 ? 1 : listings.length < 8 ? 2 : listings.length < 16 ? 3 : 4);
}

/** Names what a listing shows; listings with the same name can share their pictures. */
export function lookOf({ category, subject, coat, head }: Omit<Shown, 'pictures'>): string {
  return `${category}-${SHARED[subject] ?? subject}-${coat}${head > 1 ? '-lot' : ''}`;
}

function posesOf(subject: Subject, { build }: Hide): Poses {
  const { usual, zebu, hair } = FIGURES[subject];
  return (build === 'zebu' ? zebu : build === 'hair' ? hair : undefined) ?? usual;
}

/** Plans the sets that listings need: one or more per look. */
export function planSets(listings: readonly Shown[]): SetPlan[] {
  const byLook = new Map<string, [Shown, ...Shown[]]>();
  for (const shown of listings) byLook.set(lookOf(shown), [shown, ...(byLook.get(lookOf(shown)) ?? [])]);
  return [...byLook].flatMap(([look, alike]) => {
    const [{ category, subject, coat, head }] = alike;
    const hide = hideOf(category, coat);
    return Array.from({ length: Math.ceil(alike.length / LISTINGS_PER_SET) }, (_, place) => ({
      id: place === 0 ? look : `${look}-${place + 1}`,
      look,
      category,
      subject,
      coat,
      hide,
      figures: posesOf(subject, hide),
      lot: head > 1,
      count: pictureCount(alike),
    }));
  });
}
