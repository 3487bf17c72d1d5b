import { getTranslations } from 'next-intl/server';
import { LocalTime } from '@/components/ui/local-time';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import type { SealedMessage, SealedRecordDto } from '@/lib/records/sealed-records/dto';
import { bidPriceInFull } from '@/lib/livestock/price-formats/bid-price';
import { formatDate, formatMoney } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';

interface SealedRecordProps {
  locale: Locale;
  record: SealedRecordDto;
  caseHref: string;
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** What was deleted, as it was: for administrators, who are recorded as having read it. */
export async function SealedRecord({ locale, record, caseHref }: SealedRecordProps) {
  // messages: admin.cases.sealedKinds.*
  const t = await getTranslations({ locale, namespace: 'admin.cases' });
  const { kind, title, row, account, messages, bids, files } = record;
  const photos = messages.reduce((sum, message) => sum + message.photos, 0);
  const own = files.slice(0, files.length - photos);
  const price = row?.price ?? row?.starting_price;
  const facts: [string, string][] = row
    ? [
        [t('sealedPrice'), formatMoney(locale, text(price))],
        [t('sealedPlace'), text(row.location)],
        [t('sealedBreed'), text(row.breed ?? row.brand)],
        [t('sealedVideo'), text(row.youtube_url)],
        [t('sealedCreated'), formatDate(locale, text(row.created_at))],
        [t('sealedChanged'), formatDate(locale, text(row.updated_at))],
      ]
    : [];
  return (
    <div className="wrap pb-12">
      <header className="pt-6 pb-4">
        <a href={caseHref} className="link inline-flex min-h-11 items-center gap-1 text-14">
          <Icon name="chevron-left" />
          {t('sealedBack')}
        </a>
        <h1 className="[overflow-wrap:anywhere]">{title}</h1>
        <p className="mt-1 text-ink-2">{t(`sealedKinds.${kind}`)}</p>
      </header>
      <Note tone="warn" icon="lock" className="mb-4">
        {t('sealedNote', { date: formatDate(locale, record.keepUntil) })}
      </Note>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-4">
          {row ? (
            <Panel>
              <Files record={record} places={own} label={(number) => t('picture', { number, total: own.length })} />
              <Facts facts={facts} />
              <p className="mt-3 [overflow-wrap:anywhere] whitespace-pre-line">{text(row.description)}</p>
            </Panel>
          ) : null}
          {bids.length > 0 ? (
            <Panel>
              <h2 className="text-16">{t('sealedBids')}</h2>
              <ul className="mt-2 grid gap-2 text-14">
                {bids.map(({ lotId, title: lot, amount, maximum, at, ...terms }) => (
                  <li key={`${lotId} ${at}`} className="[overflow-wrap:anywhere]">
                    {t('sealedBid', {
                      title: lot,
                      amount: bidPriceInFull(locale, amount, terms),
                      maximum: bidPriceInFull(locale, maximum, terms),
                    })}{' '}
                    <LocalTime date={at} className="text-ink-2" />
                  </li>
                ))}
              </ul>
            </Panel>
          ) : null}
          {messages.length > 0 ? (
            <Panel>
              <h2 className="text-16">{t('sealedMessages')}</h2>
              <Messages
                record={record}
                first={own.length}
                names={{ gone: t('accountGone') }}
                photo={t('sealedPhoto')}
              />
            </Panel>
          ) : null}
        </div>
        {account ? (
          <Panel>
            <h2 className="text-16">{t('owner')}</h2>
            <Facts
              facts={[
                [t('sealedName'), account.name],
                [t('sealedEmail'), account.email],
                [t('sealedPhone'), account.phone ?? ''],
                [t('sealedPlace'), account.location ?? ''],
                [t('sealedBusiness'), account.businessName ?? ''],
                [t('account'), formatDate(locale, account.createdAt)],
                [t('suspendedNow'), account.suspendedAt ? formatDate(locale, account.suspendedAt) : ''],
                [t('sealedReason'), account.suspensionReason ?? ''],
              ]}
            />
          </Panel>
        ) : null}
      </div>
    </div>
  );
}

/** Labels with their values, without those that are blank. */
function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="mt-2 grid gap-2">
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt className="text-13 text-ink-2">{label}</dt>
            <dd className="text-15 [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Files({
  record,
  places,
  label,
}: {
  record: SealedRecordDto;
  places: SealedRecordDto['files'];
  label: (number: number) => string;
}) {
  if (places.length === 0) return null;
  return (
    <ul className="mb-3 flex flex-wrap gap-2">
      {places.map(({ place, isVideo }, index) => {
        const href = `/api/admin/sealed/${record.id}/${place}`;
        return (
          <li key={place}>
            {isVideo ? (
              <video src={href} controls preload="none" className="max-h-60 rounded-input bg-sunken" />
            ) : (
              <a href={href} target="_blank" rel="noreferrer">
                <img src={href} alt={label(index + 1)} className="h-36 rounded-input bg-sunken object-cover" />
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Messages({
  record,
  first,
  names,
  photo,
}: {
  record: SealedRecordDto;
  /** The place of the first photograph. */
  first: number;
  names: { gone: string };
  photo: string;
}) {
  const shown = record.messages.reduce<{ message: SealedMessage; from: number }[]>((before, message) => {
    const last = before.at(-1);
    return [...before, { message, from: last ? last.from + last.message.photos : first }];
  }, []);
  return (
    <ol className="mt-2 grid gap-3">
      {shown.map(({ message, from }) => (
        <li key={message.id} className="border-t border-line pt-2 text-14">
          <p className="text-13 text-ink-2">
            {message.from ?? names.gone} → {message.to ?? names.gone} · <LocalTime date={message.at} />
            {message.contact ? ` · ${message.contact}` : ''}
          </p>
          <p className="[overflow-wrap:anywhere] whitespace-pre-line">{message.text}</p>
          <Files record={record} places={record.files.slice(from, from + message.photos)} label={() => photo} />
        </li>
      ))}
    </ol>
  );
}
