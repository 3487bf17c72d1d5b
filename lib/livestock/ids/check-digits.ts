const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SIZE = ALPHABET.length;

/** Whether the last character is the check character of the others by ISO 7064 Mod 37,36 (digits and capital letters). */
export function isValidMod3736(text: string): boolean {
  let product = SIZE;
  for (const character of text.slice(0, -1)) {
    const sum = (product + ALPHABET.indexOf(character)) % SIZE || SIZE;
    product = (sum * 2) % (SIZE + 1);
  }
  return (product + ALPHABET.indexOf(text.slice(-1))) % SIZE === 1;
}

/** Whether the first digit of the animal's number on a British cattle tag fits its herd mark: `UK`, six digits, six digits. */
export function isValidBritishTag(tag: string): boolean {
  const herd = Number(tag.slice(2, 8));
  const check = Number(tag.slice(8, 9));
  const animal = Number(tag.slice(9));
  return ((herd * 100_000 + animal) % 7) + 1 === check;
}
