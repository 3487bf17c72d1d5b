import { pageUrl } from '@/lib/core/i18n/site-url';
import type { translator } from '@/lib/core/i18n/translator';
import { cleanLine } from '@/lib/core/validation/fields';

/** A mail as delivered. */
export type Email = {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  replyTo?: string;
};

/** Whom a mail is to. */
export type Recipient = { email: string; firstName: string; language: string };

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** A listing or lot in a mail, with the address of its page. */
export type EmailItem = { title: string; price: string; facts: string; href: string };

/** A link to unsubscribe; `oneClick` is the address to which mail programs post (RFC 8058). */
export type OptOut = { label: string; href: string; oneClick: string };

export type EmailContent = {
  subject: string;
  greeting: string;
  paragraphs: string[];
  code?: string;
  items?: EmailItem[];
  /** The button: what the reader is asked to do. */
  action?: { label: string; href: string };
  footer: string;
  /** The link to unsubscribe from such mails. */
  optOut?: OptOut | undefined;
};

const INK = '#1c2a20';
const PASTURE = '#1f5636';

function itemRow({ title, price, facts, href }: EmailItem): string {
  return `<tr><td style="padding:12px 0;border-top:1px solid #e3e2da"><a href="${escapeHtml(href)}" style="color:${PASTURE};font-weight:700">${escapeHtml(title)}</a><br><span style="font-size:14px;color:#5b655c">${escapeHtml(facts)}</span></td><td style="padding:12px 0 12px 12px;border-top:1px solid #e3e2da;text-align:right;white-space:nowrap;font-weight:700">${escapeHtml(price)}</td></tr>`;
}

/** Lays out a mail as text and as HTML that works in every client: one column, our colours, no pictures. */
export function layoutEmail(
  to: string,
  { subject, greeting, paragraphs, code, items = [], action, footer, optOut }: EmailContent,
): Email {
  const text = [
    greeting,
    ...(code ? [code] : []),
    ...paragraphs,
    ...items.map((item) => `${item.title}\n${item.price} · ${item.facts}\n${item.href}`),
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    `-- \n${footer}${optOut ? `\n${optOut.label}: ${optOut.href}` : ''}`,
  ].join('\n\n');
  const paragraph = (content: string) => `<p style="margin:0 0 16px">${escapeHtml(content)}</p>`;
  const codeBox = code
    ? `<p style="margin:0 0 16px;font-size:32px;font-weight:700;letter-spacing:.2em;color:${PASTURE}">${escapeHtml(code)}</p>`
    : '';
  const list =
    items.length > 0
      ? `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 16px">${items.map(itemRow).join('')}</table>`
      : '';
  const button = action
    ? `<p style="margin:24px 0 8px"><a href="${escapeHtml(action.href)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${PASTURE};color:#ffffff;font-weight:700;text-decoration:none">${escapeHtml(action.label)}</a></p>`
    : '';
  const stop = optOut
    ? `<br><a href="${escapeHtml(optOut.href)}" style="color:#5b655c">${escapeHtml(optOut.label)}</a>`
    : '';
  const html = `<!doctype html><html><body style="margin:0;background:#fbfaf4;padding:24px;font:16px/1.5 system-ui,sans-serif;color:${INK}">
<div style="max-width:520px;margin:0 auto;background:#fffefb;border:1px solid #e3e2da;border-radius:10px;padding:28px">
<p style="margin:0 0 20px;font-size:22px;font-weight:700;color:${PASTURE}">Corral</p>
${paragraph(greeting)}${codeBox}${paragraphs.map(paragraph).join('')}${list}${button}
</div><p style="max-width:520px;margin:16px auto;font-size:13px;color:#5b655c">${escapeHtml(footer)}${stop}</p></body></html>`;
  // A line break in the subject would allow header injection.
  const headers = optOut && {
    'List-Unsubscribe': `<${optOut.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { to, subject: cleanLine(subject), text, html, ...(headers && { headers }) };
}

type Texts = Awaited<ReturnType<typeof translator<'email'>>>;

type Written = Omit<EmailContent, 'greeting' | 'footer' | 'action'> & {
  /** The button: what the reader is asked to do, and the page where they do it. */
  action?: { label: string; path: string };
};

/** Lays out a mail in its reader's language, with what all of them have: the greeting, the footer, the button's address. */
export function emailTo({ email, firstName, language }: Recipient, t: Texts, { action, ...content }: Written): Email {
  return layoutEmail(email, {
    ...content,
    greeting: t('greeting', { name: firstName }),
    ...(action && { action: { label: action.label, href: pageUrl(language, action.path) } }),
    footer: t('footer'),
  });
}
