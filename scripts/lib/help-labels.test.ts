import { readdirSync, readFileSync } from 'node:fs';
import { flattenMessages } from './message-catalogue';
import { fromRoot } from './paths';
import { PERSON } from './tuteo';

/** What an article tells its reader to press, open or find, in bold. */
const NAMED =
  /(?:\btap|\bpress|\bopen|\bchoose|\btocá|\babrí|\belegí|\btoque em|\babra|\bescolha|\bunder|\bquedan en|\bficam em|\bstay in|\bin) \*\*([^*]+)\*\*/giu;

const textsOf = (locale: string) =>
  new Set(
    [
      ...flattenMessages(
        JSON.parse(readFileSync(fromRoot('messages', `${locale}.json`), 'utf8')) as Parameters<
          typeof flattenMessages
        >[0],
      ).values(),
    ].map((text) => text.toLowerCase()),
  );

describe.each(['es', 'en', 'pt'])('the help in %s', (locale) => {
  const texts = textsOf(locale);
  const articles = readdirSync(fromRoot('content', 'help')).filter((name) => name.endsWith(`.${locale}.md`));

  it('names buttons and places as they are labelled', () => {
    const unknown = articles.flatMap((name) =>
      [...readFileSync(fromRoot('content', 'help', name), 'utf8').matchAll(NAMED)]
        // A path such as “Your account → Open sessions” is several labels.
        .flatMap(([, label = '']) => label.split(' → '))
        .filter((label) => !texts.has(label.toLowerCase()))
        .map((label) => `${name}: ${label}`),
    );
    expect(unknown).toEqual([]);
  });
});

it('the texts for reading say «vos»', () => {
  const forms = ['help', 'pages'].flatMap((folder) =>
    readdirSync(fromRoot('content', folder))
      .filter((name) => name.endsWith('.es.md'))
      .flatMap((name) => readFileSync(fromRoot('content', folder, name), 'utf8').match(PERSON) ?? []),
  );
  expect(forms).toEqual([]);
});
