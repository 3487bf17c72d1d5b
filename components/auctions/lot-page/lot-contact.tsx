'use client';

import Link from 'next/link';
import { useViewer } from '@/components/ui/viewer/use-viewer';
import { ContactButton } from '@/components/messages/messages/contact-button';
import { buttonVariants } from '@/components/ui/button-variants';
import { fill } from '@/components/ui/fill';
import { localizedPath } from '@/lib/core/i18n/paths';
import { useLot } from './lot-provider';

interface LotContactProps {
  seller: { id: string; name: string };
  words: {
    ask: string;
    writeToBuyer: string;
    writeToSeller: string;
    /** With the place of its number. */
    seeDeal: string;
    /** Shown if the contact dialog can't be loaded. */
    failed: string;
    offline: string;
  };
}

/** The contact button; once the lot is sold, the conversation between seller and buyer. */
export function LotContact({ seller, words }: LotContactProps) {
  const { id, title, mine, locale } = useLot();
  const { data: viewer } = useViewer();
  const topic = { kind: 'lot', id, title } as const;
  const deal = mine?.deal ? (
    <Link
      href={localizedPath(locale, `/deals/${mine.deal}`)}
      prefetch={false}
      className={buttonVariants({ variant: 'primary', size: 'lg' })}
    >
      {fill(words.seeDeal, { number: String(mine.deal) })}
    </Link>
  ) : null;
  if (mine?.isSeller)
    return (
      <>
        {deal}
        {mine.winner ? (
          <ContactButton
            topic={topic}
            seller={mine.winner}
            label={words.writeToBuyer}
            failure={words}
            variant={deal ? 'secondary' : 'primary'}
            size="lg"
            opensFromHash
          />
        ) : null}
      </>
    );
  return (
    <>
      {deal}
      <div className={viewer === null ? 'grid' : 'grid signed-in:hidden'}>
        <ContactButton
          topic={topic}
          seller={seller}
          label={words.ask}
          failure={words}
          variant="secondary"
          opensFromHash
          signInHref={localizedPath(locale, '/auth')}
        />
      </div>
      {viewer === null ? null : (
        <div className="hidden signed-in:grid">
          <ContactButton
            topic={topic}
            seller={seller}
            label={mine?.won ? words.writeToSeller : words.ask}
            failure={words}
            variant={mine?.won && !deal ? 'primary' : 'secondary'}
            opensFromHash
          />
        </div>
      )}
    </>
  );
}
