import { useId } from 'react'
import type { LinkedPage } from '#contract/pages/modules'
import { formatDay } from '#domain/formats'
import { useLanguage } from '#web/messages'
import { classes } from '#web/ui/classes'
import { CardFacts, PageCard } from '#web/ui/page-card'
import styles from './curated-pages.module.css'

interface CuratedPagesProps {
  pages: readonly LinkedPage[]
  /** Why they belong together, where it must be said. */
  title?: string | undefined
  /** The level of their names in the page. */
  heading?: 'h2' | 'h3'
  className?: string | undefined
}

/** Pages that belong together. */
export function CuratedPages({ pages, title, heading = title ? 'h3' : 'h2', className }: CuratedPagesProps) {
  const id = useId()
  const list = (
    <ul className={classes(styles.pages, pages.length > 1 && pages.length % 3 === 1 && styles.four, className)}>
      {pages.map(page => (
        <PageCard key={page.id} page={page} heading={heading} facts={<Appeared page={page} />} />
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

/** Where and when it appeared, of what appeared somewhere. */
function Appeared({ page: { publisherName, publishedOn } }: { page: LinkedPage }) {
  const language = useLanguage()
  if (!publishedOn) return null
  return (
    <CardFacts>
      {publisherName && `${publisherName}, `}
      <time dateTime={publishedOn}>{formatDay(publishedOn, language)}</time>
    </CardFacts>
  )
}
