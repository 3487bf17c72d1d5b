/** Where numbers are parted: as they are dialled at home in Uruguay, and with the codes of countries. */
const SHAPES = [
  /^(0\d\d)(\d{3})(\d{3})$/,
  /^(\+1)(\d{3})(\d{3})(\d{4})$/,
  /^(\+54)(9?)(11)(\d{4})(\d{4})$/,
  /^(\+54)(9?)(\d{3})(\d{3})(\d{4})$/,
  /^(\+55)(\d\d)(\d{4,5})(\d{4})$/,
  /^(\+56)(\d)(\d{4})(\d{4})$/,
  /^(\+(?:5[09]\d|35\d))(\d{2,3})(\d{3})(\d{3})$/,
  /^(\+\d\d)(\d{3})(\d{3})(\d{3,4})$/,
] as const;

/** A telephone as people write it: `+59899333111` → `+598 99 333 111`. One that somebody has parted stays as it is. */
export function spacedPhone(phone: string): string {
  const [, ...parts] = SHAPES.map((shape) => shape.exec(phone)).find(Boolean) ?? [];
  return parts.length > 0 ? parts.filter(Boolean).join('\u00a0') : phone;
}
