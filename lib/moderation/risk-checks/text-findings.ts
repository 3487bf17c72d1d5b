import type { Finding } from '@/lib/records/risk-signals/record-findings';
import type { FraudHint } from '@/lib/records/risk-phrases/dto';
import { flagPhrases, fraudHints } from '@/lib/records/risk-phrases/flag-phrases';

/** Hosts that hide where a link leads, and forms that collect data outside of Corral. WhatsApp is how livestock is traded. */
const HIDDEN_LINK =
  /\b(?:bit\.ly|tinyurl\.com|goo\.gl|t\.co|ow\.ly|is\.gd|cutt\.ly|rb\.gy|shorturl\.at|rebrand\.ly|linktr\.ee|forms\.gle|docs\.google\.com\/forms|forms\.office\.com|typeform\.com|jotform\.com|surveymonkey\.com)(?:\/[\w\-./?=]*)?/gi;

/** Returns the phrases of a text that scams use, each once; none if they are ordinary on their own. */
export function suspectWords(text: string) {
  if (fraudHints(text).length === 0) return [];
  const found = flagPhrases(text).flatMap(({ text: words, hint }) => (hint ? [{ text: words, hint }] : []));
  return [...new Map(found.map((one) => [one.text.toLowerCase(), one])).values()];
}

/** Whether words ask for money before anybody has seen an animal, or in a way that can't be reversed. */
const isAboutMoney = ({ hint }: { hint: FraudHint }): boolean => hint === 'advance' || hint === 'irreversible';

/** Whether words ask for money, and a second kind of evidence is beside it. */
export const isAskedTwice = (words: readonly { hint: FraudHint }[]): boolean =>
  words.some(isAboutMoney) && new Set(words.map(({ hint }) => hint)).size >= 2;

/** Checks what a listing says. */
export function textFindings({ title, description }: { title: string; description: string }): Finding[] {
  const text = `${title}\n${description}`;
  // A seller who takes a cashier's check is careful; a buyer who sends one for too much is not.
  const words = suspectWords(text).filter(({ hint }) => hint !== 'overpayment' && hint !== 'passing_on');
  const links = [...new Set(text.match(HIDDEN_LINK) ?? [])].sort();
  return [
    ...(words.some(isAboutMoney) ? [{ rule: 'payment_words', evidence: { words } } as const] : []),
    ...(links.length > 0 ? [{ rule: 'link_shortener', evidence: { links } } as const] : []),
  ];
}
