import { convert, convertFigure, convertProduct, convertSentence, type Rates } from './convert';
import type { Units } from './settings';

const RATES: Rates = { USD: '1', UYU: '40.097', BRL: '5.2242', ARS: '1525.03' };
const KG: Units = { weight: 'kg', money: 'asked' };
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

it.each<[string, number, Partial<Units>, string]>([
  ['170 kg', 170, { weight: 'lb' }, '375 lb'],
  ['380 kg', 380, { weight: 'lb' }, '838 lb'],
  ['540 kg', 540, { weight: 'lb' }, '1.190 lb'],
  ['≈ US$ 519/cab', 518.5, { weight: 'lb' }, '≈ US$ 519/cab'],
  ['≈ US$ 3,11/kg', 3.1053, { weight: 'lb' }, '≈ US$ 1,41/lb'],
  ['lote ≈ US$ 20.740', 20740, { money: 'UYU' }, 'lote ≈ $U 831.612'],
  ['lote US$ 28.320', 28320, { money: 'BRL' }, 'lote ≈ R$ 147.949'],
  ['≈ US$ 2,04/kg', 2.0418, { money: 'BRL', weight: 'lb' }, '≈ R$ 4,84/lb'],
  ['≈ MX$ 16.560/cab', 16560, { money: 'USD' }, '≈ MX$ 16.560/cab'],
  ['Sin peso', 0, { money: 'USD' }, 'Sin peso'],
])('%s (%d) in %j: %s', (text, value, units, expected) => {
  const written = text.replaceAll(' ', '\u00a0');
  expect(plain(convertFigure(written, value, { ...KG, ...units }, RATES, 'es'))).toBe(expected);
});

it.each<[string, Partial<Units>, string]>([
  ['220 a 254 kg · en balanza', { weight: 'lb' }, '485 a 560 lb · en balanza'],
  ['Lote, 40 cab. y 6.800 kg', { weight: 'lb' }, 'Lote, 40 cab. y 15.000 lb'],
  ['Hasta 300 kg', { weight: 'lb' }, 'Hasta 661 lb'],
  ['30/60/90 · contado ≈ US$ 2,93/kg', { weight: 'lb', money: 'UYU' }, '30/60/90 · contado ≈ $U 53,29/lb'],
  ['24 % más caro, US$ 1.200', { money: 'BRL' }, '24 % más caro, ≈ R$ 6.269'],
  ['$U 148 /kg', { weight: 'lb', money: 'USD' }, '≈ US$ 3,69 /kg'],
  ['a 150 km, 6 a 8 meses', { weight: 'lb', money: 'USD' }, 'a 150 km, 6 a 8 meses'],
])('%s in %j: %s', (text, units, expected) => {
  const written = text.replaceAll(' ', '\u00a0');
  expect(plain(convertSentence(written, { ...KG, ...units }, RATES, 'es'))).toBe(expected);
});

it.each<[string, Partial<Units>, string]>([
  ['20.476,8 kg × US$ 3,80', { weight: 'lb' }, '45.143,6 lb × US$ 1,72365'],
  ['3.801,6 kg × AR$ 5.930', { money: 'USD' }, '3.801,6 kg × US$ 3,8884'],
  ['385,655 cwt × US$ 272', { weight: 'lb' }, '385,655 cwt × US$ 272'],
  ['24 cab. × US$ 1.180', { weight: 'lb', money: 'BRL' }, '24 cab. × R$ 6.164,56'],
])('%s in %j: %s', (text, units, expected) => {
  const written = text.replaceAll(' ', '\u00a0').replace('\u00a0×', ' ×');
  expect(plain(convertProduct(written, { ...KG, ...units }, RATES, 'es'))).toBe(expected);
});

