'use server';

import { decideAward } from '@/lib/market/sanctions/award-reviews';
import { awardSchema } from '@/lib/market/sanctions/schema';
import { defineCommand } from '@/lib/web/http/define-action';

export const decide = defineCommand(awardSchema, decideAward);
