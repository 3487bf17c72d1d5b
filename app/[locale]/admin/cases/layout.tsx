import type { ReactNode } from 'react';
import { ModerationDesk } from '@/components/moderation/desk/desk';
import { undo } from './actions';

/** Keeps what can be undone while a moderator goes from case to case. */
export default function CasesLayout({ children }: { children: ReactNode }) {
  return <ModerationDesk undo={undo}>{children}</ModerationDesk>;
}
