'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { notify } from '@/components/ui/notify';
import { useRefusedFields } from '@/components/ui/forms/use-field-text';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { useMemberSubmit } from '@/components/ui/forms/use-member-submit';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { ActionResult, Refusal } from '@/lib/core/validation/action-result';
import type { DealTerms } from '@/lib/deals/terms/schema';
import type { Side } from '@/lib/deals/terms/side';
import { percentBelow } from '@/lib/deals/terms/worth';
import { OfferFields } from './offer-fields';
import { OfferSum } from './offer-sum';
import { proposalInput, proposalOf, proposedTerms, type Proposal, type ProposalInput } from './proposal';
import { belowText, offeredText, totalText } from './terms-text';
import { useKeptTexts } from '@/components/ui/forms/use-kept-texts';
import { UsualRules } from './usual-rules';

type Input = ProposalInput & { isConfirmed?: true };

interface ProposalFormProps<Data> {
  /** Begins the ids of its fields. */
  id: string;
  /** What is typed is kept by it, until it begins with another number of heads. */
  keptAs: string;
  kind: 'offer' | 'counter';
  side: Side;
  /** The terms that it changes, and how many heads it begins with. */
  before: DealTerms;
  heads: number;
  left: number;
  isTogether: boolean;
  /** The price that the seller asks. */
  asked: string | null;
  noteMax: number;
  send: (input: Input) => Promise<ActionResult<Data>>;
  onDone: (data: Data) => void;
  /** Whether something was sent that wasn't before. */
  isNew?: (data: Data) => boolean;
  /** Called with a refusal that the page around it shows; then returns true. */
  onRefused?: (code: string) => boolean;
}

/**
 * The form of an offer or a counter-offer, with its sum worked out while somebody types. A price far from the asked one
 * is confirmed once, in place.
 */
export function ProposalForm<Data>({ before, side, kind, ...props }: ProposalFormProps<Data>) {
  const t = useTranslations('offers');
  const locale = useLocale();
  const refusedFields = useRefusedFields();
  const isHydrated = useHydrated();
  const { values, set, clear } = useKeptTexts(`${props.keptAs}-${props.heads}`, proposalOf(before, props.heads));
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [problem, setProblem] = useState<{ reason: string; isFull: boolean } | null>(null);
  /** Whether a price far from the asked one waits for a yes. */
  const [isAsked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const yes = useRef<HTMLButtonElement>(null);
  /** Whether somebody chose to correct the price, until it has the focus. */
  const corrects = useRef(false);
  const { pending, submit } = useMemberSubmit();
  /** Whether what was sent was refused, until the first refused field has the focus. */
  const isRefused = useRef(false);
  useEffect(() => {
    if (isRefused.current) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    isRefused.current = false;
  }, [errors]);
  useEffect(() => {
    // A button takes no focus while it is disabled.
    if (isAsked && !pending) yes.current?.focus();
    else if (!isAsked && corrects.current) {
      corrects.current = pending;
      document.getElementById(`${props.id}-amount`)?.focus();
    }
  }, [isAsked, pending, props.id]);

  const terms = proposedTerms(before, values);
  const total = terms && totalText(locale, terms);
  const change = (part: Partial<Proposal>) => {
    set(part);
    setAsked(false);
    setProblem(null);
    const changed = Object.keys(part).map((name) => (name === 'days' ? 'hours' : name));
    if (changed.some((name) => errors[name]))
      setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !changed.includes(name))));
  };
  const refuse = (reason: string, refusal: Refusal | null) => {
    if (refusal && props.onRefused?.(refusal.code)) return;
    if (refusal?.code === 'offer_unconfirmed') return setAsked(true);
    const fields = refusedFields(refusal);
    isRefused.current = true;
    setErrors(fields);
    setProblem(Object.keys(fields).length > 0 ? null : { reason, isFull: refusal?.code === 'offers_full' });
  };
  const post = (isConfirmed: boolean) =>
    submit({
      send: () => props.send({ ...proposalInput(before, values), ...(isConfirmed ? { isConfirmed } : {}) }),
      done: null,
      failed: refuse,
      onDone: (data) => {
        clear();
        props.onDone(data);
        if (props.isNew?.(data) ?? true) notify.success(t('sent', { kind }));
      },
    });
  const below = terms && props.asked !== null ? percentBelow(props.asked, terms.amount) : null;
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        post(false);
      }}
    >
      {/* What is typed before the form listens would be lost. */}
      <fieldset disabled={!isHydrated} className="grid min-w-0 gap-4">
        <OfferFields
          id={props.id}
          values={values}
          set={change}
          before={before}
          errors={errors}
          left={props.left}
          isTogether={props.isTogether}
          noteMax={props.noteMax}
        />
      </fieldset>
      <div role="status" className="min-h-11">
        {terms ? <OfferSum terms={terms} asked={props.asked} side={side} /> : null}
      </div>
      {kind === 'offer' ? <UsualRules basis={before.basis} /> : null}
      {problem ? (
        <Note tone="error">
          {problem.reason}
          {problem.isFull ? (
            <>
              {' '}
              <a href={localizedPath(locale, '/offers')} className="link">
                {t('seeOpen')}
              </a>
            </>
          ) : null}
        </Note>
      ) : null}
      {isAsked && terms ? (
        <Note
          tone="warn"
          icon="triangle-alert"
          title={below && side === 'buyer' ? t('farBelow', { percent: belowText(locale, below) }) : t('farOff')}
        >
          {t('farBelowText')}
          <span className="mt-3 flex flex-wrap gap-2">
            <Button ref={yes} pending={pending} onClick={() => post(true)}>
              {t('confirm', { offer: total ?? offeredText(t, locale, terms) })}
            </Button>
            <Button
              variant="secondary"
              onClick={() => {
                corrects.current = true;
                setAsked(false);
              }}
            >
              {t('correct')}
            </Button>
          </span>
        </Note>
      ) : (
        <Button type="submit" size="lg" pending={pending} disabled={!isHydrated}>
          {total ? t('sendTotal', { kind, total }) : t('send', { kind })}
        </Button>
      )}
    </form>
  );
}
