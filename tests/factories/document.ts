import { makePicture } from './picture';

/** A file to upload, with its original name. */
export type MadeFile = { name: string; bytes: Buffer };

/** Returns the smallest file that readers accept as a PDF. */
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

/** The form fields of a verification request. */
export const verificationFields = {
  firstName: 'Rosa',
  lastName: 'Luna',
  phone: '+598 99 123 456',
  location: 'Tacuarembó, Uruguay',
  businessName: 'Cabaña La Unión',
  businessType: 'Cabaña',
};
