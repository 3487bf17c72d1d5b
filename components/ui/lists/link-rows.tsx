'use client';

import './link-rows.css';
import type { ReactNode } from 'react';

/** A row: where it leads, what it is called and what is said of it. */
export interface LinkRow {
  href: string;
  title: string;
  /** The language of the title, if it isn't the page's. */
  lang?: string | undefined;
  note?: string;
  /** The URL of a picture, 400 pixels wide. */
  picture?: string | undefined;
  /** At the end of the row. */
  figure?: string;
  /** What the figure is. */
  before?: string;
  /** Below the figure. */
  about?: ReactNode;
}

/**
 * Rows that are links, some with a figure, which wide screens show as `cards` beside each other if asked to. A client
 * component, whose props are smaller than its elements.
 */
export function LinkRows({ rows, cards = false }: { rows: readonly LinkRow[]; cards?: boolean }) {
  return (
    <ul className={cards ? 'link-rows link-cards' : 'link-rows'}>
      {rows.map(({ href, title, lang, note, picture, figure, before, about }) => (
        <li key={href}>
          <a href={href}>
            {picture ? <img src={picture} alt="" width={96} height={72} loading="lazy" /> : null}
            <span>
              <b lang={lang}>{title}</b>
              {note ? <small>{note}</small> : null}
            </span>
            {figure ? (
              <span>
                <strong>
                  {before ? <i>{`${before} `}</i> : null}
                  {figure}
                </strong>{' '}
                <small>{about}</small>
              </span>
            ) : null}
          </a>
        </li>
      ))}
    </ul>
  );
}
