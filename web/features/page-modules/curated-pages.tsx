import { useId } from 'react'
import type { LinkedPage } from '#contract/pages/modules'
import { formatDay } from '#domain/calendar/formats'
import { useLanguage } from '#web/messages'
import { cx } from '#web/ui/cx'
import { CardFacts, PageCard } from '#web/ui/page-card'
import styles from './curated-pages.module.css'

interface CuratedPagesProps {
  pages: readonly LinkedPage[]
  /** Heading of the group, if needed. */
  title?: string | undefined
  /** Heading level of the cards. */
  heading?: 'h2' | 'h3'
  className?: string | undefined
}

/** Cards of related pages. */
export function CuratedPages({ pages, title, heading = title ? 'h3' : 'h2', className }: CuratedPagesProps) {
  const id = useId()
  const list = (
    <ul className={cx(styles.pages, pages.length > 1 && pages.length % 3 === 1 && styles.four, className)}>
      {pages.map(page => (
        <PageCard key={page.id} page={page} heading={heading} facts={<PublicationLine page={page} />} />
      ))}
    </ul>
  )
  if (!title) return list
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {list}
    </section>
  )
}

/** Publisher and date of press coverage. */
function PublicationLine({ page: { publisherName, publishedOn } }: { page: LinkedPage }) {
  const language = useLanguage()
  if (!publishedOn) return null
  return (
    <CardFacts>
      {publisherName && `${publisherName}, `}
      <time dateTime={publishedOn}>{formatDay(publishedOn, language)}</time>
    </CardFacts>
  )
}
