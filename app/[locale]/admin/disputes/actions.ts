'use server';

import { recommend as recommendOutcome } from '@/lib/deals/disputes/recommend';
import { recommendationSchema } from '@/lib/deals/disputes/schema';
import { defineCommand } from '@/lib/web/http/define-action';

export const recommend = defineCommand(recommendationSchema, recommendOutcome);
