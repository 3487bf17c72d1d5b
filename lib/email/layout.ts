import type { Email } from './send-email';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

export type EmailContent = { subject: string; greeting: string; paragraphs: string[]; code?: string; footer: string };

/** Lays a mail out as text and as HTML that every reader shows: one column, our colours, no pictures. */
export function layoutEmail(to: string, { subject, greeting, paragraphs, code, footer }: EmailContent): Email {
  const text = [greeting, ...(code ? [code] : []), ...paragraphs, `-- \n${footer}`].join('\n\n');
  const paragraph = (content: string) => `<p style="margin:0 0 16px">${escapeHtml(content)}</p>`;
  const codeBox = code
    ? `<p style="margin:0 0 16px;font-size:32px;font-weight:700;letter-spacing:.2em;color:#1f5636">${escapeHtml(code)}</p>`
    : '';
  const html = `<!doctype html><html><body style="margin:0;background:#fbfaf4;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1c2a20">
<div style="max-width:520px;margin:0 auto;background:#fffefb;border:1px solid #e3e2da;border-radius:10px;padding:28px">
<p style="margin:0 0 20px;font-size:22px;font-weight:700;color:#1f5636">Corral</p>
${paragraph(greeting)}${codeBox}${paragraphs.map(paragraph).join('')}
</div><p style="max-width:520px;margin:16px auto;font-size:13px;color:#5b655c">${escapeHtml(footer)}</p></body></html>`;
  return { to, subject, text, html };
}
