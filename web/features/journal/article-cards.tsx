import type { ArticleCard } from '#contract/pages/journal'
import { formatDay } from '#domain/formats'
import { useLanguage, useT } from '#web/messages'
import { CardLink } from '#web/ui/card-link'
import { classes } from '#web/ui/classes'
import { Picture } from '#web/ui/picture'
import swipe from '#web/ui/swipe-row.module.css'
import styles from './article-cards.module.css'

interface ArticleCardsProps {
  articles: readonly ArticleCard[]
  /** The level of their names in the page. */
  heading: 'h2' | 'h3'
  /** On a telephone they are a row to swipe. */
  swiped?: boolean
}

/** Articles with their pictures, side by side. */
export const ArticleCards = ({ articles, heading: Name, swiped }: ArticleCardsProps) => (
  <ul className={classes(styles.cards, swiped && swipe.row)}>
    {articles.map(article => (
      <li key={article.id} className={styles.card}>
        {article.picture && (
          <Picture
            picture={article.picture}
            sizes="(min-width: 1024px) 28vw, (min-width: 768px) 45vw, 90vw"
            ratio="3 / 2"
            widest={1000}
            decorative
          />
        )}
        <Name className={styles.name}>
          <CardLink to={article.path}>{article.name}</CardLink>
        </Name>
        <ArticleFacts article={article} />
        <p className={styles.text}>{article.text}</p>
      </li>
    ))}
  </ul>
)

/** Its category, its date, and how long it takes to read. */
export function ArticleFacts({ article: { category, publishedOn, readTime } }: { article: ArticleCard }) {
  const t = useT()
  const language = useLanguage()
  return (
    <p className={styles.facts}>
      {category}
      {publishedOn && (
        <>
          {' · '}
          <time dateTime={publishedOn}>{formatDay(publishedOn, language)}</time>
        </>
      )}
      {' · '}
      {t('journal_minutes', { count: readTime })}
    </p>
  )
}
