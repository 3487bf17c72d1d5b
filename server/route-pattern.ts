import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isLocale } from '@/lib/core/i18n/locales';

export type Route = {
  /** The route pattern, such as `/listing/[id]`: few values, and none that a visitor chose. */
  name: string;
  /** The requested path, unless it contains a token or arbitrary input. */
  path?: string;
  /** An immutable file of the build or of `public`. */
  isFile: boolean;
};

const FILE = /^\/(_next\/|art\/|icons\/|favicon\.ico|robots\.txt|manifest\.webmanifest)/;

type Folders = ReadonlyMap<string, Folders>;

function readFolders(folder: string): Folders {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return new Map(entries.map(({ name }) => [name, readFolders(path.join(folder, name))]));
}

/** Patterns are derived from the folders of `app/`, because Next does not expose which route a request matched. */
const handlers = readFolders(path.join(__dirname, '..', 'app'));
const pages: Folders = handlers.get('[locale]') ?? new Map();

/** Joins the folders that match the segments; null if there are none. */
function patternOf([segment, ...rest]: string[], folders: Folders): string | null {
  if (segment === undefined) return '';
  const dynamic = [...folders.keys()].filter((name) => name.startsWith('[') && name !== '[locale]');
  for (const name of [segment, ...dynamic]) {
    const inside = folders.get(name);
    if (!inside) continue;
    if (name.startsWith('[...') || name.startsWith('[[...')) return `/${name}`;
    const pattern = patternOf(rest, inside);
    if (pattern !== null) return `/${name}${pattern}`;
  }
  return null;
}

/** Returns the route of a URL, which names it in the log, the metrics and the traces. */
export function routeOf(url: string, status: number): Route {
  if (FILE.test(url) && status < 400) return { name: 'file', isFile: true };
  const [pathname = ''] = url.split('?', 1);
  const segments = pathname.split('/').filter(Boolean);
  const name = patternOf(segments, handlers) ?? patternOf(isLocale(segments[0]) ? segments.slice(1) : segments, pages);
  if (name === null) return { name: 'none', isFile: false };
  return /\[token\]|\[\.\.\./.test(name)
    ? { name, isFile: false }
    : { name: name || '/', path: pathname, isFile: false };
}
