import en from './en.json';

function* textsOf(messages: object): Generator<string> {
  for (const text of Object.values(messages) as unknown[])
    if (typeof text === 'string') yield text;
    else yield* textsOf(text as object);
}

it('quotes in English as English does', () => {
  expect([...textsOf(en)].filter((text) => /[«»"]/.test(text))).toEqual([]);
});
