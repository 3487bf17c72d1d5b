'use client';

import './viewed-list.css';
import { useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { useStockPictures } from '@/components/ui/page/use-stock-pictures';
import { localizedPath, splitLocale } from '@/lib/core/i18n/paths';
import type { ViewedLabels } from './labels';
import { forgetAll, type Viewed } from './viewed';

export interface ViewedListProps {
  shown: readonly Viewed[];
  labels: ViewedLabels;
}

/** Small pictures with title and price, in a row that scrolls sideways. */
export function ViewedList({ shown, labels }: ViewedListProps) {
  const { locale } = splitLocale(window.location.pathname);
  const list = useRef<HTMLUListElement>(null);
  useStockPictures(list, shown);
  return (
    <section aria-labelledby="viewed" className="viewed">
      <div>
        <h2 id="viewed">{labels.title}</h2>
        <button type="button" className="link" onClick={forgetAll}>
          <Icon name="trash-2" className="size-4" />
          {labels.clear}
        </button>
      </div>
      <p>{labels.note}</p>
      <ul ref={list}>
        {shown.map(({ path, title, lang, price, place, picture, stock, sold }) => (
          <li key={path}>
            <img src={picture} data-stock={stock} alt="" loading="lazy" className={sold && 'sold'} />
            <a href={localizedPath(locale, path)} lang={lang}>
              {title}
            </a>
            <b>{sold ? labels.sold : price}</b>
            <small>{place}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
