import type { IncomingMessage } from 'node:http';

/** Where Next notes which route it found; `tests/e2e/api/log.spec.ts` holds that it still does. */
const NEXT_META = Symbol.for('NextInternalRequestMeta');

type Matched = { [NEXT_META]?: { match?: { definition?: { pathname?: unknown } } } };

export type Route = {
  /** The pattern, such as `/[locale]/listing/[id]`: few values, none of them a visitor's. */
  name: string;
  /** The path that was asked for, where it holds neither a token nor anything that a stranger made up. */
  path?: string;
  /** A file that never changes: of the build or of `public`. */
  isFile: boolean;
};

const FILE = /^\/(_next\/|art\/|icons\/|favicon\.ico)/;

/** What was asked for by `url`, known once it was answered. */
export function routeOf(request: IncomingMessage, status: number, url: string): Route {
  const pattern = (request as Matched)[NEXT_META]?.match?.definition?.pathname;
  if (typeof pattern === 'string') {
    return /\[token\]|\[\.\.\./.test(pattern)
      ? { name: pattern, isFile: false }
      : { name: pattern, path: url.split('?', 1)[0], isFile: false };
  }
  if (FILE.test(url) && status < 400) return { name: 'file', isFile: true };
  return { name: status >= 300 && status < 400 ? 'redirect' : 'none', isFile: false };
}
