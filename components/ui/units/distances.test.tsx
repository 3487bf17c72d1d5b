import { convertDistances, inMiles } from './distances';

it.each([
  ['Within 150 km of Dallas', 'Within 95 mi of Dallas'],
  ['Amarillo, Texas · 1,000\u00a0km', 'Amarillo, Texas · 620\u00a0mi'],
  ['Amarillo, Texas · 12\u00a0km', 'Amarillo, Texas · 7\u00a0mi'],
  // Said as 50, 200 and 300 miles.
  ['Within 81 km', 'Within 50 mi'],
  ['Within 322 km', 'Within 200 mi'],
  ['Within 483 km', 'Within 300 mi'],
  ['180 kg, 3 kmx', '180 kg, 3 kmx'],
])('%s is %s', (text, miles) => expect(inMiles(text, 'en')).toBe(miles));

it('follows what is written anew, and goes back', () => {
  document.documentElement.lang = 'es';
  document.body.innerHTML = '<div class="card-foot"><p><b>Melo · 1.200&nbsp;km</b></p></div>';
  const place = document.querySelector('b');
  const read = () => place?.textContent?.replace('\u00a0', ' ');
  convertDistances({ weight: 'lb', money: 'asked' });
  convertDistances({ weight: 'lb', money: 'asked' });
  expect(read()).toBe('Melo · 750 mi');
  if (place?.firstChild) place.firstChild.nodeValue = 'Melo · 200 km';
  convertDistances({ weight: 'lb', money: 'asked' });
  expect(read()).toBe('Melo · 125 mi');
  convertDistances({ weight: 'kg', money: 'asked' });
  expect(read()).toBe('Melo · 200 km');
});

it('writes the link beside a band of lots in miles', () => {
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<div class="band-head"><p><a id="band-radius-all0">Widen to 900 km</a></p></div>';
  convertDistances({ weight: 'lb', money: 'asked' });
  expect(document.body).toHaveTextContent('Widen to 560 mi');
});

it.each([
  [322, '200'],
  [323, '205'],
])('%d km, of 322 asked for, are %s miles', (km, miles) => {
  document.documentElement.lang = 'en';
  document.body.innerHTML = `<p class="card-differs"><b>${km} km away</b>, you asked for 322 km</p>`;
  convertDistances({ weight: 'lb', money: 'asked' });
  expect(document.body).toHaveTextContent(`${miles} mi away, you asked for 200 mi`);
});

it.each([
  ['325 km from your place', '205 mi from your place'],
  ['0 km from your place', '0 mi from your place'],
])("writes a listing's %s as its card does", (kilometres, miles) => {
  document.documentElement.lang = 'en';
  document.body.innerHTML = `<span>Dodge City<span class="own-distance"> · ${kilometres}</span></span>`;
  convertDistances({ weight: 'lb', money: 'asked' });
  expect(document.body).toHaveTextContent(`Dodge City · ${miles}`);
});
