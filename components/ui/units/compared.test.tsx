import { convert } from './convert';
import { hasForeign } from './foreign';

const RATES = { USD: '1', ARS: '1000', BRL: '5' } as const;

beforeEach(() => {
  document.documentElement.lang = 'es';
  document.body.innerHTML = `<li class="card"><p class="card-price"><span>AR$&nbsp;</span>5.930</p>
    <p class="card-line"><data value="1024704">≈&nbsp;AR$&nbsp;1.024.704/cab</data> · <data value="180">180&nbsp;kg</data></p></li>`;
});
const line = () => document.querySelector('.card-line')?.textContent.replaceAll('\u00a0', ' ');

it('shows what compares a card in the usual currency of the visitor’s country, and its price as asked', () => {
  convert({ weight: 'kg', money: 'asked', compared: 'USD' }, RATES);
  expect(line()).toBe('≈ US$ 1.025/cab · 180 kg');
  expect(document.querySelector('.card-price')).toHaveTextContent('AR$ 5.930');
  convert({ weight: 'kg', money: 'asked', compared: 'ARS' }, RATES);
  expect(line()).toBe('≈ AR$ 1.024.704/cab · 180 kg');
});

it('needs rates where a figure is in another currency', () => {
  expect(hasForeign('USD')).toBe(true);
  expect(hasForeign('ARS')).toBe(false);
});

it('says what a lot comes to in that currency on its own page too, above the sum that is paid', () => {
  document.body.innerHTML = `<p class="asked"><span>AR$&nbsp;</span>5.930<i>&nbsp;/kg</i></p>
    <dl class="lot-sums"><div><dt>Por cabeza</dt><dd><data value="1024704">≈&nbsp;AR$&nbsp;1.024.704</data></dd></div></dl>
    <div class="lot-heads"><table><tr class="sum"><td><data value="22543488">AR$&nbsp;22.543.488</data></td></tr></table></div>`;
  expect(hasForeign('USD')).toBe(true);
  convert({ weight: 'kg', money: 'asked', compared: 'USD' }, RATES);
  expect(document.querySelector('.asked')).toHaveTextContent('AR$ 5.930');
  expect(document.querySelector('.lot-sums dd')?.textContent).toBe('≈\u00a0US$\u00a01.025');
  expect(document.querySelector('.sum td')?.textContent).toBe('≈\u00a0US$\u00a022.543\nAR$\u00a022.543.488');
});

it('says so in the bar of phones too', () => {
  document.body.innerHTML = `<div class="bottom-bar"><p class="asked"><span>US$&nbsp;</span>1.140<i>&nbsp;/cab</i></p>
    <p>≈&nbsp;US$&nbsp;2,56/kg · 40&nbsp;cab.</p></div>`;
  convert({ weight: 'kg', money: 'asked', compared: 'BRL' }, RATES);
  expect(document.querySelector('.asked + p')?.textContent).toBe('≈\u00a0R$\u00a012,80/kg · 40\u00a0cab.');
});
