'use client';

import { useTranslations } from 'next-intl';
import { useDealAct, type Send } from '@/components/dashboard/deals/use-deal-act';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { MemberForm } from '@/components/ui/forms/member-form';
import { useKeptTexts } from '@/components/ui/forms/use-kept-texts';
import { Input } from '@/components/ui/input';
import { THIRD_MAX } from '@/lib/deals/deals/schema';

interface ObjectFormProps {
  number: number;
  /** The other one. */
  name: string;
  send: Send;
}

/** Says that weights within the tolerance are wrong all the same, and who would weigh again. */
export function ObjectForm({ number, name, send }: ObjectFormProps) {
  const t = useTranslations('deals.weights');
  const { act, pending, errors } = useDealAct();
  const { values, set, clear, isBegun } = useKeptTexts(`object-${number}`, { third: '' });
  const { third } = values;
  const submit = () => {
    act({ send: () => send({ number, third }), done: t('objected', { name }), onDone: clear });
  };
  return (
    <MemberForm errors={errors} isBegun={isBegun} onSubmit={submit} className="mt-3" layout="grid gap-3">
      <Field id="weight-third" label={t('third')} note={t('optional')} error={errors.third}>
        {(control) => (
          <Input
            {...control}
            value={third}
            maxLength={THIRD_MAX}
            autoComplete="off"
            onChange={({ target }) => set({ third: target.value })}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" pending={pending} className="justify-self-start max-sm:w-full">
        {t('object')}
      </Button>
    </MemberForm>
  );
}
