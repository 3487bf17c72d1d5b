import {
  continueList,
  editMarkdown,
  insertLink,
  insertPicture,
  linkAddress,
  type MarkdownEdit,
  type Selected,
} from './markdown-edits';

/** The selection stands between bars. */
const read = (marked: string): Selected => {
  const [before = '', words = '', after = ''] = marked.split('|');
  return { text: before + words + after, start: before.length, end: before.length + words.length };
};
const show = ({ text, start, end }: Selected) => `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;

it.each<[MarkdownEdit, string, string]>([
  ['bold', 'La |sombra| baja', 'La **|sombra|** baja'],
  ['bold', 'La **|sombra|** baja', 'La |sombra| baja'],
  ['bold', '||', '**||**'],
  ['bold', 'La *|sombra|* baja', 'La ***|sombra|*** baja'],
  ['italic', 'La |sombra| baja', 'La *|sombra|* baja'],
  ['italic', 'La *|sombra|* baja', 'La |sombra| baja'],
  ['italic', 'La **|sombra|** baja', 'La ***|sombra|*** baja'],
  ['italic', 'La ***|sombra|*** baja', 'La **|sombra|** baja'],
  ['heading', 'Uno\nD||os\nTres', 'Uno\n## D||os\nTres'],
  ['heading', '## D||os', 'D||os'],
  ['heading', '#||# Dos', '||Dos'],
  ['list', '## Dos||', '- Dos||'],
  ['list', '|## Uno\nDos|', '|- Uno\n- Dos|'],
  ['heading', '|## Dos|', '|Dos|'],
  ['list', 'a|gua\nsom|bra\n', '|- agua\n- sombra|\n'],
  ['list', '- agua\n|sombra|', '- agua\n|- sombra|'],
  ['list', '||', '- ||'],
  ['quote', 'a|gua\n- som|bra', '|> agua\n> sombra|'],
  ['quote', '> agua||', 'agua||'],
])('%s: %j becomes %j', (edit, before, after) => {
  expect(show(editMarkdown(read(before), edit))).toBe(after);
});

it.each([
  ['La |sombra| baja', 'La [sombra](https://a.test)|| baja'],
  ['La ||', 'La [https://a.test](https://a.test)||'],
  ['La |so]mbra|', 'La [so mbra](https://a.test)||'],
])('links %j', (before, after) => {
  const selected = read(before);
  const words = selected.text.slice(selected.start, selected.end);
  expect(show(insertLink(selected, words, 'https://a.test'))).toBe(after);
});

it.each([
  ['https://a.test/b?c=d', 'https://a.test/b?c=d'],
  [' a.test/b ', 'https://a.test/b'],
  ['/help', '/help'],
  ['https://', null],
  ['javascript:alert(1)', null],
  ['https://a.test/(b)', null],
  ['', null],
])('takes %j for an address: %j', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});

it.each([
  ['uno [do||s](https://a.test)\ntres', 'uno [dos](https://a.test)\n\n![manga](/m.webp)\n\n||tres'],
  ['||', '![manga](/m.webp)\n\n||'],
  ['uno||\n\n\ndos', 'uno\n\n![manga](/m.webp)\n\n||dos'],
])('puts a picture between paragraphs: %j', (before, after) => {
  expect(show(insertPicture(read(before), 'manga.jpg', '/m.webp'))).toBe(after);
});

it.each([
  ['- uno||', '- uno\n- ||'],
  ['a\n  * uno|| dos', 'a\n  * uno\n  * || dos'],
  ['9. uno||', '9. uno\n10. ||'],
  ['- uno\n- ||\nfin', '- uno\n||\nfin'],
])('goes on with a list: %j', (before, after) => {
  const next = continueList(read(before));
  expect(next && show(next)).toBe(after);
});

it.each(['uno||', '- |uno|', '||- uno', '-uno||'])('leaves Enter alone: %j', (text) => {
  expect(continueList(read(text))).toBeNull();
});
