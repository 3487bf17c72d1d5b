import { mix, type Hex } from '../colour';
import type { Hide } from '../hide';
import { eye, fill, line, oval, type Drawing } from './draw';
import { foot } from './poultry';

const ORANGE = '#e58a2f';

/** A webbed foot. */
function web(x: number, top: number, colour: Hex): string {
  return fill(
    colour,
    `M${x - 2.2} ${top}L${x - 2} 110C${x - 7} 112 ${x - 12} 115 ${x - 14} 118.500C${x - 9} 117.5 ${x - 6} 118.8 ${x - 3} 117.800C${x} 119 ${x + 3} 118.2 ${x + 5} 118.500C${x + 5} 115 ${x + 3.5} 112 ${x + 2.4} 110L${x + 2.6} ${top}Z`,
  );
}

const GOOSE =
  'M24 22C24 12 40 9 45 20C50 33 42 46 46 55C60 50 82 52 96 58C106 62 116 60 123 55C122 72 112 92 90 99C68 106 42 102 34 86C28 72 38 56 35 42C33 34 27 32 24 28Z';

/** A goose: heavy and long-necked. */
export function drawGoose(hide: Hide): Drawing {
  return {
    body: [
      web(74, 98, mix(ORANGE, '#7a3f12', 0.3)),
      web(58, 98, ORANGE),
      fill(hide.base, GOOSE),
      fill(mix(hide.base, hide.shade, 0.35), 'M56 66C70 58 92 62 108 66C104 82 84 93 68 88C58 84 52 74 56 66Z'),
      line(hide.shade, 'M66 82C80 87 94 82 102 74M74 75C86 79 97 75 104 70', 1.7),
      line(mix(hide.base, hide.shade, 0.55), 'M40 84q4 5 9 6M46 92q5 4 10 4', 1.5),
      fill(ORANGE, 'M25 18C18 18 10 22 7 27C9 30.5 18 31 26 29C28 25 28 21 25 18Z'),
      line(mix(ORANGE, '#7a3f12', 0.6), 'M9 26.500C15 25.5 20 25.5 26 25', 1),
      eye(33, 20, 2.5),
    ].join(''),
    baseline: 118,
  };
}

const DUCK =
  'M28 40C26 26 46 20 53 34C57 44 52 54 58 61C70 57 86 58 98 63C108 65 114 60 120 54C124 70 112 94 90 100C68 106 42 102 35 88C29 76 38 66 36 56C34 50 29 48 28 40Z';

/** A duck; black and white ones are Muscovies, with a bare red face. */
export function drawDuck(hide: Hide): Drawing {
  const muscovy = hide.pattern === 'pied' && hide.patch !== undefined;
  const beak = muscovy ? '#d9a3a0' : ORANGE;
  const leg = muscovy ? '#6b5f57' : ORANGE;
  const wing = 'M58 70C72 62 92 66 106 71C102 86 84 95 70 91C60 88 54 78 58 70Z';
  return {
    body: [
      web(74, 98, mix(leg, '#000', 0.25)),
      web(58, 98, leg),
      fill(hide.base, DUCK),
      muscovy
        ? fill(
            hide.light,
            'M33 58C32 68 30 78 35 88C40 97 52 101 62 101C52 92 48 80 52 68C54 63 56 61 58 60C53 55 54 48 55 44C48 52 40 56 33 58Z',
          )
        : '',
      fill(muscovy ? mix(hide.base, '#2c5a4a', 0.5) : mix(hide.base, hide.shade, 0.35), wing),
      muscovy ? fill(hide.light, 'M62 70C72 65 82 66 90 68C84 76 70 78 62 76Z') : '',
      line(muscovy ? hide.dark : hide.shade, 'M70 86C82 90 94 85 100 79M78 79C88 82 98 79 103 74', 1.7),
      muscovy ? fill('#c8453a', `${oval(33.5, 36, 6.5, 6)}${oval(28.5, 33, 3.4, 3)}${oval(38, 41, 4, 3.4)}`) : '',
      fill(beak, 'M29 36C21 37 12 40 8 44.500C11 49 22 49.5 31 46C33 42 32 38 29 36Z'),
      line(mix(beak, '#5a2f12', 0.5), 'M10 44.500C17 43.5 23 43.5 30 42.500', 1),
      eye(38, 35, 2.5),
    ].join(''),
    baseline: 118,
  };
}

const TURKEY =
  'M45 32C46 42 38 50 33 60C26 76 36 98 60 102C84 105 104 94 110 76C112 66 106 56 94 52C80 48 66 50 59 46C55 42 54 36 53 31Z';

/** A feather of the fan, drawn upright from the root and turned by `angle`. */
function fanFeather(angle: number, hide: Hide): string {
  const at = `translate(90 74) rotate(${angle})`;
  const band = hide.patch ?? mix(hide.base, hide.shade, 0.25);
  return (
    fill(
      mix(hide.base, hide.dark, 0.1 + (angle % 36 === 10 ? 0.1 : 0)),
      'M-4 0C-9 -22 -9 -44 0 -52C9 -44 9 -22 4 0Z',
      at,
    ) +
    (hide.patch ? fill(hide.dark, 'M-7.6 -37C-5 -40 5 -40 7.6 -37L6.6 -43C4 -46 -4 -46 -6.6 -43Z', at) : '') +
    fill(band, 'M-6.4 -44C-4 -49 -2 -51 0 -52C2 -51 4 -49 6.4 -44C3 -46.5 -3 -46.5 -6.4 -44Z', at)
  );
}

/** A tom turkey with its tail fanned. */
export function drawTurkey(hide: Hide): Drawing {
  const fan = [-62, -44, -26, -8, 10, 28, 46, 64, 82].map((angle) => fanFeather(angle, hide)).join('');
  const wing = hide.patch ? mix(hide.base, hide.light, 0.35) : mix(hide.base, hide.shade, 0.3);
  const leg = '#b4857a';
  return {
    body: [
      fan,
      foot(74, 98, mix(leg, '#000', 0.25)),
      foot(58, 98, leg),
      fill(hide.base, TURKEY),
      fill(wing, 'M56 66C70 58 92 60 104 68C100 86 82 95 68 90C58 86 52 75 56 66Z'),
      line(hide.shade, 'M66 84C78 89 92 85 99 77M72 77C83 81 94 77 101 71', 1.8),
      line(mix(hide.base, hide.shade, 0.7), 'M36 72q5 5 10 0M38 82q5 5 10 0M44 91q5 4 10 1', 1.6),
      line('#2a2320', 'M36 66C32 72 31 78 32 84', 2.4),
      fill('#7fa3bd', 'M43 14C36 16 36 27 41 32C44 42 52 42 55 36C56 28 56 18 52 14C49 12 46 12 43 14Z'),
      fill('#cf3f37', 'M40 31C35 35 34 47 39 51C43 55 51 52 53 45C55 40 54 36 53 33C49 36 44 35 40 31Z'),
      fill('#d9a24a', 'M40 20C35 20 31 22 29 25.500C33 27 37 27 41 26Z'),
      fill('#cf3f37', 'M41 18C36 20 34 26 35 34C38 35 39 31 39 27C40 24 42 22 43 20Z'),
      eye(46.5, 21, 2.3),
    ].join(''),
    baseline: 117.5,
  };
}
