import { contactNumber, optionalPhone, phoneNumber } from './schema';

it.each(['12', '123456', '+59899', '0991'])('refuses «%s», which is too short for a telephone', (typed) => {
  expect(phoneNumber.safeParse(typed).success).toBe(false);
  expect(optionalPhone.safeParse(typed).success).toBe(false);
});

it.each([
  ['+598 99 123 456', '+59899123456'],
  ['099 123 456', '099123456'],
  ['473-3456', '4733456'],
])('takes «%s» as %s', (typed, expected) => {
  expect(phoneNumber.parse(typed)).toBe(expected);
  expect(optionalPhone.parse(typed)).toBe(expected);
});

it('lets a message leave a shorter number for its answer', () => {
  expect(contactNumber.parse('123')).toBe('123');
});
