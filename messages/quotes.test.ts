import en from './en.json';
import pt from './pt.json';

function* textsOf(messages: object): Generator<string> {
  for (const text of Object.values(messages) as unknown[])
    if (typeof text === 'string') yield text;
    else yield* textsOf(text as object);
}

it.each([
  ['English', en],
  ['Portuguese', pt],
])('quotes in %s as the language does', (_, texts) => {
  expect([...textsOf(texts)].filter((text) => /[«»"]/.test(text))).toEqual([]);
});
