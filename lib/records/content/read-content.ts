import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { env } from '@/lib/core/env';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { plainText, readingMinutes, renderMarkdown, type Heading } from '@/lib/core/markdown/render-markdown';
import { splitFrontMatter } from './front-matter';

const frontMatterSchema = z.object({
  title: z.string().min(1),
  /** One sentence for search engines and lists. */
  summary: z.string().min(1),
  /** Other words that people search for. */
  words: z.string().default(''),
  /** The day on which a person last reviewed the text. */
  reviewed: z.iso.date(),
  /** The day from which a legal text applies. */
  version: z.iso.date().optional(),
  /** A legal text that no lawyer has read. */
  draft: z.stringbool().default(false),
});

/** A text of `content/` in one language. */
export type Content = z.output<typeof frontMatterSchema> & {
  html: string;
  headings: Heading[];
  minutes: number;
  /** Without markup, for searching. */
  text: string;
};

export type ContentFolder = 'help' | 'pages';

/** Links in the texts have no language: `/safety` leads an English reader to `/en/safety`. */
function localizeLinks(markdown: string, locale: Locale): string {
  return markdown.replace(/\]\((\/[^)\s]*)\)/g, (_, target: string) => `](${localizedPath(locale, target)})`);
}

/** Quotations in these texts are cautions. */
const asCautions = (html: string) =>
  html.replaceAll('<blockquote>', '<div class="caution" role="note">').replaceAll('</blockquote>', '</div>');

async function parse(folder: ContentFolder, name: string, locale: Locale, values: Record<string, string>) {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'content', folder, `${name}.${locale}.md`);
  const { fields, body } = splitFrontMatter(await readFile(file, 'utf8'));
  const filled = body.replace(/\{(\w+)\}/g, (placeholder, key: string) => values[key] ?? placeholder);
  const { html, headings } = renderMarkdown(localizeLinks(filled, locale));
  const text = plainText(filled);
  return {
    ...frontMatterSchema.parse(fields),
    html: asCautions(html),
    headings,
    minutes: readingMinutes(text),
    text,
  };
}

const parsed = new Map<string, Promise<Content>>();

/**
 * Returns a text of `content/`, with `{name}` in it replaced by `values`. Read once per process, but each time in
 * development.
 * @throws Error if the file is missing or invalid.
 */
export async function readContent(
  folder: ContentFolder,
  name: string,
  locale: Locale,
  values: Record<string, string> = {},
): Promise<Content> {
  const key = JSON.stringify([folder, name, locale, values]);
  const known = env.NODE_ENV === 'development' ? undefined : parsed.get(key);
  const content =
    known ??
    parse(folder, name, locale, values).catch((cause: unknown) => {
      parsed.delete(key);
      throw new Error(`The text ${folder}/${name}.${locale}.md can't be read.`, { cause });
    });
  parsed.set(key, content);
  return content;
}
