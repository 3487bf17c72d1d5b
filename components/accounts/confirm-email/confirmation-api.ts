import { sendJson } from '@/components/ui/forms/send-json';
import type { CodeSentDto, ConfirmationDto } from '@/lib/accounts/email-confirmation/dto';

type Refusal = { ok: false; message: string | null; errors: Record<string, string[]> };
export type Answer<T> = { ok: true; data: T } | Refusal;

async function ask<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Answer<T>> {
  const response = await sendJson(method, path, body);
  const answer = (await response?.json().catch(() => null)) as
    (T & { message?: string; errors?: Record<string, string[]> }) | null | undefined;
  if (response?.ok && answer) return { ok: true, data: answer };
  return { ok: false, message: answer?.message ?? null, errors: answer?.errors ?? {} };
}

/** What the viewer has to confirm. */
export const readConfirmation = () => ask<ConfirmationDto>('GET', '/api/user/email');
/** Confirms the address with a mailed code. */
export const sendTypedCode = (code: string) => ask<{ email: string }>('POST', '/api/user/email/confirm', { code });
/** Requests another code. */
export const requestCode = () => ask<CodeSentDto>('POST', '/api/user/email/code');
/** Replaces an address that was mistyped, and requests a code for it. */
export const correctAddress = (email: string) => ask<CodeSentDto>('PUT', '/api/user/email', { email });

/** Whether everything is confirmed. */
export const isSettled = ({ isConfirmed, pendingEmail }: ConfirmationDto): boolean => isConfirmed && !pendingEmail;
