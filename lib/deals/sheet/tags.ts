import {
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  PDFString,
  type PDFArray,
  type PDFDocument,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib';
import type { Locale } from '@/lib/core/i18n/locales';

/** A part of what is read aloud, with the parts in it. */
export interface Part {
  ref: PDFRef;
  kids: PDFArray;
}

type Role = 'Document' | 'Sect' | 'H1' | 'H2' | 'P';

/** Says what everything on the pages of a document is, in the order in which it is read aloud. */
export function openTags(document: PDFDocument) {
  const { context, catalog } = document;
  const root = context.nextRef();
  const top = context.obj([]);
  /** The parts of what is drawn on each page, in the order of their marks. */
  const marks = new Map<PDFPage, PDFRef[]>();

  function open(role: Role, within: Part | null, language?: Locale): Part {
    const kids = context.obj([]);
    const said = language && { Lang: PDFString.of(language) };
    const element = { Type: 'StructElem', S: role, P: within?.ref ?? root, K: kids, ...said };
    const ref = context.register(context.obj(element));
    (within?.kids ?? top).push(ref);
    return { ref, kids };
  }

  function between(page: PDFPage, first: PDFOperator, show: () => void) {
    page.pushOperators(first);
    show();
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  }

  return {
    open,
    /** Draws what belongs to a part. */
    draw(page: PDFPage, part: Part, show: () => void) {
      const ofPage = marks.get(page) ?? [];
      marks.set(page, ofPage);
      const mark = ofPage.push(part.ref) - 1;
      part.kids.push(context.obj({ Type: 'MCR', Pg: page.ref, MCID: mark }));
      const { BeginMarkedContentSequence } = PDFOperatorNames;
      between(page, PDFOperator.of(BeginMarkedContentSequence, [PDFName.of('P'), `<</MCID ${mark}>>`]), show);
    },
    /** Draws what isn't read aloud. */
    adorn: (page: PDFPage, show: () => void) =>
      between(page, PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]), show),
    /** Writes it all down, once everything is drawn. */
    close() {
      const nums = [...marks].flatMap(([page, refs], index) => {
        page.node.set(PDFName.of('StructParents'), PDFNumber.of(index));
        page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
        return [PDFNumber.of(index), context.obj(refs)];
      });
      context.assign(root, context.obj({ Type: 'StructTreeRoot', K: top, ParentTree: { Nums: nums } }));
      catalog.set(PDFName.of('StructTreeRoot'), root);
      catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
    },
  };
}
