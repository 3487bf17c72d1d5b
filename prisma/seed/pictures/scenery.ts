import { mix, type Hex } from './colour';
import { round, type Random } from './random';
import type { Sky } from './skies';

/** A band of land from `y` down to `height`, its edge waving by `swing`. */
export function ridge(
  random: Random,
  width: number,
  height: number,
  y: number,
  swing: number,
  waves: number,
  fill: string,
) {
  const step = width / waves;
  let previous = y;
  let path = `M0 ${height}V${round(y)}`;
  for (let i = 0; i < waves; i++) {
    const next = y + (random() - 0.5) * 2 * swing;
    const x = i * step;
    path += `C${round(x + step * 0.45)} ${round(previous)} ${round(x + step * 0.55)} ${round(next)} ${round(x + step)} ${round(next)}`;
    previous = next;
  }
  return `<path fill="${fill}" d="${path}V${height}Z"/>`;
}

export function cloud(x: number, y: number, scale: number, fill: Hex, opacity: number) {
  return `<path transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})" fill="${fill}" fill-opacity="${round(opacity)}" d="M0 0c4-14 22-18 32-8c8-22 44-22 52 0c10-8 30-4 32 8c14 0 20 8 20 12H-14C-14 4-8 0 0 0Z"/>`;
}

export function poplars(random: Random, x: number, y: number, count: number, fill: Hex, scale: number) {
  let trees = '';
  for (let i = 0; i < count; i++) {
    const h = (60 + random() * 46) * scale;
    const w = (11 + random() * 5) * scale;
    const foot = x + i * 17 * scale + random() * 5;
    trees += `<path fill="${fill}" d="M${round(foot)} ${round(y)}c${round(-w)} ${round(-h * 0.3)} ${round(-w * 0.7)} ${round(-h * 0.8)} 0 ${round(-h)}c${round(w * 0.7)} ${round(h * 0.2)} ${round(w)} ${round(h * 0.7)} 0 ${round(h)}Z"/>`;
  }
  return trees;
}

/** An ombú: the broad shade tree of the pampas. */
export function ombu(x: number, y: number, scale: number, crown: Hex, trunk: Hex) {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})"><path fill="${trunk}" d="M-9 4c4-22 3-44 0-64h16c-2 22-1 44 6 64Z"/><path fill="${crown}" d="M-70-66c-10-26 14-48 36-44c8-24 52-28 66-4c26-4 46 18 36 42c-6 14-26 18-40 12c-14 8-36 8-48 0c-18 8-42 6-50-6Z"/><path fill="#fff" fill-opacity=".1" d="M-58-80c0-16 16-24 28-20c10-18 40-20 50-4c-22-4-36 4-42 16c-14-2-26 0-36 8Z"/></g>`;
}

export function windmill(x: number, y: number, scale: number, fill: Hex) {
  let blades = '';
  for (let i = 0; i < 10; i++) blades += `<path d="M-3.5-7L-6-27Q0-30 6-27L3.5-7Z" transform="rotate(${i * 36 + 9})"/>`;
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})" fill="${fill}"><path fill="none" stroke="${fill}" stroke-width="3" d="M-16 0L-3-96M16 0L3-96M-13-22L9-50M13-22L-9-50M-9-50L5-78M9-50L-5-78"/><g transform="translate(0 -104)">${blades}<circle r="5"/><path d="M6-2H34L46-11V11L34 2H6Z"/></g></g>`;
}

export function barn(x: number, y: number, scale: number, sky: Sky) {
  const wall = mix('#a5563b', sky.tint, 0.16);
  const roof = mix('#6b5a50', sky.shadow, 0.15);
  const door = mix('#5b3324', sky.shadow, 0.25);
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})"><path fill="${wall}" d="M0 0V-52L20-78L60-90L100-78L120-52V0Z"/><path fill="${roof}" d="M-8-48L16-82L60-97L104-82L128-48L120-45L99-74L60-86L21-74L0-45Z"/><path fill="${door}" d="M40 0V-40H80V0Z"/><path stroke="${wall}" stroke-width="3" fill="none" d="M40 0L80-40M80 0L40-40M60 0V-40"/><path fill="${door}" d="M52-68h16v14H52Z"/></g>`;
}

export function wireFence(random: Random, width: number, y: number, gap: number, height: number, post: Hex, wire: Hex) {
  const thick = height > 50;
  const first = -gap / 2 + 8;
  let fence = '';
  for (let x = first; x < width + gap; x += gap) {
    const lean = (random() - 0.5) * 3;
    const h = height + (random() - 0.5) * 5;
    fence += `<path fill="${post}" d="M${round(x)} ${round(y + 6)}L${round(x + lean)} ${round(y - h)}h${thick ? 8 : 5}l${round(-lean)} ${round(h + 6)}Z"/>`;
  }
  for (const level of [0.28, 0.55, 0.82]) {
    let path = '';
    for (let x = first; x < width + gap; x += gap) {
      path += path
        ? `q${round(gap / 2)} ${round(height * 0.07)} ${gap} 0`
        : `M${round(x)} ${round(y - height * level)}`;
    }
    fence += `<path d="${path}" fill="none" stroke="${wire}" stroke-width="${thick ? 2.2 : 1.4}" stroke-opacity=".8"/>`;
  }
  return fence;
}

