'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { HelpLink } from '@/components/ui/page/help-link';
import { remember } from '@/components/accounts/onboarding/memory';
import type { ProofMethod } from '@/lib/accounts/second-factor/dto';
import { authMode, authQuery, type AuthMode } from './auth-mode';
import { FactorForm } from './factor-form';
import { ForgotForm } from './forgot-form';
import { LoginForm } from './login-form';
import { RegisterForm } from './register-form';
import { ResetForm } from './reset-form';

interface AuthScreenProps {
  /** The localized path of the sign-in page. */
  path: string;
  /** The destination after sign-in, validated by the server. */
  next: string;
  /** The localized path of that destination. */
  target: string;
}

const TAB =
  'grid h-11 place-items-center rounded-[7px] text-15 font-semibold text-ink-2 hover:text-ink aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-card';
const LINK = 'link flex min-h-11 w-fit items-center text-15';

/**
 * Signs in, registers and recovers an account. The mode is in the URL, so reload, back and links work; switching
 * modes loads nothing and keeps the typed e-mail address.
 */
export function AuthScreen({ path, next, target }: AuthScreenProps) {
  const t = useTranslations('auth');
  const locale = useLocale();
  const mode = authMode(useSearchParams().get('mode'));
  const [email, setEmail] = useState('');
  // Any of them after a reload; the server knows which the account has.
  const [factors, setFactors] = useState<readonly ProofMethod[]>(['passkey', 'code']);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(mode);

  useEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    document.title = `${t(`${mode}Title`)} · Corral`;
    // The form was replaced, so focus moves to its heading; if a tab has the focus, it keeps it.
    if (!document.activeElement?.closest('nav')) heading.current?.focus();
  }, [mode, t]);

  const href = (to: AuthMode) => path + authQuery(to, next);
  const go = (to: AuthMode) => window.history.pushState(null, '', href(to));
  const link = (to: AuthMode, label: string, className: string, current?: boolean): ReactNode => (
    <a
      href={href(to)}
      aria-current={current ? 'page' : undefined}
      className={className}
      onClick={(event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        const typed = document.querySelector<HTMLInputElement>('#email')?.value;
        if (typed !== undefined) setEmail(typed.trim());
        go(to);
      }}
    >
      {label}
    </a>
  );
  // A full page load, because everything the page knows about its viewer changes.
  const leave = () => {
    window.location.assign(target);
    return new Promise<never>(() => undefined);
  };
  const welcome = () => {
    remember('guide');
    return leave();
  };

  return (
    <div className="grid gap-6">
      {mode === 'login' || mode === 'register' ? (
        <nav aria-label={t('tabs')} className="grid grid-cols-2 gap-1 rounded-card bg-sunken p-1">
          {link('login', t('loginTab'), TAB, mode === 'login')}
          {link('register', t('registerTab'), TAB, mode === 'register')}
        </nav>
      ) : null}
      <div>
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {t(`${mode}Title`)}
        </h1>
        <p className="mt-2 text-ink-2">{mode === 'reset' && email ? t('resetTextFor', { email }) : t(`${mode}Text`)}</p>
      </div>
      {mode === 'login' ? (
        <LoginForm
          email={email}
          onSignedIn={leave}
          onFactor={(found) => {
            setFactors(found);
            go('factor');
          }}
          forgot={link('forgot', t('forgotLink'), LINK)}
        />
      ) : null}
      {mode === 'factor' ? (
        <FactorForm
          factors={factors}
          onSignedIn={leave}
          onExpired={() => go('login')}
          back={link('login', t('backToLogin'), `${LINK} justify-self-center`)}
        />
      ) : null}
      {mode === 'register' ? <RegisterForm onSignedIn={welcome} /> : null}
      {mode === 'register' ? null : (
        <HelpLink locale={locale} question="cannot-sign-in">
          {t('help')}
        </HelpLink>
      )}
      {mode === 'forgot' ? (
        <ForgotForm
          email={email}
          onSent={(sentTo) => {
            setEmail(sentTo);
            go('reset');
          }}
          back={link('login', t('backToLogin'), `${LINK} justify-self-center`)}
        />
      ) : null}
      {mode === 'reset' ? (
        <ResetForm
          email={email}
          onDone={() => {
            setEmail('');
            go('login');
          }}
          cancel={
            <div className="flex flex-wrap justify-center gap-x-6">
              {link('login', t('cancel'), LINK)}
              {link('forgot', t('newCode'), LINK)}
            </div>
          }
        />
      ) : null}
    </div>
  );
}
