import { useId } from 'react'
import type { LinkedPage } from '#contract/pages/modules'
import { formatDay } from '#domain/formats'
import { useLanguage } from '#web/messages'
import { CardLink } from '#web/ui/card-link'
import { classes } from '#web/ui/classes'
import { Picture } from '#web/ui/picture'
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
export function CuratedPages({ pages, title, heading: Name = title ? 'h3' : 'h2', className }: CuratedPagesProps) {
  const id = useId()
  const list = (
    <ul className={classes(styles.pages, pages.length > 1 && pages.length % 3 === 1 && styles.four, className)}>
      {pages.map(page => (
        <li key={page.id} className={styles.page}>
          {page.picture && (
            <Picture
              picture={page.picture}
              sizes="(min-width: 1024px) 28vw, (min-width: 768px) 45vw, 90vw"
              ratio="3 / 2"
              widest={1000}
              decorative
            />
          )}
          <Name className={styles.name}>
            <CardLink to={page.path}>{page.name}</CardLink>
          </Name>
          <Appeared page={page} />
          {page.text && <p className={styles.text}>{page.text}</p>}
        </li>
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
    <p className={styles.appeared}>
      {publisherName && `${publisherName}, `}
      <time dateTime={publishedOn}>{formatDay(publishedOn, language)}</time>
    </p>
  )
}
