'use server';

import { headers } from 'next/headers';
import { defineFormAction } from '@/lib/http/define-form-action';
import { clientAddress } from '@/lib/rate-limit/client-address';
import { openCase } from '@/lib/support/open-case';
import { contactSchema } from '@/lib/support/schema';

export const send = defineFormAction(contactSchema, async (viewer, input) =>
  openCase(viewer, input, clientAddress(await headers())),
);
