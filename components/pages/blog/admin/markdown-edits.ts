/** What the toolbar does to the text. */
export const MARKDOWN_EDITS = ['heading', 'bold', 'list', 'link'] as const;
export type MarkdownEdit = (typeof MARKDOWN_EDITS)[number];

/** A text with its selection, in UTF-16 units. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

const LINE_MARKS = { heading: '## ', list: '- ' };
const ADDRESS = 'https://';

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

/** Applies a tool to the selection and returns the text with what is selected next: of a link, its address. */
export function editMarkdown(selected: Selected, edit: MarkdownEdit): Selected {
  if (edit === 'heading' || edit === 'list') return markLines(selected, LINE_MARKS[edit]);
  const { text, start, end } = selected;
  const [before, words, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (edit === 'link') {
    const at = start + words.length + 3;
    return { text: `${before}[${words}](${ADDRESS})${after}`, start: at, end: at + ADDRESS.length };
  }
  return before.endsWith('**') && after.startsWith('**')
    ? { text: before.slice(0, -2) + words + after.slice(2), start: start - 2, end: end - 2 }
    : { text: `${before}**${words}**${after}`, start: start + 2, end: end + 2 };
}
