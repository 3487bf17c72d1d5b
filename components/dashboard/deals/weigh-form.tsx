'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { NumberField } from '@/components/ui/forms/number-field';
import { MemberForm } from '@/components/ui/forms/member-form';
import { useKeptTexts } from '@/components/ui/forms/use-kept-texts';
import { formatNumber } from '@/lib/core/i18n/format';
import type { DealDto } from '@/lib/deals/deals/dto';
import { formatScale, onScale, scaleUnit, toKg } from '@/lib/deals/terms/scale';
import { isByCarcass, netWeight, weighsDressed } from '@/lib/deals/terms/weights';
import { useDealAct, type Send } from './use-deal-act';

interface WeighFormProps {
  deal: Pick<DealDto, 'number' | 'heads' | 'terms' | 'weights'>;
  /** Whether it is what comes next, and has the filled button. */
  isNext: boolean;
  send: Send;
}

const NUMBER = /^\d+(?:\.\d+)?$/;

/** What the animals weigh alone, as soon as both numbers are there. */
function netOf(gross: string, tare: string): string | null {
  if (!NUMBER.test(gross) || !(tare === '' || NUMBER.test(tare))) return null;
  const net = netWeight(gross, tare || '0');
  return Number(net) > 0 ? net : null;
}

/** What the reader's side weighed: heads, the loaded truck and the empty one, or what hung on the hook. */
export function WeighForm({ deal, isNext, send }: WeighFormProps) {
  const { number, heads: agreed, terms, weights } = deal;
  const { mine } = weights;
  const t = useTranslations('deals.weigh');
  const locale = useLocale();
  const { act, pending, errors } = useDealAct();
  const isDressed = weighsDressed(terms);
  const unit = scaleUnit(terms);
  const { values, set, clear, isBegun } = useKeptTexts(`weigh-${number}`, {
    heads: String(mine?.heads ?? agreed),
    gross: mine ? onScale(mine.grossKg, unit) : '',
    tare: mine && Number(mine.tareKg) > 0 ? onScale(mine.tareKg, unit) : '',
  });
  const { heads, gross } = values;
  const [isAsking, setAsking] = useState(false);
  const tare = isDressed ? '' : values.tare;
  const net = netOf(toKg(gross, unit), toKg(tare, unit));
  const post = (isConfirmed: boolean) =>
    act({
      send: () =>
        send({
          ...{ number, heads },
          grossKg: toKg(gross, unit),
          tareKg: toKg(tare, unit),
          ...(isConfirmed ? { isConfirmed } : {}),
        }),
      done: t('sent'),
      onDone: () => {
        clear();
        setAsking(false);
      },
      onRefused: (code) => {
        const isQuestion = code === 'weight_unconfirmed';
        setAsking(isQuestion);
        return isQuestion;
      },
    });
  const submit = () => {
    post(false);
  };
  return (
    <MemberForm errors={errors} isBegun={isBegun} onSubmit={submit} className="mt-4" layout="grid gap-3">
      <NumberField
        id="weigh-heads"
        label={t('heads')}
        help={t('headsHelp', { count: formatNumber(locale, agreed) })}
        error={errors.heads}
        value={heads}
        onHold={(heads) => set({ heads })}
        inputMode="numeric"
        required
      />
      <div className={isDressed ? 'grid' : 'grid grid-cols-2 gap-3'}>
        <NumberField
          id="weigh-gross"
          label={isDressed ? t('dressedKg') : t('gross', { unit })}
          help={isByCarcass(terms) ? t(isDressed ? 'dressedText' : 'aliveText') : undefined}
          error={errors.grossKg}
          value={gross}
          onHold={(gross) => set({ gross })}
          required
        />
        {isDressed ? null : (
          <NumberField
            id="weigh-tare"
            label={t('tare', { unit })}
            error={errors.tareKg}
            describedBy="weigh-tare-note"
            value={values.tare}
            onHold={(tare) => set({ tare })}
          />
        )}
      </div>
      {isDressed ? null : (
        <p id="weigh-tare-note" className="-mt-1.5 text-13 text-ink-2">
          {t('tareHelp')}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          size={isNext ? 'lg' : 'md'}
          variant={isNext ? 'primary' : 'secondary'}
          pending={pending}
          className="max-sm:w-full"
        >
          {t('send')}
        </Button>
        <p aria-live="polite" className="text-15 font-semibold tabular-nums empty:hidden">
          {net === null || isDressed ? null : t('net', { kg: formatScale(locale, net, unit) })}
        </p>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t(isDressed ? 'sureDressed' : 'sure', { kg: net === null ? '' : formatScale(locale, net, unit) })}
        description={t('sureText')}
        confirmLabel={t('send')}
        cancelLabel={t('back')}
        pending={pending}
        onConfirm={() => post(true)}
      />
    </MemberForm>
  );
}
