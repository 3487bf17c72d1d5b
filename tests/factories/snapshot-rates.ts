/** Units of a currency for a US dollar, as the first migration stores them. */
export const SNAPSHOT_RATES: Readonly<Record<string, string>> = {
  USD: '1',
  ARS: '1525',
  BRL: '5.224',
  MXN: '18.01',
  COP: '3369',
  CLP: '967.7',
  BOB: '12.16',
  PYG: '5884',
  CRC: '455.2',
};
