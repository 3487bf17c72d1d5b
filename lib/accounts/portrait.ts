const URL_OF_PORTRAIT = /^\/media\/(people\/[0-9a-f-]{36}-400\.webp)$/;

/** The public address of a stored picture of a person. */
export function portraitUrl(key: string): string {
  return `/media/${key}`;
}

/** The storage keys behind a person's picture: one, or none where they have none of ours. */
export function portraitKeys(profileImageUrl: string | null): string[] {
  const key = URL_OF_PORTRAIT.exec(profileImageUrl ?? '')?.[1];
  return key ? [key] : [];
}
