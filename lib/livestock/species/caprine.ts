import type { Species } from './species';
import { SCANNED, YARD, doneOn, number, status, yes } from './traits';

export const CAPRINE = {
  ruminant: true,
  weighed: true,
  soldSingly: false,
  mammal: true,
  kg: [6, 140],
  headUsd: [0.5, 3_000],
  families: {
    kid: {
      usd: [8, 800],
      classes: {
        kid: { sex: 'mixed', months: [1, 8], kg: [6, 35], basis: 'head' },
        kid_fat: { sex: 'mixed', months: [1, 8], kg: [6, 35], basis: 'live_kg' },
      },
    },
    doe: {
      usd: [10, 2000],
      classes: {
        doeling: { sex: 'female', months: [6, 96], basis: 'head', younger: 'kid' },
        doe_open: { sex: 'female', months: [6, 96], basis: 'head', younger: 'kid' },
        doe_bred: { sex: 'female', months: [6, 96], basis: 'head' },
        doe_milk: { sex: 'female', months: [6, 96], basis: 'head' },
      },
    },
    goat_wether: {
      usd: [10, 1000],
      classes: { goat_wether: { sex: 'male', months: [6, 72], basis: 'head', younger: 'kid' } },
    },
    buck: {
      usd: [30, 8000],
      classes: {
        buck_young: { sex: 'male', months: [6, 72], basis: 'head', younger: 'kid' },
        buck: { sex: 'male', months: [6, 72], basis: 'head', younger: 'kid' },
      },
    },
  },
  instead: { 'kid,kid_fat,goat_wether': 'kid,kid_fat,goat_wether' },
  roles: {
    young: ['kid'],
    with_young: ['doe_open', 'doe_milk'],
    bred: ['doe_bred'],
    due: ['doe_bred'],
    open: ['doe_open'],
    to_join: ['doe_open'],
    for_breeding: ['doeling', 'doe_open', 'doe_bred'],
    for_milk: ['doe_milk'],
    in_milk: ['doe_milk'],
    dry: ['doe_open'],
    fat: ['kid_fat'],
    festive: ['kid'],
    sire: ['buck_young', 'buck'],
    entire: ['buck_young', 'buck'],
    castrated: ['goat_wether'],
  },
  traits: {
    ...SCANNED,
    litresDay: number('milk', 0.5, 12, 'l'),
    mohair: yes('wool'),
    wormedOn: doneOn('health'),
    cae: status('health'),
    brucellosis: status('health'),
    registered: yes('genetics'),
    ...YARD,
  },
} as const satisfies Species;
