/** Providers that ignore dots in the name of an address. */
const DOTLESS = new Set(['gmail.com', 'proton.me']);

/** Other names of the same mailboxes. */
const SAME_HOST: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'pm.me': 'proton.me',
  'protonmail.com': 'proton.me',
};

/** Returns an address as its provider reads it: without a `+tag`, and without dots where they don't count. */
export function plainAddress(email: string): string {
  const [name = '', given = ''] = email.toLowerCase().split('@');
  const host = SAME_HOST[given] ?? given;
  const untagged = name.replace(/\+.*$/, '');
  return `${DOTLESS.has(host) ? untagged.replaceAll('.', '') : untagged}@${host}`;
}

/** Returns what all spellings of an address have in common: its name without dots and `+tag`, and the names of its host. */
export function spellingsOf(email: string): { name: string; hosts: string[] } {
  const [name = '', host = ''] = plainAddress(email).split('@');
  const others = Object.keys(SAME_HOST).filter((other) => SAME_HOST[other] === host);
  return { name: name.replaceAll('.', ''), hosts: [host, ...others] };
}
