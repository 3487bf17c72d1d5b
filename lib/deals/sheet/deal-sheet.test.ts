import { PDFArray, PDFDict, PDFName, PDFString, type PDFDocument } from 'pdf-lib';
import type { Locale } from '@/lib/core/i18n/locales';
import { compareWeights } from '@/lib/deals/terms/weights';
import type { DealTerms } from '@/lib/deals/terms/schema';
import { toKg } from '@/lib/deals/terms/scale';
import { settle } from '@/lib/deals/terms/settlement';
import { readPdf } from '@/tests/factories/read-pdf';
import { dealSheet } from './deal-sheet';
import type { DealSheetView, SheetFormat } from './dto';

const HASH = '3fa9c04be17d22560123456789abcdef3fa9c04be17d22560123456789abcdef';
const VERIFY = `https://corral.test/d/2041?h=${HASH.slice(0, 16)}`;

const terms: DealTerms = {
  heads: 60,
  amount: '3.05',
  basis: 'live_kg',
  currency: 'USD',
  kg: 170,
  class: 'calf_m',
  weightMethod: 'own_scale',
  curfewHours: 12,
  shrinkPercent: '3',
  dressingPercent: null,
  payment: { kind: 'days', days: [30, 60] },
  buyerCommission: '2.5',
  deliverFrom: '2026-12-01',
  deliverTo: '2026-12-05',
  freightPayer: 'buyer',
  cutPercent: 5,
  tolerancePercent: '4',
  slide: { kind: 'price', amount: '0.01', unit: 'kg', stop: 20, bothWays: true },
  note: 'Carga en la manga chica.\nLlamar antes de llegar.',
};

const view: DealSheetView = {
  number: '2041',
  status: 'open',
  agreedAt: '2026-11-12T22:22:00.000Z',
  timeZone: 'America/Montevideo',
  seller: { name: 'María Núñez', place: 'Trinidad, Flores, Uruguay', ids: ['DICOSE 120345678'] },
  buyer: { name: 'Rubén Sosa', place: 'Durazno, Uruguay', ids: [] },
  lot: {
    title: '60 terneros Angus, 170 kg',
    breed: 'Angus',
    place: 'Trinidad, Flores, Uruguay',
    ageFrom: 6,
    ageTo: 8,
    weightMin: 150,
    weightMax: 195,
    weighedOn: '2026-11-02',
    faults: [{ what: 'Cuerno roto', heads: 2 }],
  },
  terms,
  papers: [
    { kind: 'movement', number: 'C 482913', issuedOn: '2026-11-28', expiresOn: '2026-12-08' },
    { kind: 'brucellosis', number: null, issuedOn: '2026-10-30', expiresOn: null },
  ],
  newDate: null,
  papersOn: '2026-11-30',
  papersReadyOn: '2026-11-29',
  loadedOn: null,
  loadedBy: null,
  cameBackOn: null,
  done: { received: null, paid: null, closed: null },
  loading: [],
  settlement: null,
  apart: [],
  openDispute: null,
  hash: HASH,
  verifyUrl: VERIFY,
};

const es: SheetFormat = { languages: ['es'], paper: 'a4' };

/** What a sheet says, with plain spaces. */
async function read(bytes: Uint8Array): Promise<{ document: PDFDocument; pages: string[]; text: string }> {
  const { document, pages } = await readPdf(bytes);
  // Some versions of Node abbreviate months with a point.
  const plain = pages.map((page) => page.replaceAll('\u00a0', ' ').replace(/(\p{L}{3})\.(?=( de)? \d{4})/gu, '$1'));
  return { document, pages: plain, text: plain.join('\n') };
}

/** The text on one line, so that a sentence is found wherever it was broken. */
const flat = (text: string) => text.replace(/\s+/g, ' ');

const write = async (changes: Partial<DealSheetView> = {}, format = es) =>
  read(await dealSheet({ ...view, ...changes }, format));
