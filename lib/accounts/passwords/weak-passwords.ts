import 'server-only';
import { invalidField } from '@/lib/core/errors/domain-error';

/** The owner's data that an attacker may know, too. */
export type PasswordOwner = { email: string; firstName: string; lastName: string; phone: string | null };

type Weakness = 'passwordCommon' | 'passwordPersonal' | 'passwordSimple';

/** Common words of the region, which the mostly English list of the world's most common passwords may lack. */
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
    'novilla',
    'ternero',
    'ternera',
    'vaquilla',
    'yegua',
    'potro',
    'potranca',
    'gallina',
    'bezerro',
    'bezerra',
    'caballo',
    'potrero',
    'gaucho',
    'campero',
    'aberdeen',
    'hereford',
    'angus',
    'campo',
    'campeiro',
    'chacra',
    'cordero',
    'feria',
    'finca',
    'gado',
    'invernada',
    'leilao',
    'mate',
    'oveja',
    'pasto',
    'ranch',
    'rancho',
    'remate',
    'rodeo',
    'rural',
    'tambo',
    'tropa',
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

/** Keyboard and alphabet sequences, checked in both directions. */
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

/** Removes accents, case, spaces and separators. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s._-]+/g, '');

/** Normalizes case, width and spaces, like an attacker who tries a word list. */
const bare = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '').toLowerCase();

/** `plain` without leading and trailing digits and symbols: `Corral2026!` becomes `corral`. */
const stem = (text: string): string => plain(text).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** True for one to four characters repeated, or part of a sequence. */
function isSimple(password: string): boolean {
  const text = bare(password);
  return /^(.{1,4}?)\1*$/u.test(text) || slides.some((slide) => slide.includes(text));
}

function isPersonal(password: string, { email, firstName, lastName, phone }: PasswordOwner): boolean {
  const [local = ''] = email.split('@');
  const digits = password.replace(/\D/g, '');
  // At home a number is dialled with leading zeros and without the country's code.
  const dialled = digits.replace(/^0+/, '');
  const isPhone = phone !== null && dialled.length >= 6 && /^[\d\s()+.-]+$/.test(password) && phone.includes(dialled);
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

/** Fifty thousand passwords, loaded on the server when the first password is chosen. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  return (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ));
}

async function weaknessOf(password: string, owner: PasswordOwner | null): Promise<Weakness | null> {
  if (isSimple(password)) return 'passwordSimple';
  if (owner && isPersonal(password, owner)) return 'passwordPersonal';
  const word = stem(password);
  if (
    OF_THE_REGION.includes(word) ||
    OF_THE_REGION.includes(word.replace(/s$/, '')) ||
    (await commonPasswords()).has(bare(password))
  )
    return 'passwordCommon';
  return null;
}

/**
 * Refuses a new password that is easily guessed; six characters are allowed, so length alone doesn't
 * help. `owner` is null while the user is unverified, because the result would reveal something about the account.
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
