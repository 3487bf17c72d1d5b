/** Returns the storage key of a copy of somebody's data; nobody reaches the folder by an address of its own. */
export function exportKey(id: string): string {
  return `private/exports/${id}.zip`;
}