const withTerms = (changes: Partial<DealTerms>, format = es) => write({ terms: { ...terms, ...changes } }, format);

it('says where the animals are and how old', async () => {
  const { text } = await write();
  expect(flat(text)).toContain('Lugar Trinidad, Flores, Uruguay');
  expect(flat(text)).toContain('6 a 8 meses');
  const lot = { ...view.lot, ageFrom: null, ageTo: null };
  expect((await write({ lot })).text).not.toContain('Edad');
});

it('mentions in its head a dispute that is open, in each language', async () => {
  const { pages } = await write({ openDispute: 'heads' }, { languages: ['es', 'en'], paper: 'a4' });
  const [head = ''] = flat(pages[0] ?? '').split('Partes');
  expect(head).toContain('Hay un reclamo abierto: Faltan cabezas.');
  expect(head).toContain('There is an open dispute: Short count.');
});

it('says who pays whom what both agreed on for who didn’t come', async () => {
  const apart = [{ kind: 'noShow', amount: '150', payee: 'seller' }] as const;
  const { text } = await write({ apart });
  expect(flat(text)).toContain('Reclamos acordados No vinieron El comprador le paga al vendedor US$ 150');
  expect((await write()).text).not.toContain('Reclamos acordados');
});

it.each<[SheetFormat['languages'][0], string]>([
  [
    'es',
    'Cómo siguió Recibido por el comprador 6 dic 2026 Cobrado por el vendedor 7 dic 2026 Trato cerrado 7 dic 2026',
  ],
  ['en', 'What followed Received by the buyer Dec 6, 2026 Paid to the seller Dec 7, 2026 Deal closed Dec 7, 2026'],
  ['pt', 'O que se seguiu Recebido pelo comprador 6 de dez de 2026'],
])('says that it was received, paid and closed, also without a weight, in %s', async (language, rows) => {
  const done = { received: '2026-12-06', paid: '2026-12-07', closed: '2026-12-07' };
  const format: SheetFormat = { ...es, languages: [language] };
  expect(flat((await write({ status: 'closed', done }, format)).text)).toContain(rows);
  const lapsed = await write({ status: 'lapsed', done: { ...done, paid: null, closed: null } });
  expect(lapsed.text).toContain('Recibido por el comprador');
  expect((await write()).text).not.toContain('Cómo siguió');
});

it('tears no row across pages', async () => {
  // One line more each time, so that some page ends in every line of what follows.
  for (let count = 1; count <= 24; count += 1) {
    const faults = Array.from({ length: count }, (_, index) => ({ what: `Defecto ${index}`, heads: 1 }));
    const { pages } = await write({ lot: { ...view.lot, faults } }, { languages: ['es'], paper: 'letter' });
    const pageOf = (words: string) => pages.findIndex((text) => flat(text).includes(words));
    expect(pageOf('pesar con un tercero.')).toBeGreaterThanOrEqual(0);
    expect(pageOf('declaró, ninguna.')).toBeGreaterThanOrEqual(0);
  }
});

it('leaves no signatures apart from what is signed', async () => {
  // One row more each time, so that some page ends between the note and the signatures.
  for (let count = 0; count <= 40; count += 1) {
    const papers = Array.from({ length: count }, (_, index) => ({
      kind: 'movement' as const,
      number: String(index),
      issuedOn: '2026-11-28',
      expiresOn: null,
    }));
    const { pages } = await write({ papers });
    const pageOf = (words: string) => pages.findLastIndex((text) => flat(text).includes(words));
    expect(pageOf('Vendedor: María Núñez')).toBe(pageOf('Llamar antes de llegar.'));
    // Not torn from the heading of what stands before them either.
    expect(pageOf('Vendedor: María Núñez')).toBe(pageOf('Nota Carga en la manga chica.'));
  }
});

it('says of a price for the whole lot that each missing head takes its part off', async () => {
  const { text } = await withTerms({ basis: 'lot', amount: '31000', slide: null });
  expect(flat(text)).toContain(
    'El precio es por todo el lote, en partes iguales por cabeza: las que faltan se descuentan.',
  );
});

