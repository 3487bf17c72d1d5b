/** The letter that stands for a person without a picture: the first of the first name, else of the e-mail. */
export function avatarLetter({ firstName, email }: { firstName: string | null; email?: string | null }): string {
  const source = firstName?.trim() || email?.trim() || '';
  return [...source][0]?.toLocaleUpperCase() ?? '?';
}
