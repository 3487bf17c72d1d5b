'use client';

import { useTranslations } from 'next-intl';
import { useState, type ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';

/** A password field with a button that shows what was typed. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'prefix'>) {
  const t = useTranslations('auth');
  const [shown, setShown] = useState(false);
  return (
    <span className="relative block">
      <Input {...props} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} className="pr-12" />
      <button
        type="button"
        aria-pressed={shown}
        aria-label={t('showPassword')}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-input text-ink-2 -outline-offset-3 hover:text-ink"
      >
        <Icon name={shown ? 'eye-off' : 'eye'} />
      </button>
    </span>
  );
}
