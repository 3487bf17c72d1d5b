/** Returns the whole name of a person; some have no last name, and some visitors none at all. */
export const fullName = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }): string =>
  `${firstName ?? ''} ${lastName ?? ''}`.trim();
