import { ownPhone, phoneToDial } from './own-phone';

const refusal = { code: 'invalid_input', fields: { phone: [{ key: 'phone' }] } };

it.each([
  ['099123456', 'Salto, Uruguay', '+59899123456'],
  ['01123456789', 'Tandil, Argentina', '+5491123456789'],
  ['067981234567', 'Campo Grande, Brasil', '+5567981234567'],
  ['0981123456', 'Filadelfia, Paraguay', '+595981123456'],
  ['0059899123456', null, '+59899123456'],
  ['0015558060110', null, '0015558060110'],
  ['8065550110', 'Amarillo, Texas', '8065550110'],
  ['+59899123456', 'Amarillo, Texas', '+59899123456'],
])('%s of %s is %s', (typed, place, number) => {
  expect(ownPhone(typed, place, 'phone')).toBe(number);
});

it('keeps what nobody can read yet, and refuses what the country has not', () => {
  expect(ownPhone('099123456', null, 'phone')).toBe('099123456');
  expect(() => ownPhone('099123456', 'Amarillo, Texas', 'phone')).toThrow(expect.objectContaining(refusal) as Error);
});

it('dials by the first place that has the number, and by none that has not', () => {
  expect(phoneToDial('099123456', [null, 'Salto, Uruguay'], 'phone')).toBe('+59899123456');
  expect(phoneToDial('099123456', ['Tandil, Argentina', 'Salto, Uruguay'], 'phone')).toBe('+59899123456');
  const texas = () => phoneToDial('099123456', [null, 'Amarillo, Texas'], 'phone');
  expect(texas).toThrow(expect.objectContaining(refusal) as Error);
  const unknown = { ...refusal, fields: { phone: [{ key: 'phoneWithCode' }] } };
  expect(() => phoneToDial('099123456', [null, null], 'phone')).toThrow(expect.objectContaining(unknown) as Error);
});
