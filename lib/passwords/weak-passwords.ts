import 'server-only';
import { invalidField } from '@/lib/errors/domain-error';

/** Whose password it is, as far as whoever guesses knows them too. */
export type PasswordOwner = { email: string; firstName: string; lastName: string; phone: string | null };

type Weakness = 'passwordCommon' | 'passwordPersonal' | 'passwordSimple';

/** What people of the region use and the list of the world's most common ones, which is mostly English, may lack. */
const OF_THE_REGION = [
  ...[
    'corral',
    'ganado',
    'ganadero',
    'ganaderia',
    'hacienda',
    'estancia',
    'estanciero',
    'novillo',
    'vaquillona',
    'ternero',
    'caballo',
    'potrero',
    'gaucho',
    'campero',
    'aberdeen',
    'hereford',
    'angus',
  ],
  ...[
    'contrasena',
    'contrasenia',
    'clave',
    'usuario',
    'administrador',
    'bienvenido',
    'tequiero',
    'teamo',
    'teamomucho',
    'miamor',
    'familia',
    'futbol',
    'penarol',
    'nacional',
    'boca',
    'bocajuniors',
    'river',
    'riverplate',
  ],
  ...[
    'senha',
    'bemvindo',
    'euteamo',
    'meuamor',
    'fazenda',
    'fazendeiro',
    'boiadeiro',
    'cavalo',
    'boi',
    'vaca',
    'toro',
    'touro',
    'flamengo',
    'corinthians',
    'palmeiras',
    'gremio',
    'internacional',
  ],
  ...[
    'uruguay',
    'uruguai',
    'argentina',
    'brasil',
    'paraguay',
    'paraguai',
    'bolivia',
    'chile',
    'montevideo',
    'buenosaires',
  ],
];

/** Along these fingers slide, in both directions. */
const SLIDES = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjklñ',
  'asdfghjklç',
  'zxcvbnm',
  'qazwsxedcrfvtgbyhnujmik',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
];

const slides = [...SLIDES, ...SLIDES.map((slide) => [...slide].reverse().join(''))];

/** Without capitals, accents and what stands between words. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s._-]+/g, '');

/** Without capitals, blanks and other widths: what a guesser tries who has a list of words. */
const bare = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '').toLowerCase();

/** `plain` without digits and signs at its ends: `Corral2026!` is `corral`. */
const stem = (text: string): string => plain(text).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** One sign or up to four of them over and over, or a slide of the finger. */
function isSimple(password: string): boolean {
  const text = bare(password);
  return /^(.{1,4}?)\1*$/u.test(text) || slides.some((slide) => slide.includes(text));
}

function isPersonal(password: string, { email, firstName, lastName, phone }: PasswordOwner): boolean {
  const [local = ''] = email.split('@');
  const digits = password.replace(/\D/g, '');
  const isPhone = phone !== null && digits.length >= 6 && /^[\d\s()+.-]+$/.test(password) && phone.includes(digits);
  const words = [email, local, firstName, lastName, firstName + lastName, lastName + firstName];
  return (
    isPhone ||
    words.some(
      (word) =>
        word !== '' && (plain(word) === plain(password) || (stem(word) !== '' && stem(word) === stem(password))),
    )
  );
}

let common: Promise<ReadonlySet<string>> | undefined;

/** Fifty thousand, read when the first password is chosen; they stay on the server. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  return (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ));
}

async function weaknessOf(password: string, owner: PasswordOwner | null): Promise<Weakness | null> {
  if (isSimple(password)) return 'passwordSimple';
  if (owner && isPersonal(password, owner)) return 'passwordPersonal';
  if (OF_THE_REGION.includes(stem(password)) || (await commonPasswords()).has(bare(password))) return 'passwordCommon';
  return null;
}

/**
 * Refuses a new password that guessing begins with: six characters are enough (specification), so these are not. `owner` is null where
 * nobody has shown yet that they are who they say, and an answer would tell something about the account.
 * @throws DomainError `invalid_input` at `field`.
 */
export async function refuseWeakPassword(
  field: 'password' | 'newPassword',
  password: string,
  owner: PasswordOwner | null,
): Promise<void> {
  const weakness = await weaknessOf(password, owner);
  if (weakness) throw invalidField(field, weakness);
}
