import { riskScore, type Trust } from './score';

const NOW = new Date('2026-11-22T12:00:00Z');
const stranger: Trust = { verified: false, phoneConfirmed: false, memberSince: NOW };
const known: Trust = { verified: true, phoneConfirmed: true, memberSince: new Date('2024-01-01T00:00:00Z') };
const signal = (rule: string, points: number) => ({ rule, points });

it.each([
  ['nothing found', [], stranger, 0, 'none'],
  ['just below the queue', [signal('price_low', 20), signal('phone_elsewhere', 8)], stranger, 28, 'none'],
  ['one rule in the queue', [signal('photo_of_another', 35)], stranger, 35, 'review'],
  ['one rule alone never holds', [signal('photo_of_another', 60)], stranger, 60, 'review'],
  ['two rules hold', [signal('photo_of_another', 35), signal('text_of_another', 25)], stranger, 60, 'hold'],
  ['just below', [signal('photo_of_another', 35), signal('price_low', 20)], stranger, 55, 'review'],
  ['one suspicion found twice', [signal('text_of_another', 25), signal('text_of_another', 25)], stranger, 25, 'none'],
  ['reports add up', Array.from({ length: 3 }, () => signal('reports', 12)), stranger, 36, 'review'],
  ['up to their limit', Array.from({ length: 9 }, () => signal('reports', 24)), stranger, 48, 'review'],
  ['independent rules', [signal('same_contact', 50), signal('photo_of_another', 35)], stranger, 85, 'hold_seller'],
  ['two rules of one kind', [signal('same_contact', 50), signal('document_of_another', 50)], stranger, 100, 'hold'],
  ['a known seller', [signal('photo_of_another', 35), signal('text_of_another', 25)], known, 30, 'review'],
  ['never below nothing', [signal('price_typo', 3)], known, 0, 'none'],
] as const)('%s', (_, signals, trust, score, outcome) => {
  expect(riskScore(signals, trust, NOW)).toMatchObject({ score, outcome });
});
