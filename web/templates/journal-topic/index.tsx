import { ArticleList, MostRead, Topics } from '#web/features/journal/public'
import type { TemplateProps } from '#web/lib/page-data'
import { Breadcrumb } from '#web/ui/breadcrumb'
import { PageHeader } from '#web/ui/page-header'
import styles from './journal-topic.module.css'

/** A journal topic: its articles, the most read ones, and the other topics. */
export default function JournalTopic({ page }: TemplateProps<'journal-topic'>) {
  const { list, blogTags, mostRead } = page
  const home = page.breadcrumb.at(-2)?.path ?? '/blog'
  return (
    <div className={styles.page}>
      <Breadcrumb steps={page.breadcrumb} />
      <PageHeader page={page} lead="introduction" />
      <ArticleList list={list} path={page.canonicalPath} home={home} topics={blogTags} current={page.id} />
      <MostRead articles={mostRead} />
      <div className={styles.topics}>
        <Topics topics={blogTags} current={page.id} />
      </div>
    </div>
  )
}
