'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { MemberForm } from '@/components/ui/forms/member-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { ActionResult } from '@/lib/core/validation/action-result';
import { PREMISES_EXAMPLES, PREMISES_SCHEMES, type PremisesScheme } from '@/lib/livestock/ids/schema';
import { usePapersAct } from './use-papers-act';

type Add = (input: { scheme: PremisesScheme; number: string }) => Promise<ActionResult>;

/** Adds premises to the account: which register, first that of the owner's country, and the number in it. */
export function PremisesForm({ add, usual }: { add: Add; usual: PremisesScheme }) {
  const t = useTranslations('papers');
  const names = useTranslations('ids.premises');
  const { run, pending, errors } = usePapersAct();
  const [scheme, setScheme] = useState(usual);
  const [number, setNumber] = useState('');
  const example = PREMISES_EXAMPLES[scheme];

  const submit = () => {
    run({ act: () => add({ scheme, number }), done: t('premisesAdded'), onDone: () => setNumber('') });
    document.getElementById('premises-number')?.focus();
  };
  return (
    <MemberForm onSubmit={submit} layout="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field id="premises-scheme" label={t('scheme')}>
          {(control) => (
            <Select
              {...control}
              value={scheme}
              onChange={({ target }) => setScheme(PREMISES_SCHEMES.find((known) => known === target.value) ?? 'other')}
            >
              {PREMISES_SCHEMES.map((known) => (
                <option key={known} value={known}>
                  {names(known)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          id="premises-number"
          label={t('number')}
          help={example ? t('numberExample', { example }) : t('numberHelp')}
          error={errors.number}
        >
          {(control) => (
            <Input
              {...control}
              value={number}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={({ target }) => setNumber(target.value)}
            />
          )}
        </Field>
      </div>
      <Button type="submit" pending={pending} className="justify-self-start max-sm:w-full">
        {t('addPremises')}
      </Button>
    </MemberForm>
  );
}
