import { MARKER } from './corpus-file';

/** A raw request body with its content type. */
export type RawBody = { label: string; type: string; body: Buffer };

const B = 'corral-boundary';
const FORM = `multipart/form-data; boundary=${B}`;

function part(disposition: string, content: Buffer | string, more = ''): Buffer {
  return Buffer.concat([
    Buffer.from(`--${B}\r\nContent-Disposition: ${disposition}\r\n${more}\r\n`, 'utf8'),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
}

const END = Buffer.from(`--${B}--\r\n`);

/** File names that only an attacker would send: path traversal, null bytes, bidirectional characters. */
export const NASTY_NAMES = [
  '../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/cron.d/x',
  'C:\\CON',
  'CON',
  'NUL.jpg',
  '.htaccess',
  '.',
  '..',
  '',
  ' ',
  'a\0.php',
  'vaca%00.jpg',
  `${'n'.repeat(300)}.jpg`,
  'vaca\u202egpj.exe',
  '"; rm -rf /; "',
  "'; DROP TABLE uploads; --",
  '<img src=x onerror=alert(1)>.jpg',
  'a\r\nX-Injected: 1.jpg',
  '🐄'.repeat(80),
  '${jndi:ldap://x}',
  '{{7*7}}',
  'e\u0301'.repeat(120),
];

/** Builds a body with one file of this name by hand, because clients would sanitize the name. */
export function named(field: string, name: string, content: Buffer): RawBody {
  const quoted = name.replace(/[\r\n"]/g, (letter) => (letter === '"' ? '%22' : ''));
  return {
    label: `a file named ${JSON.stringify(name.slice(0, 40))}`,
    type: FORM,
    body: Buffer.concat([
      part(`form-data; name="${field}"; filename="${quoted}"`, content, 'Content-Type: image/jpeg\r\n'),
      END,
    ]),
  };
}

/** Bodies that aren't a valid form with one file in the field. */
export function brokenForms(field: string, picture: Buffer): RawBody[] {
  const good = part(`form-data; name="${field}"; filename="a.jpg"`, picture, 'Content-Type: image/jpeg\r\n');
  const raw = (label: string, body: Buffer | string, type = FORM): RawBody => ({
    label,
    type,
    body: Buffer.from(body),
  });
  return [
    raw('no boundary', Buffer.concat([good, END]), 'multipart/form-data'),
    raw('another boundary', Buffer.concat([good, END]), 'multipart/form-data; boundary=other'),
    raw('an endless boundary', Buffer.concat([good, END]), `multipart/form-data; boundary=${'x'.repeat(4000)}`),
    raw('nothing', ''),
    raw('an end without a beginning', END),
    raw('no file', Buffer.concat([part('form-data; name="note"', MARKER), END])),
    raw('a file in another field', Buffer.concat([part('form-data; name="other"; filename="a.jpg"', picture), END])),
    raw('a field instead of a file', Buffer.concat([part(`form-data; name="${field}"`, MARKER), END])),
    raw('a part without a name', Buffer.concat([part('form-data; filename="a.jpg"', picture), END])),
    raw(
      'a part without a disposition',
      Buffer.concat([Buffer.from(`--${B}\r\n\r\n`), picture, Buffer.from('\r\n'), END]),
    ),
    raw(
      'headers of 200 kB',
      Buffer.concat([part(`form-data; name="other"; filename="${'n'.repeat(200_000)}"`, MARKER), END]),
    ),
    raw('1,000 headers', Buffer.concat([part('form-data; name="other"', MARKER, 'X-A: b\r\n'.repeat(1000)), END])),
    raw('10,000 parts', Buffer.concat([...Array<Buffer>(10_000).fill(part('form-data; name="x"', 'y')), END])),
    raw('JSON that says it is a form', `{"${field}":"${MARKER}"}`),
    raw('a form that says it is JSON', Buffer.concat([good, END]), 'application/json'),
    raw('a form without files', `${field}=${MARKER}`, 'application/x-www-form-urlencoded'),
    raw('a bare picture', picture, 'image/jpeg'),
    raw('a body cut off in a header', Buffer.from(`--${B}\r\nContent-Dispo`)),
  ];
}
