import type { ArticleCard } from '#contract/pages/journal'
import { formatDay } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'
import { cx } from '#web/ui/cx'
import { CardFacts, PageCard } from '#web/ui/page-card'
import swipe from '#web/ui/swipe-row.module.css'
import styles from './article-cards.module.css'

interface ArticleCardsProps {
  articles: readonly ArticleCard[]
  /** Heading level of the cards. */
  heading: 'h2' | 'h3'
  /** On phones they form a row to swipe. */
  swiped?: boolean
}

export const ArticleCards = ({ articles, heading, swiped }: ArticleCardsProps) => (
  <ul className={cx(styles.cards, swiped && swipe.row)}>
    {articles.map(article => (
      <PageCard key={article.id} page={article} heading={heading} facts={<ArticleFacts article={article} />} />
    ))}
  </ul>
)

/** Category, date and reading time. */
export function ArticleFacts({ article: { category, publishedOn, readTime } }: { article: ArticleCard }) {
  const t = useT()
  const language = useLanguage()
  return (
    <CardFacts>
      {category}
      {publishedOn && (
        <>
          {' · '}
          <time dateTime={publishedOn}>{formatDay(publishedOn, language)}</time>
        </>
      )}
      {' · '}
      {t('journal_minutes', { count: readTime })}
    </CardFacts>
  )
}
