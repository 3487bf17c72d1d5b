import { mix } from '../colour';
import type { Hide } from '../hide';
import { cattleHead } from './cattle-head';
import { DEWLAP, SHAPES, tailOf, type CattleBuild, type Pose } from './cattle-shapes';
import { far, fill, foreleg, hindleg, line, spots, type Drawing } from './draw';
import { markings } from './markings';

const UDDER =
  'M76 88C84 83 98 80 108 80C110 89 108 96.5 102 98L101.5 102H99L98.5 99C94 100.5 90.5 100 88 98.500L87.5 102.500H85L84.5 97.500C79.5 96 75.5 92.5 76 88Z';
const SCROTUM = 'M88 85C87 93 89 99.5 93 99.500C97 99.5 99 93 98 86Z';
const SHEATH = 'M66 91C70 90 78 88 82 87C81 92 78 95.5 74 96.500C71 97 68 95 66 91Z';
const ZEBU_SHEATH = 'M62 88C70 87 80 85 84 84C82 92 78 98.5 73 99.500C69 99 65 94 62 88Z';
/** White chests and bellies of white-faced cattle. */
const CHEST = {
  standing: 'M10 52C22 58 30 74 38 90L44 104H14L6 60Z',
  grazing: 'M26 84C36 90 44 90 54 94L40 104L16 98Z',
};
const BELLY = 'M34 84C50 90 76 88 96 84L98 100H34Z';

/** A beef or dairy animal: cow, bull, humped cattle or calf; `inMilk` with a full udder. */
export function drawCattle(id: string, hide: Hide, build: CattleBuild, pose: Pose, { inMilk = false } = {}): Drawing {
  const { torso, neck: necks, legs, head } = SHAPES[build];
  const neck = necks[pose];
  const { fore, hind, top, width } = legs;
  const bull = build.endsWith('bull');
  const calf = build.endsWith('calf');
  const farColour = far(hide.base, hide.shade);
  const fold = mix(hide.base, hide.shade, 0.55);
  const skin = mix(hide.light, hide.shade, 0.3);
  const [tail, tuft] = tailOf(build);
  const sock = hide.socks;
  const farSock = sock && far(sock, hide.shade);
  const dewlap = DEWLAP[build]?.[pose];
  const parts = [
    foreleg({ x: fore + 13, top, width: width * 0.94, foot: 116 }, farColour, hide.dark, farSock),
    hindleg({ x: hind - 15, top, width: width * 0.94, foot: 116 }, farColour, hide.dark, farSock),
    fill(mix(hide.base, hide.shade, 0.25), tail),
    fill(hide.face && !calf ? mix(hide.face, hide.dark, 0.1) : hide.dark, tuft),
  ];
  if (inMilk) parts.push(fill(mix(hide.light, '#e3a893', 0.55), UDDER));
  if (bull)
    parts.push(
      fill(mix(skin, hide.shade, 0.35), SCROTUM),
      fill(mix(hide.base, hide.shade, 0.4), build === 'bull' ? SHEATH : ZEBU_SHEATH),
    );
  if (dewlap) parts.push(fill(mix(hide.base, hide.shade, 0.3), dewlap[0]), line(fold, dewlap[1], 1.2));
  parts.push(fill(hide.base, torso), fill(hide.base, neck), markings(id, hide, [torso, neck]));
  if (hide.face && !hide.pattern)
    parts.push(
      spots(`${id}c`, neck, fill(hide.face, CHEST[pose])),
      spots(`${id}b`, torso, fill(hide.face, pose === 'standing' ? BELLY + CHEST.standing : BELLY)),
    );
  if (build === 'zebu-bull') parts.push(line(fold, 'M46 38C53 43 62 42 70 36', 1.5));
  if (build === 'zebu') parts.push(line(fold, 'M45 40C51 43 57 42 63 37', 1.3));
  if (build === 'bull')
    parts.push(
      line(fold, pose === 'standing' ? 'M37 76C46 72 53 62 55 50' : 'M36 92C46 88 56 78 60 64', 1.5),
      line(fold, pose === 'standing' ? 'M27 62C32 65 37 62 40 57' : 'M30 60C34 54 40 48 47 45', 1.4),
    );
  parts.push(
    foreleg({ x: fore, top: top + 2, width }, hide.base, hide.dark, sock),
    hindleg({ x: hind, top: top - 4, width }, hide.base, hide.dark, sock),
    line(fold, calf ? 'M90 86C91 80 89 76 86 74' : 'M91 89.500C92.5 82 90 77 86 74', 1.5),
    line(fold, calf ? 'M53 84C52 80 53 77 55 75' : 'M53.5 88C51.5 83 52.5 78 55 75', 1.5),
    cattleHead(hide, build, head[pose]),
  );
  return { body: parts.join(''), baseline: 117 };
}