it('says in its head, in each language, that a sale did not go on', async () => {
  const { pages } = await write({ status: 'cancelled' }, { languages: ['es', 'en'], paper: 'a4' });
  const [head = ''] = flat(pages[0] ?? '').split('Partes');
  expect(head).toContain('TRATO CANCELADO');
  expect(head).toContain('DEAL CANCELED');
  expect((await write({ status: 'lapsed' }, { languages: ['pt'], paper: 'a4' })).text).toContain('NEGÓCIO VENCIDO');
  expect((await write({ status: 'closed' })).text).not.toContain('CANCELADO');
});

const EXPECTED: Record<Locale, string[]> = {
  es: [
    'Constancia de acuerdo',
    'Trato 2041 · Acordado el 12 nov 2026, 19:22 GMT-3',
    'US$ 3,05 /kg',
    '60 × 170 kg = 10.200 kg',
    '10.200 kg − 3 % = 9.894 kg',
    '9.894 kg × US$ 3,05 = US$ 30.176,70',
    '2,5 % × US$ 30.176,70 = US$ 754,42',
    'US$ 30.931,12',
    'Por cada kg por cabeza sobre 170 kg, el precio baja US$ 0,01',
    'Cuentan como mucho 20 kg por cabeza',
    '1 dic 2026 – 5 dic 2026',
    'Flete del comprador',
    'Con hasta 4 % de diferencia',
    'Papeles, al 30 nov 2026',
    'N.º C 482913, del 28 nov 2026, vence el 8 dic 2026',
    'El vendedor avisó el 29 nov 2026 que están listos.',
    'del 30 oct 2026',
    '3 %, con 12 h de encierre',
    'hasta el 5 %',
    'Si se carga el 5 dic 2026',
    '4 ene 2027',
    '3 feb 2027',
    'US$ 15.088,35',
    'No es un documento fiscal ni sanitario.',
  ],
  en: [
    'Record of agreement',
    'Deal 2041 · Agreed on Nov 12, 2026, 7:22 PM GMT-3',
    'US$ 3.05 /kg',
    '60 × 170 kg = 10,200 kg',
    '9,894 kg × US$ 3.05 = US$ 30,176.70',
    'US$ 754.42',
    'US$ 30,931.12',
    'the price drops US$ 0.01',
    'Dec 1, 2026 – Dec 5, 2026',
    'differ by up to 4%',
    'Papers, as of Nov 30, 2026',
    'The seller said on Nov 29, 2026 that they are ready.',
    'No. C 482913, of Nov 28, 2026, expires on Dec 8, 2026',
    'Jan 4, 2027',
    'US$ 15,088.35',
    'Not a tax or animal health document.',
  ],
  pt: [
    'Comprovante de acordo',
    'Negócio 2041 · Acordado em 12 de nov de 2026, 19:22 GMT-3',
    'US$ 3,05 /kg',
    '60 × 170 kg = 10.200 kg',
    '9.894 kg × US$ 3,05 = US$ 30.176,70',
    'US$ 754,42',
    'US$ 30.931,12',
    'o preço cai US$ 0,01',
    'Com até 4% de diferença',
    'Trinidad, Flores, Uruguai',
    'Durazno, Uruguai',
    'Documentos, em 30 de nov de 2026',
    'O vendedor avisou em 29 de nov de 2026 que estão prontos.',
    'N.º C 482913, de 28 de nov de 2026, vence em 8 de dez de 2026',
    'US$ 15.088,35',
    'Não é documento fiscal nem sanitário.',
  ],
};

/** What is the same in every language. */
const ALWAYS = [
  'María Núñez',
  'DICOSE 120345678',
  'Rubén Sosa',
  '60 terneros Angus, 170 kg',
  'Angus',
  '195 kg',
  'Cuerno roto: 2 ',
  'Carga en la manga chica. Llamar antes de llegar.',
  HASH.slice(0, 16),
  VERIFY,
];

