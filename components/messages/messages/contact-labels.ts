import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import type { TopicKind } from '@/lib/core/topics/schema';
import { QUICK_QUESTIONS } from '@/lib/messages/messages/quick-words';
import { CONTACT_ASKS } from './contact-asks';
import { pickLabels } from '@/lib/core/i18n/pick-labels';

/** Makes something for each kind of topic. */
function byKind<Made>(make: (kind: TopicKind) => Made): Record<TopicKind, Made> {
  return { listing: make('listing'), equipment: make('equipment'), lot: make('lot') };
}

/** The labels of the contact dialog; public pages send no message catalog to the browser. */
export async function contactLabels(locale: Locale) {
  // messages: messages.warning.asks.*
  // messages: messages.questions.*
  const [t, messages] = await Promise.all([translator(locale, 'contact'), translator(locale, 'messages')]);
  return {
    ...pickLabels(t, [
      'button',
      'title',
      'message',
      'method',
      'corral',
      'phone',
      'email',
      'phoneValue',
      'phoneHelp',
      'emailValue',
      'shared',
      'send',
      'sending',
      'close',
      'sent',
      'sentText',
      'openConversation',
      'failed',
      'offline',
      'unauthorized',
      'unauthorizedText',
      'signInText',
      'signIn',
    ]),
    checklist: {
      title: t('checklistTitle'),
      text: byKind((kind) => t('checklistText', { kind })),
      asks: byKind((kind) => CONTACT_ASKS.map((ask) => messages(`warning.asks.${ask}`, { kind }))),
      guide: messages('warning.guide'),
      guideHref: localizedPath(locale, '/safety'),
      write: t('checklistWrite'),
    },
    placeholder: byKind((kind) => t('placeholder', { kind })),
    quickQuestions: messages('quickQuestions'),
    /** In the language of the page: what the seller reads shows once they have written. */
    questions: byKind((kind) => QUICK_QUESTIONS[kind].map((name) => messages(`questions.${name}`))),
    messagesHref: localizedPath(locale, '/messages'),
    /** By the shared schema's error key. */
    problems: {
      messageRequired: { title: t('messageRequiredTitle'), text: t('messageRequiredText') },
      tooLong: { title: t('tooLongTitle'), text: t('tooLongText') },
      contactMethodRequired: { title: t('methodRequiredTitle'), text: t('methodRequiredText') },
      contactPhoneRequired: { title: t('phoneRequiredTitle'), text: t('phoneRequiredText') },
      contactEmailRequired: { title: t('emailRequiredTitle'), text: t('emailRequiredText') },
      phone: { title: t('phoneInvalidTitle'), text: t('phoneInvalidText') },
      email: { title: t('emailInvalidTitle'), text: t('emailInvalidText') },
    },
  };
}

export type ContactLabels = Awaited<ReturnType<typeof contactLabels>>;
