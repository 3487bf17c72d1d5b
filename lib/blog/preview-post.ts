import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { requireAdmin } from '@/lib/audit/admin-act';
import { renderMarkdown } from './render-markdown';

/** What a text will look like, as its page would show it. @throws DomainError `forbidden` for anyone but administrators. */
export function previewPost(actor: Actor, content: string): string {
  requireAdmin(actor);
  return renderMarkdown(content).html;
}
