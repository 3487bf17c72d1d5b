import { CSV_HEAD, csvLines, csvValue } from './csv';

describe('a value of the file', () => {
  it.each([
    ['plain', 'plain'],
    ['', ''],
    ['uno, dos', '"uno, dos"'],
    ['el "Rey"', '"el ""Rey"""'],
    ['dos\nlíneas', '"dos\nlíneas"'],
    ['=1+1', "'=1+1"],
    ['+598 99', "'+598 99"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =cmd|"/c calc"!A1', '"\'  =cmd|""/c calc""!A1"'],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['＝1+1', "'＝1+1"],
    ['x;=cmd', "x;'=cmd"],
    ['x; "=cmd', '"x;\' ""=cmd"'],
    ['x\n=cmd', '"x\n\'=cmd"'],
    ['x\t@cmd', "x\t'@cmd"],
    ['a;-b;+c', "a;'-b;'+c"],
    ['\u200E=cmd', "'\u200E=cmd"],
    ['\uFEFF\u00AD=cmd', "'\uFEFF\u00AD=cmd"],
    ['\u3164=cmd', "'\u3164=cmd"],
    ['"=cmd', '"\'""=cmd"'],
    ['Toro; manso', 'Toro; manso'],
    ['5-3', '5-3'],
    ['15.00', '15.00'],
  ])('%j is written as %j', (value, written) => {
    expect(csvValue(value)).toBe(written);
  });
});

it('has a line of names and one per row, and nothing where there is nothing', () => {
  expect(CSV_HEAD).toBe(
    '\uFEFFid,createdAt,type,status,amount,currency,description,userId,userName,userEmail,listingId,listingTitle,bannerAdId,paymentMethod,transactionId,updatedAt\r\n',
  );
  const row = {
    ...({
      id: '1',
      type: 'highlight_week',
      status: 'completed',
      amount: '5.00',
      currency: 'USD',
      description: 'Toro, manso',
      paymentMethod: 'Efectivo',
    } as const),
    transactionId: null,
    createdAt: '2026-11-21T00:00:00.000Z',
    updatedAt: '2026-11-22T00:00:00.000Z',
    bannerAdId: null,
    listing: null,
    user: { id: null, name: '=Rosa', email: null },
  };
  expect(csvLines([row])).toBe(
    '1,2026-11-21T00:00:00.000Z,highlight_week,completed,5.00,USD,"Toro, manso",,\'=Rosa,,,,,Efectivo,,2026-11-22T00:00:00.000Z\r\n',
  );
  expect(csvLines([])).toBe('');
});
