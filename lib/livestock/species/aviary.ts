import type { Species } from './species';
import { choice, number, status, text, yes } from './traits';

export const AVIARY = {
  ruminant: false,
  weighed: false,
  soldSingly: false,
  mammal: false,
  kg: null,
  headUsd: [0.5, 3_000],
  families: {
    chick: {
      usd: [0.2, 15],
      classes: {
        chick_layer: { sex: 'female', months: [0, 0], basis: 'head' },
        chick_broiler: { sex: 'mixed', months: [0, 0], basis: 'head' },
      },
    },
    hen: {
      usd: [0.8, 60],
      classes: {
        pullet: { sex: 'female', months: [2, 30], basis: 'head' },
        layer: { sex: 'female', months: [2, 30], basis: 'head' },
        layer_spent: { sex: 'female', months: [2, 30], basis: 'head' },
      },
    },
    broiler: {
      usd: [0.8, 40],
      classes: { broiler: { sex: 'mixed', months: [0, 12], basis: 'live_kg' } },
    },
    rooster: {
      usd: [0.8, 300],
      classes: { rooster: { sex: 'male', months: [0, 12], basis: 'head' } },
    },
    turkey: {
      usd: [0.8, 250],
      classes: {
        poult: { sex: 'mixed', months: [0, 12], basis: 'head' },
        turkey: { sex: 'mixed', months: [0, 12], basis: 'head' },
      },
    },
    duck: {
      usd: [0.8, 120],
      classes: { duck: { sex: 'mixed', months: [0, 24], basis: 'head' } },
    },
    goose: {
      usd: [0.8, 150],
      classes: { goose: { sex: 'mixed', months: [0, 24], basis: 'head' } },
    },
    guinea: {
      usd: [0.8, 80],
      classes: { guinea: { sex: 'mixed', months: [0, 24], basis: 'head', isFeminine: true } },
    },
    quail: {
      usd: [0.1, 20],
      classes: { quail: { sex: 'mixed', months: [0, 24], basis: 'head', isFeminine: true } },
    },
  },
  instead: {
    'broiler,chick_broiler': 'broiler,chick_broiler',
    chick_layer: 'chick_layer,pullet,layer',
  },
  roles: {
    cull: ['layer_spent'],
    festive: ['chick_layer', 'chick_broiler', 'broiler', 'turkey', 'duck', 'goose'],
    entire: ['rooster'],
    laying: ['layer', 'layer_spent', 'duck', 'quail'],
  },
  traits: {
    coat: text('looks'),
    sexed: choice('looks', 'sexed', 'straight_run'),
    layPercent: number('use', 1, 100, '%'),
    layWeeks: number('use', 0, 120),
    marek: yes('health'),
    newcastle: yes('health'),
    gumboro: yes('health'),
    salmonella: status('health'),
    line: text('genetics'),
    freeRange: yes('programmes'),
    organic: yes('programmes'),
  },
} as const satisfies Species;
