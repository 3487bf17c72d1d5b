const NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|jpg|png)$/;

/** No address of the public media folder leads here. */
const FOLDER = 'private/verification/';

/** True for names that our own uploads give; nothing else can name a document. */
export function isDocumentName(name: string): boolean {
  return NAME.test(name);
}

/** The storage key of a document. */
export function documentKey(name: string): string {
  return FOLDER + name;
}

/** The name that a storage key stands for. */
export function documentName(key: string): string {
  return key.slice(FOLDER.length);
}
