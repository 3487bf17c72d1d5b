'use client';

import type { ReactNode } from 'react';
import { useViewer } from '@/components/ui/viewer/use-viewer';

interface ByViewerProps {
  sellerId: string;
  visitor: ReactNode;
  member: ReactNode;
  owner: ReactNode;
  /** For members with whom the seller exchanges nothing; what other members see unless given. */
  cutOff?: ReactNode;
}

/**
 * Shows one of the contents on a cached page: to visitors, to members, to those cut off by a block or to the seller. Until
 * the viewer is known, CSS chooses between visitor and member by the hint on the document, so that the layout doesn't shift.
 */
export function ByViewer({ sellerId, visitor, member, owner, cutOff = member }: ByViewerProps) {
  const { data: viewer } = useViewer();
  const isKnown = viewer !== undefined;
  if (viewer?.id === sellerId) return owner;
  if (viewer?.blockedWith?.includes(sellerId)) return cutOff;
  // What is the same for both is in the page once.
  if (visitor === member) return <div className="contents">{member}</div>;
  return (
    <>
      {viewer ? null : <div className={isKnown ? 'contents' : 'contents signed-in:hidden'}>{visitor}</div>}
      {viewer === null ? null : <div className={isKnown ? 'contents' : 'hidden signed-in:contents'}>{member}</div>}
    </>
  );
}
