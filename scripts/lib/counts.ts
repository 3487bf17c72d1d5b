import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { rootDir } from './paths';

type SourceFile = { name: string; text: string };

/** A number about the code and what it counts. */
export type CodeCount = { name: string; count: number; of: string[] };

const SKIPPED = new Set(['node_modules', 'generated']);
const CODE = /\.(ts|tsx|mjs|sql|prisma)$/;
const TEST = /\.test\.tsx?$/;
/** The code that runs in production or starts it. */
const PRODUCTION = /^(app|components|lib|prisma\/seed|prisma\/schema|scripts|server)\/|^[^/]+$/;
/**
 * Patched prototypes and Node globals, private fields and symbols of Node and Next (Prisma's aggregates also begin with
 * `_`), replaced methods of objects of libraries, and names and headers that libraries don't document.
 */
const INTERNALS = [
  /\.prototype\.\w+ =(?!=)/g,
  /\.exit\s=(?!=)/g,
  /\._(?!_|(?:count|min|max|sum|avg)\b)\w+/g,
  /Symbol\.for\('(?!corral)[^']*'\)/g,
  /\b(?:(?:adapter|client|pool)\.\w+|response\.end) =(?!=)/g,
  /Object\.assign\(\w+, \{ \$\w+/g,
  /getOwnPropertyDescriptor\(\w+\.prototype/g,
  /\b__(?!html|dirname|filename|Secure)\w+/g,
  /\bPRISMA_WASM\w+/g,
  /'(?:x-next[\w-]*|next-action|rsc)'/g,
];
const NUMERIC_CONSTANT = /^(?:export )?const ([A-Z][A-Z0-9_]*)(?::[^=]+)? = [^'"`;]*\d/gm;

async function readSources(folder = ''): Promise<SourceFile[]> {
  const entries = await readdir(path.join(rootDir, folder), { withFileTypes: true });
  const lists = await Promise.all(
    entries.map(async (entry): Promise<SourceFile[]> => {
      const name = path.posix.join(folder, entry.name);
      if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) return [];
      if (entry.isDirectory()) return readSources(name);
      return CODE.test(name) ? [{ name, text: await readFile(path.join(rootDir, name), 'utf8') }] : [];
    }),
  );
  return lists.flat();
}

const linesOf = ({ text }: SourceFile) => text.split('\n').length - 1;

function lines(name: string, files: SourceFile[]): CodeCount {
  return {
    name,
    count: files.reduce((sum, file) => sum + linesOf(file), 0),
    of: files.map((file) => `${file.name} ${linesOf(file)}`),
  };
}

function matches(name: string, files: SourceFile[], patterns: RegExp[]): CodeCount {
  const of = files.flatMap((file) =>
    patterns.flatMap((pattern) => [...file.text.matchAll(pattern)].map(([found]) => `${file.name}: ${found.trim()}`)),
  );
  return { name, count: of.length, of };
}

/** Finds the folder with the most direct files, without tests; the next are in `of`. */
function largestFolder(name: string, files: SourceFile[]): CodeCount {
  const sizes = new Map<string, number>();
  for (const file of files) sizes.set(path.dirname(file.name), (sizes.get(path.dirname(file.name)) ?? 0) + 1);
  const sorted = [...sizes].sort(([, a], [, b]) => b - a).slice(0, 5);
  return { name, count: sorted[0]?.[1] ?? 0, of: sorted.map(([folder, size]) => `${folder} ${size}`) };
}

/** Finds pairs of folders of `lib/`'s groups that import each other, types included. */
function mutualImports(files: SourceFile[]): CodeCount {
  const imports = new Set<string>();
  for (const file of files) {
    for (const [, target = ''] of file.text.matchAll(/(?:from|import\() ?'((?:@\/|\.\.?\/)[^']+)'/g)) {
      const resolved = target.startsWith('@/') ? target.slice(2) : path.posix.join(path.dirname(file.name), target);
      const [from, to] = [file.name, resolved].map((name) => /^lib\/([^/]+\/[^/]+)\//.exec(name)?.[1]);
      if (from && to && from !== to) imports.add(`${from} ${to}`);
    }
  }
  const of = [...imports].filter((pair) => {
    const [a = '', b = ''] = pair.split(' ');
    return a < b && imports.has(`${b} ${a}`);
  });
  return { name: 'folders of lib that import each other', count: of.length, of };
}

const SELF = 'scripts/lib/counts.ts';

/** A category, and its classes whose names are no words of other things. */
const CAPRINE = /\bcaprine\b|\b(?:kid_fat|doeling|doe_open|doe_bred|doe_milk|goat_wether|buck_young)\b/i;

/** Finds the files that have to be changed with a fact or a category, as far as they name it. */
function namedIn(name: string, files: SourceFile[], word: RegExp): CodeCount {
  const of = files.map((file) => (word.test(file.text) ? file.name : '')).filter((file) => file && file !== SELF);
  return { name, count: of.length, of };
}

async function rewrites(): Promise<CodeCount> {
  const { default: config } = (await import('../../next.config.mjs')) as {
    default: { rewrites: () => Promise<Record<string, { source: string; destination: string }[]>> };
  };
  const of = Object.values(await config.rewrites()).flatMap((rules) =>
    rules.map(({ source, destination }) => `${source} → ${destination}`),
  );
  return { name: 'rewrites', count: of.length, of };
}

/** Counts what keeps the code small and its layers separate; `counts.test.ts` has the limits. */
export async function countCode(): Promise<CodeCount[]> {
  const sources = await readSources();
  const production = sources.filter(({ name }) => PRODUCTION.test(name) && !TEST.test(name));
  const under = (folder: string) => production.filter(({ name }) => name.startsWith(folder));
  const search = under('lib/market/search/');
  const sql = sources.filter(({ name }) => name.endsWith('.sql'));
  const migrations = sql.filter(({ name }) => name.startsWith('prisma/migrations/')).map(({ name }) => name);
  const memberPages = new Set(sources.flatMap(({ name }) => /^app\/.*?\/[\w-]+-member(?=\/)/.exec(name) ?? []));
  return [
    lines('lines of TypeScript in lib/market/search', search),
    lines(
      'lines of SQL for search',
      sql.filter(({ name }) => /search/.test(name)),
    ),
    matches('numeric constants in lib/market/search', search, [NUMERIC_CONSTANT]),
    { name: 'migrations', count: migrations.length, of: migrations },
    largestFolder('files in the largest folder of lib', under('lib/')),
    largestFolder('files in the largest folder of components', under('components/')),
    mutualImports(under('lib/')),
    matches(
      'patches and internals',
      production.filter(({ name }) => name !== SELF),
      INTERNALS,
    ),
    matches('calls of revalidate… in app', under('app/'), [/\brevalidate[A-Z]\w*\(/g]),
    namedIn('production files of one fact (curfewHours)', production, /\bcurfewHours\b/),
    namedIn('production files that name one category (caprine)', production, CAPRINE),
    await rewrites(),
    { name: 'pages for members beside public ones', count: memberPages.size, of: [...memberPages] },
  ];
}
