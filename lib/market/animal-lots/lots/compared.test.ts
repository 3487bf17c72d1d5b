import { comparisonPath, readCompared, readIds } from './compared';

const id = (nth: number) => `01a1f2e1-bd18-72f3-8008-33300000000${nth}`;
const [a, b, c, d, e] = [id(1), id(2), id(3), id(4), id(5)];

describe('what an address asks to compare', () => {
  it('is the listings that it names, each once, in their order', () => {
    expect(readCompared(`${b},${a},${b.toUpperCase()}`)).toEqual({ ids: [b, a], isMore: false, isWrong: false });
    expect(readCompared([`${a}, ${b}`, c])).toEqual({ ids: [a, b, c], isMore: false, isWrong: false });
  });

  it('is at most four, and says that there are more', () => {
    expect(readCompared([a, b, c, d, e].join())).toEqual({ ids: [a, b, c, d], isMore: true, isWrong: false });
    expect(readCompared([a, b, c, d, a].join()).isMore).toBe(false);
  });

  it('leaves out what is no listing, and says so', () => {
    expect(readCompared(`x,${a},,' OR 1=1 --`)).toEqual({ ids: [a], isMore: false, isWrong: true });
    expect(readCompared('9'.repeat(9999))).toEqual({ ids: [], isMore: false, isWrong: true });
  });

  it.each([undefined, '', ',,', []])('is nothing without ids: %j', (asked) => {
    expect(readCompared(asked)).toEqual({ ids: [], isMore: false, isWrong: false });
  });
});

it('an address is read as it is written', () => {
  expect(comparisonPath([a, b])).toBe(`/compare?ids=${a},${b}`);
  expect(comparisonPath([a], { near: '7', from: 'Salto, Uruguay' })).toBe(
    `/compare?ids=${a}&near=7&from=Salto%2C+Uruguay`,
  );
  expect(readIds(`${a},${b}`)).toEqual([a, b]);
});
