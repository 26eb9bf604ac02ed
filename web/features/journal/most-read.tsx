import { useId } from 'react'
import type { ArticleCard } from '#contract/pages/journal'
import { useT } from '#web/messages'
import { Emphasis } from '#web/ui/emphasis'
import { InternalLink } from '#web/ui/internal-link'
import { ArticleFacts } from './article-cards'
import styles from './most-read.module.css'

/** Ranking of the most read articles; hidden while counts are too low. */
export function MostRead({ articles }: { articles: readonly ArticleCard[] }) {
  const t = useT()
  const id = useId()
  if (articles.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.title}>
        <Emphasis text={t('journal_most_read')} />
      </h2>
      <ol className={styles.list}>
        {articles.map(article => (
          <li key={article.id} className={styles.article}>
            <InternalLink to={article.path} className={styles.name}>
              {article.name}
            </InternalLink>
            <ArticleFacts article={article} />
          </li>
        ))}
      </ol>
    </section>
  )
}
