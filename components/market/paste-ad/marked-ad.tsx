'use client';

import Link from 'next/link';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Fragment, useEffect, useRef } from 'react';
import { fieldId, goToField, questionId } from '@/components/market/listing-form/form-kind';
import { Icon } from '@/components/ui/icon';
import type { AdFact, AdField } from '@/lib/language/ads/dto';
import { localizedPath } from '@/lib/core/i18n/paths';
import { controlOf, useAdForm } from './ad-form';
import { saidFacts, ANSWERED_BY, guessedFields, guessesOf, markedAd, type Mark } from './ad-marks';
import { useFactText, type FactNames } from './fact-text';
import { weighedIn } from './figures/weights';
import { AD_TEXT, LINES, LOOKS } from './mark-looks';
import type { Shown } from './pasted';

interface MarkedAdProps extends Shown {
  names: FactNames;
  /** Whether that answers a card, which leads to the next one. */
  onConfirm: (fact: AdFact) => boolean;
  /** Shows the card of a fact that was read; false for one that has none. */
  onCorrect: (field: AdField) => boolean;
}

/** An advertisement as it is written, with each part that was read marked; a mark leads to the card or the field that it fills. */
export function MarkedAd({ text, reading, otherwise, names, onConfirm, onCorrect }: MarkedAdProps) {
  const t = useTranslations('listingForm.paste');
  const { nameOf, valueOf } = useFactText(names, weighedIn(text, reading));
  const adForm = useAdForm();
  const box = useRef<HTMLParagraphElement>(null);
  // The button of what is confirmed becomes a link, which has the focus then.
  const pressed = useRef<AdField | null>(null);
  useEffect(() => {
    if (pressed.current) box.current?.querySelector<HTMLElement>(`[data-field="${pressed.current}"]`)?.focus();
    pressed.current = null;
  }, [reading]);

  const tell = (fact: AdFact, isOtherwise: boolean) =>
    t(isOtherwise ? 'keptItem' : 'fact', { field: nameOf(fact.field), value: valueOf(fact, reading.facts) });
  const show = (mark: Mark) => {
    if (mark.kind === 'unread' || mark.kind === 'described' || mark.kind === 'otherLot')
      return (
        <span className={LOOKS[mark.kind]} title={t(`${mark.kind}Text`)}>
          <span className="sr-only">{t(mark.kind)} </span>
          {mark.words}
        </span>
      );
    if (mark.kind === 'private')
      return (
        <span className={LOOKS.private}>
          <Icon name="lock" className="mr-0.5 inline size-3.5 align-[-1px]" />
          <span className="sr-only">{t('private')} </span>
          {mark.words}
        </span>
      );
    if (mark.kind === 'guessed')
      return (
        <button
          type="button"
          className={`${LOOKS.guessed} text-left`}
          title={mark.fact.state === 'deduced' ? t(`reasons.${mark.fact.reason}`) : undefined}
          onClick={() => {
            pressed.current = onConfirm(mark.fact) ? null : mark.fact.field;
          }}
        >
          {mark.words}{' '}
          <small className="text-13 font-semibold text-wheat-ink">
            <Icon name="circle-help" className="inline size-3.5 align-[-2px]" />{' '}
            <span className="sr-only">{nameOf(mark.fact.field)} </span>
            {valueOf(mark.fact, reading.facts)}
          </small>
        </button>
      );
    const field = mark.kind === 'said' ? mark.fact.field : mark.field;
    const isOtherwise = mark.kind === 'said' && otherwise.includes(mark.fact.field);
    const look = mark.kind === 'said' && !isOtherwise ? LOOKS.said : LOOKS.guessed;
    const says =
      mark.kind === 'said' ? tell(mark.fact, isOtherwise) : mark.asks ? t(`questions.${mark.asks}`) : t('choose');
    if (!field) return <span className={look}>{mark.words}</span>;
    const name = controlOf(adForm, field);
    return (
      <a
        href={`#${mark.kind === 'said' ? fieldId(name) : questionId(name)}`}
        data-field={field}
        className={look}
        title={says}
        // No hidden text at its end, which would begin a line of its own where the words end one.
        aria-label={`${mark.words} (${says})`}
        onClick={(event) => {
          event.preventDefault();
          if (mark.kind !== 'said' || !onCorrect(field)) goToField(name);
        }}
      >
        {mark.words}
      </a>
    );
  };
  return (
    <p ref={box} className={AD_TEXT}>
      {markedAd(text, reading).map((part, index) => (
        <Fragment key={index}>{typeof part === 'string' ? part : show(part)}</Fragment>
      ))}
    </p>
  );
}

// messages: listingForm.paste.reasons.*
// messages: listingForm.paste.questions.*
/** What the marks of an advertisement are, and how many there are of each. */
export function MarksKey({ reading, otherwise }: Pick<Shown, 'reading' | 'otherwise'>) {
  const t = useTranslations('listingForm.paste.key');
  const locale = useLocale();
  const guessed = guessedFields(reading);
  const asked = reading.questions.filter(({ asks }) => ANSWERED_BY[asks] !== null).length;
  const said = saidFacts(reading);
  const doubted = said.filter(({ field }) => otherwise.includes(field)).length;
  const counts = {
    said: said.length - doubted,
    guessed: guessed.filter((field) => guessesOf(reading, field).length === 1).length,
    unread: reading.unread.length,
    described: reading.described.length,
    otherLot: reading.otherLots.length,
  };
  const open = asked + guessed.length - counts.guessed + doubted;
  const format = useFormatter();
  const { phones, addresses } = reading;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-14 text-ink-2">
      {(['said', 'guessed', 'unread', 'described', 'otherLot'] as const).map((kind) =>
        counts[kind] > 0 ? (
          <li key={kind} className="flex items-center gap-2">
            <i aria-hidden className={`w-5 border-b-2 ${LINES[kind]}`} />
            {t.rich(kind, { count: counts[kind], b: (words) => <b className="font-semibold text-ink">{words}</b> })}
          </li>
        ) : null,
      )}
      {open > 0 ? <li>{t('open', { count: open })}</li> : null}
      {phones.length > 0 ? (
        <li className="flex items-center gap-1.5">
          <Icon name="lock" className="size-3.5" />
          <Link prefetch={false} href={localizedPath(locale, '/profile')} className="link inline-block py-0.5">
            {t('private', { count: phones.length, numbers: format.list(phones) })}
          </Link>
        </li>
      ) : null}
      {addresses.length > 0 ? (
        <li className="flex items-center gap-1.5 break-all">
          <Icon name="lock" className="size-3.5" />
          {t('addresses', { count: addresses.length, addresses: format.list(addresses) })}
        </li>
      ) : null}
    </ul>
  );
}
