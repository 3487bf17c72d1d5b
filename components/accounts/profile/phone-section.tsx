'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ReadyButton } from '@/components/ui/ready-button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import { notify } from '@/components/ui/notify';
import type { PhoneCodeSentDto, PhoneConfirmationDto, PhoneOutcome } from '@/lib/accounts/phone-confirmation/dto';
import { confirmPhoneSchema, PHONE_CODE_MINUTES, sendPhoneCodeSchema } from '@/lib/accounts/phone-confirmation/schema';
import { spacedPhone } from '@/components/ui/units/spaced-phone';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { Button } from '@/components/ui/button';
import { useAccountForm } from './use-account-form';
import { useAccountSubmit } from './use-account-submit';

/** The confirmation of the account's phone: a number, the code that is sent to it, and what its owner is asked. */
export function PhoneSection({ state }: { state: PhoneConfirmationDto }) {
  const t = useTranslations('profile');
  const router = useRouter();
  const [sent, setSent] = useState<PhoneCodeSentDto | null>(null);
  const [isTyping, setTyping] = useState(false);
  const codeFor = isTyping ? null : (sent?.phone ?? state.codeSentTo);

  const done = (outcome: PhoneOutcome) => {
    setSent(null);
    setTyping(false);
    if (outcome === 'confirmed') notify.success(t('phoneSaved'));
    else if (outcome === 'refused') notify.error(t('phoneRefusedBefore'));
    router.refresh();
  };
  return (
    <>
      {state.claim ? <PhoneClaim id={state.claim.id} /> : null}
      {state.isConfirmed && state.phone ? (
        <Note tone="ok" icon="smartphone">
          {t('phoneIsConfirmed', { phone: spacedPhone(state.phone) })}
        </Note>
      ) : null}
      {state.askedFor && !codeFor ? (
        <Note tone="info" icon="clock">
          {t('phoneAsked', { phone: spacedPhone(state.askedFor) })}
        </Note>
      ) : null}
      {codeFor ? (
        <CodeForm
          channel={state.channel}
          phone={codeFor}
          remaining={sent?.remaining ?? null}
          onDone={done}
          onOther={() => setTyping(true)}
        />
      ) : (
        <NumberForm
          state={state}
          onSent={(answer) => {
            setSent(answer);
            setTyping(false);
          }}
        />
      )}
    </>
  );
}

function NumberForm({ state, onSent }: { state: PhoneConfirmationDto; onSent: (sent: PhoneCodeSentDto) => void }) {
  const t = useTranslations('profile');
  const { form, submit, pending } = useAccountForm<{ phone: string }, PhoneCodeSentDto>({
    schema: sendPhoneCodeSchema,
    defaultValues: { phone: state.isConfirmed ? '' : (state.phone ?? '') },
    method: 'POST',
    path: '/api/user/phone/code',
    failed: t('phoneNotSent'),
    onSaved: onSent,
  });
  const { errors } = form.formState;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <Field
        id="phoneToConfirm"
        label={t(state.isConfirmed ? 'phoneNew' : 'phoneToConfirm')}
        help={t('phoneHelp')}
        error={errors.phone?.message}
      >
        {(control) => (
          <Input {...control} {...form.register('phone')} type="tel" autoComplete="tel" className="sm:max-w-80" />
        )}
      </Field>
      <ReadyButton
        type="submit"
        variant={state.isConfirmed ? 'secondary' : 'primary'}
        pending={pending}
        className="justify-self-start max-sm:w-full"
      >
        {pending ? t('phoneSending') : t('phoneSend', { channel: state.channel })}
      </ReadyButton>
    </form>
  );
}

interface CodeFormProps {
  channel: PhoneConfirmationDto['channel'];
  phone: string;
  /** How many more codes may be requested today; null if that isn't known. */
  remaining: number | null;
  onDone: (outcome: PhoneOutcome) => void;
  onOther: () => void;
}

function CodeForm({ channel, phone, remaining, onDone, onOther }: CodeFormProps) {
  const t = useTranslations('profile');
  const { form, submit, pending } = useAccountForm<{ code: string }, { outcome: PhoneOutcome }>({
    schema: confirmPhoneSchema,
    defaultValues: { code: '' },
    method: 'POST',
    path: '/api/user/phone/confirm',
    failed: t('phoneNotConfirmed'),
    onSaved: ({ outcome }) => onDone(outcome),
  });
  const { errors } = form.formState;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <p role="status" className="text-15">
        {t('phoneSent', { channel, phone: spacedPhone(phone) })}
        {remaining === null ? null : ` ${t('phoneRemaining', { count: remaining })}`}
      </p>
      <Field
        id="phoneCode"
        label={t('phoneCode')}
        help={t('phoneCodeHelp', { minutes: PHONE_CODE_MINUTES })}
        error={errors.code?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="send"
            maxLength={12}
            className="head h-13 text-24 tracking-[0.35em] sm:max-w-60"
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <ReadyButton type="submit" pending={pending} className="max-sm:w-full">
          {pending ? t('saving') : t('phoneConfirm')}
        </ReadyButton>
        <button type="button" onClick={onOther} className="link min-h-11 text-15">
          {t('phoneOther')}
        </button>
      </div>
    </form>
  );
}

/** Asks the owner of a confirmed phone whether another account may have it. */
function PhoneClaim({ id }: { id: string }) {
  const t = useTranslations('profile');
  const router = useRouter();
  const { pending, submit, request } = useAccountSubmit();
  const ready = useHydrated();
  const [allowed, setAllowed] = useState<boolean>();
  const answer = (allow: boolean) => {
    setAllowed(allow);
    submit({
      send: () => request('POST', '/api/user/phone/claim', { id, allow }),
      done: t(allow ? 'phoneGiven' : 'phoneKept'),
      refresh: () => router.refresh(),
      failed: (reason) => {
        notify.error(reason);
        router.refresh();
      },
    });
  };
  const busy = !ready || pending;
  return (
    <Note tone="warn" icon="smartphone" title={t('phoneClaimTitle')}>
      <p>{t('phoneClaimText')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          pending={pending && allowed === false}
          disabled={busy}
          onClick={() => answer(false)}
          className="max-sm:w-full"
        >
          {t('phoneKeep')}
        </Button>
        <Button
          variant="secondary"
          pending={pending && allowed === true}
          disabled={busy}
          onClick={() => answer(true)}
          className="max-sm:w-full"
        >
          {t('phoneGive')}
        </Button>
      </div>
    </Note>
  );
}
