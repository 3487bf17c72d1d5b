// E-mail addresses; credentials in URLs; tokens of 256 bits or more, as base64url or hex (UUIDs are shorter, long
// names have no digit). The local part's limit of 64 characters keeps matching from taking quadratic time.
const MAIL = /[\w.!#$%&'*+^`{|}~-]{1,64}(?:@|%40)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;
const CREDENTIALS = /:\/\/[^\s/@"]+@/g;
const TOKEN = /(?<![\w-])[\w-]{43,}/g;

/**
 * Masks e-mail addresses, credentials in URLs and tokens in a log line. A safety net, since such data must not be
 * logged at all: a library's message may quote its input.
 */
export function mask(line: string): string {
  const addressed =
    line.includes('@') || line.includes('%40')
      ? line.replace(CREDENTIALS, '://[masked]@').replace(MAIL, '[masked]')
      : line;
  return addressed.replace(TOKEN, (token) => (/\d/.test(token) ? '[masked]' : token));
}
