import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { QuestionPage } from '@/components/pages/help/question-page';
import { readQuestion, readTitles } from '@/lib/pages/help/read-help';
import { helpPath } from '@/lib/pages/help/schema';
import { alternates } from '@/lib/core/i18n/alternates';
import { currentLocale } from '@/lib/core/i18n/current-locale';

type Props = { params: Promise<{ question: string }> };

const asked = cache(async (name: string) => readQuestion(await currentLocale(), name));

/** None at build time; each page is rendered on its first request. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = await asked((await params).question);
  if (!article) return {};
  const { question, title, summary } = article;
  return { title, description: summary, alternates: alternates(await currentLocale(), helpPath(question)) };
}

export default async function HelpQuestionPage({ params }: Props) {
  const locale = await currentLocale();
  const article = await asked((await params).question);
  if (!article) notFound();
  return <QuestionPage locale={locale} titles={await readTitles(locale)} article={article} />;
}
