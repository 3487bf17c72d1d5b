const URL_OF_PORTRAIT = /^\/media\/(people\/[0-9a-f-]{36}-400\.webp)$/;

/** Returns the public address of a stored portrait. */
export function portraitUrl(key: string): string {
  return `/media/${key}`;
}

/** Returns the storage key of a user's portrait: empty if there is none or it is stored elsewhere. */
export function portraitKeys(profileImageUrl: string | null): string[] {
  const key = URL_OF_PORTRAIT.exec(profileImageUrl ?? '')?.[1];
  return key ? [key] : [];
}
