const NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|jpg|png)$/;

/** Not reachable through the URLs of the public media folder. */
const FOLDER = 'private/verification/';

/** True for names in the format that our uploads generate; no other names are accepted. */
export function isDocumentName(name: string): boolean {
  return NAME.test(name);
}

/** Returns the storage key of a document. */
export function documentKey(name: string): string {
  return FOLDER + name;
}

/** Returns the document name of a storage key. */
export function documentName(key: string): string {
  return key.slice(FOLDER.length);
}
