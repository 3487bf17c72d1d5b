'use server';

import { defineCommand } from '@/lib/web/http/define-action';
import { monthlyPercentSchema, ownRateSchema, rateDecisionSchema } from '@/lib/market/rates/schema';
import { decideRate, setMonthlyPercent, setRate } from '@/lib/market/rates/set-rate';

export const enterRate = defineCommand(ownRateSchema, setRate);

export const decide = defineCommand(rateDecisionSchema, decideRate);

export const enterPercent = defineCommand(monthlyPercentSchema, setMonthlyPercent);
