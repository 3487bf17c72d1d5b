import { readPremises, showPremises } from './premises';
import { PREMISES_EXAMPLES, PREMISES_SCHEMES, type PremisesScheme } from './schema';
import { readTag } from './tags';

it.each<[PremisesScheme, string, string | { wrong: 'format' | 'check' }]>([
  ['us_pin', 'A12425J', 'A12425J'],
  ['us_pin', ' a12-425j ', 'A12425J'],
  ['us_pin', 'A12425K', { wrong: 'check' }],
  ['us_pin', 'A12452J', { wrong: 'check' }],
  ['us_pin', 'A12425', { wrong: 'format' }],
  ['us_lid', 'TX1234', 'TX1234'],
  ['us_lid', '48AB1234', '48AB1234'],
  ['us_lid', 'TX12345', { wrong: 'format' }],
  ['ar_renspa', '01.001.0.00001/00', '0100100000100'],
  ['ar_renspa', '01-001-0-0001/00', { wrong: 'format' }],
  ['uk_cph', '15/123/4567', '151234567'],
  ['uk_cph', '15/123/456', { wrong: 'format' }],
  ['uy_dicose', '12 034 5678', '120345678'],
  ['uy_dicose', '1234', { wrong: 'format' }],
  ['au_pic', 'QABC 1234', 'QABC1234'],
  ['other', 'no tengo', { wrong: 'format' }],
  ['other', '1'.repeat(21), { wrong: 'format' }],
])('reads the %s %p', (scheme, typed, expected) => {
  expect(readPremises(scheme, typed)).toEqual(typeof expected === 'string' ? { scheme, number: expected } : expected);
});

it('notices every wrong character and every swap of two neighbours in a US premises number', () => {
  const right = 'A12425J';
  const accepted = [];
  for (let at = 0; at < right.length; at++)
    for (const other of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
      const typed = right.slice(0, at) + other + right.slice(at + 1);
      if (typed !== right && 'number' in readPremises('us_pin', typed)) accepted.push(typed);
    }
  expect(accepted).toEqual([]);
  expect(readPremises('us_pin', '1A2425J')).toEqual({ wrong: 'check' });
});

it('shows what it stores as people write it, and reads its own examples', () => {
  expect(showPremises('ar_renspa', '0100100000100')).toBe('01-001-0-00001/00');
  expect(showPremises('uk_cph', '151234567')).toBe('15/123/4567');
  expect(showPremises('us_pin', 'A12425J')).toBe('A12425J');
  for (const scheme of PREMISES_SCHEMES) {
    const example = PREMISES_EXAMPLES[scheme];
    if (example) expect(readPremises(scheme, example)).toHaveProperty('number');
  }
});

it.each([
  ['840 003 123 456 789', 'us_ain'],
  ['35ABC1234', 'us_nues9'],
  ['TX ABC 1234', 'us_nues9'],
  ['35AB1234', 'us_nues8'],
  ['UK 123450 600001', 'uk_cattle'],
  ['UK 123450 700002', 'uk_cattle'],
  ['UK 123450 100003', 'uk_cattle'],
  ['076 0000 0000 0001', 'br_sisbov'],
  ['032010000000001', 'country'],
  ['858000012345678', 'country'],
  ['982 000123456789', 'manufacturer'],
  ['AR-0457', 'other'],
])('takes %p for a tag of the kind %p', (typed, scheme) => {
  expect(readTag(typed)).toEqual({ scheme, number: typed.replace(/[ -]/g, '') });
});

it.each([
  ['UK 123450 600002', 'check'],
  ['UK 123450 60001', 'format'],
  ['84000312345678', 'format'],
  ['8580000123456789', 'format'],
  ['1234', 'format'],
  ['sin caravana', 'format'],
  ['', 'format'],
])('refuses the tag %p for its %s', (typed, wrong) => {
  expect(readTag(typed)).toEqual({ wrong });
});
