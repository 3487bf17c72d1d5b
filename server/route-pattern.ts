import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isLocale } from '@/lib/i18n/locales';

export type Route = {
  /** The address's pattern, such as `/listing/[id]`: few values, none of them a visitor's. */
  name: string;
  /** The path that was asked for, where it holds neither a token nor anything that a stranger made up. */
  path?: string;
  /** A file that never changes: of the build or of `public`. */
  isFile: boolean;
};

const FILE = /^\/(_next\/|art\/|icons\/|favicon\.ico|robots\.txt|manifest\.webmanifest)/;

type Folders = ReadonlyMap<string, Folders>;

function readFolders(folder: string): Folders {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return new Map(entries.map(({ name }) => [name, readFolders(path.join(folder, name))]));
}

/** The folders of `app/` are the application's addresses. Next tells nobody which of them a request matched. */
const handlers = readFolders(path.join(__dirname, '..', 'app'));
const pages: Folders = handlers.get('[locale]') ?? new Map();

/** Joins the folders that the segments of an address lead to; null where there are none. */
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

/** The route of an address, by which the log, figures and traces name it. */
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
