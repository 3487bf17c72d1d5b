// E-mail addresses; credentials in URLs; tokens of 256 bits or more (base64url or hex, with a digit, so that long
// names and UUIDs don't match). The local part of an address is limited to 64 characters: unbounded, matching would
// take quadratic time on long input.
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
