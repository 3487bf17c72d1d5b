import { PDFDocument } from 'pdf-lib';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { addPaper } from '@/lib/market/papers/add-paper';
import { paperFieldsSchema } from '@/lib/market/papers/schema';
import type { MadeFile } from './document';

/** Returns a PDF with empty pages, each different from any other. */
export async function makePages(pages = 1): Promise<MadeFile> {
  const document = await PDFDocument.create();
  document.setTitle(`${Date.now()} ${Math.random()}`);
  for (let page = 0; page < pages; page++) document.addPage([595, 842]);
  return { name: 'guía.pdf', bytes: Buffer.from(await document.save({ useObjectStreams: false })) };
}

/** Parsed fields of a paper, as a verb receives them. */
export const paperFields = (traits: Record<string, unknown> = {}) =>
  paperFieldsSchema.parse({ kind: 'movement', country: 'UY', issuedOn: '2026-11-01', ...traits });

/** Uploads a paper and returns its row. */
export async function makePaper(actor: Actor, traits: Record<string, unknown> = {}, file?: MadeFile) {
  await addPaper(actor, paperFields(traits), file ?? (await makePages()));
  return db.paper.findFirstOrThrow({ where: { ownerId: actor.id }, orderBy: { id: 'desc' } });
}