describe('on a page', () => {
  beforeEach(() => {
    document.documentElement.lang = 'es';
    document.body.innerHTML = `
      <li class="card"><p class="card-price"><span>R$&nbsp;</span>320<i>&nbsp;/@</i></p><data value="540">540&nbsp;kg</data></li>
      <li class="card lot-card"><p class="card-price"><span>US$&nbsp;</span>1.000</p></li>`;
  });
  const read = () => [...document.querySelectorAll('.card-price, data')].map(({ textContent }) => plain(textContent));

  it('converts prices as asked and figures, not what is bid, and back exactly', () => {
    const before = read();
    convert({ weight: 'lb', money: 'USD' }, RATES);
    expect(read()).toEqual(['≈ US$ 61,25 /@', '1.190 lb', 'US$ 1.000']);
    convert({ weight: 'lb', money: 'ARS' }, RATES);
    expect(read()[0]).toBe('≈ AR$ 93.413 /@');
    convert(KG, {});
    expect(read()).toEqual(before);
  });

  it('converts what is asked for the animals of a place', () => {
    document.body.innerHTML = `<dl class="local-prices"><dd>US$&nbsp;2,20/kg a US$&nbsp;3,11/kg</dd></dl>`;
    const prices = () => plain(document.querySelector('dd')?.textContent);
    convert({ weight: 'lb', money: 'asked' }, {});
    expect(prices()).toBe('US$ 1,00/lb a US$ 1,41/lb');
    convert(KG, {});
    expect(prices()).toBe('US$ 2,20/kg a US$ 3,11/kg');
  });

  it('does not say twice what a price in another currency comes to', () => {
    document.body.innerHTML = `
      <li class="card"><p class="card-price"><span>R$&nbsp;</span>165.000</p>
        <p class="card-line"><data value="31584">≈&nbsp;US$&nbsp;31.584</data></p></li>`;
    const line = document.querySelector('.card-line');
    convert({ ...KG, money: 'BRL' }, RATES);
    expect(plain(line?.textContent)).toBe('≈ US$ 31.584');
    convert({ ...KG, money: 'asked', compared: 'BRL' }, RATES);
    expect(plain(line?.textContent)).toBe('≈ US$ 31.584');
    convert({ ...KG, money: 'USD' }, RATES);
    expect(plain(document.querySelector('.card-price')?.textContent)).toBe('≈ US$ 31.584');
    expect(line).not.toBeVisible();
    convert(KG, {});
    expect(line).toBeVisible();
  });

  it('keeps the kilograms of how a price comes about, with the pounds beside them', () => {
    document.body.innerHTML = `<details class="lot-how"><data value="540">÷&nbsp;540&nbsp;kg</data></details>`;
    convert({ weight: 'lb', money: 'asked' }, {});
    expect(read()).toEqual(['÷ 540 kg (1190,5 lb)']);
    convert(KG, {});
    expect(read()).toEqual(['÷ 540 kg']);
  });

  it('shows price, sum and total of a lot in one unit and one currency, the one that is paid below', () => {
    document.body.innerHTML = `
      <p class="asked"><span>US$&nbsp;</span>3,80<i>&nbsp;/kg</i></p>
      <div class="lot-heads"><table class="lot-calc"><td><data value="77811.84">≈&nbsp;US$&nbsp;77.812</data></td></table>
        <p>20.894,7&nbsp;kg − 2 % de desbaste = 20.476,8&nbsp;kg</p><p>20.476,8&nbsp;kg ×&nbsp;US$&nbsp;3,80</p></div>`;
    const texts = () => [...document.querySelectorAll('p, data')].map(({ textContent }) => plain(textContent));
    const before = texts();
    convert({ weight: 'lb', money: 'asked' }, {});
    expect(texts()).toEqual([
      '≈ US$ 1,72 /lb',
      '≈ US$ 77.812',
      '46.064,9 lb − 2 % de desbaste = 45.143,6 lb',
      '45.143,6 lb × US$ 1,72365',
    ]);
    convert({ weight: 'lb', money: 'UYU' }, RATES);
    expect(texts()[0]).toBe('≈ $U 69,11 /lb');
    expect(texts()[1]).toBe('≈ $U 3.120.021\nUS$ 77.812');
    convert(KG, {});
    expect(texts()).toEqual(before);
  });

  it('converts what stands in a sentence beside a figure, and no word of a seller', () => {
    document.body.innerHTML = `
      <dl class="lot-glance"><dd><data value="237">237&nbsp;kg</data><small>220 a 254&nbsp;kg</small></dd></dl>
      <dl class="lot-sheet"><dd>Pesa 254&nbsp;kg y vale US$&nbsp;900</dd></dl>`;
    convert({ weight: 'lb', money: 'BRL' }, RATES);
    expect([...document.querySelectorAll('dd')].map(({ textContent }) => plain(textContent))).toEqual([
      '522 lb485 a 560 lb',
      'Pesa 254 kg y vale US$ 900',
    ]);
  });

  it('leaves the preview of a form alone, which changes with every key', () => {
    document.body.innerHTML = `<div inert><li class="card"><p class="card-price"><span>R$&nbsp;</span>320</p><data value="540">540&nbsp;kg</data></li></div>`;
    convert({ weight: 'lb', money: 'USD' }, RATES);
    expect(read()).toEqual(['R$ 320', '540 kg']);
  });

  it('leaves a price whose rate is unknown as it is asked', () => {
    convert({ weight: 'kg', money: 'CLP' }, RATES);
    expect(read()[0]).toBe('R$ 320 /@');
  });
});