describe('the sheet of a deal', () => {
  it.each(['es', 'en', 'pt'] as const)('has every figure in %s', async (language) => {
    for (const paper of ['a4', 'letter'] as const) {
      const { text } = await write({}, { languages: [language], paper });
      for (const expected of [...EXPECTED[language], ...ALWAYS]) expect(flat(text)).toContain(expected);
      expect(text).not.toContain('?h=?');
    }
  });

  it('is in two languages side by side for a deal across a border', async () => {
    const { document, pages } = await write({}, { languages: ['es', 'pt'], paper: 'a4' });
    for (const language of ['es', 'pt'] as const) {
      const own = (await write({}, { languages: [language], paper: 'a4' })).text;
      for (const figure of own.match(/[A-Z]*\$ [\d.,]+\d/g) ?? []) expect(pages.join('\n')).toContain(figure);
    }
    expect(document.getTitle()).toBe('Constancia de acuerdo / Comprovante de acordo 2041');
  });

  it('is read aloud as it is meant: titles, then one language after the other', async () => {
    const { document } = await write({}, { languages: ['es', 'pt'], paper: 'a4' });
    expect(document.catalog.lookup(PDFName.of('MarkInfo'), PDFDict).toString()).toContain('/Marked true');
    const said = (part: PDFDict, name: string) => part.lookup(PDFName.of(name))?.toString();
    const kidsOf = (part: PDFDict) =>
      part
        .lookup(PDFName.of('K'), PDFArray)
        .asArray()
        .map((kid) => document.context.lookup(kid, PDFDict));
    const [whole] = kidsOf(document.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict));
    const parts = whole ? kidsOf(whole) : [];
    expect(parts.map((part) => said(part, 'S')).slice(0, 3)).toEqual(['/H1', '/H1', '/P']);
    const sections = parts.filter((part) => said(part, 'S') === '/Sect');
    expect(sections.map((part) => said(part, 'Lang'))).toEqual(['(es)', '(pt)']);
    for (const section of sections)
      expect(new Set(kidsOf(section).map((part) => said(part, 'S')))).toEqual(new Set(['/H2', '/P']));
    // Each mark of a page belongs to one part.
    const parents = document.catalog
      .lookup(PDFName.of('StructTreeRoot'), PDFDict)
      .lookup(PDFName.of('ParentTree'), PDFDict)
      .lookup(PDFName.of('Nums'), PDFArray);
    expect(parents.size()).toBe(document.getPageCount() * 2);
  });

  it.each(['es', 'en', 'pt'] as const)(
    'says its language (%s), and shows its title instead of a file name',
    async (language) => {
      const { document } = await write({}, { languages: [language], paper: 'a4' });
      expect(document.catalog.lookup(PDFName.of('Lang'), PDFString).asString()).toBe(language);
      expect(document.getTitle()).toContain('2041');
      expect(document.catalog.getViewerPreferences()?.getDisplayDocTitle()).toBe(true);
    },
  );

  it('says its first language, author and format', async () => {
    const { document } = await write({}, { languages: ['pt', 'es'], paper: 'letter' });
    expect(document.catalog.lookup(PDFName.of('Lang'), PDFString).asString()).toBe('pt');
    expect(document.getAuthor()).toBe('Corral');
    expect(document.getPage(0).getSize()).toEqual({ width: 612, height: 792 });
  });

  it('is small', async () => {
    const bytes = await dealSheet(view, { languages: ['es', 'pt'], paper: 'a4' });
    expect(bytes.length).toBeLessThan(150_000);
  });

  it('lists 24 dates of 24 instalments, the last ones of months among them', async () => {
    const payment = { kind: 'instalments' as const, groups: [2, 2, 20] };
    const { text } = await write({ terms: { ...terms, payment }, loadedOn: '2027-08-31' });
    expect(text).toContain('24 cuotas, 2 + 2 + 20');
    expect(text).toContain('Fechas contadas desde la carga del 31 ago 2027.');
    for (let nth = 1; nth <= 24; nth++) expect(text).toContain(`${nth} de 24\n`);
    expect(text.match(/31 ago 2027\nUS\$/g)).toHaveLength(2);
    expect(text).toContain('29 feb 2028');
    expect(text).toContain('31 may 2029');
  });

  it('states nothing that nobody said', async () => {
    const empty = Object.fromEntries(Object.keys(terms).map((name) => [name, null]));
    const { text } = await write({
      terms: { ...terms, ...empty, heads: 60, amount: '518.5', basis: 'head', currency: 'USD' },
      lot: {
        ...view.lot,
        title: 'Terneros',
        breed: null,
        ageFrom: null,
        ageTo: null,
        weightMin: null,
        weightMax: null,
        weighedOn: null,
        faults: [],
      },
      papers: [],
      papersReadyOn: null,
    });
    expect(text).toContain('60 × US$ 518,50 = US$ 31.110');
    expect(flat(text)).toContain('El vendedor todavía no avisó que estén listos.');
    expect(flat(text)).toContain('No se acordó otra: con hasta 3 % de diferencia');
    expect(text).not.toMatch(/null|undefined|NaN|Desbaste|Rinde|Pago\n|Entrega|Flete|Comisión|Nota|Clase|Raza/);
  });

  it('says of papers what is known: that there is none on the day, or nothing where nobody looked', async () => {
    expect(flat((await write({ papers: [] })).text)).toContain(
      'El vendedor no tiene ninguno vigente en Corral ese día.',
    );
    const { text } = await write({ papers: null });
    expect(flat(text)).not.toContain('en Corral ese día');
    expect(flat(text)).toContain('El vendedor avisó el 29 nov 2026 que están listos.');
  });

  it('says that the amount is known after weighing where no weight was said', async () => {
    const { text } = await withTerms({ kg: null, slide: null });
    expect(text).toContain('El importe se sabe después de pesar.');
    expect(text).toContain('4 ene 2027');
    expect(text).not.toContain('15.088');
  });

  it.each([
    ['es', 'Por cada lb por cabeza sobre 804,69 lb, el precio baja US$ 0,01'],
    ['en', 'For each lb per head over 804.69 lb, the price drops US$ 0.01'],
    ['pt', 'Para cada lb por cabeça acima de 804,69 lb, o preço cai US$ 0,01'],
  ] as const)(
    'counts a slide in pounds from the agreed weight, which a price by the pound has in pounds: %s',
    async (language, text) => {
      const slide = { kind: 'price', amount: '0.01', unit: 'lb', stop: null, bothWays: false } as const;
      const sheet = await withTerms({ basis: 'live_lb', kg: 365, slide }, { languages: [language], paper: 'a4' });
      expect(flat(sheet.text)).toContain(text);
      expect(sheet.text).not.toMatch(/365\skg/);
    },
  );

  it('says how a slide counts, that carcasses know no shrink, and that a commission is apart', async () => {
    expect(flat((await write()).text)).toContain('Los dos pesos se cuentan con el desbaste descontado.');
    expect(flat((await withTerms({ shrinkPercent: null })).text)).not.toContain('con el desbaste descontado');
    const { text } = await withTerms({ basis: 'carcass_kg', slide: null });
    expect(flat(text)).toContain('3 %, no cuenta: el precio es por kilo de carcasa');
    expect(flat(text)).toContain('La comisión va aparte');
    expect(flat((await withTerms({ buyerCommission: null })).text)).not.toContain('va aparte');
  });

  it('says which dressing is only usual', async () => {
    const text = flat((await withTerms({ basis: 'carcass_kg', class: 'steer_fat', kg: 480 })).text);
    expect(text).toContain('28.800 kg × 54 % = 15.552 kg');
    expect(text).toContain('Estimado con el rinde habitual: nadie dijo cuánto rinde.');
  });

  it('writes the letters of its people, Guaraní and Hungarian ones too, in a font that it brings', async () => {
    const name = 'G\u0303uahẽ Kuñaỹ Kőszegi Strauß Gonçalves Simão Ĩũ';
    const { document, text } = await write({ buyer: { name, place: null, ids: [] } });
    expect(text).toContain(name);
    expect(text).not.toContain('Hay un nombre con letras');
    const fonts = document.context.enumerateIndirectObjects().flatMap(([, object]) => {
      const name = object instanceof PDFDict && object.get(PDFName.of('FontName'));
      return name ? [name.toString()] : [];
    });
    expect(fonts.toSorted()).toEqual(['/Figtree-bold', '/Figtree-regular']);
  });

  it('writes what the font lacks in other letters', async () => {
    const { text } = await write({
      buyer: { name: 'Łukasz Żółć Trần 🐄', place: 'Владивосток', ids: ['牧場 1'] },
      terms: { ...terms, currency: 'PYG', amount: '15000', note: '🚚'.repeat(600) },
    });
    expect(text).toContain('Łukasz Żółć Tran ·');
    expect(text).toContain('Vladivostok');
    expect(text).toContain('?? 1');
    expect(flat(text)).toContain('Hay un nombre con letras que esta hoja no puede escribir');
    expect((await write()).text).not.toContain('Hay un nombre con letras');
    expect(flat(text)).toContain('9.894 kg × PYG 15.000 = PYG 148.410.000');
  });

  it('wraps long texts, and turns the page as often as it takes', async () => {
    const long = 'palabra '.repeat(60).trim();
    const { pages, text } = await write(
      {
        seller: {
          name: 'X'.repeat(400),
          place: long,
          ids: Array.from({ length: 30 }, (_, index) => `RENSPA ${index}`),
        },
        papers: Array.from({ length: 40 }, (_, index) => ({
          kind: 'other' as const,
          number: `N-${index}-${'9'.repeat(50)}`,
          issuedOn: '2026-11-01',
          expiresOn: null,
        })),
        terms: { ...terms, note: long },
      },
      { languages: ['es', 'en'], paper: 'letter' },
    );
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((page, index) => expect(page).toContain(`2041 · ${index + 1}/${pages.length}`));
    expect(text.match(/X/g)?.length).toBe(1600);
    expect(text.match(/palabra/g)?.length).toBeGreaterThanOrEqual(240);
    for (let index = 0; index < 40; index++) expect(text).toContain(`N-${index}-`);
  });
});

