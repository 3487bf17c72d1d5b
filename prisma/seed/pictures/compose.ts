import { mix, type Hex } from './colour';
import { drawFigure, figureSize, type FigureName } from './figures/figure';
import type { Hide } from './hide';
import { createRandom, round } from './random';
import {
  barn,
  bale,
  cloud,
  coop,
  flowers,
  ombu,
  pond,
  poplars,
  railFence,
  ridge,
  rock,
  trough,
  tufts,
  windmill,
  wireFence,
} from './scenery';
import { SKIES, type Sky, type SkyName } from './skies';

export type Landmark = 'poplars' | 'ombu' | 'windmill' | 'barn' | 'none';
type PropName = 'rock' | 'bale' | 'trough' | 'coop' | 'pond';

/** `x` and `y` are fractions of the picture; `zoom` 1 makes the figure the main subject. */
export type Actor = { figure: FigureName; hide?: Hide; x: number; y: number; zoom: number; flip?: boolean };
export type Prop = { name: PropName; x: number; y: number; scale: number };

export type Scene = {
  width?: number;
  height?: number;
  seed: number;
  sky: SkyName;
  landmark?: Landmark;
  landmarkX?: number;
  fence?: 'wire' | 'rails' | 'none';
  horizon?: number;
  props?: Prop[];
  /** Animals at the foot of the hills, in one flat tone. */
  distant?: Actor[];
  actors?: Actor[];
  /** More trees on the horizon, each a fraction of the width. */
  groves?: number[];
};

function place(actor: Actor, id: string, sky: Sky, width: number, height: number, flat?: Hex): string {
  const scale = (figureSize(actor.figure) * actor.zoom * height) / 600;
  const x = round(actor.x * width);
  const y = round(actor.y * height);
  const { body, baseline } = drawFigure(actor.figure, id, actor.hide);
  const s = Math.round(scale * 1000) / 1000;
  const transform = `translate(${x} ${y}) scale(${actor.flip ? -s : s} ${s}) translate(-64 ${-baseline})`;
  const away = sky.sunX > 0.5 ? -1 : 1;
  const shadow =
    `<ellipse cx="${round(x + away * s * 10)}" cy="${round(y - s * 1.2)}" rx="${round(s * 50)}" ry="${round(s * 5.2)}" fill="${sky.shadow}" fill-opacity="${flat ? 0.25 : 0.34}"/>` +
    `<ellipse cx="${x}" cy="${round(y - s * 1.5)}" rx="${round(s * 34)}" ry="${round(s * 3.2)}" fill="${sky.shadow}" fill-opacity="${flat ? 0.2 : 0.35}"/>`;
  if (flat) return `${shadow}<g transform="${transform}">${silhouette(body, flat)}</g>`;

  // Small figures in the middle distance get haze instead of lighting.
  if (actor.zoom < 0.5) return `${shadow}<g transform="${transform}">${tinted(body, sky, 0.17)}</g>`;
  const fromRight = sky.sunX > 0.5 !== Boolean(actor.flip);
  return `${shadow}<g transform="${transform}">${lit(tinted(body, sky, 0.1), sky, id, fromRight)}</g>`;
}

/** Replaces each colour by a gradient from the sunlit side down to the shaded belly; masks would be far slower. */
function lit(body: string, sky: Sky, id: string, fromRight: boolean): string {
  const colours: Hex[] = [];
  const painted = body.replace(/fill="(#[0-9a-f]{3,6})"/gi, (_, colour: Hex) => {
    if (!colours.includes(colour)) colours.push(colour);
    return `fill="url(#${id}l${colours.indexOf(colour)})"`;
  });
  const [from, to] = fromRight ? [112, 52] : [16, 76];
  const gradients = colours.map(
    (colour, n) =>
      `<linearGradient id="${id}l${n}" gradientUnits="userSpaceOnUse" x1="${from}" y1="8" x2="${to}" y2="120"><stop stop-color="${mix(colour, sky.halo, 0.4)}"/><stop offset=".38" stop-color="${colour}"/><stop offset=".6" stop-color="${colour}"/><stop offset="1" stop-color="${mix(colour, sky.shadow, 0.38)}"/></linearGradient>`,
  );
  return `<defs>${gradients.join('')}</defs>${painted}`;
}

