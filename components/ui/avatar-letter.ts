/** Returns the letter shown for a person without a picture: the first one of the first name, or else of the e-mail. */
export function avatarLetter({ firstName, email }: { firstName: string | null; email?: string | null }): string {
  const source = firstName?.trim() || email?.trim() || '';
  return [...source][0]?.toLocaleUpperCase() ?? '?';
}
