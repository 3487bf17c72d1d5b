import type { Hex } from './colour';

/** Light and land of one hour of the day. `sunX` and `sunY` are fractions of the picture. */
export type Sky = {
  top: Hex;
  mid: Hex;
  low: Hex;
  sun: Hex;
  halo: Hex;
  cloud: Hex;
  far: Hex;
  hill: Hex;
  field: Hex;
  trees: Hex;
  ground: Hex;
  groundLow: Hex;
  tuft: Hex;
  flower: Hex;
  post: Hex;
  tint: Hex;
  shadow: Hex;
  sunX: number;
  sunY: number;
  sunRadius: number;
};

export const SKIES = {
  golden: {
    top: '#f5c283',
    mid: '#fbdfa9',
    low: '#fff3da',
    sun: '#fff6dc',
    halo: '#ffe9b0',
    cloud: '#fff6e4',
    far: '#c7a877',
    hill: '#9aa35f',
    field: '#7b9150',
    trees: '#587a43',
    ground: '#6f8c46',
    groundLow: '#55743a',
    tuft: '#476430',
    flower: '#f7e6a8',
    post: '#5a4630',
    tint: '#ffb75a',
    shadow: '#2f3d1e',
    sunX: 0.74,
    sunY: 0.4,
    sunRadius: 46,
  },
  morning: {
    top: '#8fc0d6',
    mid: '#c4dfe3',
    low: '#f3f0dc',
    sun: '#fffbe8',
    halo: '#fff4cf',
    cloud: '#ffffff',
    far: '#98b1ae',
    hill: '#9bb77f',
    field: '#7ca565',
    trees: '#578a50',
    ground: '#82ab5b',
    groundLow: '#64924a',
    tuft: '#4e7a3c',
    flower: '#f7e6a8',
    post: '#6a5640',
    tint: '#fff3cf',
    shadow: '#274421',
    sunX: 0.2,
    sunY: 0.24,
    sunRadius: 38,
  },
  dusk: {
    top: '#5f6f93',
    mid: '#c58f86',
    low: '#f6c48c',
    sun: '#ffe0a1',
    halo: '#f9b877',
    cloud: '#e9b09a',
    far: '#7d7689',
    hill: '#6f7a66',
    field: '#566b55',
    trees: '#3d5845',
    ground: '#55704b',
    groundLow: '#40593c',
    tuft: '#314a31',
    flower: '#e7b48e',
    post: '#33291f',
    tint: '#f2935c',
    shadow: '#182a1b',
    sunX: 0.5,
    sunY: 0.46,
    sunRadius: 54,
  },
  cloudy: {
    top: '#a4bac4',
    mid: '#cfd8d4',
    low: '#f4ecd8',
    sun: '#f7f4e6',
    halo: '#f4efdc',
    cloud: '#f4f4ef',
    far: '#98a8a4',
    hill: '#98ad7c',
    field: '#799c66',
    trees: '#4f7a50',
    ground: '#80a25a',
    groundLow: '#608848',
    tuft: '#456b3d',
    flower: '#f2ead0',
    post: '#5d5144',
    tint: '#e8ebe4',
    shadow: '#263b2a',
    sunX: 0.66,
    sunY: 0.22,
    sunRadius: 30,
  },
} satisfies Record<string, Sky>;

export type SkyName = keyof typeof SKIES;
