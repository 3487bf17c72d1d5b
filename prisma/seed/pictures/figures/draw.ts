import { mix, type Hex } from '../colour';

/** Figures are drawn in a box of 128 units, facing left; `baseline` is where the feet stand. */
export type Drawing = { body: string; baseline: number };

const EYE = '#1b1614';

export function fill(colour: Hex, d: string, transform?: string): string {
  return `<path fill="${colour}" d="${d}"${transform ? ` transform="${transform}"` : ''}/>`;
}

/** A thin line, for mouths and folds. */
export function line(colour: Hex, d: string, width = 1.2, transform?: string): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" d="${d}"${transform ? ` transform="${transform}"` : ''}/>`;
}

/** Returns the path of an ellipse. All shapes are paths, so that outlines can be clipped. */
export function oval(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${rx * 2} 0a${rx} ${ry} 0 1 1 ${-rx * 2} 0Z`;
}

export function eye(cx: number, cy: number, size: number, transform?: string): string {
  return (
    fill(EYE, oval(cx, cy, size * 0.86, size), transform) +
    fill('#fff', oval(cx - size * 0.3, cy - size * 0.35, size * 0.26, size * 0.26), transform)
  );
}

/** Spots that stay inside the shape `d`. */
export function spots(id: string, d: string, content: string): string {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}

type Leg = { x: number; top: number; width: number; foot?: number };

function hoof(x: number, width: number, foot: number, colour: Hex): string {
  const half = width / 2;
  return fill(colour, `M${x - half} ${foot - 6}h${width}l1.2 4.2q.4 1.8-1.4 1.8h${-width - 1.6}q-1.8 0-1.2-1.8Z`);
}

/** The lower leg, in the colour of a sock. */
function cannon(x: number, top: number, width: number, foot: number, colour: Hex): string {
  const half = width / 2;
  const edge = top + (foot - top) * 0.62;
  return fill(colour, `M${x - half} ${edge + 1}q${half} -3 ${width} 0V${foot - 5}h${-width}Z`);
}

/** A front leg: straight, a little thicker at the knee. */
export function foreleg({ x, top, width, foot = 118 }: Leg, colour: Hex, hoofColour: Hex, sock?: Hex): string {
  const half = width / 2;
  const knee = top + (foot - top) * 0.5;
  return (
    fill(
      colour,
      `M${x - half * 1.7} ${top}C${x - half * 1.5} ${knee - 8} ${x - half * 1.25} ${knee - 4} ${x - half * 1.2} ${knee}C${x - half} ${knee + 6} ${x - half} ${knee + 8} ${x - half} ${foot - 5}h${width}C${x + half} ${knee + 8} ${x + half} ${knee + 6} ${x + half * 1.15} ${knee}C${x + half * 1.3} ${knee - 6} ${x + half * 1.9} ${knee - 8} ${x + half * 2.1} ${top}Z`,
    ) +
    (sock ? cannon(x, top, width, foot, sock) : '') +
    hoof(x, width, foot, hoofColour)
  );
}

/** A hind leg: a full thigh, and a hock that bends backwards. */
export function hindleg({ x, top, width, foot = 118 }: Leg, colour: Hex, hoofColour: Hex, sock?: Hex): string {
  const half = width / 2;
  const hock = top + (foot - top) * 0.5;
  return (
    fill(
      colour,
      `M${x - half * 3} ${top}C${x - half * 2.6} ${hock - 6} ${x - half * 0.6} ${hock - 4} ${x - half * 0.4} ${hock + 2}C${x - half * 0.6} ${hock + 8} ${x - half} ${foot - 12} ${x - half} ${foot - 5}h${width}C${x + half} ${foot - 12} ${x + half * 1.6} ${hock + 8} ${x + half * 2} ${hock}C${x + half * 2.1} ${hock - 6} ${x + half * 2.5} ${hock - 10} ${x + half * 2.3} ${top}Z`,
    ) +
    (sock ? cannon(x, top, width, foot, sock) : '') +
    hoof(x, width, foot, hoofColour)
  );
}

/** The colour of the far legs: the animal's own, in shadow. */
export function far(base: Hex, shade: Hex): Hex {
  return mix(base, shade, 0.8);
}

/** A fleece: an ellipse with a scalloped edge. */
export function fleece(cx: number, cy: number, rx: number, ry: number, curls: number): string {
  const point = (i: number) => {
    const angle = (i / curls) * Math.PI * 2 + 0.35;
    return [
      Math.round((cx + rx * Math.cos(angle)) * 10) / 10,
      Math.round((cy + ry * Math.sin(angle)) * 10) / 10,
    ] as const;
  };
  let path = `M${point(0).join(' ')}`;
  for (let i = 1; i <= curls; i++) {
    const [x0, y0] = point(i - 1);
    const [x, y] = point(i);
    const r = Math.round(Math.hypot(x - x0, y - y0) * 5.4) / 10;
    path += `A${r} ${r} 0 0 1 ${x} ${y}`;
  }
  return `${path}Z`;
}
