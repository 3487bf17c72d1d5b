import { readTagList } from './read-tag-list';

const [A, B, C] = ['858000012345678', '858000012345679', '858000012345680'];

it.each([
  ['one per line, with spaces as people write them', `858 000012345678\r\n${B}\n\n`],
  ['on one line', `${A}, ${B};`],
  ['a column with its name', `Caravana\n${A}\n${B}`],
  ['what a reader exports', `${A},2026-11-26,10:22:11,170.5\n${B},2026-11-26,10:22:40,168`],
  ['a table with names and words', `"N";"EID";"Fecha";"Raza"\n1;${A};26/11/2026 10:22;Angus\n2;${B};26/11/2026 10:23;`],
  ['the column that is named, beside tags for the eye', `EID\tVID\tWeight 1\n${A}\tA12345\t412.5\n${B}\tA12346\t398`],
  ['a table of Spanish numbers', `IDE;Peso;Fecha\n${A};412,5;01/11/2026 10:22\n${B};398,25;01/11/2026 10:23`],
  ['cells in quotes that hold the separator', `"EID","Weight"\n"${A}","1,012.5"\n"${B}","398"`],
])('reads %s', (_, text) => {
  expect(readTagList(text)).toEqual({ tags: [A, B] });
});

it('reads nothing in a blank text', () => {
  expect(readTagList(' \n ')).toEqual({ tags: [] });
});

it.each([
  // A tag of too many digits is no column of a table either.
  [`${A}\n8580000123456790`, '8580000123456790'],
  [`${A}, 1234`, '1234'],
  [`${A}, 2026-11-26`, '2026-11-26'],
  [`${A},170\n85800001234567,168`, '85800001234567'],
  [`${A},${B}\n${C},1234`, '1234'],
  [`${A},85800001234567\n${B},168`, '85800001234567'],
  ['Angus', 'Angus'],
  [`EID\tPeso\n${A}\t170\n85800001234567\t168`, '85800001234567'],
])('names what it does not understand in %j, and leaves nothing out', (text, wrong) => {
  expect(readTagList(text)).toEqual({ wrong });
});

it('points out which tags are there twice', () => {
  expect(readTagList(`${A}\n${B}\n858 000 012345678\n${C}\n${C}\n${C}`)).toEqual({ twice: [A, C] });
});
