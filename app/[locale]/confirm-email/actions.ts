'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { safeNext } from '@/lib/web/auth/safe-next';
import { confirmByCode } from '@/lib/accounts/email-confirmation/confirm-address';
import { confirmCodeSchema } from '@/lib/accounts/email-confirmation/schema';
import { sendCode } from '@/lib/accounts/email-confirmation/send-code';
import { DomainError } from '@/lib/core/errors/domain-error';
import { defineFormAction } from '@/lib/web/http/define-form-action';
import { languageOf } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { clientAddress } from '@/lib/core/rate-limit/client-address';
import { z } from 'zod';

const confirm = defineFormAction(confirmCodeSchema, async (viewer, { code }) => {
  if (!viewer) throw new DomainError('unauthorized');
  return confirmByCode(viewer, code);
});

const resend = defineFormAction(z.object({}), async (viewer) => {
  if (!viewer) throw new DomainError('unauthorized');
  return sendCode(viewer, clientAddress(await headers()));
});

function nextOf(form: FormData): string {
  const next = form.get('next');
  return safeNext(typeof next === 'string' ? next : null);
}

/** Returns to the page, which says how it went. */
function backWith(form: FormData, result: 'wrong' | 'sent' | 'wait'): never {
  const language = form.get('language');
  const query = new URLSearchParams({ next: nextOf(form), result });
  redirect(`${localizedPath(languageOf(language), '/confirm-email')}?${query.toString()}`);
}

/** Confirms with the code of a form without scripts, and goes on to its `next`. */
export async function confirmPlainly(form: FormData): Promise<void> {
  const { status } = await confirm({ status: 'empty' }, form);
  if (status !== 'done') return backWith(form, 'wrong');
  redirect(nextOf(form));
}

/** Mails another code on request of a form without scripts. */
export async function resendPlainly(form: FormData): Promise<void> {
  const { status } = await resend({ status: 'empty' }, form);
  return backWith(form, status === 'done' ? 'sent' : 'wait');
}
