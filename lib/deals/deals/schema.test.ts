import { stepSchema } from './schema';

it.each(['accept', 'pay'])('whoever says «%s» binds themselves, and names the sum that they saw', (step) => {
  expect(stepSchema.safeParse({ step }).success).toBe(false);
  expect(stepSchema.safeParse({ step, seen: null }).success).toBe(true);
  expect(stepSchema.parse({ step, seen: '30176.70' })).toEqual({ step, seen: '30176.70' });
});

it('other steps need none', () => expect(stepSchema.safeParse({ step: 'load' }).success).toBe(true));
