import { mix, type Hex } from '../colour';
import type { Hide } from '../hide';
import type { Pose } from './cattle-shapes';
import { far, fill, foreleg, hindleg, line, type Drawing, eye, oval } from './draw';
import { MANE, NECK, TAIL, TORSO, type HorseKind } from './horse-shapes';
import { markings } from './markings';

const HEAD =
  'M37 9C31 7 27 11 24 16.500C19 25 12 32.5 8.5 38.500C6 43.5 8 48.5 13 49.500C18.5 50 22 46 26 41.500C33 39 40 32 41.5 23C42.5 17 41 11 37 9Z';
const MUZZLE = 'M11.5 33.800C9 37.5 5.5 42 7.5 46.500C9.5 50.5 17.5 50.5 21 47C22 42 18 35.5 11.5 33.800Z';
const BLAZE = 'M26 17C23.5 22 19 27 14.5 32L17 34C21.5 30 25.5 24 27.5 18.500Z';

/** The head of a horse, mule or donkey, drawn as for a standing horse and moved by `at`. */
function horseHead(hide: Hide, kind: HorseKind, at: string): string {
  const front = hide.pattern === 'tobiano' && hide.patch ? hide.patch : hide.base;
  const dark = mix(front, hide.pattern === 'tobiano' ? hide.shade : hide.dark, 0.55);
  const longEared = kind === 'mule' || kind === 'donkey';
  const pale = mix(hide.light, '#f1e7d6', 0.7);
  const nose = longEared ? pale : hide.face ? mix(front, '#e7c3ac', 0.35) : dark;
  const ears = longEared
    ? fill(hide.shade, 'M34 12C36 2 41-6 46-8C49 0 46 10 41 16Z', at) +
      fill(front, 'M30 12C29 2 31-6 35-10C40-4 40 6 37 14Z', at) +
      fill(mix(hide.dark, front, 0.2), 'M32 8C31.5 2 33-3 35-6C37-2 37 4 35.5 9Z', at)
    : fill(hide.shade, 'M36 11L40 1.500C43 4 43.5 9 41.5 13Z', at) + fill(front, 'M31 12L33 .500C37 3 39 8 38 13Z', at);
  const white = mix(hide.face ?? hide.light, '#fff', hide.face ? 0.2 : 0.6);
  return [
    ears,
    fill(front, HEAD, at),
    fill(nose, MUZZLE, at),
    longEared || hide.pattern === 'roan'
      ? ''
      : hide.face || hide.pattern === 'tobiano'
        ? fill(white, BLAZE, at)
        : fill(white, oval(25.5, 18.5, 1.6, 2.4), at),
    fill(mix(longEared ? hide.dark : dark, '#000', 0.35), oval(10.5, 42, 1.2, 1.8), at),
    line(mix(dark, '#000', 0.35), 'M9.5 47C12 47.8 14.5 47 16.5 45.5', 1, at),
    kind === 'donkey' ? fill(mix(front, pale, 0.5), oval(26.5, 23, 4, 3.8), at) : '',
    eye(26.5, 23, 2.5, at),
    line(mix(front, hide.shade, 0.6), 'M33 36.500C37 33 39 28 38.5 23', 1.3, at),
    kind === 'horse' ? fill(hide.dark, 'M36 6C31 6 27 11 25 18C29 18 32 15 34 11Z', at) : '',
  ].join('');
}

/** A joint of a leg: where it is and how thick the leg is there. */
type Joint = readonly [x: number, y: number, width: number];

const tenth = (value: number) => Math.round(value * 10) / 10;

/** A leg in motion, through its joints, with the hoof at the last one. */
function movingLeg(joints: readonly [Joint, Joint, ...Joint[]], colour: Hex, hoofColour: Hex, sock?: Hex): string {
  const sides = (from: Joint, to: Joint) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const nx = (to[1] - from[1]) / length / 2;
    const ny = (from[0] - to[0]) / length / 2;
    const point = ([x, y, width]: Joint, side: 1 | -1) =>
      `${tenth(x + nx * width * side)} ${tenth(y + ny * width * side)}`;
    return `M${point(from, 1)}L${point(to, 1)}L${point(to, -1)}L${point(from, -1)}Z`;
  };
  const round = ([x, y, width]: Joint) => {
    const r = tenth(width / 2);
    return `M${tenth(x - r)} ${y}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0Z`;
  };
  const parts = joints.slice(1).map((joint, n) => {
    const from = joints[n] ?? joint;
    const last = n === joints.length - 2;
    const shade = last && sock ? sock : colour;
    return fill(shade, sides(from, joint)) + fill(shade, round(joint));
  });
  const [foot, before] = [joints[joints.length - 1] ?? joints[0], joints[joints.length - 2] ?? joints[0]];
  const angle = Math.round((Math.atan2(foot[1] - before[1], foot[0] - before[0]) * 180) / Math.PI - 90);
  return (
    parts.join('') +
    fill(hoofColour, 'M-3.6 0H3.600L4.800 5.500H-5.400Z', `translate(${foot[0]} ${foot[1]}) rotate(${angle})`)
  );
}

