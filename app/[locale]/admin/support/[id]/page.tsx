import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/components/moderation/admin/admin-page';
import { AnswerCase } from '@/components/moderation/admin/answer-case';
import { CaseStatusBadge } from '@/components/moderation/admin/case-columns';
import { LocalTime } from '@/components/ui/local-time';
import { Panel } from '@/components/ui/panel';
import { requireAdminPage } from '@/lib/web/auth/require-admin-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { onRefusal } from '@/lib/core/errors/domain-error';
import { localizedPath } from '@/lib/core/i18n/paths';
import { getCase } from '@/lib/messages/support/list-cases';
import { caseNumber } from '@/lib/messages/support/schema';
import { answer, setClosed } from '../actions';

export const generateMetadata = unlistedMetadata('admin.support', 'title');

export default async function AdminCasePage({ params }: PageProps<'/[locale]/admin/support/[id]'>) {
  const { id } = await params;
  const { viewer, locale } = await requireAdminPage(`/admin/support/${id}`);
  const found = await getCase(viewer, id).catch(onRefusal('not_found', notFound));
  // messages: admin.support.statuses.*, support.topics.*
  const [t, support, layout] = await Promise.all([
    getTranslations({ locale, namespace: 'admin.support' }),
    getTranslations({ locale, namespace: 'support' }),
    getTranslations({ locale, namespace: 'layout' }),
  ]);
  const number = caseNumber(found.number);
  return (
    <AdminPage
      title={number}
      summary={support(`topics.${found.topic}`)}
      action={<CaseStatusBadge status={found.status} label={t(`statuses.${found.status}`)} />}
    >
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-4">
          <Panel>
            <h2 className="text-16">{t('messageOf', { name: found.name })}</h2>
            <p className="mt-2 [overflow-wrap:anywhere] whitespace-pre-line">{found.message}</p>
          </Panel>
          {found.replies.map((reply) => (
            <Panel key={reply.id} className="bg-sunken">
              <h2 className="text-16">
                {t('answerOf', { name: reply.author ?? t('formerAdmin') })}{' '}
                <span className="font-text text-14 font-normal text-ink-2">
                  <LocalTime date={reply.createdAt} />
                </span>
              </h2>
              <p className="mt-2 [overflow-wrap:anywhere] whitespace-pre-line">{reply.text}</p>
            </Panel>
          ))}
          <AnswerCase
            caseId={found.id}
            number={number}
            closed={found.status === 'closed'}
            acts={{ answer, setClosed }}
          />
        </div>
        <Panel>
          <dl className="grid gap-3 text-15 [&_dd]:[overflow-wrap:anywhere] [&_dt]:text-14 [&_dt]:text-ink-2">
            <div>
              <dt>{t('sender')}</dt>
              <dd className="font-medium">{found.name}</dd>
              <dd>
                <a href={`mailto:${found.email}?subject=${number}`} className="link break-all">
                  {found.email}
                </a>
              </dd>
              <dd className="text-14 text-ink-2">{t(found.userId ? 'signedIn' : 'signedOut')}</dd>
            </div>
            {found.userId ? (
              <div>
                <dt>{t('account')}</dt>
                <dd>
                  <a
                    href={localizedPath(locale, `/admin/users?search=${encodeURIComponent(found.email)}`)}
                    className="link"
                  >
                    {t('accountLink')}
                  </a>
                </dd>
              </div>
            ) : null}
            {found.reference ? (
              <div>
                <dt>{t('reference')}</dt>
                <dd>{found.reference}</dd>
              </div>
            ) : null}
            <div>
              <dt>{t('received')}</dt>
              <dd>
                <LocalTime date={found.createdAt} />
              </dd>
            </div>
            <div>
              <dt>{layout('language')}</dt>
              <dd>{found.language.toUpperCase()}</dd>
            </div>
          </dl>
        </Panel>
      </div>
    </AdminPage>
  );
}
