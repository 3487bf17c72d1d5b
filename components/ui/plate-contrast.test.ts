/** @jest-environment node */
import { readFileSync } from 'node:fs';

const CSS = readFileSync('app/globals.css', 'utf8');

type Colour = readonly [red: number, green: number, blue: number];

/** The values of a token: of the light theme, then of the dark one by preference and by choice. */
const valuesOf = (token: string) =>
  [...CSS.matchAll(new RegExp(`--color-${token}: oklch\\(([^)]*)\\)`, 'g'))].map(([, value]) => value ?? '');

/** The linear light of an oklch colour, its opacity aside. */
function colour(value: string): Colour {
  const [lightness = 0, chroma = 0, hue = 0] = value.split(' ').map(Number);
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [one, other]
    .map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

it('parts a button from whatever picture it is on, in the dark too', () => {
  const [, ...plates] = valuesOf('plate').map(colour);
  const inks = valuesOf('plate-ink').slice(1).map(colour);
  const lines = valuesOf('plate-line').map(colour);
  expect(plates).toHaveLength(2);
  for (const [at, plate] of plates.entries()) {
    const [ink, line] = [inks[at], lines[at]];
    if (!ink || !line) throw new Error('A theme lacks a token');
    expect(contrast(plate, ink)).toBeGreaterThan(7);
    // Either its edge or its face differs from a picture of any brightness.
    for (let grey = 0; grey <= 1; grey += 0.01) {
      const picture: Colour = [grey, grey, grey];
      expect(Math.max(contrast(picture, plate), contrast(picture, line))).toBeGreaterThanOrEqual(3);
    }
  }
});
