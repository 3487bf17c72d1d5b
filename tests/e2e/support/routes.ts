import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../../../scripts/lib/paths';

export type AppRoute = {
  /** As an address, with `[…]` where something is filled in and without the language: `/listing/[id]`, `/api/cattle`. */
  pattern: string;
  isPage: boolean;
};

/** Every page and route handler of the application, read from its folders, so that none can be missed. */
export function appRoutes(folder = fromRoot('app'), prefix = ''): AppRoute[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry): AppRoute[] => {
    if (entry.isDirectory())
      return appRoutes(path.join(folder, entry.name), entry.name === '[locale]' ? prefix : `${prefix}/${entry.name}`);
    if (!/^(page\.tsx|route\.tsx?)$/.test(entry.name)) return [];
    return [{ pattern: prefix || '/', isPage: entry.name === 'page.tsx' }];
  });
}
