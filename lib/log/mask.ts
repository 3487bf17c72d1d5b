// Mails; what a connection's address says of its user; tokens of 256 bits or more, as base64url or hex. A UUID is shorter, a long name has no digit.
// No name before the @ is longer: without an end, each character of a long address that somebody asks for would be a beginning to try.
const MAIL = /[\w.!#$%&'*+^`{|}~-]{1,64}(?:@|%40)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;
const CREDENTIALS = /:\/\/[^\s/@"]+@/g;
const TOKEN = /(?<![\w-])[\w-]{43,}/g;

/**
 * A line of the log without what looks like an e-mail, a password in an address, or a token. A net below the rule that such things are
 * not logged at all: a library's message may quote what it was given.
 */
export function mask(line: string): string {
  const addressed =
    line.includes('@') || line.includes('%40')
      ? line.replace(CREDENTIALS, '://[masked]@').replace(MAIL, '[masked]')
      : line;
  return addressed.replace(TOKEN, (token) => (/\d/.test(token) ? '[masked]' : token));
}
