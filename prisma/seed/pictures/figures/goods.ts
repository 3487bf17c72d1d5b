import type { Figure } from './figure';
import { drawFeedBags, drawGrain, drawMineral, drawRoundBales, drawSilage, drawSquareBales } from './feed';
import { drawBaler, drawDiscHarrow, drawMixer, drawMower, drawSeedDrill, drawSprayer, drawTractor } from './machines';
import { drawHives, drawIncubator, drawSaddle, drawSolarPump, drawTack } from './other-goods';
import { drawCrush, drawGate, drawMill, drawPanels, drawRamp, drawShed, drawSilo, drawTank } from './structures';
import { drawEarTags, drawEnergizer, drawPosts, drawSyringe, drawTrough, drawWire } from './supplies';
import { drawAuger, drawGenerator, drawHandTools, drawKnapsack, drawMilker, drawScale, drawShears } from './tools';
import { drawCattleTruck, drawFlatTrailer, drawPickup, drawQuad, drawStockTrailer } from './vehicles';

/** Machines, tools and goods; their `Hide` is their paint. */
export const GOODS = {
  tractor: { size: 3.5, draw: (_, hide) => drawTractor(hide) },
  'tractor-loader': { size: 3.4, draw: (_, hide) => drawTractor(hide, true) },
  'disc-harrow': { size: 3.8, draw: (_, hide) => drawDiscHarrow(hide) },
  'seed-drill': { size: 3.7, draw: (_, hide) => drawSeedDrill(hide) },
  baler: { size: 3.6, draw: (_, hide) => drawBaler(hide) },
  mower: { size: 3.8, draw: (_, hide) => drawMower(hide) },
  mixer: { size: 3.7, draw: (_, hide) => drawMixer(hide) },
  sprayer: { size: 3.7, draw: (_, hide) => drawSprayer(hide) },
  pickup: { size: 4.1, draw: (_, hide) => drawPickup(hide) },
  'pickup-stakes': { size: 4.1, draw: (_, hide) => drawPickup(hide, true) },
  'cattle-truck': { size: 4.2, draw: (_, hide) => drawCattleTruck(hide) },
  'stock-trailer': { size: 4.1, draw: (_, hide) => drawStockTrailer(hide) },
  quad: { size: 3.3, draw: (_, hide) => drawQuad(hide) },
  'flat-trailer': { size: 3.9, draw: (_, hide) => drawFlatTrailer(hide) },
  shed: { size: 4, draw: (_, hide) => drawShed(hide) },
  silo: { size: 3.7, draw: (_, hide) => drawSilo(hide) },
  mill: { size: 4, draw: (_, hide) => drawMill(hide) },
  tank: { size: 3.9, draw: (_, hide) => drawTank(hide) },
  crush: { size: 3.7, draw: (_, hide) => drawCrush(hide) },
  panels: { size: 3.9, draw: (_, hide) => drawPanels(hide) },
  gate: { size: 4, draw: (_, hide) => drawGate(hide) },
  ramp: { size: 3.7, draw: (_, hide) => drawRamp(hide) },
  'round-bales': { size: 3.4, draw: (_, hide) => drawRoundBales(hide) },
  'square-bales': { size: 3.4, draw: (_, hide) => drawSquareBales(hide) },
  'feed-bags': { size: 3.4, draw: (_, hide) => drawFeedBags(hide) },
  silage: { size: 3.5, draw: (_, hide) => drawSilage(hide) },
  mineral: { size: 3.3, draw: (_, hide) => drawMineral(hide) },
  grain: { size: 3.4, draw: (_, hide) => drawGrain(hide) },
  posts: { size: 3.5, draw: (_, hide) => drawPosts(hide) },
  wire: { size: 3.3, draw: (_, hide) => drawWire(hide) },
  'ear-tags': { size: 3.6, draw: (_, hide) => drawEarTags(hide) },
  syringe: { size: 3.6, draw: (_, hide) => drawSyringe(hide) },
  energizer: { size: 3.2, draw: (_, hide) => drawEnergizer(hide) },
  trough: { size: 3.6, draw: (_, hide) => drawTrough(hide) },
  generator: { size: 3.2, draw: (_, hide) => drawGenerator(hide) },
  scale: { size: 3.4, draw: (_, hide) => drawScale(hide) },
  milker: { size: 3.2, draw: (_, hide) => drawMilker(hide) },
  'hand-tools': { size: 3.2, draw: (_, hide) => drawHandTools(hide) },
  shears: { size: 3.6, draw: (_, hide) => drawShears(hide) },
  auger: { size: 3.3, draw: (_, hide) => drawAuger(hide) },
  knapsack: { size: 3, draw: (_, hide) => drawKnapsack(hide) },
  saddle: { size: 3.4, draw: (_, hide) => drawSaddle(hide) },
  'solar-pump': { size: 3.4, draw: (_, hide) => drawSolarPump(hide) },
  incubator: { size: 3.5, draw: (_, hide) => drawIncubator(hide) },
  hives: { size: 3.4, draw: (_, hide) => drawHives(hide) },
  tack: { size: 3.2, draw: (_, hide) => drawTack(hide) },
} satisfies Record<string, Figure>;

export type GoodsName = keyof typeof GOODS;
