import 'server-only';
import MarkdownIt from 'markdown-it';
import { proposeSlug } from '@/lib/core/validation/propose-slug';

/** A heading of a text, for its table of contents. */
export type Heading = { id: string; level: number; text: string };

type Token = ReturnType<MarkdownIt['parse']>[number];

/** The elements that an article may contain. An allowlist, so that later features of the parser can't reach a page. */
const TAGS = new Set(
  'p h1 h2 h3 h4 h5 h6 strong em s a img ul ol li blockquote code pre hr br table thead tbody tr th td'.split(' '),
);
const ATTRIBUTES: Record<string, readonly string[]> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'title'],
  ol: ['start'],
  code: [],
  th: ['style'],
  td: ['style'],
};
const ALIGNMENT = /^text-align:(left|center|right)$/;
const WORDS_PER_MINUTE = 200;

const parser = new MarkdownIt({ html: false, linkify: true, typographer: false });
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
parser.validateLink = isHarmless;

/**
 * Returns whether an address is a web, mail or phone address or a path of this site, and so can't run as a script.
 * Strips the characters that browsers ignore in addresses first.
 */
function isHarmless(address: string): boolean {
  const bare = address.replace(/[\u0000-\u0020\u007f-\u009f\u00ad\u200b-\u200f\u2028\u2029\ufeff]/g, '');
  return /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(bare) && !bare.includes('\\');
}

/** Removes everything that isn't allowed from the token tree: unknown elements and attributes. */
function sanitise(tokens: Token[]): Token[] {
  return tokens.flatMap((token) => {
    if (token.type === 'html_block' || token.type === 'html_inline') return [];
    if (token.tag && !TAGS.has(token.tag)) return [];
    const allowed = ATTRIBUTES[token.tag] ?? [];
    token.attrs =
      token.attrs?.filter(([name, value]) => {
        if (name === 'style') return allowed.includes('style') && ALIGNMENT.test(value);
        if (name === 'href' || name === 'src') return allowed.includes(name) && isHarmless(value);
        return allowed.includes(name);
      }) ?? null;
    if (token.children) token.children = sanitise(token.children);
    return [token];
  });
}

const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ type, content, children }) =>
      type === 'image'
        ? ''
        : children
          ? textOf(children)
          : type === 'softbreak' || type === 'hardbreak'
            ? ' '
            : type === 'text' || type === 'code_inline'
              ? content
              : '',
    )
    .join('');

/**
 * Assigns heading levels and ids: the page already has an `h1`, so the text's headings start at `h2`; each gets a
 * unique id to link to.
 */
function nameHeadings(tokens: Token[]): Heading[] {
  const headings: Heading[] = [];
  const taken = new Map<string, number>();
  tokens.forEach((token, index) => {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') return;
    if (token.tag === 'h1') token.tag = 'h2';
    if (token.type === 'heading_close') return;
    const text = textOf(tokens[index + 1]?.children ?? []).trim();
    const base = `s-${proposeSlug(text).slice(0, 60) || 'x'}`;
    const count = (taken.get(base) ?? 0) + 1;
    taken.set(base, count);
    const id = count === 1 ? base : `${base}-${count}`;
    token.attrSet('id', id);
    headings.push({ id, level: Number(token.tag.slice(1)), text });
  });
  return headings;
}

parser.renderer.rules.link_open = (tokens, index, options, _environment, self) => {
  if (/^https?:/i.test(tokens[index]?.attrGet('href') ?? '')) tokens[index]?.attrSet('rel', 'nofollow noopener');
  return self.renderToken(tokens, index, options);
};
const image = parser.renderer.rules.image;
parser.renderer.rules.image = (tokens, index, options, environment, self) => {
  const token = tokens[index];
  // Pages load no pictures of other sites: what such a one shows is said instead.
  if (!token?.attrGet('src')?.startsWith('/')) return parser.utils.escapeHtml(token?.content ?? '');
  token.attrSet('loading', 'lazy');
  token.attrSet('decoding', 'async');
  return image?.(tokens, index, options, environment, self) ?? '';
};
// A wide table scrolls in its own box, focusable by keyboard.
parser.renderer.rules.table_open = () => '<div class="table-box" tabindex="0"><table>\n';
parser.renderer.rules.table_close = () => '</table></div>\n';
// Long lines scroll in a box, focusable by keyboard. No language class: it would put the author's text into an
// attribute.
const code = (tokens: Token[], index: number) =>
  `<pre tabindex="0"><code>${parser.utils.escapeHtml(tokens[index]?.content ?? '')}</code></pre>\n`;
parser.renderer.rules.fence = code;
parser.renderer.rules.code_block = code;

/** Renders an article's Markdown as safe HTML and returns its headings. Raw HTML in it is shown as text. */
export function renderMarkdown(markdown: string): { html: string; headings: Heading[] } {
  const environment = {};
  const tokens = sanitise(parser.parse(markdown, environment));
  const headings = nameHeadings(tokens);
  return { html: parser.renderer.render(tokens, parser.options, environment), headings };
}

/** Returns the article's text without markup, for excerpts, search engines and word counts. */
export function plainText(markdown: string): string {
  return sanitise(parser.parse(markdown, {}))
    .map(({ type, content, children }) =>
      children ? textOf(children) : type === 'code_block' || type === 'fence' ? content : '',
    )
    .filter(Boolean)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Estimates the minutes that an adult needs to read a text; at least one. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(text.split(/\s+/).filter(Boolean).length / WORDS_PER_MINUTE));
}
