import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { runMain, UserError } from './lib/fail';
import { compareCatalogues, flattenMessages, type Catalogue } from './lib/message-catalogue';
import { collectUsage, compareUsage, emptyUsage } from './lib/message-usage';
import { fromRoot, rootDir } from './lib/paths';
import { findTuteo } from './lib/tuteo';
import { findZeroAsOne } from './lib/zero-as-one';

const LOCALES = ['es', 'en', 'pt'];
const SOURCES = ['app', 'components', 'lib'];

/**
 * Checks that every text exists in every language with the same arguments, that texts and their uses match, that Spanish
 * says «vos» and that no Portuguese plural takes zero for one.
 */
runMain(async () => {
  const catalogues = new Map<string, Catalogue>();
  for (const locale of LOCALES) {
    const text = await readFile(fromRoot('messages', `${locale}.json`), 'utf8');
    catalogues.set(locale, flattenMessages(JSON.parse(text) as Parameters<typeof flattenMessages>[0]));
  }
  const usage = emptyUsage();
  for (const folder of SOURCES) {
    for (const file of await readdir(fromRoot(folder), { recursive: true })) {
      if (!/\.tsx?$/.test(file) || /\.test\.|(^|\/)generated\//.test(file)) continue;
      const absolute = fromRoot(folder, file);
      collectUsage(path.relative(rootDir, absolute), await readFile(absolute, 'utf8'), usage);
    }
  }
  const known = new Set([...catalogues.values()].flatMap((catalogue) => [...catalogue.keys()]));
  const problems = [
    ...compareCatalogues(catalogues),
    ...compareUsage(known, usage),
    ...findTuteo(catalogues.get('es') ?? new Map()),
    ...findZeroAsOne(catalogues.get('pt') ?? new Map()),
  ];
  if (problems.length) throw new UserError(`${problems.join('\n')}\n${problems.length} problems with texts.`);
  console.log(`${known.size} texts in ${LOCALES.length} languages.`);
});