/** Tints everything slightly with the colour of the light. */
function tinted(body: string, sky: Sky, amount: number): string {
  return body.replace(/#[0-9a-f]{6}\b|#[0-9a-f]{3}\b(?!\))/gi, (colour) => mix(colour, sky.tint, amount));
}

function silhouette(body: string, colour: Hex): string {
  return body
    .replace(/<linearGradient.*?<\/linearGradient>|<radialGradient.*?<\/radialGradient>/g, '')
    .replace(/(fill|stroke)="(?!none)[^"]+"/g, `$1="${colour}"`)
    .replace(/<path d=/g, `<path fill="${colour}" d=`);
}

function drawLandmark(
  scene: Scene,
  sky: Sky,
  width: number,
  height: number,
  horizon: number,
  random: () => number,
): string {
  const x = width * (scene.landmarkX ?? 0.1);
  const unit = height / 600;
  switch (scene.landmark ?? 'none') {
    case 'poplars':
      return poplars(random, x, horizon + height * 0.045, 5, mix(sky.trees, sky.shadow, 0.15), unit);
    case 'ombu':
      return ombu(
        x,
        horizon + height * 0.06,
        round(unit * 0.95 * 100) / 100,
        mix(sky.trees, sky.shadow, 0.1),
        sky.post,
      );
    case 'windmill':
      return windmill(x, horizon + height * 0.05, unit * 1.25, mix(sky.post, sky.far, 0.25));
    case 'barn':
      return barn(x - 60 * unit, horizon + height * 0.055, unit, sky);
    case 'none':
      return '';
  }
}

function drawProp(prop: Prop, sky: Sky, width: number, height: number): string {
  const x = prop.x * width;
  const y = prop.y * height;
  const scale = (prop.scale * height) / 600;
  switch (prop.name) {
    case 'rock':
      return rock(x, y, scale, sky);
    case 'bale':
      return bale(x, y, scale, sky);
    case 'trough':
      return trough(x, y, scale, sky);
    case 'coop':
      return coop(x, y, scale, sky);
    case 'pond':
      return pond(x, y, scale * 300, sky);
  }
}

function definitions(sky: Sky): string {
  return (
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky.top}"/><stop offset=".6" stop-color="${sky.mid}"/><stop offset="1" stop-color="${sky.low}"/></linearGradient>` +
    `<radialGradient id="halo"><stop stop-color="${sky.halo}" stop-opacity=".95"/><stop offset="1" stop-color="${sky.halo}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="ground" x2="0" y2="1"><stop stop-color="${sky.ground}"/><stop offset="1" stop-color="${sky.groundLow}"/></linearGradient></defs>`
  );
}

/**
 * Draws a scene as SVG, from back to front: sky, hills, landmark, distant animals, fence, pasture, animals, grass. The
 * same scene always gives the same drawing.
 */
export function composeScene(scene: Scene): string {
  const { width = 800, height = 600 } = scene;
  const sky: Sky = SKIES[scene.sky];
  const random = createRandom(scene.seed);
  const horizon = height * (scene.horizon ?? 0.58);
  const unit = height / 600;
  const layers: string[] = [definitions(sky), `<rect width="${width}" height="${height}" fill="url(#sky)"/>`];
  layers.push(
    `<circle cx="${width * sky.sunX}" cy="${height * sky.sunY}" r="${sky.sunRadius * 5}" fill="url(#halo)"/><circle cx="${width * sky.sunX}" cy="${height * sky.sunY}" r="${sky.sunRadius}" fill="${sky.sun}"/>`,
  );
  for (let i = 0; i < Math.round(width / 270); i++) {
    layers.push(
      cloud(
        width * 0.06 + i * 270 + random() * width * 0.12,
        height * (0.1 + random() * 0.2),
        0.7 + random() * 0.7,
        sky.cloud,
        0.5 + random() * 0.3,
      ),
    );
  }
  layers.push(ridge(random, width, height, horizon - height * 0.07, height * 0.07, Math.round(width / 160), sky.far));
  layers.push(ridge(random, width, height, horizon - height * 0.01, height * 0.035, Math.round(width / 200), sky.hill));
  layers.push(drawLandmark(scene, sky, width, height, horizon, random));
  for (const grove of scene.groves ?? [])
    layers.push(
      poplars(random, width * grove, horizon + height * 0.045, 6, mix(sky.trees, sky.shadow, 0.2), unit * 0.95),
    );
  layers.push(
    ridge(
      random,
      width,
      height,
      horizon + height * 0.05,
      height * 0.018,
      Math.max(2, Math.round(width / 260)),
      sky.field,
    ),
  );
  scene.distant?.forEach((actor, i) =>
    layers.push(place(actor, `d${i}`, sky, width, height, actor.hide?.base ?? mix(sky.trees, sky.shadow, 0.55))),
  );
  const fenceY = horizon + height * 0.135;
  if (scene.fence === 'wire')
    layers.push(wireFence(random, width, fenceY, 86 * unit, 46 * unit, sky.post, mix(sky.post, sky.low, 0.3)));
  if (scene.fence === 'rails')
    layers.push(
      railFence(width, fenceY + height * 0.005, 150 * unit, 64 * unit, mix(sky.post, sky.hill, 0.12), sky.halo),
    );
  layers.push(
    ridge(random, width, height, fenceY, height * 0.012, Math.max(2, Math.round(width / 300)), 'url(#ground)'),
  );
  for (let i = 0; i < 7; i++) {
    const y = horizon + height * (0.17 + i * 0.045);
    layers.push(
      `<path d="M${round(random() * width * 0.5)} ${round(y)}q${round(width * 0.14)} ${round(-5 + random() * 10)} ${round(width * (0.22 + random() * 0.2))} ${round(random() * 4)}" stroke="${sky.tuft}" stroke-width="${round(2 + i * 0.5)}" stroke-linecap="round" fill="none" stroke-opacity=".22"/>`,
    );
  }
  layers.push(tufts(random, width, horizon + height * 0.16, height * 0.9, Math.round(width / 30), sky.tuft));
  for (const prop of scene.props ?? []) layers.push(drawProp(prop, sky, width, height));
  scene.actors?.forEach((actor, i) => layers.push(place(actor, `a${i}`, sky, width, height)));
  layers.push(
    tufts(random, width, height * 0.93, height * 1.02, Math.round(width / 26), mix(sky.tuft, sky.shadow, 0.25)),
  );
  layers.push(flowers(random, width, height * 0.8, height * 0.98, Math.round(width / 60), sky.flower));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${layers.join('')}</svg>`;
}
