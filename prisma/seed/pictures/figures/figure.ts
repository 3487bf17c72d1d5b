import type { Hide } from '../hide';
import { drawCattle } from './cattle';
import type { Drawing } from './draw';
import { drawGoat } from './goat';
import { GOODS } from './goods';
import { drawGallop, drawHorse } from './horse';
import { drawGuineaFowl, drawHen, drawQuail } from './poultry';
import { drawChick, drawRooster } from './rooster';
import { drawDuck, drawGoose, drawTurkey } from './waterfowl';
import { drawHairSheep, drawLamb, drawSheep } from './sheep';

type Draw = (id: string, hide: Hide) => Drawing;

/** `size`: the scale at which the figure fills a picture of 600 units in height as its main subject. */
export type Figure = { size: number; draw: Draw };

/** For silhouettes, whose colours are replaced, and for figures with fixed colours. */
const plain = { base: '#fff', shade: '#fff', light: '#fff', dark: '#fff' } satisfies Hide;

const ANIMALS = {
  cow: { size: 3.0, draw: (id, hide) => drawCattle(id, hide, 'cow', 'standing') },
  'cow-grazing': { size: 3.0, draw: (id, hide) => drawCattle(id, hide, 'cow', 'grazing') },
  'milk-cow': { size: 3, draw: (id, hide) => drawCattle(id, hide, 'milk-cow', 'standing', { inMilk: true }) },
  'milk-cow-grazing': { size: 3, draw: (id, hide) => drawCattle(id, hide, 'milk-cow', 'grazing', { inMilk: true }) },
  'zebu-milk-cow': { size: 3, draw: (id, hide) => drawCattle(id, hide, 'zebu', 'standing', { inMilk: true }) },
  'zebu-milk-cow-grazing': { size: 3, draw: (id, hide) => drawCattle(id, hide, 'zebu', 'grazing', { inMilk: true }) },
  bull: { size: 3.15, draw: (id, hide) => drawCattle(id, hide, 'bull', 'standing') },
  'bull-grazing': { size: 3.15, draw: (id, hide) => drawCattle(id, hide, 'bull', 'grazing') },
  'zebu-cow': { size: 3.0, draw: (id, hide) => drawCattle(id, hide, 'zebu', 'standing') },
  'zebu-cow-grazing': { size: 3.0, draw: (id, hide) => drawCattle(id, hide, 'zebu', 'grazing') },
  'zebu-bull': { size: 3.15, draw: (id, hide) => drawCattle(id, hide, 'zebu-bull', 'standing') },
  'zebu-bull-grazing': { size: 3.15, draw: (id, hide) => drawCattle(id, hide, 'zebu-bull', 'grazing') },
  calf: { size: 2.6, draw: (id, hide) => drawCattle(id, hide, 'calf', 'standing') },
  'calf-grazing': { size: 2.6, draw: (id, hide) => drawCattle(id, hide, 'calf', 'grazing') },
  'zebu-calf': { size: 2.6, draw: (id, hide) => drawCattle(id, hide, 'zebu-calf', 'standing') },
  'zebu-calf-grazing': { size: 2.6, draw: (id, hide) => drawCattle(id, hide, 'zebu-calf', 'grazing') },
  ewe: { size: 2.65, draw: (_, hide) => drawSheep(hide, 'standing') },
  'ewe-grazing': { size: 2.65, draw: (_, hide) => drawSheep(hide, 'grazing') },
  ram: { size: 2.75, draw: (_, hide) => drawSheep(hide, 'standing', 'ram') },
  'ram-grazing': { size: 2.75, draw: (_, hide) => drawSheep(hide, 'grazing', 'ram') },
  lamb: { size: 2.4, draw: (_, hide) => drawLamb(hide) },
  'hair-ewe': { size: 2.7, draw: (id, hide) => drawHairSheep(id, hide, 'standing') },
  'hair-ewe-grazing': { size: 2.7, draw: (id, hide) => drawHairSheep(id, hide, 'grazing') },
  'hair-ram': { size: 2.75, draw: (id, hide) => drawHairSheep(id, hide, 'standing', 'ram') },
  'hair-ram-grazing': { size: 2.75, draw: (id, hide) => drawHairSheep(id, hide, 'grazing', 'ram') },
  'hair-lamb': { size: 2.4, draw: (id, hide) => drawHairSheep(id, hide, 'standing', 'lamb') },
  'hair-lamb-grazing': { size: 2.4, draw: (id, hide) => drawHairSheep(id, hide, 'grazing', 'lamb') },
  doe: { size: 2.75, draw: (id, hide) => drawGoat(id, hide, 'doe', 'standing') },
  'doe-grazing': { size: 2.75, draw: (id, hide) => drawGoat(id, hide, 'doe', 'grazing') },
  kid: { size: 2.6, draw: (id, hide) => drawGoat(id, hide, 'kid', 'standing') },
  'kid-grazing': { size: 2.6, draw: (id, hide) => drawGoat(id, hide, 'kid', 'grazing') },
  buck: { size: 2.75, draw: (id, hide) => drawGoat(id, hide, 'buck', 'standing') },
  'buck-grazing': { size: 2.75, draw: (id, hide) => drawGoat(id, hide, 'buck', 'grazing') },
  horse: { size: 3.0, draw: (id, hide) => drawHorse(id, hide, 'horse', 'standing') },
  'horse-grazing': { size: 3.0, draw: (id, hide) => drawHorse(id, hide, 'horse', 'grazing') },
  'horse-galloping': { size: 2.9, draw: (id, hide) => drawGallop(id, hide) },
  foal: { size: 2.7, draw: (id, hide) => drawHorse(id, hide, 'foal', 'standing') },
  mule: { size: 2.8, draw: (id, hide) => drawHorse(id, hide, 'mule', 'standing') },
  'mule-grazing': { size: 2.8, draw: (id, hide) => drawHorse(id, hide, 'mule', 'grazing') },
  donkey: { size: 2.55, draw: (id, hide) => drawHorse(id, hide, 'donkey', 'standing') },
  'donkey-grazing': { size: 2.55, draw: (id, hide) => drawHorse(id, hide, 'donkey', 'grazing') },
  hen: { size: 2.25, draw: (id, hide) => drawHen(id, hide) },
  rooster: { size: 2.45, draw: (id, hide) => drawRooster(id, hide) },
  broiler: { size: 2.2, draw: (id, hide) => drawHen(id, hide, 'broiler') },
  chick: { size: 1.4, draw: (_, hide) => drawChick(hide) },
  'guinea-fowl': { size: 2.2, draw: (id, hide) => drawGuineaFowl(id, hide) },
  quail: { size: 1.9, draw: (id, hide) => drawQuail(id, hide) },
  turkey: { size: 2.6, draw: (_, hide) => drawTurkey(hide) },
  duck: { size: 2.1, draw: (_, hide) => drawDuck(hide) },
  goose: { size: 2.5, draw: (_, hide) => drawGoose(hide) },
} satisfies Record<string, Figure>;

const FIGURES = { ...ANIMALS, ...GOODS } satisfies Record<string, Figure>;

export type AnimalFigure = keyof typeof ANIMALS;

export type FigureName = keyof typeof FIGURES;

export const isFigure = (name: string): name is FigureName => Object.hasOwn(FIGURES, name);

export function drawFigure(name: FigureName, id: string, hide: Hide = plain): Drawing {
  return FIGURES[name].draw(id, hide);
}

export function figureSize(name: FigureName): number {
  return FIGURES[name].size;
}
