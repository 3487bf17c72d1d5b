import 'server-only';
import { PDFDocument, PDFString, PDFName } from 'pdf-lib';
import { formatZonedDateTime } from '@/lib/core/i18n/format';
import { apartBlocks, doneBlocks, loadingBlocks, settlementBlocks } from './after-loading';
import { agreementBlocks, signatureBlocks } from './agreement';
import type { DealSheetView, SheetFormat } from './dto';
import { embedFigtree } from './figtree';
import { openPaper } from './paper';
import { sheetWords, type SheetWords } from './words';
import { writable } from './writable';

/** Digits of the hash that a sheet prints and its address has. */
const PRINTED_DIGITS = 16;

const SECTIONS = [agreementBlocks, loadingBlocks, settlementBlocks, apartBlocks, doneBlocks, signatureBlocks];

/** Texts of several languages, each once. */
const once = (texts: string[]): string[] => [...new Set(texts)];

/**
 * Writes the sheet of a deal as a PDF: what both sides agreed on, in one language or in two side by side, and what was loaded
 * and weighed as far as it is known. It is a record, no fiscal or sanitary document, and says so on every page.
 */
export async function dealSheet(view: DealSheetView, format: SheetFormat): Promise<Uint8Array> {
  const [document, words] = await Promise.all([PDFDocument.create(), Promise.all(format.languages.map(sheetWords))]);
  const fonts = await embedFigtree(document);
  const titles = once(words.map(({ t }) => t('title')));
  const [first] = words;
  document.catalog.set(PDFName.of('Lang'), PDFString.of(format.languages[0]));
  document.setTitle(`${titles.join(' / ')} ${view.number}`, { showInWindowTitleBar: true });
  document.setAuthor('Corral');
  document.setCreator('Corral');
  document.setProducer('Corral');
  if (first) document.setSubject(first.t('deal', { number: view.number }));

  const paper = openPaper(document, fonts, format);
  const agreed = ({ locale, t }: SheetWords) =>
    `${t('deal', { number: view.number })} · ${t('agreed', { moment: formatZonedDateTime(locale, view.agreedAt, view.timeZone) })}`;
  const hash = view.hash.slice(0, PRINTED_DIGITS);
  const { status, openDispute } = view;
  const isOver = status === 'cancelled' || status === 'lapsed';
  paper.drawHead({
    titles,
    lines: [
      ...once(isOver ? words.map(({ t }) => t('over', { status })) : []),
      ...(openDispute ? words.map(({ t, dispute }) => t('disputed', { kind: dispute(openDispute) })) : []),
      ...once(words.map(agreed)),
      ...once(words.map(({ t }) => t('verify', { address: view.verifyUrl }))),
      ...once(words.map(({ t }) => t('print', { hash }))),
    ],
    address: view.verifyUrl,
  });
  paper.place(words.map((each) => SECTIONS.flatMap((section) => section(view, each))));
  const number = writable(view.number);
  paper.close(once(words.map(({ t }) => t('foot'))), (page, pages) => first?.t('page', { number, page, pages }) ?? '');
  return document.save();
}
