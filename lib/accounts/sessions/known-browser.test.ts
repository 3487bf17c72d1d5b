import { randomUUID } from 'node:crypto';
import { addBrowserToken, browserKey, browserToken } from './known-browser';

it('a browser stays known to the last four accounts that were used in it, with one token each', () => {
  const people = Array.from({ length: 5 }, () => randomUUID());
  const held = [...people, ...people.slice(3)].reduce<string | null>((tokens, id) => addBrowserToken(id, tokens), null);
  expect(held?.split('~')).toHaveLength(4);
  expect(people.map((id) => browserKey(id, held) !== null)).toEqual([false, true, true, true, true]);
  expect(browserKey(randomUUID(), held)).toBeNull();
});

it('what isn’t a token is dropped, and many tokens are not all looked at', () => {
  const id = randomUUID();
  const token = addBrowserToken(id, 'x~~<script>');
  expect(token.split('~')).toHaveLength(1);
  const many = [...Array.from({ length: 50 }, () => browserToken(randomUUID())), token].join('~');
  expect(browserKey(id, many)).toBeNull();
});
