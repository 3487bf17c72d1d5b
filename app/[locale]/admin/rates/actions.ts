'use server';

import { defineAction } from '@/lib/web/http/define-action';
import { monthlyPercentSchema, ownRateSchema, rateDecisionSchema } from '@/lib/market/rates/schema';
import { decideRate, setMonthlyPercent, setRate } from '@/lib/market/rates/set-rate';

export const enterRate = defineAction(ownRateSchema, async (actor, rate) => {
  await setRate(actor, rate);
  return null;
});

export const decide = defineAction(rateDecisionSchema, async (actor, decision) => {
  await decideRate(actor, decision);
  return null;
});

export const enterPercent = defineAction(monthlyPercentSchema, async (actor, percent) => {
  await setMonthlyPercent(actor, percent);
  return null;
});
