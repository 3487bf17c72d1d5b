import { parseVideoLink } from '@/lib/core/validation/video-link';
import type { Span } from '../dto';

const MAIL =
  /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,4}\.[a-z]{2,10}(?![\p{L}\d])/giu;
/** With «https» or «www» before it, or ending as addresses do: «campo.com.uy», «fb.com/campo». */
const WEB =
  /https?:\/\/[a-z\d.-]{1,100}\.[a-z]{2,12}(?![a-z\d])[^\s,;]{0,300}|(?<![\p{L}\d@._-])(?:www\.[a-z\d-][^\s,;]{1,300}|(?:[a-z\d-]{1,63}\.){1,4}(?:com|net|org|info|edu|gub|gov|gob|ind|agr|farm|ly|gl|me|ee)(?:\.[a-z]{2})?(?:\/[^\s,;]{0,300})?(?![\p{L}\d]))/giu;
/** Of these a point in a sentence without a space makes one: «vacas.com cria»; with «.uy» or a path it is an address. */
const PLAIN = /^[^/]*\.(?:com|me|ind|gl|ly|ee|agr|edu|gub|gov|gob)$/i;
const SITE = /(?:^|[^\p{L}])(?:web|website|sitio|site|p[aá]gina|visit[ae]?|en|em|no|at|see|ver)[\s:]{1,3}$/iu;
const LAST = /^[^\p{L}\d]*(?:$|\n)/u;
const BEFORE = 20;
const AFTER = 8;
/** What a sentence puts behind an address. */
const TAIL = /[.,;:!?)\]}>"'”»]+$/;
const VIDEO = /^(?:https?:\/\/)?(?:www\.|m\.)?(?:youtube\.com|youtu\.be)(?:\/|$)/i;
/** A link to a telephone is one. */
const TELEPHONE = /^(?:https?:\/\/)?wa\.me\/\+?\d/i;

/** Finds the addresses of e-mail and of the web in a text, other than those of videos. */
export function addressesOf(text: string): Span[] {
  const mails = [...text.matchAll(MAIL)]
    .filter(([mail]) => /\p{L}/u.test(mail.slice(0, mail.indexOf('@'))))
    .map(({ 0: mail, index: start }) => ({ start, end: start + mail.length }));
  const sites = [...text.matchAll(WEB)].flatMap(({ 0: match, index: start }) => {
    const link = match.replace(TAIL, '');
    const end = start + link.length;
    if (VIDEO.test(link) || parseVideoLink(link) || TELEPHONE.test(link)) return [];
    const isSaid = SITE.test(text.slice(Math.max(0, start - BEFORE), start)) || LAST.test(text.slice(end, end + AFTER));
    const isAddress = /^(?:https?:|www\.)/i.test(link) || !PLAIN.test(link) || isSaid;
    return isAddress ? [{ start, end }] : [];
  });
  return [...mails, ...sites].sort((a, b) => a.start - b.start);
}