describe('after the loading', () => {
  const sum = settle(terms, { heads: 60, kg: '10150' }, [{ note: 'class', amount: '100' }]);
  const weighed: Partial<DealSheetView> = {
    loadedOn: '2026-12-03',
    loading: [
      {
        side: 'seller',
        plate: 'SAB 1234',
        driver: 'Pedro Ríos',
        heads: 34,
        tags: ['858000012345678', '858000012345679'],
        kg: '5763.5',
        enteredAt: '2026-12-03T13:10:00Z',
      },
      {
        side: 'buyer',
        plate: 'SAC 9',
        driver: null,
        heads: 25,
        tags: [],
        kg: null,
        enteredAt: '2026-12-03T13:40:00Z',
      },
    ],
    settlement: sum && {
      weighings: [
        {
          side: 'seller',
          heads: 60,
          grossKg: '24620',
          tareKg: '14440',
          netKg: '10180',
          weighedAt: '2026-12-03T14:40:00Z',
        },
        {
          side: 'buyer',
          heads: 60,
          grossKg: '24540',
          tareKg: '14420',
          netKg: '10120',
          weighedAt: '2026-12-03T21:40:00Z',
        },
      ],
      takenFrom: 'mean',
      compared: compareWeights('10180', '10120', '4'),
      sum,
      paid: sum.due,
      refund: null,
      owed: null,
      returned: null,
      paidLater: null,
    },
  };
  const FIGURES = [
    'Camión SAB 1234',
    'Pedro Ríos',
    '858000012345678, 858000012345679',
    '24.620 kg bruto − 14.440 kg tara',
    '10.180 kg',
    '10.120 kg',
    '0,59 % de diferencia; acordaron hasta 4 %. Vale la media: 10.150 kg.',
    '10.150 kg − 3 %',
    '9.845,5 kg',
    'Clase, sexo, raza o edad',
    '−US$ 100',
    '3 dic 2026, 11:40 GMT-3',
    'Fechas contadas desde la carga del 3 dic 2026.',
    '2 ene 2027',
  ];

  it('says nobody agreed on the tolerance where it is the usual one', async () => {
    const usual = { ...weighed, terms: { ...terms, tolerancePercent: null } };
    const { text } = await write(usual, { languages: ['es', 'en'], paper: 'a4' });
    expect(flat(text)).not.toMatch(/acordaron hasta|was agreed\. /);
  });

  it('the sheet has the loading list and the settlement', async () => {
    const { text } = await write(weighed);
    for (const figure of [...FIGURES, 'Constancia de acuerdo', '9.894 kg × US$ 3,05 = US$ 30.176,70'])
      expect(flat(text)).toContain(figure);
  });

  it('names no mean that isn’t paid where nobody agreed on a weight', async () => {
    const settlement = weighed.settlement && { ...weighed.settlement, takenFrom: 'agreed' as const };
    const { text } = await write({ ...weighed, settlement });
    expect(flat(text)).not.toContain('Vale la media');
    expect(flat(text)).toContain('El que se acordó al principio: sobre las pesadas no hubo acuerdo.');
  });

  it('has pounds where the price is by the hundredweight', async () => {
    const plain = { ...terms, tolerancePercent: '3', shrinkPercent: null, slide: null };
    const pounds = { ...plain, basis: 'live_cwt', amount: '150', kg: 238.13599425 } as const;
    const [one, other] = [toKg('31500', 'lb'), toKg('31481', 'lb')];
    const compared = compareWeights(one, other, '3');
    const cwt = settle(pounds, { heads: 60, kg: compared.mean });
    const truck = { grossKg: toKg('45000', 'lb'), tareKg: toKg('13500', 'lb'), netKg: one };
    const weighings = (weighed.settlement?.weighings ?? []).map((row) => ({ ...row, ...truck }));
    const settlement = weighed.settlement && cwt && { ...weighed.settlement, weighings, compared, sum: cwt };
    const { text } = await write({ ...weighed, settlement, terms: pounds });
    for (const figure of [
      ...['60 × 525 lb = 31.500 lb', '12.706,34 lb', '45.000 lb bruto − 13.500 lb tara', '31.500 lb'],
      ...['Vale la media: 31.490,5 lb.', '31.490,5 lb ÷ 100 lb', '314,905 cwt × US$ 150', 'US$ 47.235,75'],
    ])
      expect(flat(text)).toContain(figure);
    expect(flat(text).match(/\d\skg/g)).toHaveLength(1);
  });

  it('names no day of payment after a loading whose day nobody said', async () => {
    const { text } = await write({ ...weighed, loadedOn: null });
    expect(text).toContain('Las fechas corren desde el día de la carga.');
    expect(text).not.toContain('Si se carga el');
  });

  it.each([
    [
      'es',
      ['Lista de carga', 'Camión SAB 1234', 'Anotado por el vendedor · 3 dic 2026, 10:10', 'Chofer', '5.763,5 kg'],
    ],
    ['en', ['Loading list', 'Truck SAB 1234', 'Entered by the seller · Dec 3, 2026, 10:10 AM', 'Driver', '5,763.5 kg']],
    [
      'pt',
      ['Romaneio', 'Caminhão SAB 1234', 'Lançado pelo vendedor · 3 de dez de 2026, 10:10', 'Motorista', '5.763,5 kg'],
    ],
  ] as const)('the loading list says in %s what each truck has and who entered it', async (language, own) => {
    const { text } = await write(weighed, { languages: [language], paper: 'a4' });
    const all = { es: '59 de 60', en: '59 of 60', pt: '59 de 60' }[language];
    for (const figure of [...own, 'Pedro Ríos', '858000012345678, 858000012345679', 'SAC 9', all])
      expect(flat(text)).toContain(figure);
    expect((await write({ loading: [] }, { languages: [language], paper: 'a4' })).text).not.toContain('SAB 1234');
  });

  it('every tag of a long list is there, on a sheet that stays small', async () => {
    const tags = Array.from({ length: 600 }, (_, index) => `8580000${String(index).padStart(8, '0')}`);
    const [truck] = weighed.loading ?? [];
    if (!truck) throw new Error('no truck');
    const long = { ...view, loading: [{ ...truck, tags }] };
    const bytes = await dealSheet(long, { languages: ['es', 'pt'], paper: 'a4' });
    expect(bytes.length).toBeLessThan(150_000);
    const { text } = await read(bytes);
    for (const tag of tags) expect(text).toContain(tag);
  });

  it.each([
    ['mean', 'La media de los dos.'],
    ['seller', 'El del vendedor: el comprador lo aceptó.'],
    ['buyer', 'El del comprador: el vendedor lo aceptó.'],
  ] as const)('says whose kilograms count: %s', async (takenFrom, words) => {
    const { settlement } = weighed;
    const { text } = await write({ ...weighed, settlement: settlement && { ...settlement, takenFrom } });
    expect(flat(text)).toContain(`Peso que vale ${words}`);
  });

  it('what is given back after the payment is a row of its own', async () => {
    const { settlement } = weighed;
    const { text } = await write({ ...weighed, settlement: settlement && { ...settlement, refund: '250.5' } });
    expect(flat(text)).toContain('Se pagó US$ 30.008,52 Se devuelve US$ 250,50');
    for (const word of ['Se devuelve', 'Se pagó', 'Falta pagar'])
      expect(flat((await write(weighed)).text)).not.toContain(word);
    const owing = await write({
      ...weighed,
      settlement: settlement && { ...settlement, paid: '29000', owed: '1008.52' },
    });
    expect(flat(owing.text)).toContain('Se pagó US$ 29.000 Falta pagar US$ 1.008,52');
  });

  it('weights stay together on a page, and so do the lines of the sum', async () => {
    // One line more each time, so that some page ends in every line of either.
    for (let count = 0; count <= 60; count += 1) {
      const faults = Array.from({ length: count }, (_, index) => ({ what: `Defecto ${index}`, heads: 1 }));
      const { pages } = await write({ ...weighed, lot: { ...view.lot, faults } });
      const pagesOf = (words: string[]) =>
        words.map((word) => pages.findIndex((text) => flat(text).includes(word)) + 1);
      for (const words of [
        ['24.620 kg bruto', '24.540 kg bruto', '0,59 % de diferencia', 'La media de los dos.'],
        ['10.150 kg − 3 %', 'Clase, sexo, raza o edad', 'US$ 30.008,52'],
      ])
        expect(new Set(pagesOf(words)).size).toBe(1);
    }
  });

  it('what is paid in parts is what is due', async () => {
    const { text } = await write(weighed);
    expect(sum?.due).toBe('30008.52');
    expect(text.match(/US\$ 15\.004,26/g)).toHaveLength(2);
  });
});

it('says who loaded or took it back, in what followed, above the signatures', async () => {
  const done = { received: '2026-12-04', paid: null, closed: null };
  const { text } = await write({ loadedOn: '2026-12-03', loadedBy: 'seller', done });
  expect(flat(text)).toMatch(/Cómo siguió.*Cargado, según el vendedor.*3 dic 2026.*Recibido.*Vendedor: María Núñez/);
  const back = await write({ cameBackOn: '2026-12-03' });
  expect(flat(back.text)).toContain('Volvió, según el vendedor');
});
