'use client';

import { useEffect } from 'react';
import { notify } from '@/components/ui/notify';
import type { ContactLabels } from './contact-labels';

type PromptLabels = Pick<ContactLabels, 'signInTitle' | 'signInText' | 'signIn' | 'authHref'>;

/** Tells a visitor who came by a card's contact button that it takes signing in. */
export function ContactPrompt({ labels }: { labels: PromptLabels }) {
  const { signInTitle, signInText, signIn, authHref } = labels;
  useEffect(() => {
    const look = () => {
      const { hash, pathname, search } = window.location;
      if (hash !== '#contact') return;
      const leave = () => window.location.assign(`${authHref}?next=${encodeURIComponent(`${pathname}${search}#contact`)}`);
      notify.info(signInTitle, { description: signInText, action: { label: signIn, onClick: leave } });
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, [signInTitle, signInText, signIn, authHref]);
  return null;
}
