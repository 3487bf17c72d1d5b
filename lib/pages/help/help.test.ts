import { readdirSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@/lib/core/i18n/locales';
import { TEXT_PAGES } from '@/lib/core/text-pages.mjs';
import { readContent } from '@/lib/records/content/read-content';
import { readHelp } from './read-help';
import { HELP_QUESTIONS, helpPath } from './schema';
import { searchHelp } from './search-help';

const folder = (name: string) => path.join(process.cwd(), 'content', name);
const PATHS = new Set([
  ...HELP_QUESTIONS.map(({ question }) => helpPath(question)),
  ...TEXT_PAGES.map((page) => `/${page}`),
  '/contact',
]);

describe('the texts', () => {
  it('exist for every question and page in every language, and no others', () => {
    const expected = (names: readonly string[]) =>
      names.flatMap((name) => LOCALES.map((locale) => `${name}.${locale}.md`)).sort();
    expect(readdirSync(folder('help')).sort()).toEqual(expected(HELP_QUESTIONS.map(({ question }) => question)));
    expect(readdirSync(folder('pages')).sort()).toEqual(expected(TEXT_PAGES));
  });

  it.each(LOCALES)('begin with the answer, caution at most once and link to what exists (%s)', async (locale) => {
    const prefix = locale === 'es' ? '' : `/${locale}`;
    const pages = await Promise.all(TEXT_PAGES.map((page) => readContent('pages', page, locale)));
    const articles = await readHelp(locale);
    for (const { title, html, summary } of [...articles, ...pages]) {
      expect({ title, startsWithText: html.startsWith('<p>') }).toEqual({ title, startsWithText: true });
      expect(summary.length).toBeLessThan(200);
      const links = [...html.matchAll(/href="(\/[^"#]*)/g)].map(([, href = '']) => href);
      expect(links.filter((href) => !href.startsWith(prefix) || !PATHS.has(href.slice(prefix.length)))).toEqual([]);
    }
    for (const { title, html } of articles)
      expect({ title, isMuchCaution: html.split('class="caution"').length > 2 }).toEqual({
        title,
        isMuchCaution: false,
      });
  });

  it('have the same parts and the same version in every language', async () => {
    for (const page of TEXT_PAGES) {
      const [first, ...others] = await Promise.all(
        LOCALES.map(async (locale) => {
          const { headings, version, draft } = await readContent('pages', page, locale);
          return { page, levels: headings.map(({ level }) => level), version, draft };
        }),
      );
      for (const other of others) expect(other).toEqual(first);
    }
  });

  it('fill in values, and leave unknown placeholders', async () => {
    const { html } = await readContent('pages', 'terms', 'es', { operator: 'Estancia *La Paz*' });
    expect(html).toContain('Estancia');
    expect(html).toContain('{law}');
  });
});

describe('the search', () => {
  it.each([
    ['es', 'seña', 'deposit'],
    ['es', 'SENAS', 'deposit'],
    ['es', '¿cómo verifico mi cuenta?', 'verify-account'],
    ['es', 'guía de tránsito', 'movement-permit'],
    ['es', 'olvidé la contraseña', 'cannot-sign-in'],
    ['es', 'precio de reserva', 'reserve-price'],
    ['en', 'deposit', 'deposit'],
    ['en', 'how do I report a scam', 'report-listing'],
    ['en', "photo won't upload", 'photo-rejected'],
    ['pt', 'sinal', 'deposit'],
    ['pt', 'frete', 'freight'],
    ['pt', 'excluir conta', 'delete-account'],
  ] as const)('%s: «%s» finds %s among the first three', async (locale, query, question) => {
    const found = (await searchHelp(locale, query)).map((article) => article.question);
    expect(found.slice(0, 3)).toContain(question);
  });

  it('finds a whole word where there is one, not what begins like it', async () => {
    const found = (await searchHelp('es', 'seña')).map(({ question }) => question);
    expect(found[0]).toBe('deposit');
    // Their «señal» is that of the phone, and a sign of fraud.
    expect(found).not.toContain('photo-rejected');
    expect(found).not.toContain('serious-listing');
  });

  it('finds nothing for nothing', async () => {
    expect(await searchHelp('es', '  ?! ')).toEqual([]);
    expect(await searchHelp('es', 'xylófono')).toEqual([]);
  });
});
