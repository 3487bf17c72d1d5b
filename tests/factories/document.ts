import { makePicture } from './picture';

/** A file to be uploaded, with the name that it has on its owner's disk. */
export type MadeFile = { name: string; bytes: Buffer };

/** The least that readers take for a PDF. */
export function makePdf(name = 'cédula.pdf', size = 400): MadeFile {
  const bytes = Buffer.alloc(size, '\n');
  bytes.write('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n');
  bytes.write('trailer<</Root 1 0 R>>\n%%EOF\n', size - 30);
  return { name, bytes };
}

/** A photograph of a document. */
export async function makeScan(name = 'frente.jpg'): Promise<MadeFile> {
  return { name, bytes: await makePicture('jpeg', 60, 40) };
}

/** What the form of a request for verification holds. */
export const verificationFields = {
  firstName: 'Rosa',
  lastName: 'Luna',
  phone: '+598 99 123 456',
  location: 'Tacuarembó, Uruguay',
  businessName: 'Cabaña La Unión',
  businessType: 'Cabaña',
};
