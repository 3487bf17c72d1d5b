import { readAd } from '../read-ad';

const saidIn = (text: string) =>
  Object.fromEntries(
    readAd(text, { language: 'en', country: 'GB' }).facts.flatMap(({ field, value, state }) =>
      state === 'said' ? [[field, value]] : [],
    ),
  );

it('a figure outside of the range beside it is not said', () => {
  const text = '6 Limousin x Belgian Blue bulling heifers 15-17mths, tested clear, 4yr TB area, BVD tag neg';
  expect(saidIn(text)).toMatchObject({ ageMin: '15', ageMax: '17' });
  expect(saidIn(text)).not.toHaveProperty('age');
});

it('one within it is', () => {
  expect(saidIn('20 Angus steers 380-420kg, average 400kg')).toMatchObject({ weight: '400', weightMin: '380' });
});

it('litres that no cow gives in a day are of something else', () => {
  expect(saidIn('10 Holstein cows in milk, avg 5,900L')).not.toHaveProperty(['traits.litresDay']);
});
