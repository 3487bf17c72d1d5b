'use server';

import { headers } from 'next/headers';
import { defineFormAction } from '@/lib/web/http/define-form-action';
import { clientAddress } from '@/lib/core/rate-limit/client-address';
import { openCase } from '@/lib/messages/support/open-case';
import { contactSchema } from '@/lib/messages/support/schema';

export const send = defineFormAction(contactSchema, async (viewer, input) =>
  openCase(viewer, input, clientAddress(await headers())),
);
