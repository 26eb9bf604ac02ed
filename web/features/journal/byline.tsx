import type { PageReply } from '#contract/pages'
import { formatDay } from '#web/formats'
import { useLanguage, useT } from '#web/messages'
import styles from './byline.module.css'

/** Who wrote it, or where it appeared; when; and how long it takes to read. */
export function Byline({ page }: { page: PageReply }) {
  const t = useT()
  const language = useLanguage()
  const { blogPage, pressPage } = page
  const published = blogPage ?? pressPage
  if (!published) return null
  return (
    <p className={styles.byline}>
      {blogPage && <span>{t('journal_by', { name: blogPage.writtenByName })}</span>}
      {pressPage && <span>{pressPage.publisherName}</span>}
      <time dateTime={published.publishedOn}>{formatDay(published.publishedOn, language)}</time>
      {blogPage && <span>{t('journal_minutes', { count: blogPage.readTime })}</span>}
    </p>
  )
}
