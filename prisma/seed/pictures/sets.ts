import type { Category } from '../../../lib/livestock/stock/categories';
import { isFigure, type AnimalFigure, type FigureName } from './figures/figure';
import type { Hide } from './hide';
import { hideOf, type Coat } from './hides';

type Pose = `${string}-${'grazing' | 'galloping'}`;
type OfOtherBuild = `${'zebu' | 'hair'}-${string}`;

/** What the pictures of a listing show. */
export type Subject = Exclude<AnimalFigure, Pose | OfOtherBuild> | 'heifer' | 'steer';

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

/** Cows, heifers and steers of a coat share their pictures: they are drawn alike. */
const drawnAs = (subject: Subject): AnimalFigure => (subject === 'heifer' || subject === 'steer' ? 'cow' : subject);

/** How many listings share a set before the same animals are shown in another place, too. */
const LISTINGS_PER_SET = 20;

/** Rendering takes time: animals that few listings offer have fewer pictures. */
function pictureCount(listings: readonly Shown[]): number {
  const wanted = Math.max(...listings.map(({ pictures }) => pictures));
  return Math.min(wanted, listings.length < 2 ? 1 : listings.length < 8 ? 2 : listings.length < 16 ? 3 : 4);
}

/** Names what a listing shows; listings with the same name can share their pictures. */
export function lookOf({ category, subject, coat, head }: Omit<Shown, 'pictures'>): string {
  return `${category}-${drawnAs(subject)}-${coat}${head > 1 ? '-lot' : ''}`;
}

/** Breeds of another build, such as zebus and hair sheep, have figures of their own where they are drawn. */
function posesOf(subject: Subject, { build }: Hide): Poses {
  const name = drawnAs(subject);
  const built = `${build ?? ''}-${name}`;
  const figure = isFigure(built) ? built : name;
  const grazing = `${figure}-grazing`;
  return isFigure(grazing) ? [figure, grazing] : [figure];
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
