/** What the toolbar does to the text. */
export const MARKDOWN_EDITS = ['heading', 'bold', 'italic', 'list', 'quote'] as const;
export type MarkdownEdit = (typeof MARKDOWN_EDITS)[number];

/** A text with its selection, in UTF-16 units. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

const LINE_MARKS = { heading: '## ', list: '- ', quote: '> ' };
const WORD_MARKS = { bold: '**', italic: '*' };
/** A web address, or a page of this site. */
const ADDRESS = /^(?:https?:\/\/[^\s()<>]+|\/[^\s()<>]*)$/;
/** A line of a list with something in it, and one that is empty. */
const ITEM = /^(\s*)(?:([-*+])|(\d+)\.) +(.*)$/;

/** A line without the mark that it has: a heading is no item of a list. */
const unmarked = (line: string): string => {
  const had = Object.values(LINE_MARKS).find((mark) => line.startsWith(mark));
  return had ? line.slice(had.length) : line;
};

/** Puts a mark before each selected line, or takes it away where all of them have it. A caret stays where it was. */
function markLines({ text, start, end }: Selected, mark: string): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isMarked = lines.every((line) => line.startsWith(mark));
  const marked = lines.map((line) => (isMarked ? '' : mark) + unmarked(line)).join('\n');
  const caret = Math.max(from, start + marked.length - (to - from));
  const selected = start === end ? { start: caret, end: caret } : { start: from, end: from + marked.length };
  return { text: text.slice(0, from) + marked + text.slice(to), ...selected };
}

/** Puts a mark around the selection, or takes it away where it is: of three stars, one is italic and two are bold. */
function markWords({ text, start, end }: Selected, mark: string): Selected {
  const [before, words, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  const stars = Math.min(/\**$/.exec(before)?.[0].length ?? 0, /^\**/.exec(after)?.[0].length ?? 0);
  const { length } = mark;
  const isMarked = length === 2 ? stars > 1 : stars % 2 === 1;
  return isMarked
    ? { text: before.slice(0, -length) + words + after.slice(length), start: start - length, end: end - length }
    : { text: before + mark + words + mark + after, start: start + length, end: end + length };
}

/** Applies a tool to the selection and returns the text with what is selected next. */
export function editMarkdown(selected: Selected, edit: MarkdownEdit): Selected {
  return edit === 'bold' || edit === 'italic'
    ? markWords(selected, WORD_MARKS[edit])
    : markLines(selected, LINE_MARKS[edit]);
}

/** Returns the address of a link as it can stand in Markdown, null if it is none; one without a protocol gets it. */
export function linkAddress(typed: string): string | null {
  const address = typed.trim();
  const whole = /^[\w-]+(?:\.[\w-]+)+(?:[/?#].*)?$/.test(address) ? `https://${address}` : address;
  return ADDRESS.test(whole) ? whole : null;
}

/** Puts a link in place of the selection; the caret stands behind it. */
export function insertLink({ text, start, end }: Selected, words: string, address: string): Selected {
  const link = `[${plain(words.trim() || address)}](${address})`;
  return { text: text.slice(0, start) + link + text.slice(end), start: start + link.length, end: start + link.length };
}

/** Puts a picture between paragraphs, below the line of the selection, so that it is never within words or a link. */
export function insertPicture({ text, end }: Selected, name: string, url: string): Selected {
  const next = text.indexOf('\n', end);
  const before = text.slice(0, next === -1 ? text.length : next).trimEnd();
  const after = next === -1 ? '' : text.slice(next).trimStart();
  const picture = `![${plain(name.replace(/\.[^.]*$/, ''))}](${url})`;
  const above = before && `${before}\n\n`;
  const caret = above.length + picture.length + 2;
  return { text: `${above}${picture}\n\n${after}`, start: caret, end: caret };
}

/**
 * Goes on with a list at the end of one of its lines, as Enter is expected to: the next line has its mark, and an empty
 * one ends the list. Null elsewhere.
 */
export function continueList({ text, start, end }: Selected): Selected | null {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const [item, indent = '', mark, number, words] = ITEM.exec(text.slice(from, start)) ?? [];
  if (start !== end || item === undefined) return null;
  const added = words ? `\n${indent}${mark ?? `${Number(number) + 1}.`} ` : '';
  const kept = words ? start : from;
  return {
    text: text.slice(0, kept) + added + text.slice(start),
    start: kept + added.length,
    end: kept + added.length,
  };
}

/** Words that end no link and no picture. */
const plain = (words: string) => words.replace(/[[\]\\\n]/g, ' ');
