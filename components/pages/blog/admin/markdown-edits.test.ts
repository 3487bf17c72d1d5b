import { editMarkdown, type MarkdownEdit } from './markdown-edits';

/** The selection stands between bars. */
const edited = (marked: string, edit: MarkdownEdit) => {
  const [before = '', words = '', after = ''] = marked.split('|');
  const { text, start, end } = editMarkdown(
    { text: before + words + after, start: before.length, end: before.length + words.length },
    edit,
  );
  return `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;
};

it.each<[MarkdownEdit, string, string]>([
  ['bold', 'La |sombra| baja', 'La **|sombra|** baja'],
  ['bold', 'La **|sombra|** baja', 'La |sombra| baja'],
  ['bold', '||', '**||**'],
  ['link', 'La |sombra| baja', 'La [sombra](|https://|) baja'],
  ['heading', 'Uno\nD||os\nTres', 'Uno\n## D||os\nTres'],
  ['heading', '## D||os', 'D||os'],
  ['heading', '#||# Dos', '||Dos'],
  ['list', '## Dos||', '- Dos||'],
  ['list', '|## Uno\nDos|', '|- Uno\n- Dos|'],
  ['heading', '|## Dos|', '|Dos|'],
  ['list', 'a|gua\nsom|bra\n', '|- agua\n- sombra|\n'],
  ['list', '- agua\n|sombra|', '- agua\n|- sombra|'],
  ['list', '||', '- ||'],
])('%s: %j becomes %j', (edit, before, after) => {
  expect(edited(before, edit)).toBe(after);
});
