import type { Species } from './species';
import { choice, doneOn, number, onDay, text, yes } from './traits';

export const EQUINE = {
  ruminant: false,
  weighed: false,
  soldSingly: true,
  mammal: true,
  kg: [50, 900],
  headUsd: [80, 20_000],
  families: {
    foal: {
      usd: [60, 50000],
      classes: {
        foal: { sex: 'mixed', months: [0, 36], basis: 'head' },
        youngster: { sex: 'mixed', months: [0, 36], basis: 'head' },
      },
    },
    mare: {
      usd: [80, 100000],
      classes: {
        mare_open: { sex: 'female', months: [36, 240], basis: 'head' },
        mare_bred: { sex: 'female', months: [36, 240], basis: 'head' },
        mare_foal: { sex: 'female', months: [36, 240], basis: 'head' },
      },
    },
    gelding: {
      usd: [80, 100000],
      classes: { gelding: { sex: 'male', months: [36, 240], basis: 'head' } },
    },
    stallion: {
      usd: [150, 250000],
      classes: { stallion: { sex: 'male', months: [36, 240], basis: 'head' } },
    },
    mule: {
      usd: [80, 20000],
      classes: { mule: { sex: 'mixed', months: [24, 240], basis: 'head', isFeminine: true } },
    },
    donkey: {
      usd: [30, 15000],
      classes: { donkey: { sex: 'mixed', months: [24, 240], basis: 'head' } },
    },
  },
  instead: {
    stallion: 'stallion,foal,youngster',
    gelding: 'gelding,mare_open,mare_bred',
  },
  roles: {
    young: ['foal'],
    pair: ['mare_foal'],
    bred: ['mare_bred'],
    due: ['mare_bred'],
    open: ['mare_open'],
    for_breeding: ['mare_open', 'mare_bred', 'mare_foal'],
    sire: ['stallion'],
    entire: ['stallion'],
    castrated: ['gelding'],
    ridden: ['mare_open', 'mare_bred', 'gelding', 'stallion', 'mule', 'donkey'],
  },
  traits: {
    heightCm: number('looks', 50, 220, 'cm'),
    coat: text('looks'),
    marks: text('looks'),
    inFoalTo: text('breeding'),
    foalingOn: onDay('breeding'),
    stabled: choice('feed', 'stabled', 'pasture'),
    anaemiaOn: doneOn('health'),
    influenzaOn: doneOn('health'),
    vetCheck: yes('health'),
    discipline: text('use'),
    broke: choice('use', 'unhandled', 'halter', 'started', 'riding', 'finished'),
    registryNumber: text('genetics'),
    pedigree: text('genetics'),
    trailerLoads: yes('yard'),
  },
} as const satisfies Species;
