'use client';

import { AuthLink } from '@/components/ui/viewer/auth-link';
import { useViewer } from '@/components/ui/viewer/use-viewer';
import { ContactButton } from '@/components/messages/messages/contact-button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { localizedPath } from '@/lib/core/i18n/paths';
import { useLot } from './lot-provider';

interface LotContactProps {
  seller: { id: string; name: string };
  words: {
    ask: string;
    signInToAsk: string;
    writeToBuyer: string;
    writeToSeller: string;
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
  if (mine?.isSeller)
    return mine.winner ? (
      <ContactButton
        topic={topic}
        seller={mine.winner}
        label={words.writeToBuyer}
        failure={words}
        size="lg"
        opensFromHash
      />
    ) : null;
  return (
    <>
      <div className={viewer === null ? 'grid' : 'grid signed-in:hidden'}>
        <AuthLink
          href={localizedPath(locale, '/auth')}
          hash="#contact"
          className={buttonVariants({ variant: 'secondary' })}
        >
          <Icon name="message-circle" />
          {words.signInToAsk}
        </AuthLink>
      </div>
      {viewer === null ? null : (
        <div className="hidden signed-in:grid">
          <ContactButton
            topic={topic}
            seller={seller}
            label={mine?.won ? words.writeToSeller : words.ask}
            failure={words}
            variant={mine?.won ? 'primary' : 'secondary'}
            opensFromHash
          />
        </div>
      )}
    </>
  );
}
