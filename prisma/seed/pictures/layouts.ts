import type { Actor, Landmark, Prop, Scene } from './compose';
import { createRandom } from './random';
import type { SetPlan } from './sets';
import type { SkyName } from './skies';

const SKY_ORDER: SkyName[] = ['golden', 'morning', 'dusk', 'cloudy'];
const LANDMARKS: Landmark[] = ['windmill', 'poplars', 'ombu', 'barn'];
const LANDMARK_X = [0.12, 0.16, 0.2];
const FENCES = ['wire', 'rails', 'wire', 'none', 'rails'] as const;

type Layout = 'portrait' | 'grazing' | 'close' | 'away' | 'herd' | 'wide' | 'pair';

const LAYOUTS: Record<'single' | 'lot', Layout[]> = {
  single: ['portrait', 'grazing', 'close', 'away'],
  lot: ['herd', 'pair', 'wide', 'close'],
};

/** One animal in the pictures of a single animal, several in those of a lot. */
function cast({ figures, hide }: SetPlan, layout: Layout, mirrored: boolean): Actor[] {
  const actor = (pose: number, x: number, y: number, zoom: number, flip: boolean): Actor => ({
    figure: figures[pose % figures.length] ?? figures[0],
    hide,
    x: mirrored ? 1 - x : x,
    y,
    zoom,
    flip: mirrored ? !flip : flip,
  });
  switch (layout) {
    case 'portrait':
      return [actor(0, 0.5, 0.935, 1.1, false)];
    case 'grazing':
      return [actor(1, 0.48, 0.93, 1, true)];
    case 'close':
      return [actor(0, 0.54, 0.985, 1.28, false)];
    case 'away':
      return [actor(0, 0.6, 0.88, 0.74, false)];
    case 'pair':
      return [actor(1, 0.18, 0.79, 0.48, true), actor(0, 0.59, 0.93, 0.95, false)];
    case 'herd':
      return [
        actor(1, 0.15, 0.775, 0.42, true),
        actor(0, 0.8, 0.785, 0.46, false),
        actor(1, 0.42, 0.77, 0.4, false),
        actor(0, 0.7, 0.93, 0.78, false),
        actor(1, 0.26, 0.945, 0.82, false),
      ];
    case 'wide':
      return [
        actor(0, 0.14, 0.765, 0.38, false),
        actor(1, 0.38, 0.775, 0.42, true),
        actor(1, 0.86, 0.77, 0.38, false),
        actor(0, 0.62, 0.87, 0.66, false),
      ];
  }
}

/** Props go on the side that the animals leave free; beside a herd there is only room for the coop and the pond. */
function props(plan: SetPlan, layout: Layout, variant: number, mirrored: boolean): Prop[] {
  const left = mirrored === (layout === 'pair');
  const at = (x: number) => (left ? x : 1 - x);
  const roomy = layout !== 'herd' && layout !== 'wide';
  switch (plan.category) {
    case 'aviary':
      if (plan.subject === 'duck' || plan.subject === 'goose') return [{ name: 'pond', x: 0.58, y: 0.84, scale: 0.95 }];
      return [{ name: 'coop', x: left ? 0.06 : 0.72, y: 0.735, scale: 1.2 }];
    case 'caprine':
      return roomy
        ? [
            { name: 'rock', x: at(0.13), y: 0.82, scale: 1.3 },
            { name: 'rock', x: at(0.26), y: 0.79, scale: 0.7 },
          ]
        : [];
    case 'bovine':
    case 'equine':
      if (roomy && variant === 1) return [{ name: 'bale', x: left ? 0.08 : 0.88, y: 0.775, scale: 1 }];
      if (roomy && variant === 3) return [{ name: 'trough', x: at(0.12), y: 0.79, scale: 0.9 }];
      return [];
    default:
      return [];
  }
}

/** Returns the scenes of a set: its animals in one place, in different poses and light, nearer and farther. */
export function planScenes(plan: SetPlan, index: number): Scene[] {
  const layouts = LAYOUTS[plan.lot ? 'lot' : 'single'];
  const random = createRandom(index * 17 + 3);
  // In pictures of birds, a coop replaces the farm buildings.
  const birds = plan.category === 'aviary';
  const landmark = LANDMARKS[Math.floor(random() * (birds ? 3 : 4))] ?? 'poplars';
  const edge = LANDMARK_X[Math.floor(random() * LANDMARK_X.length)] ?? 0.1;
  const fence = FENCES[Math.floor(random() * FENCES.length)] ?? 'wire';
  return layouts.slice(0, plan.count).map((layout, n) => {
    const mirrored = (index + n) % 2 === 1;
    const distant: Actor[] =
      plan.lot && layout === 'pair'
        ? [0.84, 0.93].map((x, i) => ({
            figure: plan.figures[i % plan.figures.length] ?? plan.figures[0],
            x: mirrored ? 1 - x : x,
            y: 0.65 + i * 0.004,
            zoom: 0.13 + i * 0.02,
            flip: i % 2 === 0,
          }))
        : [];
    return {
      seed: index * 17 + n * 5 + 3,
      sky: SKY_ORDER[(index + Math.floor(n / 2)) % SKY_ORDER.length] ?? 'golden',
      landmark,
      // On the opposite side of the distant herd or the coop.
      landmarkX: mirrored !== birds ? 1 - edge : edge,
      fence,
      props: props(plan, layout, index % 4, mirrored),
      distant,
      actors: cast(plan, layout, mirrored),
    };
  });
}
