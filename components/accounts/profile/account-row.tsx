'use client';

import { createContext, useContext, useEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';

/** What a form does with the row that it is in. */
interface Row {
  open: () => void;
  /** Also returns the focus to the row, unless it is elsewhere. */
  close: () => void;
}

const RowContext = createContext<Row>({ open: () => undefined, close: () => undefined });

/** Returns how to open and close the row around a form; outside of a row, nothing happens. */
export const useAccountRow = (): Row => useContext(RowContext);

const FIRST_FIELD = 'input:not([type=file], [hidden]), select, textarea';

interface RowTextProps {
  name: string;
  value: ReactNode;
  /** A second line below the value. */
  more?: ReactNode;
}

function RowText({ name, value, more }: RowTextProps) {
  return (
    <>
      <span className="account-name">{name}</span>
      <span className="account-value">
        {value}
        {more ? <small>{more}</small> : null}
      </span>
    </>
  );
}

interface AccountRowProps extends RowTextProps {
  /** What links to the row name after the `#`. */
  id: string;
  /** What opens the form, and what closes it again. */
  labels: { open: string; close: string };
  isOpen?: boolean;
  children: ReactNode;
}

/**
 * A row of the account page: a thing, its present value and its form, which opens in place. One is open at a time, which
 * the browser sees to, also without scripts.
 */
export function AccountRow({ id, labels, isOpen = false, children, ...text }: AccountRowProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  const row = useMemo<Row>(
    () => ({
      open: () => {
        if (details.current) details.current.open = true;
      },
      close: () => {
        const hadFocus = content.current?.contains(document.activeElement) || document.activeElement === document.body;
        if (details.current) details.current.open = false;
        if (hadFocus) summary.current?.focus({ preventScroll: true });
      },
    }),
    [],
  );

  useEffect(() => {
    // Not every browser opens a row by itself when its address names it.
    const follow = () => {
      if (window.location.hash !== `#${id}`) return;
      row.open();
      details.current?.scrollIntoView({ block: 'start' });
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [id, row]);

  const focusFirst = () => {
    if (!isAsked.current || !details.current?.open) return;
    isAsked.current = false;
    content.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
  };
  const closeByKey = (event: KeyboardEvent) => {
    // A dialog, or a list of places, has the key first; the keys of a dialog come here through React alone.
    if (event.key !== 'Escape' || event.defaultPrevented || !details.current?.contains(event.target as Node)) return;
    if (details.current.open) row.close();
  };

  return (
    <RowContext value={row}>
      <details
        ref={details}
        name="account"
        open={isOpen}
        className="account-row"
        onToggle={focusFirst}
        onKeyDown={closeByKey}
      >
        <summary ref={summary} onClick={() => (isAsked.current = true)}>
          <RowText {...text} />
          <span className="account-act">
            <span>{labels.open}</span>
            <span>{labels.close}</span>
          </span>
        </summary>
        <div ref={content} id={id} className="account-form">
          {children}
        </div>
      </details>
    </RowContext>
  );
}

/** A row of the account page whose thing has a page of its own. */
export function AccountLink({ href, act, ...text }: RowTextProps & { href: string; act: string }) {
  return (
    <a href={href} className="account-row">
      <RowText {...text} />
      <span className="account-act">{act}</span>
    </a>
  );
}