export function railFence(width: number, y: number, gap: number, height: number, wood: Hex, light: Hex) {
  let fence = '';
  for (const level of [0.22, 0.52, 0.82]) {
    const top = round(y - height * level - 4);
    fence += `<rect x="-10" y="${top}" width="${width + 20}" height="${round(height * 0.12)}" rx="2" fill="${wood}"/><rect x="-10" y="${top}" width="${width + 20}" height="2" fill="${light}" fill-opacity=".45"/>`;
  }
  for (let x = -gap * 0.3; x < width + gap; x += gap) {
    fence += `<rect x="${round(x)}" y="${round(y - height)}" width="${round(height * 0.17)}" height="${round(height + 8)}" rx="2" fill="${wood}"/><rect x="${round(x)}" y="${round(y - height)}" width="2.5" height="${round(height + 8)}" fill="${light}" fill-opacity=".4"/>`;
  }
  return fence;
}

export function tufts(random: Random, width: number, top: number, bottom: number, count: number, fill: Hex) {
  let path = '';
  for (let i = 0; i < count; i++) {
    const depth = random();
    const x = random() * width;
    const y = top + (bottom - top) * depth;
    const s = 0.6 + depth * 1.2;
    const at = (dx: number, dy: number) => `${round(x + dx * s)} ${round(y + dy * s)}`;
    path += `M${at(0, 0)}C${at(-1, -6)} ${at(-4, -10)} ${at(-8, -13)}C${at(-4, -10)} ${at(-1, -7)} ${at(1, -2)}C${at(1, -8)} ${at(3, -13)} ${at(6, -17)}C${at(5, -11)} ${at(5, -6)} ${at(5, 0)}Z`;
  }
  return `<path fill="${fill}" fill-opacity=".75" d="${path}"/>`;
}

export function flowers(random: Random, width: number, top: number, bottom: number, count: number, fill: Hex) {
  let dots = '';
  for (let i = 0; i < count; i++) {
    const depth = random();
    dots += `<circle cx="${round(random() * width)}" cy="${round(top + (bottom - top) * depth)}" r="${round(1.4 + depth * 1.8)}"/>`;
  }
  return `<g fill="${fill}" fill-opacity=".8">${dots}</g>`;
}

export function coop(x: number, y: number, scale: number, sky: Sky) {
  const wall = mix('#b5693c', sky.tint, 0.15);
  const roof = mix('#7c4326', sky.shadow, 0.2);
  const plank = mix('#8d4f2d', sky.shadow, 0.1);
  const ramp = mix('#8d6a45', sky.shadow, 0.2);
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})"><path fill="${wall}" d="M0 0V-70H130V0Z"/><path fill="${roof}" d="M-12-66L65-112L142-66Z"/><path fill="#3b2a1f" d="M46 0V-34a19 19 0 0 1 38 0V0Z"/><path stroke="${plank}" stroke-width="2" d="M22 0V-68M108 0V-68M0-24H44M86-24H130M0-46H130"/><path fill="#f0dcae" fill-opacity=".9" d="M14-58h20v16H14ZM96-58h20v16H96Z"/><path fill="${ramp}" d="M48 0L36 24H50L60 0Z"/></g>`;
}

export function pond(x: number, y: number, radius: number, sky: Sky) {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${radius}" ry="${round(radius * 0.2)}" fill="${mix(sky.top, sky.low, 0.35)}"/><ellipse cx="${round(x)}" cy="${round(y + 3)}" rx="${round(radius * 0.82)}" ry="${round(radius * 0.13)}" fill="${sky.low}" fill-opacity=".55"/>`;
}

export function rock(x: number, y: number, scale: number, sky: Sky) {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})"><path fill="${mix('#8f877a', sky.tint, 0.2)}" d="M-60 8L-44-26L-12-44L26-34L54-8L62 8Z"/><path fill="#fff" fill-opacity=".18" d="M-44-26L-12-44L26-34L0-22Z"/><path fill="${sky.shadow}" fill-opacity=".22" d="M0-22L26-34L54-8L62 8H10Z"/></g>`;
}

/** A round bale of hay. */
export function bale(x: number, y: number, scale: number, sky: Sky) {
  const hay = mix('#d9b25f', sky.tint, 0.15);
  const dark = mix('#a8803a', sky.shadow, 0.15);
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})"><path fill="${dark}" d="M0-56H52a28 28 0 0 1 0 56H0Z"/><circle cx="0" cy="-28" r="28" fill="${hay}"/><path fill="none" stroke="${dark}" stroke-width="2.5" stroke-opacity=".6" d="M0-28m-4 0a4 4 0 1 1 8 2a9 9 0 1 1-16-6a14 14 0 1 1 26 10a20 20 0 1 1-36-16"/></g>`;
}

/** A concrete water trough. */
export function trough(x: number, y: number, scale: number, sky: Sky) {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})"><path fill="${mix('#a39d92', sky.tint, 0.18)}" d="M-70-26H70L62 0H-62Z"/><ellipse cx="0" cy="-26" rx="70" ry="9" fill="${mix('#bdb7ab', sky.tint, 0.18)}"/><ellipse cx="0" cy="-25" rx="61" ry="6" fill="${mix(sky.top, sky.low, 0.3)}"/></g>`;
}