/** The dark cross that donkeys have on back and shoulder. */
const CROSS = 'M52 47L56 46.500C57 54 56 64 53 72L50.5 71C52 63 52.5 54 52 47Z';

function headPlace(kind: HorseKind, pose: Pose): string {
  if (kind === 'foal') return 'translate(40 37) scale(.8) translate(-32.5 -17.5)';
  if (pose === 'grazing') return 'translate(22 86) rotate(-14) translate(-36 -18)';
  return kind === 'donkey' ? 'translate(33 18) scale(1.06) translate(-33 -18)' : '';
}

/** A horse, foal, mule or donkey at rest: head up, or grazing. */
export function drawHorse(id: string, hide: Hide, kind: HorseKind, pose: Pose): Drawing {
  const foal = kind === 'foal';
  const longEared = kind === 'mule' || kind === 'donkey';
  const shape = longEared ? 'mule' : kind;
  const farColour = far(hide.base, hide.shade);
  const farSock = hide.socks && far(hide.socks, hide.shade);
  const fold = mix(hide.base, hide.shade, 0.6);
  const width = foal ? 6 : 7.2;
  const [fore, hind] = foal ? [51.5, 97] : [47.4, 104];
  const hoof = mix(hide.dark === '#f3e7cf' ? hide.shade : hide.dark, '#000', 0.1);
  const torso = TORSO[shape];
  const neck = NECK[shape][pose];
  const [tail, tuft] = TAIL[shape];
  return {
    body: [
      foreleg({ x: fore + 7.6, top: 78, width: width * 0.92, foot: 116 }, farColour, hoof, farSock),
      hindleg({ x: hind - 15, top: 76, width: width * 0.92, foot: 116 }, farColour, hoof, farSock),
      fill(longEared ? hide.base : hide.dark, tail),
      tuft ? fill(hide.dark, tuft) : '',
      fill(hide.base, torso),
      fill(hide.base, neck),
      kind === 'donkey' ? '' : markings(id, hide, [torso, neck]),
      fill(hide.dark, MANE[shape][pose]),
      kind === 'donkey' && pose === 'standing' ? fill(mix(hide.base, hide.dark, 0.7), CROSS) : '',
      foreleg({ x: fore, top: 76, width }, hide.base, hoof, hide.socks),
      hindleg({ x: hind, top: 73, width }, hide.base, hoof, hide.socks),
      line(fold, foal ? 'M88 83C89 78 87 73 84 70' : 'M93 83C94.5 77 92 71 88 68', 1.4),
      line(fold, foal ? 'M58 80C56 77 56 73 58 70' : 'M55.5 80C52.5 76 53 71 55 67', 1.4),
      horseHead(hide, kind, headPlace(kind, pose)),
    ].join(''),
    baseline: 117,
  };
}

const STRETCHED_NECK = 'M66 49C56 44 44 36 33 24L15 36C20 48 27 60 36 71C50 78 62 66 66 52Z';
const FLYING_MANE =
  'M27 21C33 14 42 16 48 21C56 22 62 27 66 33C72 36 76 42 78 48C72 47 68 46 65 47C58 46 52 42 47 38C42 36 38 32 35 27C32 25 29 24 27 21Z';
const FLYING_TAIL = 'M106 47C114 41 124 44 132 40C138 37 142 38 146 35C145 46 138 56 128 59C120 62 112 60 106 55Z';

/** A horse at a gallop, with mane and tail in the wind. */
export function drawGallop(id: string, hide: Hide): Drawing {
  const farColour = far(hide.base, hide.shade);
  const hoof = mix(hide.dark, '#000', 0.3);
  const torso = TORSO.horse;
  const fold = mix(hide.base, hide.shade, 0.6);
  return {
    body: [
      movingLeg(
        [
          [54, 72, 15],
          [38, 90, 8.5],
          [50, 100, 5.6],
          [52, 103, 6],
        ],
        farColour,
        hoof,
      ),
      movingLeg(
        [
          [96, 66, 24],
          [94, 88, 10],
          [78, 97, 6.6],
          [70, 106, 6],
        ],
        farColour,
        hoof,
      ),
      fill(hide.dark, FLYING_TAIL),
      fill(hide.base, torso),
      fill(hide.base, STRETCHED_NECK),
      markings(id, hide, [torso, STRETCHED_NECK]),
      fill(hide.dark, FLYING_MANE),
      movingLeg(
        [
          [48, 70, 17],
          [27, 84, 9],
          [13, 95, 6.4],
          [6, 100, 6],
        ],
        hide.base,
        hoof,
        hide.socks,
      ),
      movingLeg(
        [
          [101, 62, 27],
          [112, 82, 11.5],
          [125, 91, 7.4],
          [132, 99, 6.4],
        ],
        hide.base,
        hoof,
        hide.socks,
      ),
      line(fold, 'M92 82C94 76 92 70 88 66', 1.4),
      horseHead(hide, 'horse', 'translate(24 30) rotate(-10) translate(-33 -17)'),
    ].join(''),
    baseline: 112,
  };
}
