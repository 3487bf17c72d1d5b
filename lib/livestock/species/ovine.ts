import type { Species } from './species';
import { SCANNED, YARD, choice, doneOn, number, status, yes } from './traits';

export const OVINE = {
  ruminant: true,
  weighed: true,
  soldSingly: false,
  mammal: true,
  kg: [12, 140],
  headUsd: [0.5, 3_000],
  families: {
    lamb: {
      usd: [8, 800],
      classes: {
        lamb: { sex: 'mixed', months: [2, 10], kg: [12, 50], basis: 'head' },
        lamb_fat: { sex: 'mixed', months: [2, 10], kg: [12, 50], basis: 'live_kg' },
      },
    },
    ewe: {
      usd: [10, 1500],
      classes: {
        hogget_f: { sex: 'female', months: [10, 20], kg: [30, 55], basis: 'head', younger: 'lamb' },
        ewe_open: { sex: 'female', months: [18, 72], kg: [38, 85], basis: 'head' },
        ewe_bred: { sex: 'female', months: [18, 72], kg: [38, 85], basis: 'head' },
        ewe_lamb: { sex: 'female', months: [18, 72], basis: 'head' },
        ewe_cull: { sex: 'female', months: [12, null], basis: 'head' },
      },
    },
    wether: {
      usd: [10, 800],
      classes: { wether: { sex: 'male', months: [12, null], basis: 'head', younger: 'lamb' } },
    },
    ram: {
      usd: [30, 12000],
      classes: {
        ram_young: { sex: 'male', months: [8, 72], kg: [50, 140], basis: 'head', younger: 'lamb' },
        ram: { sex: 'male', months: [8, 72], kg: [50, 140], basis: 'head' },
      },
    },
  },
  instead: {
    lamb_fat: 'lamb,lamb_fat,wether',
    ewe_cull: 'ewe_cull,wether,lamb_fat',
    wether: 'wether,lamb,lamb_fat',
  },
  roles: {
    young: ['lamb'],
    pair: ['ewe_lamb'],
    bred: ['ewe_bred'],
    due: ['ewe_bred'],
    open: ['ewe_open'],
    to_join: ['hogget_f', 'ewe_open'],
    for_breeding: ['hogget_f', 'ewe_open', 'ewe_bred', 'ewe_lamb'],
    dry: ['ewe_open'],
    fat: ['lamb_fat'],
    to_eat: ['ewe_cull', 'wether'],
    cull: ['ewe_cull'],
    festive: ['lamb'],
    sire: ['ram_young', 'ram'],
    entire: ['ram_young', 'ram'],
    castrated: ['wether'],
    shorn: ['hogget_f', 'ewe_open', 'ewe_bred', 'ewe_lamb', 'ewe_cull', 'wether', 'ram_young', 'ram'],
  },
  traits: {
    ...SCANNED,
    shornOn: doneOn('wool'),
    micron: number('wool', 10, 45, 'µm'),
    stapleCm: number('wool', 1, 30, 'cm'),
    cleanPercent: number('wool', 30, 90, '%'),
    feed: choice('feed', 'grass', 'supplement', 'feedlot'),
    wormedOn: doneOn('health'),
    footrot: status('health'),
    ovisEpididymitis: status('health'),
    registered: yes('genetics'),
    ...YARD,
  },
} as const satisfies Species;
