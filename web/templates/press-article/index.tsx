import { ReadingPage } from '#web/features/article-page/public'
import { Byline } from '#web/features/journal/public'
import type { TemplateProps } from '#web/lib/page-data'
import { useT } from '#web/messages'
import styles from './press-article.module.css'

/** A press article: publisher, date, quote, link to the original, and the villas mentioned. */
export default function PressArticle({ page }: TemplateProps<'press-article'>) {
  const t = useT()
  const { publisherName, publishedOn, quote, originalUrl } = page.pressPage
  return (
    <ReadingPage
      page={page}
      lead="introduction"
      end={
        originalUrl && (
          <p className={styles.original}>
            <a href={originalUrl} rel="external noopener">
              {t('press_original', { publisher: publisherName })}
            </a>
          </p>
        )
      }
    >
      <p className={styles.mark}>{publisherName}</p>
      <Byline publishedOn={publishedOn} />
      {quote && <blockquote className={styles.quote}>{quote}</blockquote>}
    </ReadingPage>
  )
}
