'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useDealAct, type Send } from '@/components/dashboard/deals/use-deal-act';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { NumberField } from '@/components/ui/forms/number-field';
import { MemberForm } from '@/components/ui/forms/member-form';
import { useKeptTexts } from '@/components/ui/forms/use-kept-texts';
import { Note } from '@/components/ui/note';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { formatNumber } from '@/lib/core/i18n/format';
import { DISPUTE_TEXT_MAX } from '@/lib/deals/disputes/schema';
import { formatScale, toKg, type ScaleUnit } from '@/lib/deals/terms/scale';
import type { DisputeKind } from '@/lib/deals/terms/disputes/dispute-kinds';

interface DisputeFormProps {
  number: number;
  /** Heads that were agreed. */
  heads: number;
  /** The weight that both stand by. */
  netKg: string | null;
  /** What the reader weighed, in kilograms, and the heads that they counted; null if nothing. */
  weighedKg: string | null;
  weighedHeads: number | null;
  unit: ScaleUnit;
  /** What was weighed are carcasses. */
  isDressed: boolean;
  /** What may be disputed now. */
  kinds: readonly DisputeKind[];
  /** What the seller had declared. */
  faults: readonly { what: string; heads: number }[];
  send: Send;
}

/** The figures that a kind is computed from; the others need words. */
const FIGURES = {
  weight: ['kg', 'heads'],
  heads: ['heads'],
  fault: ['found'],
} as const satisfies Partial<Record<DisputeKind, readonly string[]>>;

type Figure = (typeof FIGURES)[keyof typeof FIGURES][number];

const figuresOf = (kind: DisputeKind): readonly Figure[] =>
  kind in FIGURES ? FIGURES[kind as keyof typeof FIGURES] : [];

const REQUIRED: readonly Figure[] = ['found'];

/** What went wrong: its kind, the figures that the terms compute a sum from, and words. */
export function DisputeForm({
  number,
  heads: agreed,
  netKg,
  weighedKg,
  weighedHeads,
  unit,
  isDressed,
  kinds,
  faults,
  send,
}: DisputeFormProps) {
  const t = useTranslations('deals.dispute');
  const locale = useLocale();
  const { act, pending, errors } = useDealAct();
  const {
    values: given,
    set: give,
    clear,
    isBegun,
  } = useKeptTexts(`dispute-${number}`, {
    ...{ kind: '', heads: '', found: '', fault: '', text: '' },
    kg: '',
  });
  const { fault, text } = given;
  const kind = kinds.find((name) => name === given.kind) ?? kinds[0] ?? 'weight';
  // What both stand by is no matter of opinion any more, and what somebody weighed is what they claim by.
  const countedKg = netKg ?? weighedKg;
  const figures = figuresOf(kind).filter((figure) => figure !== 'kg' || countedKg === null);
  const helps: Record<Figure, string | undefined> = {
    kg: undefined,
    heads: t('headsHelp', { count: formatNumber(locale, agreed) }),
    found: undefined,
  };
  const hasFaults = kind === 'fault' && faults.length > 0;
  const submit = () => {
    const sent = Object.fromEntries(
      figures.map((figure) => [figure, figure === 'kg' ? toKg(given.kg, unit) : given[figure]]),
    );
    act({
      send: () => send({ number, kind, ...sent, ...(hasFaults ? { fault } : {}), text }),
      done: t('sent'),
      onDone: clear,
    });
  };
  return (
    <MemberForm errors={errors} isBegun={isBegun} onSubmit={submit} className="mt-3" layout="grid gap-3">
      <Field id="dispute-kind" label={t('kind')} error={errors.kind}>
        {(control) => (
          <Select {...control} value={kind} onChange={({ target }) => give({ kind: target.value })}>
            {kinds.map((name) => (
              <option key={name} value={name}>
                {t(`kinds.${name}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {kind === 'weight' && countedKg !== null ? (
        <p className="text-14 text-ink-2">
          {t(netKg === null ? 'kgOwn' : 'kgFirm', { kg: formatScale(locale, countedKg, unit) })}
        </p>
      ) : null}
      {kind === 'heads' && weighedHeads !== null && given.heads !== '' && Number(given.heads) < weighedHeads ? (
        <Note tone="warn">{t('weighedHeads', { isMine: 'true', name: '', heads: weighedHeads })}</Note>
      ) : null}
      {hasFaults ? (
        <Field id="dispute-fault" label={t('fault')} help={t('faultHelp')} error={errors.fault}>
          {(control) => (
            <Select {...control} value={fault} onChange={({ target }) => give({ fault: target.value })}>
              <option value="">{t('undeclared')}</option>
              {faults.map(({ what, heads }) => (
                <option key={what} value={what}>
                  {t('declaredOn', { what, heads })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      {figures.map((figure) => {
        const isRequired = REQUIRED.includes(figure) || figure === 'kg' || (figure === 'heads' && kind === 'heads');
        return (
          <NumberField
            key={figure}
            id={`dispute-${figure}`}
            label={figure === 'kg' ? (isDressed ? t('kgDressed') : t('kg', { unit })) : t(figure)}
            note={isRequired ? undefined : t('optional')}
            help={helps[figure]}
            error={errors[figure]}
            value={given[figure]}
            onHold={(value) => give({ [figure]: value })}
            inputMode={figure === 'kg' ? 'decimal' : 'numeric'}
            required={isRequired}
          />
        );
      })}
      <Field
        id="dispute-text"
        label={t('text')}
        note={figuresOf(kind).length > 0 ? t('optional') : undefined}
        error={errors.text}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={DISPUTE_TEXT_MAX}
            required={figuresOf(kind).length === 0}
            value={text}
            onChange={({ target }) => give({ text: target.value })}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" pending={pending} className="justify-self-start max-sm:w-full">
        {t('send')}
      </Button>
    </MemberForm>
  );
}
