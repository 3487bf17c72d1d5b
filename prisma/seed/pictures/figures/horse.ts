import { mix } from '../colour';
import type { Hide } from '../hide';
import type { Pose } from './cattle-shapes';
import { far, fill, foreleg, hindleg, line, type Drawing } from './draw';
import { horseHead } from './horse-head';
import { MANE, NECK, TAIL, TORSO, type HorseKind } from './horse-shapes';
import { movingLeg } from './limb';
import { markings } from './markings';

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
