import { compareCatalogues, flattenMessages, icuArguments } from './message-catalogue';
import { collectUsage, compareUsage, emptyUsage } from './message-usage';
import { findTuteo } from './tuteo';
import { findZeroAsOne } from './zero-as-one';

describe('icuArguments', () => {
  it.each([
    ['Hola', []],
    ['Hola {name}', ['name']],
    ['{count, plural, =0 {nada} one {# toro de {owner}} other {# toros}}', ['count:plural', 'owner']],
    ['{price, number, ::currency/USD} y <b>{date, date}</b>', ['<b>', 'date:date', 'price:number']],
    ["Escribí '{'nombre'}'", []],
  ])('%s', (message, expected) => expect(icuArguments(message)).toEqual(expected));
});

describe('compareCatalogues', () => {
  const compare = (es: string, en: string | undefined): string[] =>
    compareCatalogues(
      new Map([
        ['es', flattenMessages({ a: { b: es } })],
        ['en', flattenMessages(en === undefined ? {} : { a: { b: en } })],
      ]),
    );

  it('accepts the same arguments in any order', () => expect(compare('{x} de {y}', '{y}, {x}')).toEqual([]));
  it('reports a missing key', () => expect(compare('x', undefined)).toEqual(['en lacks a.b']));
  it('reports an empty text', () => expect(compare('x', ' ')).toEqual(['en has an empty a.b']));
  it('reports other arguments', () => expect(compare('{x}', '{y}')[0]).toContain('a.b has other arguments'));
});

describe('compareUsage', () => {
  const check = (source: string, ...known: string[]): string[] => {
    const usage = emptyUsage();
    collectUsage('page.tsx', source, usage);
    return compareUsage(new Set(known), usage);
  };

  it('knows a namespace and its keys', () => {
    const source = `const t = useTranslations('home'); t('title'); t.rich(open ? 'yes' : 'no')`;
    expect(check(source, 'home.title', 'home.yes', 'home.no')).toEqual([]);
    expect(check(source, 'home.title', 'home.yes')).toEqual(['page.tsx:1 asks for home.no, which no language has']);
    expect(check(source, 'home.title', 'home.yes', 'home.no', 'home.old')).toEqual(['nothing asks for home.old']);
  });

  it('reads namespaces from options and from second arguments', () => {
    expect(check(`const t = await getTranslations({ locale, namespace: 'a.b' }); t('c')`, 'a.b.c')).toEqual([]);
    expect(check(`const t = await translator(locale, 'errors'); t('gone')`, 'errors.gone')).toEqual([]);
  });

  it('reads the titles of pages that search engines do not list', () =>
    expect(check("export const generateMetadata = unlistedMetadata('home', 'title');", 'home.text')).toEqual([
      'page.tsx asks for home.title, which no language has',
      'nothing asks for home.text',
    ]));

  it('reads the keys of picked labels', () => {
    const source = `const t = await translator(locale, 'errors'); pickLabels(t, ['gone', 'late'])`;
    expect(check(source, 'errors.gone', 'errors.late')).toEqual([]);
    expect(check(source, 'errors.gone')).toEqual(['page.tsx:1 asks for errors.late, which no language has']);
  });

  it('follows computed keys', () => {
    expect(check("const t = useTranslations('home'); t(`sort.${key}`)", 'home.sort.price', 'home.sort.age')).toEqual(
      [],
    );
    expect(check("const t = useTranslations('home'); t(`sort.${key}`)", 'home.other')).toEqual([
      'nothing asks for home.other',
    ]);
    expect(check(`const keys = ['age']; const t = useTranslations('home'); t(keys[0])`, 'home.age', 'home.x')).toEqual([
      'nothing asks for home.x',
    ]);
    expect(check('// messages: breeds.*', 'breeds.Angus')).toEqual([]);
  });
});

describe('findTuteo', () => {
  const find = (text: string) => findTuteo(new Map([['a.b', text]]));

  it.each([
    ['Elige una raza', ['Elige']],
    ['No hubo respuesta. Revisa la conexión y vuelve a probar', ['Revisa', 'vuelve a probar']],
    ['{count, plural, one {Quita uno} other {Confirmá # y pégalos}}', ['pégalos', 'Quita']],
    ['Si no puedes, lo hacemos por ti', ['puedes', 'ti']],
  ])('finds the forms of «tú» in %s', (text, forms) =>
    expect(find(text)).toEqual(forms.map((form) => `es: a.b says «tú»: ${form}`)),
  );

  it.each([
    'Elegí una raza, podés cambiarla',
    'El idioma se elige arriba',
    'Quien escribe vuelve a probar',
    'Tu página',
  ])('accepts %s', (text) => expect(find(text)).toEqual([]));
});

describe('findZeroAsOne', () => {
  const find = (text: string) => findZeroAsOne(new Map([['a.b', text]]));

  it.each([
    '{count, plural, one {# anúncio} other {# anúncios}}',
    'Há {count, plural, =0 {nenhum de {owner}} one {um} other {#}}',
  ])('finds the form of zero in %s', (text) => expect(find(text)).toHaveLength(1));

  it.each(['{count, plural, =1 {# anúncio} other {# anúncios}}', 'one {sem plural}', '{count} anúncios'])(
    'accepts %s',
    (text) => expect(find(text)).toEqual([]),
  );
});
