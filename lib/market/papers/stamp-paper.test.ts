import { type PDFDict, PDFDocument, PDFName, PDFString, type PDFObject } from 'pdf-lib';
import { stampPaper } from './stamp-paper';

const SCRIPT = 'app.alert(1)';

/** Each puts something that runs, or hides, into a document. */
const ARMED: [string, (document: PDFDocument) => void][] = [
  ['an action of a link', (to) => link(to, script(to))],
  ['an action after another', (to) => link(to, to.context.obj({ S: 'GoTo', Next: [script(to)] }))],
  [
    'a script in a stream',
    (to) => link(to, to.context.obj({ S: 'JavaScript', JS: to.context.register(to.context.stream(SCRIPT)) })),
  ],
  ['an action of an annotation', (to) => annotate(to, to.context.obj({ Subtype: 'Widget', AA: { E: script(to) } }))],
  ['an action of a page', (to) => to.getPage(0).node.set(PDFName.of('AA'), to.context.obj({ O: script(to) }))],
  ['an action of the document', (to) => to.catalog.set(PDFName.of('OpenAction'), to.context.register(script(to)))],
  [
    'an action of an outline',
    (to) => {
      const first = to.context.register(to.context.obj({ Title: PDFString.of('Uno'), A: script(to) }));
      to.catalog.set(PDFName.of('Outlines'), to.context.obj({ Type: 'Outlines', First: first, Last: first, Count: 1 }));
    },
  ],
  [
    'an action of a field',
    (to) => {
      const field = to.context.register(to.context.obj({ FT: 'Tx', T: PDFString.of('a'), AA: { K: script(to) } }));
      to.catalog.set(PDFName.of('AcroForm'), to.context.obj({ Fields: [field] }));
    },
  ],
  [
    'a form of another kind',
    (to) => {
      const template = to.context.register(to.context.stream(`<script>${SCRIPT}</script>`));
      to.catalog.set(PDFName.of('AcroForm'), to.context.obj({ Fields: [], XFA: [PDFString.of('template'), template] }));
    },
  ],
  [
    'named scripts',
    (to) => names(to, 'JavaScript', to.context.obj({ Kids: [{ Names: [PDFString.of('a'), script(to)] }] })),
  ],
  ['attached files', (to) => names(to, 'EmbeddedFiles', to.context.obj({ Names: [PDFString.of('a'), file(to)] }))],
  ['an annotation that is a file', (to) => annotate(to, to.context.obj({ Subtype: 'FileAttachment', FS: file(to) }))],
  [
    'a player',
    (to) => annotate(to, to.context.obj({ Subtype: 'RichMedia', RichMediaContent: { Assets: { Names: [file(to)] } } })),
  ],
  ['a program', (to) => link(to, to.context.obj({ S: 'Launch', F: PDFString.of('evil.exe') }))],
  ['a form that is sent', (to) => link(to, to.context.obj({ S: 'SubmitForm', F: PDFString.of('http://evil.exe') }))],
  ['data that is read', (to) => link(to, to.context.obj({ S: 'ImportData', F: PDFString.of('evil.exe') }))],
  ['another file', (to) => link(to, to.context.obj({ S: 'GoToR', F: PDFString.of('evil.exe') }))],
  [
    'what arrays hold that hold each other',
    (to) => {
      const [one, other] = [to.context.nextRef(), to.context.nextRef()];
      to.context.assign(one, to.context.obj([other]));
      to.context.assign(other, to.context.obj([one]));
      link(to, to.context.obj({ S: 'JavaScript', JS: one }));
    },
  ],
  ['an attached file', (to) => link(to, to.context.obj({ S: 'GoToE', T: { N: PDFString.of('evil.exe') } }))],
  ['an address that runs', (to) => link(to, to.context.obj({ S: 'URI', URI: PDFString.of(` JavaScript:${SCRIPT}`) }))],
];

const script = ({ context }: PDFDocument) => context.obj({ S: 'JavaScript', JS: PDFString.of(SCRIPT) });

function file({ context }: PDFDocument) {
  const stream = context.register(context.stream('evil.exe', { Type: 'EmbeddedFile' }));
  return context.register(context.obj({ Type: 'Filespec', F: PDFString.of('evil.exe'), EF: { F: stream } }));
}

function annotate(document: PDFDocument, annotation: PDFDict) {
  const { context } = document;
  annotation.set(PDFName.of('P'), document.getPage(0).ref);
  document.getPage(0).node.set(PDFName.of('Annots'), context.obj([context.register(annotation)]));
}

const link = (to: PDFDocument, action: PDFObject) =>
  annotate(to, to.context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: to.context.register(action) }));

const names = (document: PDFDocument, key: string, tree: PDFObject) =>
  document.catalog.set(PDFName.of('Names'), document.context.obj({ [key]: tree }));

async function stamped(arm: (document: PDFDocument) => void): Promise<string> {
  const document = await PDFDocument.create();
  document.addPage().drawText('Rosa');
  arm(document);
  const paper = await stampPaper(Buffer.from(await document.save()), 'pdf', 'Rosa Luna');
  if (!paper) throw new Error('refused');
  const loaded = await PDFDocument.load(paper);
  const drawn = loaded.getPage(0).node.normalizedEntries().Contents?.get(0);
  expect(loaded.context.lookup(drawn)).toBeDefined();
  // Compressed drawings may spell anything.
  return paper.toString('latin1').replace(/\/FlateDecode[^]*?endstream/g, '');
}

describe('a shared PDF', () => {
  it.each(ARMED)('comes without %s', async (_, arm) => {
    expect(await stamped(arm)).not.toMatch(
      /\/(?:JS|JavaScript|AA|OpenAction|Launch|SubmitForm|ImportData|GoToR|GoToE|EmbeddedFiles?|EF|XFA|RichMedia\w*)\b|javascript:|alert|evil/i,
    );
  });

  it('keeps links to the web and to its own pages', async () => {
    const web = (to: PDFDocument) => to.context.obj({ S: 'URI', URI: PDFString.of('https://corral.example/a') });
    expect(await stamped((to) => link(to, web(to)))).toContain('https://corral.example/a');
    expect(await stamped((to) => link(to, to.context.obj({ S: 'GoTo', D: [0, 'Fit'] })))).toContain('/GoTo');
  });
});
